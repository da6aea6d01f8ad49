"""A finished match made ready to be gone through again, from an uploaded record or a match of this server."""

from typing import Literal

from thirdhalf.kernel.fields import BadFile
from thirdhalf.kernel.game import Game
from thirdhalf.kernel.record import Record, record_from
from thirdhalf.kernel.replay import replay, verify
from thirdhalf.server.forms import Outcome, Role
from thirdhalf.server.requests import Replay, ReplayStep
from thirdhalf.server.seats import VIEW_OF
from thirdhalf.server.stream import Stream, differences, happened


def uploaded(games: dict[str, Game], data: bytes, viewer: Role) -> Replay:
    """The replay of a record file, checked to the last event; ValueError says in one line what is wrong with it."""
    try:
        record = record_from("record", data)
        game = games.get(record.game)
        if game is None:
            raise ValueError(f"record: there is no game '{record.game}' here")
        verify(game, record)
    except BadFile as error:
        raise ValueError(str(error)) from None
    return gone_through(game, record, viewer)


def gone_through(game: Game, record: Record, viewer: Role) -> Replay:
    """Every choice of a finished record, the events that came of it, and what changed for this viewer."""
    assert record.end is not None
    view = Stream(VIEW_OF[viewer])
    made = replay(game, record)
    match, _ = next(made)
    told = len(match.log or [])
    setting = game.setting(match)
    start = state = match.project(view.seat)
    opening = [happened(game, match, event) for event in match.log or [] if view.may_see(event)]
    steps: list[ReplayStep] = []
    for match, move in made:
        assert move is not None
        log = match.log or []
        now = match.project(view.seat)
        by: Literal["home", "away", "chance"] = move.by  # type: ignore[assignment]  # record_from checks it
        steps.append(
            ReplayStep(
                by=by,
                about=move.about,
                choice=move.choice,
                events=[happened(game, match, event) for event in log[told:] if view.may_see(event)],
                changes=differences(state, now),
            )
        )
        told = len(log)
        state = now
    end = record.end
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
        outcome=Outcome(
            winner=end.winner,  # type: ignore[arg-type]  # record_from checks it
            home_score=end.home_score,
            away_score=end.away_score,
            ending=end.ending,
        ),
    )
