"""Seats by unguessable tokens. Only digests are stored: who reads the file gets no seat."""

import secrets
from hashlib import blake2b
from typing import Final

from thirdhalf.kernel.seat import AWAY, HOME
from thirdhalf.kernel.view import PUBLIC
from thirdhalf.server.forms import Role

TOKEN_BYTES: Final = 24
ROLES: Final[tuple[Role, ...]] = ("home", "away", "public", "host")
VIEW_OF: Final[dict[str, int]] = {"home": HOME, "away": AWAY, "public": PUBLIC, "host": PUBLIC}
"""Which view each role gets. A host sees no more than the public; it sets the pace where only computers play."""


def new_token() -> str:
    """A token nobody can guess."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_match_id() -> str:
    """A match's name: no secret, only unlike all others."""
    return secrets.token_hex(8)


def digest(token: str) -> bytes:
    """What is stored of a token."""
    return blake2b(token.encode(), digest_size=32, person=b"thirdhalf token").digest()


def claimed_token(invite: str, key: str) -> str:
    """The token that an invitation gives to whoever takes it up with this key: the inviting side does not know it, and
    a request that is sent again gets the same.
    """
    return blake2b(
        key.encode(), key=invite.encode()[:64], digest_size=TOKEN_BYTES, person=b"thirdhalf claim"
    ).hexdigest()


def role_of(word: str) -> Role:
    """A stored role."""
    return ROLES[ROLES.index(word)]
