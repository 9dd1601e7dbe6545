"""`python -m game`."""

# In full: the built program runs this file outside its package.
from game.start import start

if __name__ == "__main__":
    raise SystemExit(start())
