"""Processes that answer: whatever one does, the asking side goes on, and nothing of it remains."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

from ai.process import LONGEST, NICE, WAITING, Gone, Worker
from tests.ai import answers

SOON = 30.0
"""Seconds after which nothing more is hoped for, on a busy machine, too."""
posix = pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")


@contextmanager
def worker(answer: Callable[[bytes], bytes]) -> Iterator[Worker]:
    made = Worker(answer)
    try:
        yield made
    finally:
        made.close()


@pytest.fixture
def line() -> Iterator[socket.socket]:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        listening.settimeout(SOON)
        yield listening


def port(line: socket.socket) -> bytes:
    return str(line.getsockname()[1]).encode()


def hangs_up(child: socket.socket) -> bool:
    """Whether the process at the other end goes away."""
    child.settimeout(SOON)
    try:
        return child.recv(1) == b""
    except ConnectionResetError:
        return True


@posix
def test_a_process_keeps_to_one_core_and_steps_back_behind_the_window() -> None:
    with worker(answers.manners) as polite:
        polite.send(b"")
        said = polite.receive(SOON)
    assert said == f"1 {os.nice(0) + NICE}".encode()


def test_answers_come_in_the_order_of_the_questions() -> None:
    with worker(answers.echo) as asked:
        said = [b"one", b"", bytes(LONGEST)]
        for each in said:
            asked.send(each)
        assert [asked.receive(SOON) for _ in said] == said
        assert asked.warm
        assert asked.receive() is None


def test_a_process_that_dies_is_gone_and_a_fresh_one_takes_its_place() -> None:
    with worker(answers.die) as asked:
        for _ in range(2):
            asked.send(b"?")
            with pytest.raises(Gone):
                asked.receive(SOON)
            asked.restart()
            assert not asked.warm


def test_an_answer_that_is_too_long_is_none() -> None:
    with worker(answers.ramble) as asked:
        asked.send(b"?")
        with pytest.raises(Gone):
            asked.receive(SOON)


def test_a_false_header_ends_the_conversation() -> None:
    with worker(answers.promise) as asked:
        asked.send(b"\x7f" * 8)
        with pytest.raises(Gone):
            asked.receive(SOON)


def test_who_promises_more_than_he_says_keeps_nobody_waiting() -> None:
    with worker(answers.promise) as asked:
        asked.send((1000).to_bytes(8, "big"))
        assert asked.receive(3.0) is None
        start = time.monotonic()
        assert asked.receive() is None
        asked.close()
        assert time.monotonic() - start < 1.0


@posix
def test_who_does_not_listen_keeps_nobody_waiting() -> None:
    with worker(answers.stop_listening) as asked:
        asked.send(b"?")
        asked.receive(2.0)
        start = time.monotonic()
        for _ in range(2 * WAITING):
            asked.send(bytes(1_000_000))
        asked.close()
        assert time.monotonic() - start < 1.0


@pytest.mark.parametrize(
    "answer",
    [answers.start_a_child, answers.start_a_child_and_hang, answers.start_a_child_and_die],
)
def test_what_a_process_has_started_ends_with_it(
    line: socket.socket, answer: Callable[[bytes], bytes]
) -> None:
    with worker(answer) as asked:
        asked.send(port(line))
        child, _ = line.accept()
    with child:
        assert hangs_up(child)


KILLED = """
import sys, time
from ai.process import Worker
from tests.ai import answers
worker = Worker(answers.start_a_child_and_hang)
worker.send(sys.argv[1].encode())
time.sleep(600)
"""


def test_what_a_process_has_started_ends_when_the_program_is_killed(line: socket.socket) -> None:
    with subprocess.Popen([sys.executable, "-c", KILLED, port(line)]) as program:
        child, _ = line.accept()
        program.kill()
    with child:
        assert hangs_up(child)


LEAVES = """
import os, sys
from ai.process import Worker
from tests.ai import answers
workers = [Worker(answers.echo) for _ in range(4)]
os._exit(0) if sys.argv[1] == "abruptly" else sys.exit(0)
"""


@pytest.mark.parametrize("how", ["abruptly", "orderly"])
def test_a_process_whose_parent_has_gone_at_the_start_says_nothing(how: str) -> None:
    """The streams end only once nobody holds them any more."""
    left = subprocess.run(
        [sys.executable, "-c", LEAVES, how], capture_output=True, timeout=SOON, check=False
    )
    assert (left.returncode, left.stdout, left.stderr) == (0, b"", b"")


@posix
def test_ctrl_c_in_a_terminal_is_for_the_program_alone(line: socket.socket) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", KILLED, port(line)], stderr=subprocess.PIPE, start_new_session=True
    ) as program:
        child, _ = line.accept()
        os.killpg(program.pid, signal.SIGINT)
        assert program.stderr
        assert program.stderr.read().count(b"Traceback") == 1
    with child:
        assert hangs_up(child)


@posix
def test_closing_twice_touches_nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """The number of a process that has ended may belong to another one."""
    asked = Worker(answers.echo)
    asked.close()
    monkeypatch.setattr(os, "killpg", lambda *_: pytest.fail("a stranger was killed"))
    asked.close()
