"""The codes by which a program knows what went wrong, and what each means; people are told in words."""

from typing import Final, Literal, NamedTuple

from thirdhalf.server.forms import Telling

RefusedCode = Literal[
    "not asked", "stale", "illegal", "no undo", "no coach", "not allowed", "silenced", "not agreed", "busy"
]
NotPossibleCode = Literal[
    "malformed",
    "too many",
    "busy",
    "no game",
    "no coach",
    "set-up",
    "name",
    "no invitation",
    "no network",
    "no seat",
    "no match",
    "no rematch",
    "content",
    "damaged",
    "unfinished",
    "viewer",
    "record",
    "league",
    "no league",
    "account",
    "banned",
    "no accounts",
    "no seek",
    "nobody",
    "passkey",
    "signed out",
    "taken",
    "unrated",
    "weak",
    "wrong",
]
FailureCode = Literal[NotPossibleCode, "too large", "failed"]
ProblemCode = Literal[NotPossibleCode, "protocol", "again"]

REFUSED: Final[dict[RefusedCode, str]] = {
    "not asked": "this seat is not asked, or is not shown its question yet",
    "stale": "the question of that `turn` was answered already",
    "illegal": "a rule forbids it, or it is no answer to the question",
    "no undo": "nothing can be taken back",
    "no coach": "no computer coach of that name knows the game",
    "not allowed": "not for this role",
    "not agreed": "both sides have agreed on less help than that (`help` of the match)",
    "busy": "too many ask the computer at once: ask again",
    "silenced": "by the rules no adviser may speak of it yet: `why` says which",
}


class Meaning(NamedTuple):
    """What is wrong, and the status of an answer that says so."""

    status: int
    why: str


FAILURES: Final[dict[FailureCode, Meaning]] = {
    "malformed": Meaning(400, "the body is not of its form"),
    "no game": Meaning(400, "there is no such game"),
    "no coach": Meaning(400, "no computer coach of that name knows the game, or a person's seat names one"),
    "name": Meaning(400, "a name has signs that cannot be seen, or nothing else"),
    "set-up": Meaning(400, "the game cannot be set up like that"),
    "content": Meaning(400, "the match was begun with other content than this server has"),
    "damaged": Meaning(400, "the match cannot be read any more"),
    "unfinished": Meaning(400, "another view than one's own, or a look back, before the match is over"),
    "viewer": Meaning(400, "there is no such view"),
    "record": Meaning(400, "the file is no record, or does not verify"),
    "no seat": Meaning(403, "the token is missing, not known, or for another match"),
    "no invitation": Meaning(403, "the invitation is not known, or somebody else has taken it up"),
    "no network": Meaning(403, "the page has no server: nobody can be invited to it"),
    "league": Meaning(400, "the step does not fit how the league stands: `why` says what is wrong"),
    "no league": Meaning(404, "the league is not known"),
    "account": Meaning(400, "the account cannot be changed like that"),
    "weak": Meaning(400, "the password is short, or anybody would guess it"),
    "passkey": Meaning(403, "the passkey is not known, or what it says cannot be verified"),
    "wrong": Meaning(403, "name and password, or name and code, do not fit"),
    "signed out": Meaning(403, "the session is not known, or has ended"),
    "banned": Meaning(403, "the operator has closed the account, or this to the guest"),
    "no accounts": Meaning(404, "this server has no accounts of that kind"),
    "nobody": Meaning(404, "there is no account of that name"),
    "unrated": Meaning(400, "a rated match wants accounts of both sides, and a clock"),
    "no seek": Meaning(409, "the seek is not to be had any more, or not by whoever asks"),
    "taken": Meaning(409, "somebody has that name, or one that looks like it"),
    "no match": Meaning(404, "the match is not known"),
    "no rematch": Meaning(409, "the match is not over, the offer was declined, or there is none to decline"),
    "too large": Meaning(413, "the body is too large"),
    "too many": Meaning(429, "too many requests, connections or new matches of this address: wait a little"),
    "failed": Meaning(500, "the server failed"),
    "busy": Meaning(503, "too many matches are being played: try again later"),
}

PROBLEMS: Final[dict[ProblemCode, str]] = {
    "malformed": "the message could not be read; after too many of them the connection ends",
    "protocol": "the server speaks another version of the protocol",
    "again": "the connection ends, and the next one goes on where this one was",
    "no seat": FAILURES["no seat"].why,
    "no match": FAILURES["no match"].why,
    "content": FAILURES["content"].why,
    "damaged": FAILURES["damaged"].why,
    "busy": FAILURES["busy"].why,
    "banned": FAILURES["banned"].why,
    "too many": FAILURES["too many"].why,
}


class NotPossible(Exception):
    """A request that cannot be met; the text is for whoever made it, and so is the message, where there is one."""

    def __init__(self, code: NotPossibleCode, why: str, told: Telling | None = None) -> None:
        super().__init__(why)
        self.code = code
        self.why = why
        self.told = told
