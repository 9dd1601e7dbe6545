"""What is wrong with a hand that cannot be scored."""

from game.engine.message import Saying


class BadHand(Saying):
    """A hand, or a choice for it, that the rules do not allow."""
