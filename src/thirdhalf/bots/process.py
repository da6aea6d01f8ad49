"""A program that somebody else has written, and lines to it and from it: bounded in length, number and time.

It runs in a process group of its own, is never waited for longer than was said, and nothing it writes is kept beyond
what is looked at.
"""

import os
import shlex
import signal
import subprocess
import sys
import threading
import time
from collections import deque
from contextlib import suppress
from queue import SimpleQueue
from typing import IO, Final

LONGEST_LINE: Final = 4096
"""What a program may say in one line, in bytes."""
MOST_WAITING: Final = 64
"""Lines that wait to be looked at; a program that says more has to wait itself."""
LAST_WORDS: Final = 2000
"""How much is kept of what it complains of, in bytes."""
FAREWELL: Final = 1.0
"""Seconds it has to end by itself when it is told to."""
PIECE: Final = 4096


class Gone(Exception):
    """The program has ended, or said something that nobody has to read: why."""


class Process:
    """A running program."""

    def __init__(self, command: str) -> None:
        self.command = command
        try:
            words = shlex.split(command)
        except ValueError as error:
            raise ValueError(f"'{command}' is no command: {error}") from None
        if not words:
            raise ValueError("a program is named program:COMMAND, and there is no command")
        try:
            self._process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=sys.platform != "win32",
            )
        except OSError as error:
            raise ValueError(f"the program '{command}' cannot be started: {error.strerror}") from None
        self._changed = threading.Condition()
        self._heard: deque[bytes] = deque()
        self._end = ""
        self._stopped = False
        self._complaints = b""
        self._to_say: SimpleQueue[bytes | None] = SimpleQueue()
        pipes = (self._process.stdin, self._process.stdout, self._process.stderr)
        self._pipes: list[IO[bytes]] = [pipe for pipe in pipes if pipe is not None]
        self._threads = [
            threading.Thread(target=work, daemon=True) for work in (self._write, self._listen_to_complaints, self._read)
        ]
        for thread in self._threads:
            thread.start()

    def say(self, line: str) -> None:
        """Send a line; whether and when it is read is the program's affair."""
        self._to_say.put(line.encode() + b"\n")

    def hear(self, deadline: float) -> str | None:
        """The next line, or None when the time (`time.monotonic`) is over; Gone where there will be none."""
        with self._changed:
            while not self._heard:
                if self._end:
                    raise Gone(self._end)
                left = deadline - time.monotonic()
                if left <= 0:
                    return None
                self._changed.wait(left)
            line = self._heard.popleft()
            self._changed.notify_all()
        return line.decode("utf-8", errors="replace").strip()

    def last_words(self) -> str:
        """The last line of what it wrote to its standard error."""
        lines = self._complaints.decode("utf-8", errors="replace").split("\n")
        return next((line.strip() for line in reversed(lines) if line.strip()), "")

    def stop(self) -> None:
        """Close its input and let it end, by force where it does not; children of its own too."""
        self.say("quit")
        self._to_say.put(None)
        with self._changed:
            self._stopped = True
            self._changed.notify_all()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(FAREWELL)
        self._kill()
        self._process.wait()
        for thread in self._threads:
            thread.join(FAREWELL)
        for pipe in self._pipes:
            with suppress(OSError):
                pipe.close()

    def _kill(self) -> None:
        with suppress(ProcessLookupError, PermissionError):
            if sys.platform != "win32":
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()

    def _write(self) -> None:
        with suppress(OSError):
            while (text := self._to_say.get()) is not None:
                while text:
                    text = text[os.write(self._pipes[0].fileno(), text) :]
        with suppress(OSError):
            self._pipes[0].close()

    def _read(self) -> None:
        rest = b""
        end = "it has ended"
        while piece := self._piece(1):
            *lines, rest = (rest + piece).split(b"\n")
            if any(len(line) > LONGEST_LINE for line in (*lines, rest)):
                end = f"it wrote a line of more than {LONGEST_LINE} bytes"
                break
            if not self._keep(lines):
                return
        # Its last words say why, and may come a little later.
        self._threads[1].join(FAREWELL)
        with self._changed:
            self._end = end
            self._changed.notify_all()

    def _keep(self, lines: list[bytes]) -> bool:
        """Put lines where they are heard, as there is room; False when nobody hears any more."""
        with self._changed:
            for line in lines:
                while len(self._heard) >= MOST_WAITING and not self._stopped:
                    self._changed.wait()
                if self._stopped:
                    return False
                self._heard.append(line)
                self._changed.notify_all()
        return True

    def _listen_to_complaints(self) -> None:
        while piece := self._piece(2):
            self._complaints = (self._complaints + piece)[-LAST_WORDS:]

    def _piece(self, pipe: int) -> bytes:
        try:
            return os.read(self._pipes[pipe].fileno(), PIECE)
        except (OSError, ValueError):
            return b""
