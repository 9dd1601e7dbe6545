"""The fast scorer: the same effects, compiled for arrays of hands; and what only it can find."""

from .best import best_choices, best_totals, worst_choices
from .scorer import BatchScorer, batch_scorer

__all__ = ["BatchScorer", "batch_scorer", "best_choices", "best_totals", "worst_choices"]
