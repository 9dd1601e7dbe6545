"""The paintings of the four stories, one file each."""
