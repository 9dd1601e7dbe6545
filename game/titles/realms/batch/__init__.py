"""The fast scorer: the same effects, compiled for arrays of hands."""

from .scorer import BatchScorer, batch_scorer

__all__ = ["BatchScorer", "batch_scorer"]
