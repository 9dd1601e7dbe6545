"""What is wrong with a hand that cannot be scored."""

from game.engine.message import Message


class BadHand(ValueError):
    """A hand, or a choice for it, that the rules do not allow."""

    def __init__(self, says: Message) -> None:
        super().__init__(says.key, dict(says.args))
        self.says = says
