"""The bodies of requests about people, and of the answers to them."""

from typing import Annotated, Final, Literal

from msgspec import Meta

from thirdhalf.server.forms import MOST_TOKENS, Asked, Key, Role, Sent
from thirdhalf.server.requests import Exchange

PersonName = Annotated[str, Meta(max_length=40)]
Password = Annotated[str, Meta(max_length=128)]
Device = Annotated[str, Meta(max_length=40)]
Base64 = Annotated[str, Meta(max_length=6000, pattern="^[A-Za-z0-9_-]*$")]
Standing = Literal["", "muted", "banned"]


class Challenge(Sent):
    """The answer to POST /api/account/challenge: what an authenticator signs, once and within five minutes, and for
    which host.
    """

    challenge: str
    host: str


class Credential(Asked):
    """What an authenticator says, in base64url: `attestation` of a new passkey; `authenticator` data and `signature`
    of one that is used.
    """

    id: Annotated[str, Meta(min_length=1, max_length=1400, pattern="^[A-Za-z0-9_-]+$")]
    client_data: Base64
    attestation: Base64 = ""
    authenticator: Base64 = ""
    signature: Base64 = ""


class SignUp(Asked):
    """POST /api/account: a new account with a password (8 signs at least) or a passkey. `device` is what its session
    is called in one's own list.
    """

    name: PersonName
    password: Password = ""
    passkey: Credential | None = None
    device: Device = ""


class SignIn(Asked):
    """POST /api/session: by name and password, by name and a recovery code, which is used up and forgets the password,
    or by a passkey, which needs no name.
    """

    name: PersonName = ""
    password: Password = ""
    code: Annotated[str, Meta(max_length=40)] = ""
    passkey: Credential | None = None
    device: Device = ""


class PasskeyShown(Sent):
    """A passkey of an account's."""

    id: str
    name: str
    created: int


class SessionShown(Sent):
    """Where an account is signed in; `own` is whoever asks."""

    id: str
    device: str
    created: int
    used: int
    own: bool


class Account(Sent):
    """GET /api/account: an account as its owner sees it."""

    name: str
    created: int
    standing: Standing
    has_password: bool
    codes: int
    passkeys: list[PasskeyShown]
    sessions: list[SessionShown]
    blocked: list[str]


class SignedIn(Sent):
    """A session's token, and recovery codes where new ones were made: both are told once."""

    token: str
    account: Account
    codes: list[str]


class AccountChange(Asked):
    """POST /api/account/changes: `name` and `password` give new ones, `passkey` adds one, `codes` makes new recovery
    codes, `sign out` ends this session, `revoke` another (`id`), `drop passkey` one of them, `erase` everything;
    `block` and `unblock` are about somebody. Where the account has a password, `name`, `password`, `passkey`, `drop
    passkey`, `codes` and `erase` want it as `proof`.
    """

    do: Literal[
        "name",
        "password",
        "passkey",
        "drop passkey",
        "codes",
        "sign out",
        "revoke",
        "erase",
        "block",
        "unblock",
    ]
    name: PersonName = ""
    password: Password = ""
    proof: Password = ""
    passkey: Credential | None = None
    id: Annotated[str, Meta(max_length=1400)] = ""
    device: Device = ""


class Changed(Sent):
    """The account after that, null where it is signed out or erased; new recovery codes are told once."""

    account: Account | None
    codes: list[str]


class Seats(Asked):
    """POST /api/account/seats: seats of these tokens are the account's from now on, unless they are another's."""

    tokens: Annotated[list[Key], Meta(max_length=MOST_TOKENS)]


class SeatHeld(Sent):
    """A seat of an account's, with a token for this session."""

    match: str
    role: Role
    token: str


class SeatsHeld(Sent):
    """All of them, the latest matches first, at most 200."""

    seats: list[SeatHeld]


class Report(Asked):
    """POST /api/reports: tell the operator of somebody, by name or by a match of one's own (its seat's token)."""

    why: Annotated[str, Meta(min_length=1, max_length=500)]
    name: PersonName = ""
    token: Annotated[str, Meta(max_length=64)] = ""


class Reported(Sent):
    """It is kept for the operator."""

    report: str


BODIES: Final = (
    Challenge,
    SignUp,
    SignIn,
    SignedIn,
    Account,
    AccountChange,
    Changed,
    Seats,
    SeatsHeld,
    Report,
    Reported,
)
PEOPLE: Final = (
    Exchange(
        "challenge",
        "POST",
        "/api/account/challenge",
        "",
        Challenge,
        "what a passkey is to sign, for making one or for signing in",
    ),
    Exchange("sign_up", "POST", "/api/account", SignUp, SignedIn, "a new account"),
    Exchange("sign_in", "POST", "/api/session", SignIn, SignedIn, "a new session of an account"),
    Exchange("account", "GET", "/api/account", "", Account, "with a session's token"),
    Exchange(
        "change_account",
        "POST",
        "/api/account/changes",
        AccountChange,
        Changed,
        "with a session's token. One change to the account",
    ),
    Exchange(
        "account_seats",
        "POST",
        "/api/account/seats",
        Seats,
        SeatsHeld,
        "with a session's token. Bring seats into the account, and have all of its own in this browser",
    ),
    Exchange(
        "account_export",
        "GET",
        "/api/account/export",
        "",
        "a file",
        "with a session's token. All that is kept of the account, as JSON",
    ),
    Exchange("report", "POST", "/api/reports", Report, Reported, "with a session's token. For the operator to look at"),
)
