"""Passkeys: what an authenticator says is verified against the page's own origin and a challenge that is used once."""

import json
from typing import NamedTuple
from urllib.parse import urlsplit

from thirdhalf.server.codes import NotPossible

Credential = dict[str, str]
"""What a browser's authenticator says, its bytes in base64url."""


class Place(NamedTuple):
    """The page that asks: its origin and the name that passkeys are for."""

    origin: str
    host: str


class NewKey(NamedTuple):
    """A passkey that was made: its name, its public key, how often it was used."""

    id: bytes
    key: bytes
    uses: int


def place_of(origin: str) -> Place:
    """The page of a request, which the guard has found to be of this server."""
    host = urlsplit(origin).hostname or ""
    if not host:
        raise NotPossible("passkey", "passkeys are for browsers")
    return Place(origin, host)


def challenge_in(said: Credential) -> bytes:
    """The challenge that an authenticator answers to."""
    from webauthn import base64url_to_bytes

    try:
        return bytes(base64url_to_bytes(json.loads(base64url_to_bytes(said["client_data"]))["challenge"]))
    except (ValueError, KeyError, TypeError, RecursionError):
        raise not_verified() from None


def id_of(said: Credential) -> bytes:
    """The passkey that an authenticator used."""
    from webauthn import base64url_to_bytes

    try:
        return bytes(base64url_to_bytes(said["id"]))
    except ValueError:
        raise not_verified() from None


def registered(said: Credential, challenge: bytes, place: Place) -> NewKey:
    """A passkey that was made for this page; `NotPossible` where that is not so."""
    from webauthn import verify_registration_response

    response = {"clientDataJSON": said["client_data"], "attestationObject": said["attestation"]}
    try:
        found = verify_registration_response(
            credential=wrapped(said, response),
            expected_challenge=challenge,
            expected_rp_id=place.host,
            expected_origin=place.origin,
        )
    except Exception:
        # The library reads what a stranger has sent, and has more than one way to say that it cannot.
        raise not_verified() from None
    return NewKey(found.credential_id, found.credential_public_key, found.sign_count)


def used(said: Credential, challenge: bytes, place: Place, kept: NewKey) -> int:
    """How often a passkey was used by now, this time included; `NotPossible` where it is another."""
    from webauthn import verify_authentication_response

    response = {
        "clientDataJSON": said["client_data"],
        "authenticatorData": said["authenticator"],
        "signature": said["signature"],
    }
    try:
        found = verify_authentication_response(
            credential=wrapped(said, response),
            expected_challenge=challenge,
            expected_rp_id=place.host,
            expected_origin=place.origin,
            credential_public_key=kept.key,
            credential_current_sign_count=kept.uses,
        )
    except Exception:
        raise not_verified() from None
    return int(found.new_sign_count)


def wrapped(said: Credential, response: dict[str, str]) -> dict[str, object]:
    """What the library wants to read."""
    return {"id": said["id"], "rawId": said["id"], "type": "public-key", "response": response}


def not_verified() -> NotPossible:
    """All that is told: what was wrong helps nobody but a forger."""
    return NotPossible("passkey", "this passkey cannot be verified")
