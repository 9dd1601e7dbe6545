"""The strip between table and hand: the one place where the game asks and tells."""
