"""A seat of a match on a server, for a program: what it is told, kept together, and whatever it asks for.

A connection that is lost is made again, and what was asked and not answered is asked again: by its id it is done once.
"""

import json
import secrets
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any, Final
from urllib.parse import urlsplit, urlunsplit

from websockets.exceptions import InvalidHandshake, InvalidURI, WebSocketException
from websockets.sync.client import ClientConnection, connect

from thirdhalf.server.protocol import PROTOCOL

Told = dict[str, Any]
PAUSES: Final = (0.5, 1.0, 2.0, 4.0, 8.0, 15.0)
"""Seconds before each further try to come back, one after the other."""
PATIENCE: Final = 20.0
"""Seconds for connecting, and for the first words."""
JOIN: Final = "#/join/"


class Lost(Exception):
    """The connection is gone."""


class Seat:
    """What a seat knows of its match. ValueError where the server will not have it."""

    def __init__(self, url: str, token: str) -> None:
        self._url = url
        self._token = token
        self._held = ExitStack()
        self._prefix = secrets.token_hex(4)
        self._ids = 0
        # This side's own part of the dice.
        self._nonce = secrets.token_hex(32)
        self._stream = ""
        self._number = -1
        self.info: Told = {}
        self.setting: Told = {}
        self.role = ""
        self.state: Told = {}
        self.turn = 0
        self.events: list[Told] = []
        self.first_event = 0
        self.question: Told | None = None
        self.outcome: Told | None = None
        try:
            self._socket = self._connected()
            while not self.role:
                self._hear(PATIENCE)
        except Lost as lost:
            self.close()
            raise ValueError(f"{url} does not answer: {lost}") from None
        except ValueError:
            self.close()
            raise

    def until_asked(self) -> bool:
        """Wait until this seat is asked, however long that takes (True), or the match is over (False)."""
        while self.question is None and self.outcome is None:
            self._going_on(lambda: self._hear(None))
        return self.outcome is None

    def request(self, type: str, **fields: object) -> Told:
        """Ask for something and hear the answer to it."""
        self._ids += 1
        message = {"type": type, "id": f"{self._prefix}-{self._ids}", **fields}

        def answered() -> Told:
            self._send(message)
            while True:
                told = self._hear(None)
                if told.get("id") == message["id"]:
                    return told

        return self._going_on(answered)

    def decide(self, type: str, **fields: object) -> Told:
        """Answer the question; it is forgotten unless the next one has come already."""
        turn = self.turn
        told = self.request(type, turn=turn, **fields)
        if self.turn == turn:
            self.question = None
        return told

    def close(self) -> None:
        """Hang up."""
        self._held.close()

    def _going_on(self, work: Callable[[], Told]) -> Told:
        while True:
            try:
                return work()
            except Lost as lost:
                self._come_back(str(lost))

    def _come_back(self, why: str) -> None:
        for pause in PAUSES:
            time.sleep(pause)
            try:
                self._socket = self._connected()
                return
            except Lost:
                continue
        raise ValueError(f"{self._url} is gone: {why}")

    def _connected(self) -> ClientConnection:
        parts = urlsplit(self._url)
        secure = parts.scheme == "https"
        path = f"{parts.path.rstrip('/')}/api/play"
        address = urlunsplit(("wss" if secure else "ws", parts.netloc, path, "", ""))
        try:
            self._held.close()
            opening = connect(address, max_size=None, open_timeout=PATIENCE, close_timeout=1)
            socket: ClientConnection = self._held.enter_context(opening)
        except (OSError, TimeoutError, InvalidURI, InvalidHandshake) as error:
            raise Lost(str(error)) from None
        self._socket = socket
        known = {"stream": self._stream, "after": self._number, "nonce": self._nonce}
        self._send({"type": "hello", "protocol": PROTOCOL, "token": self._token, **known})
        return socket

    def _send(self, message: Told) -> None:
        try:
            self._socket.send(json.dumps(message))
        except (WebSocketException, OSError) as error:
            raise Lost(str(error)) from None

    def _hear(self, patience: float | None) -> Told:
        try:
            text = self._socket.recv(patience)
        except (WebSocketException, OSError, TimeoutError) as error:
            raise Lost(str(error)) from None
        told: Told = json.loads(text)
        self._take_in(told)
        return told

    def _take_in(self, told: Told) -> None:
        kind = told["type"]
        if kind == "problem":
            if told["code"] == "again":
                raise Lost(told["why"])
            raise ValueError(f"the server will not have it: {told['why']}")
        if kind == "welcome":
            self._stream, self.role = told["stream"], told["role"]
            self.info, self.setting = told["info"], told["setting"]
        elif kind in ("snapshot", "update", "going on"):
            self._number = told["number"]
            if kind == "going on":
                self.question = None
                return
            if kind == "snapshot":
                self.state, self.events, self.first_event = told["state"], [], told["first_event"]
            for change in told.get("changes", ()):
                put(self.state, change["path"], change["value"])
            self.events += told["events"]
            self.turn, self.question, self.outcome = told["turn"], told["question"], told["outcome"]


def put(state: Any, path: list[Any], value: object) -> None:
    """Apply a change to the state."""
    for key in path[:-1]:
        state = state[key]
    state[path[-1]] = value


def joined(link: str, name: str) -> tuple[str, str]:
    """Take up an invitation by its link: the server's address and the seat's token."""
    url, _, invite = link.partition(JOIN)
    body = json.dumps({"invite": invite, "key": secrets.token_urlsafe(24), "name": name}).encode()
    try:
        with urllib.request.urlopen(f"{url.rstrip('/')}/api/join", body, timeout=PATIENCE) as answer:
            token: str = json.load(answer)["token"]
    except urllib.error.HTTPError as error:
        with error:
            raise ValueError(f"the server will not have it: {json.load(error)['why']}") from None
    except urllib.error.URLError as error:
        raise ValueError(f"{url} does not answer: {error.reason}") from None
    return url, token
