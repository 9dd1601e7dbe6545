"""What a hand is worth: explained, with the best choices, and for many hands at once."""
