"""A client that plays by itself and says how far it is, to be killed: `python -m ... FOLDER`."""

from __future__ import annotations

import sys
from pathlib import Path

from game.client.realms.table import TableScene
from game.store import saves
from game.titles.realms.play.options import Options

from .client import Client
from .playing import by_mouse, entries, sit_down


def main(folder: Path) -> None:
    client = Client(folder)
    if saves.exists(client.app.store, "realms"):
        client.button("Continue")
    else:
        sit_down(client, Options(6), seed="killed")
    told = -1
    while isinstance(client.scene, TableScene):
        if client.asked():
            by_mouse(client)
        else:
            client.frame()
        if isinstance(client.scene, TableScene):
            done = entries(client)
            if done != told:
                told = done
                print(done, flush=True)
    client.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
