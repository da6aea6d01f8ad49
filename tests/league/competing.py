"""Competitions for tests: some terms, entries, and results by a hand or by lots."""

from collections.abc import Callable
from random import Random

from thirdhalf.league.season.competition import Competition
from thirdhalf.league.season.drawing import next_draw
from thirdhalf.league.season.meetings import Meeting
from thirdhalf.league.terms import StageTerms, Terms

Scored = Callable[[Meeting], tuple[int, int]]


def terms_of(*stages: StageTerms, seed: str = "1", divisions: tuple[str, ...] = ()) -> Terms:
    """Terms of a competition with these stages."""
    return Terms(name="Test", game="some", seed=seed, stages=stages, divisions=divisions)


def entered(terms: Terms, count: int) -> Competition:
    """So many have entered: a, b, c and so on, in turns in the divisions."""
    now = Competition(terms)
    for number in range(count):
        line: dict[str, object] = {"do": "enter", "entry": chr(97 + number), "team": "reds" if number % 2 else "blues"}
        if terms.divisions:
            line["division"] = terms.divisions[number % len(terms.divisions)]
        take(now, line)
    return now


def take(now: Competition, line: dict[str, object]) -> None:
    """One step more."""
    now.take(line, len(now.lines) + 1)


def draw(now: Competition) -> None:
    """Draw what is due."""
    now.take(next_draw(now), len(now.lines) + 1)


def play_on(now: Competition, scored: Scored) -> None:
    """Play all that is open, as long as the same stage goes on by itself."""
    stage = now.stages[-1]
    while stage.open():
        for meeting in stage.open():
            take(now, {"do": "result", "match": meeting.id, "score": list(scored(meeting))})


def play_out(now: Competition, scored: Scored) -> None:
    """Draw and play to the end."""
    while not now.over:
        if now.due():
            draw(now)
        play_on(now, scored)


def by_lot(seed: int) -> Scored:
    """Any scores."""
    random = Random(seed)
    return lambda meeting: (random.randrange(4), random.randrange(4))


def better_first(meeting: Meeting) -> tuple[int, int]:
    """Whoever entered before wins."""
    return (2, 0) if meeting.home < meeting.away else (0, 2)
