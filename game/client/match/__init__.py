"""A match on the screen: what the tables of all titles share."""
