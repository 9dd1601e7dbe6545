"""The words of the program, in every language it speaks."""

from .language import LANGUAGES, Language, MissingMessage, language
from .markup import Span, literal, plain, printable, spans

__all__ = [
    "LANGUAGES",
    "Language",
    "MissingMessage",
    "Span",
    "language",
    "literal",
    "plain",
    "printable",
    "spans",
]
