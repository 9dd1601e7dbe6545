"""Storied Realms: two tabletop titles in one program."""

__version__ = "0.1.0"
