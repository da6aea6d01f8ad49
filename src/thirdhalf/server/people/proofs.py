"""What people prove who they are with: passwords by argon2, and codes for the day on which all else is lost."""

import asyncio
import secrets
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from hashlib import blake2b
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final, TypeVar

from thirdhalf.server.allowing.allowances import Allowances, Want
from thirdhalf.server.codes import NotPossible
from thirdhalf.server.limits import HOUR
from thirdhalf.server.people.naming import folded

if TYPE_CHECKING:
    from argon2 import PasswordHasher

Answer = TypeVar("Answer")

CODES: Final = 8
CODE_PARTS: Final = 3
CODE_SIGNS: Final = "23456789abcdefghjkmnpqrstuvwxyz"
"""No signs that are taken for others: a code is written down on paper."""
COMMON_ONES: Final = (
    "password passwort password1 12345678 123456789 1234567890 qwertyui qwertyuiop qwerty123 11111111 00000000 "
    "iloveyou motdepasse azertyuiop azerty123 hallo123 sunshine princess football baseball welcome1 abcd1234 "
    "abc12345 letmein1 trustno1 thirdhalf"
)
SHORT_NAME: Final = 3
"""Names so short are in many words."""
COMMON: Final = frozenset(COMMON_ONES.split())
MOST_WAITING: Final = 16
"""Passwords that wait to be looked at: each takes a moment of a processor and 19 MB."""
TRIES_AT_ONCE: Final = 5.0
TRIES_A_SECOND: Final = 1 / 60
OF_A_NAME_AT_ONCE: Final = 60.0
OF_A_NAME_A_SECOND: Final = 1 / 20
OF_AN_ADDRESS_AT_ONCE: Final = 30.0
OF_AN_ADDRESS_A_SECOND: Final = 1 / 10
MATCHES_AN_ACCOUNT: Final = 30
"""For so many matches that an address may create in an hour it may have one new account."""


def ways() -> list[str]:
    """How one can sign in here: what the extra `public` brings."""
    found = {"password": "argon2", "passkey": "webauthn"}
    return [way for way, library in found.items() if find_spec(library) is not None]


def new_code() -> str:
    """A code for the day on which all else is lost: 74 bits."""
    parts = ["".join([secrets.choice(CODE_SIGNS) for _ in range(5)]) for _ in range(CODE_PARTS)]
    return "-".join(parts)


def code_digest(account: str, code: str) -> bytes:
    """What is kept of a code."""
    tidy = "".join([sign for sign in code.lower() if sign.isalnum()])
    return blake2b(tidy.encode(), key=account.encode()[:64], digest_size=32, person=b"thirdhalf code").digest()


def check_password(password: str, name: str) -> None:
    """`NotPossible` where anybody would guess it."""
    plain, own = password.casefold(), folded(name)
    named = len(own) > SHORT_NAME and own in folded(password)
    if plain in COMMON or len(set(plain)) < 4 or named:
        raise NotPossible("weak", "anybody would guess this password")


class Passwords:
    """Passwords, one after the other on a thread of their own."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="passwords")
        self._waiting = 0
        self._hasher: PasswordHasher | None = None
        # What a name that nobody has is compared with, so that it takes as long.
        self._nobodys = ""

    async def hashed(self, password: str) -> str:
        """What is kept of a password."""
        return await self._run(partial(self._hash, password))

    async def fits(self, kept: str, password: str) -> bool:
        """Whether it is the one of which this was kept; where nothing was, no, after the same time."""
        return await self._run(partial(self._verify, kept, password))

    def close(self) -> None:
        """Nobody is asked any more."""
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def _run(self, work: "partial[Answer]") -> Answer:
        if self._waiting >= MOST_WAITING:
            raise NotPossible("busy", "too many sign in at once; try again")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work)
        finally:
            self._waiting -= 1

    def _made(self) -> "PasswordHasher":
        if self._hasher is None:
            from argon2 import PasswordHasher

            self._hasher = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)
            self._nobodys = self._hasher.hash(secrets.token_hex(16))
        return self._hasher

    def _hash(self, password: str) -> str:
        return str(self._made().hash(password))

    def _verify(self, kept: str, password: str) -> bool:
        from argon2.exceptions import Argon2Error, InvalidHashError

        hasher = self._made()
        try:
            hasher.verify(kept or self._nobodys, password)
            return bool(kept)
        except (Argon2Error, InvalidHashError):
            return False


class Tries:
    """How often one may try: a name from one address, a name from anywhere, an address whatever the name."""

    def __init__(self, creations: int, allowances: Allowances) -> None:
        self._allowances = allowances
        self._accounts = max(1, creations // MATCHES_AN_ACCOUNT)

    async def check(self, name: str, address: str) -> None:
        """Count a try to sign in; `NotPossible` where there were too many."""
        if not await self._allowances.take(*wanted(name, address)):
            raise NotPossible("too many", "too many tries; wait a minute")

    async def passed(self, name: str, address: str) -> None:
        """That was none: who knows the password may come as often as they like."""
        await self._allowances.give(*wanted(name, address))

    async def check_new(self, address: str) -> None:
        """Count a new account."""
        if not await self._allowances.take(Want("accounts", address, self._accounts / HOUR, self._accounts)):
            raise NotPossible("too many", "too many new accounts from here; wait a while")


def wanted(name: str, address: str) -> list[Want]:
    """What a try takes."""
    from_here = Want("tries", address, OF_AN_ADDRESS_A_SECOND, OF_AN_ADDRESS_AT_ONCE)
    if not name:
        return [from_here]
    own = Want("tries of a name here", f"{name}/{address}", TRIES_A_SECOND, TRIES_AT_ONCE)
    return [from_here, own, Want("tries of a name", name, OF_A_NAME_A_SECOND, OF_A_NAME_AT_ONCE)]
