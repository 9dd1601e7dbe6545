"""What is kept on the player's machine: settings, saves, statistics."""

from .keeper import MatchKeeper
from .store import AlreadyOpen, Store, Unwritable

__all__ = ["AlreadyOpen", "MatchKeeper", "Store", "Unwritable"]
