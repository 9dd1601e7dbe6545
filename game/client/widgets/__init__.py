"""Things that draw: they decide nothing."""
