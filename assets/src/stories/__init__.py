"""The pictures of Fantastic Stories: the land, what stands on it, the pages and the cover."""
