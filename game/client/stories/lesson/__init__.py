"""The guided first match of Fantastic Stories: a story that is nearly told, and its end."""
