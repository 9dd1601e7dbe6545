"""`python -m game`."""

from multiprocessing import freeze_support

from .cli import main

if __name__ == "__main__":
    freeze_support()  # in the built program, opponents' processes begin here, too
    raise SystemExit(main())
