"""The words of the program, in every language it speaks."""

from .language import LANGUAGES, Language, MissingMessage, language
from .markup import Span, plain, spans

__all__ = ["LANGUAGES", "Language", "MissingMessage", "Span", "language", "plain", "spans"]
