"""Events and outcomes as message keys; the catalogue has the words."""
