"""The sounds of the game as code that makes them."""
