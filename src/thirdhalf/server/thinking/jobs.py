"""What is asked of whoever thinks, and what it answers: lines of JSON, the same for a process and for a thread."""

from typing import Final, Literal

import msgspec

from thirdhalf.kernel.decision import Choice
from thirdhalf.kernel.game import Game, Setup
from thirdhalf.server.forms import Hint, PlannedStep, SetupValue, Weight

Kind = Literal["play", "suggest", "offer", "advise", "compare", "weigh", "plan"]


class Position:
    """A match as far as it has come: its choices lead to it, chance's included. `epoch` counts how often something was
    taken back, which is all that makes a longer list of choices no continuation of a shorter one.
    """

    __slots__ = ("choices", "epoch", "game", "match", "seat", "setup")

    def __init__(self, match: str, game: Game, setup: Setup, epoch: int, choices: list[Choice], seat: int) -> None:
        self.match = match
        self.game = game
        self.setup = setup
        self.epoch = epoch
        self.choices = choices
        self.seat = seat


class Job(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """One thing to think about. `choices` follow the first `start` that whoever thinks is taken to know; `seconds` is
    how long it may take until it answers with its best so far.
    """

    match: str
    game: str
    content: str
    setup: dict[str, SetupValue]
    epoch: int
    start: int
    choices: list[Choice]
    seat: int
    kind: Kind
    coach: str
    choice: Choice | None
    seed: str
    seconds: float


class Reply(msgspec.Struct, array_like=True):
    """What came of it. `lost`: it does not know the choices before `start`; `elsewhere`: it has other content."""

    ending: Literal["done", "lost", "elsewhere", "failed"]
    value: msgspec.Raw
    why: str = ""


class Wish(msgspec.Struct, frozen=True):
    """What is wanted of a position: an answer of a coach of that name, or else of the adviser; a choice to compare, or
    to begin a plan with.
    """

    kind: Kind
    seed: str
    coach: str = ""
    choice: Choice | None = None


ENCODER: Final = msgspec.json.Encoder()
JOBS: Final = msgspec.json.Decoder(Job)
REPLIES: Final = msgspec.json.Decoder(Reply)
NOTHING: Final = msgspec.Raw(b"null")

# What is read from a reply, by the kind of job.
CHOICE: Final[msgspec.json.Decoder[Choice]] = msgspec.json.Decoder(tuple[int, ...])
ANSWER: Final[msgspec.json.Decoder[Choice | None]] = msgspec.json.Decoder(tuple[int, ...] | None)
CHOICES: Final[msgspec.json.Decoder[list[Choice]]] = msgspec.json.Decoder(list[tuple[int, ...]])
HINTS: Final[msgspec.json.Decoder[list[Hint]]] = msgspec.json.Decoder(list[Hint])
HINT: Final[msgspec.json.Decoder[Hint | None]] = msgspec.json.Decoder(Hint | None)
WEIGHTS: Final[msgspec.json.Decoder[list[Weight]]] = msgspec.json.Decoder(list[Weight])
STEPS: Final[msgspec.json.Decoder[list[PlannedStep]]] = msgspec.json.Decoder(list[PlannedStep])


def job_of(position: Position, wish: Wish, start: int, seconds: float) -> bytes:
    """The line for one who knows that much of the match already."""
    return ENCODER.encode(
        Job(
            match=position.match,
            game=position.game.id,
            content=position.game.content_hash(),
            setup=dict(position.setup),
            epoch=position.epoch,
            start=start,
            choices=position.choices[start:],
            seat=position.seat,
            kind=wish.kind,
            coach=wish.coach,
            choice=wish.choice,
            seed=wish.seed,
            seconds=seconds,
        )
    )
