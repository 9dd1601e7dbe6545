"""`python -m game`."""

import sys
from multiprocessing import freeze_support

# In full: the built program runs this file outside its package.
from ai.process import FLAG, serve
from game.cli import main
from game.unpacked import claimed

if __name__ == "__main__":
    freeze_support()  # in the built program, processes that help begin here, too
    if sys.argv[1:2] == [FLAG]:
        serve(sys.argv[2])
    with claimed():
        raise SystemExit(main())
