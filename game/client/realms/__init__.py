"""The card table of Fantasy Realms."""
