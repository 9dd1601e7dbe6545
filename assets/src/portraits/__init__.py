"""Portraits of the opponents, for a round frame, as code that paints them."""
