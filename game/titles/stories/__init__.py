"""Fantastic Stories: a board, dice, pawns, and adventures to be told."""
