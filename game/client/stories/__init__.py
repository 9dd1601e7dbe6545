"""The board of Fantastic Stories."""
