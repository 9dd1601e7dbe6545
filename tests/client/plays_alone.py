"""A client that plays by itself and says how far it is, to be killed: `python -m ... FOLDER`."""

from __future__ import annotations

import sys
from pathlib import Path

from game.client.realms.table import TableScene
from game.titles.realms.play.options import Options

from .client import Client
from .playing import by_mouse, sit_down


def main(folder: Path) -> None:
    client = Client(folder)
    if client.app.store.match_file.exists():
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
            done = len(client.table.match.table.history.entries)
            if done != told:
                told = done
                print(done, flush=True)
    client.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
