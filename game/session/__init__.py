"""One match as it is played on this machine: a table, a driver for each seat, and saving."""

from .clock import Clock, StillClock
from .coach import Advice, Coach, Counsel
from .driver import Answer, Company, Driver, Drivers, Person, Question
from .keeper import Keeper
from .review import Review, Turn
from .session import AnyTable, Session, Update

__all__ = [
    "Advice",
    "Answer",
    "AnyTable",
    "Clock",
    "Coach",
    "Company",
    "Counsel",
    "Driver",
    "Drivers",
    "Keeper",
    "Person",
    "Question",
    "Review",
    "Session",
    "StillClock",
    "Turn",
    "Update",
]
