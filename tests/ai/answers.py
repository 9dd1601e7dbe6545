"""What processes answer with in the tests of them."""

from __future__ import annotations

import os
import signal
import stat
import subprocess
import sys
import time
from typing import NoReturn

SLEEPER = (
    "import socket, sys, time;"
    "held = socket.create_connection(('127.0.0.1', int(sys.argv[1]))); time.sleep(600)"
)


def echo(question: bytes) -> bytes:
    return question


def manners(_question: bytes) -> bytes:
    """How many threads libraries for numbers may use, and how far it steps back."""
    nice = os.nice(0) if sys.platform != "win32" else 0
    return f"{os.environ['OMP_NUM_THREADS']} {nice}".encode()


def hang(_question: bytes) -> NoReturn:
    while True:
        time.sleep(1)


def die(_question: bytes) -> NoReturn:
    os._exit(3)


def ramble(_question: bytes) -> bytes:
    return bytes(10_000_000)


def stop_listening(_question: bytes) -> bytes:
    os.kill(os.getpid(), signal.SIGSTOP)
    return b""


def start_a_child(port: bytes) -> bytes:
    """Starts a process that holds a line to the port for as long as it lives."""
    subprocess.Popen([sys.executable, "-c", SLEEPER, port.decode()])
    return b"started"


def start_a_child_and_hang(port: bytes) -> NoReturn:
    start_a_child(port)
    hang(port)


def start_a_child_and_die(port: bytes) -> NoReturn:
    start_a_child(port)
    die(port)


def write_to_every_pipe(said: bytes) -> None:
    """Speaks past the program, to whoever listens at the other end."""
    for number in range(3, 64):
        try:
            mode = os.fstat(number).st_mode
            if stat.S_ISFIFO(mode) or stat.S_ISSOCK(mode):
                os.write(number, said)
        except OSError:
            continue


def promise(header: bytes) -> NoReturn:
    write_to_every_pipe(header)
    hang(header)
