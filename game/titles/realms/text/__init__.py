"""Effects, events and reasons as message keys; the catalogue has the words."""
