"""The painted land of the board: everything that is not a piece."""
