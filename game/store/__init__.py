"""What is kept on the player's machine: settings, saves, statistics."""

from .store import AlreadyOpen, Store, Unwritable

__all__ = ["AlreadyOpen", "Store", "Unwritable"]
