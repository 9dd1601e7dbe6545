"""The opponents of Fantastic Stories."""
