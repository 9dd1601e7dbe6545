"""Processes that answer questions: one that hangs, lies or dies harms nobody but itself.

Both ends of the pipe are here. The asking side never waits and never trusts: a thread per process
does the reading and writing, and whatever is too long ends the conversation. The answering side
leads a group of its own, which ends as a whole: when it is closed, and when its parent is gone,
however that came about.
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pkgutil import resolve_name
from queue import Empty, Full, Queue, SimpleQueue
from threading import Event, Thread
from typing import IO, NoReturn

FLAG = "--answer"
"""What the built program is started with to be such a process."""
LONGEST = 64_000
"""Bytes of an answer; who says more is talking nonsense."""
WAITING = 16
"""Questions that may wait for one process."""
READY = b""
NUMBERS = ("OMP", "OPENBLAS", "MKL", "NUMEXPR")
ONE_THREAD = {f"{name}_NUM_THREADS": "1" for name in NUMBERS} | {"VECLIB_MAXIMUM_THREADS": "1"}
"""Libraries for numbers keep to one core: the others are the window's."""
NICE = 2
"""By how much such a process steps back behind the window."""


class Gone(Exception):
    """The process has died, or speaks in a way nobody understands."""


class Worker:
    """A process that answers bytes with bytes; a fresh one takes its place with `restart`."""

    def __init__(self, answer: Callable[[bytes], bytes]) -> None:
        self._target = f"{answer.__module__}:{answer.__qualname__}"
        self._start()

    def _start(self) -> None:
        self._warm = Event()
        self._questions: Queue[bytes | None] = Queue(WAITING)
        self._answers: SimpleQueue[bytes | None] = SimpleQueue()
        self._process = _started(self._target)
        # The thread holds what belongs to this process only, so that it may outlast it unnoticed.
        told = (self._process, self._warm, self._questions, self._answers)
        Thread(target=_carry, args=told, daemon=True).start()

    @property
    def warm(self) -> bool:
        """Whether it has loaded what it needs, and begun to answer."""
        return self._warm.is_set()

    def send(self, question: bytes) -> None:
        """Puts a question; one too many is lost, and never answered."""
        with contextlib.suppress(Full):
            self._questions.put_nowait(question)

    def receive(self, wait: float = 0.0) -> bytes | None:
        """The next answer, in the order of the questions, if it comes in time."""
        try:
            answer = self._answers.get(timeout=wait)
        except Empty:
            return None
        if answer is None:
            raise Gone
        return answer

    def restart(self) -> None:
        self.close()
        self._start()

    def close(self) -> None:
        """Ends the process and all it has started, in the middle of a thought if need be."""
        if self._process.returncode is not None:  # its number may be somebody else's by now
            return
        with contextlib.suppress(Full):
            self._questions.put_nowait(None)
        with contextlib.suppress(OSError):
            if sys.platform == "win32":
                self._process.kill()
            else:
                os.killpg(self._process.pid, signal.SIGKILL)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(timeout=0.5)


def serve(target: str) -> NoReturn:
    """The other end: answers with the function of that name until the parent is gone."""
    try:
        pipe_in, pipe_out = _pipes()
        if sys.platform == "win32":
            from .windows_job import lead

            lead()
        else:
            os.nice(NICE)
        questions: SimpleQueue[bytes] = SimpleQueue()
        Thread(target=_listen, args=(pipe_in, questions), daemon=True).start()
        answer: Callable[[bytes], bytes] = resolve_name(target)
        _write(pipe_out, READY)
        while True:
            _write(pipe_out, answer(questions.get()))
    finally:
        _end()


def _started(target: str) -> subprocess.Popen[bytes]:
    """A process with nothing of ours but two pipes; signals of the terminal do not reach it."""
    if getattr(sys, "frozen", False):
        command = [sys.executable, FLAG, target]
    else:
        same_path = f"import sys; sys.path[:] = {sys.path}"
        command = [
            sys.executable,
            "-c",
            f"{same_path}; from ai.process import serve; serve({target!r})",
        ]
    return subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env={**os.environ, **ONE_THREAD},
        start_new_session=True,
        creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0)
        | getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0),
    )


def _carry(
    process: subprocess.Popen[bytes],
    warm: Event,
    questions: Queue[bytes | None],
    answers: SimpleQueue[bytes | None],
) -> None:
    """Takes questions there and answers back, one by one; nobody else touches the pipes."""
    assert process.stdin
    assert process.stdout
    try:
        with process.stdin as pipe_in, process.stdout as pipe_out:
            _read(pipe_out, LONGEST)
            warm.set()
            while (question := questions.get()) is not None:
                _write(pipe_in, question)
                answers.put(_read(pipe_out, LONGEST))
    except (EOFError, OSError):
        answers.put(None)


def _listen(pipe: IO[bytes], questions: SimpleQueue[bytes]) -> None:
    """Hears what is asked, and at once when the parent has gone."""
    try:
        while True:
            questions.put(_read(pipe))
    finally:
        _end()


def _pipes() -> tuple[IO[bytes], IO[bytes]]:
    """What this process was started with, out of reach of whoever prints or reads."""
    pipe_in, pipe_out = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDWR)
    os.dup2(nothing, 0)
    os.dup2(nothing, 1)
    return pipe_in, pipe_out


def _end() -> NoReturn:
    """Ends this process and its group; on Windows the job it leads ends with it."""
    if sys.platform != "win32":
        with contextlib.suppress(OSError):
            os.killpg(os.getpid(), signal.SIGKILL)
    os._exit(1)


def _write(pipe: IO[bytes], data: bytes) -> None:
    pipe.write(len(data).to_bytes(8, "big") + data)
    pipe.flush()


def _read(pipe: IO[bytes], longest: int | None = None) -> bytes:
    size = int.from_bytes(_exactly(pipe, 8), "big")
    if longest is not None and size > longest:
        raise EOFError
    return _exactly(pipe, size)


def _exactly(pipe: IO[bytes], size: int) -> bytes:
    data = pipe.read(size)
    if len(data) < size:
        raise EOFError
    return data
