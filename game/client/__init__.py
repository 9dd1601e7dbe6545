"""Everything with pixels: the shell any title uses, and a room for each title."""
