"""One match as it is played on this machine: a table, a driver for each seat, and saving."""

from .clock import Clock, StillClock
from .driver import Answer, Company, Driver, Drivers, Person, Question
from .keeper import Keeper
from .session import AnyTable, Session, Update

__all__ = [
    "Answer",
    "AnyTable",
    "Clock",
    "Company",
    "Driver",
    "Drivers",
    "Keeper",
    "Person",
    "Question",
    "Session",
    "StillClock",
    "Update",
]
