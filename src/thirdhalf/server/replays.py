"""A match made ready to be gone through again, from an uploaded record or a match of this server."""

from typing import Final, Literal

from thirdhalf.kernel.event import EVERYBODY
from thirdhalf.kernel.fields import BadFile, Unfit, one_line
from thirdhalf.kernel.frame import Match
from thirdhalf.kernel.game import Game
from thirdhalf.kernel.record import Move, Record, record_from
from thirdhalf.kernel.replay import replay, verify
from thirdhalf.kernel.seat import CHANCE
from thirdhalf.kernel.telling import message_id
from thirdhalf.server.codes import NotPossible
from thirdhalf.server.forms import Argument, Outcome, Role, Telling, TextValue
from thirdhalf.server.keeping.seats import VIEW_OF
from thirdhalf.server.requests import Replay, ReplayStep
from thirdhalf.server.room.stream import Stream, differences, happened

VIEWS: Final[tuple[Role, ...]] = ("public", "home", "away")


def uploaded(data: bytes) -> Record:
    """The record in a file; NotPossible says what is wrong with it."""
    try:
        return record_from("record", data)
    except BadFile as error:
        raise not_possible(error) from None


def verified(game: Game | None, record: Record) -> Game:
    """The game of a record that was checked to the last event; NotPossible says what does not fit."""
    try:
        if game is None:
            why = f"there is no game '{record.game}' here"
            raise BadFile("", "line 1.game", why, "game", {"game": record.game})
        verify(game, record)
    except BadFile as error:
        raise not_possible(error) from None
    return game


def not_possible(error: BadFile) -> NotPossible:
    """What is wrong with a record, as an answer."""
    why = one_line(f"{error.field}: {error.why}" if error.field else f"the file {error.why}")
    return NotPossible("record", why, told_of(error))


def told_of(error: BadFile | Unfit) -> Telling | None:
    """What is wrong and where, as a message of the catalogue; None where there is none for it."""
    if not error.reason:
        return None
    place, _, field = error.field.partition(".") if isinstance(error, BadFile) else ("", "", "")
    values: dict[str, Argument] = {
        "line": TextValue(text=place.removeprefix("line ")),
        "field": TextValue(text=one_line(field)),
    }
    for name, value in error.values.items():
        values[name] = TextValue(text=one_line(str(value)))
    return Telling(message=message_id("record", error.reason), values=values)


def gone_through(game: Game, record: Record, viewer: Role) -> Replay:
    """Every choice of a record, the events that came of it, and what changed for this viewer. An unfinished match is
    gone through from one open question to the next, as it was shown while it was played: nothing tells who was asked
    in secret.
    """
    view = Stream(VIEW_OF[viewer])
    made = replay(game, record)
    match, _ = next(made)
    told = len(match.log or [])
    setting = game.setting(match)
    start = state = match.project(view.seat)
    opening = [happened(game, match, event) for event in match.log or [] if view.may_see(event)]
    steps: list[ReplayStep] = []
    first: Move | None = None
    for match, move in made:
        first = first or move
        assert first is not None
        if record.end is None and not openly_asked(game, match):
            continue
        log = match.log or []
        now = match.project(view.seat)
        by: Literal["home", "away", "chance"] = first.by  # type: ignore[assignment]  # record_from checks it
        secret = record.end is None and first.audience != EVERYBODY
        steps.append(
            ReplayStep(
                by="chance" if secret else by,
                about="" if secret else first.about,
                choice=None if secret else first.choice,
                events=[happened(game, match, event) for event in log[told:] if view.may_see(event)],
                changes=differences(state, now),
            )
        )
        told = len(log)
        state = now
        first = None
    return Replay(
        game=record.game,
        software=record.software,
        setup=dict(record.setup),
        names=list(record.names),
        viewer=viewer,
        setting=setting,
        state=start,
        events=opening,
        steps=steps,
        outcome=recorded_outcome(record),
        views=[viewer] if record.end is None else list(VIEWS),
    )


def openly_asked(game: Game, match: Match) -> bool:
    """Whether a coach is asked, and everybody may know it."""
    decision = match.decision
    return decision is not None and decision.seat != CHANCE and game.audience(match, decision) == EVERYBODY


def recorded_outcome(record: Record) -> Outcome | None:
    """How the match ended, if it has."""
    end = record.end
    if end is None:
        return None
    return Outcome(
        winner=end.winner,  # type: ignore[arg-type]  # record_from checks it
        home_score=end.home_score,
        away_score=end.away_score,
        ending=end.ending,
    )
