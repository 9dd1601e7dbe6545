"""What is wrong with a hand that cannot be scored."""

from game.engine.message import UserError


class BadHand(UserError):
    """A hand, or a choice for it, that the rules do not allow."""
