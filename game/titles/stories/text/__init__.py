"""Fantastic Stories in message keys: what happened, and who has won."""
