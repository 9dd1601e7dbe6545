"""The board of Fantastic Stories in the real client."""
