"""The scoring as a show: hand after hand, card after card, up to who has won."""
