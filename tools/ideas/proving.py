"""Which idea is right: every one is played on to the end of the match many times, with the same dice for each.

What the seat cannot know is dealt anew each time, as it fits what it knows, and the same for every idea. First `club`
plays on, which is quick; what looks clear is then proved by `province:60`, by dice that had no part in choosing it.
"""

from math import sqrt
from time import time
from typing import Any, Final, NamedTuple

from thirdhalf.kernel.chooser import Chooser
from thirdhalf.kernel.decision import Choice, Roll
from thirdhalf.kernel.dice import Dice, seed_from
from thirdhalf.kernel.frame import Match
from thirdhalf.kernel.seat import NOBODY
from thirdhalf.kernel.view import View
from tools.ideas.asking import asked, ideas, theme
from tools.learn.games import Studied, studied
from tools.learn.straying import strayed_match

Kept = dict[str, Any]

LEVELS: Final = ("club", "province:60", "province:60")
QUICK: Final = "club"
SURE: Final = "province:60"
SCREENS: Final = ((6, 0.15, 0.0), (16, 0.15, 1.0), (48, 0.12, 2.5))
"""How often `club` plays each idea out, by how much of a win the best must lead then, and by how many errors."""
PROOFS: Final = ((24, 0.06, 1.0), (72, 0.1, 3.0), (144, 0.1, 4.0))
"""The same of `province:60`; the counts add up, and the last line is what a position in the set has passed."""
CLEAR: Final = 5.0
"""So many errors are enough before the last line."""
LOOKS: Final = 10
"""Positions of one match that are looked at; at most one of each theme and match is kept."""


class Lead(NamedTuple):
    """By how much of a win the right answers lead the others, where that is least clear, with the error of that."""

    gap: float
    error: float

    @property
    def errors(self) -> float:
        """How many errors the lead is."""
        return self.gap / self.error if self.error > 0 else 0.0


class Late(Exception):
    """The time is up."""


def result(study: Studied, match: Match, seat: int, level: str, seed: str) -> int:
    """2 for a win of the seat, 1 for a draw, when two coaches of that level play on."""
    dice = Dice(seed_from(seed))
    coaches = (study.coach(level, f"{seed}/home"), study.coach(level, f"{seed}/away"))
    while match.decision is not None:
        decision = match.decision
        if isinstance(decision, Roll):
            match.choose(dice.roll(decision))
        else:
            match.choose(coaches[decision.seat](View(match, decision.seat)))
    winner = study.winner(match)
    return 1 if winner == NOBODY else 2 if winner == seat else 0


class Trial:
    """The playouts of one position."""

    def __init__(
        self, study: Studied, match: Match, choices: list[Choice], level: str, seed: str, until: float
    ) -> None:
        assert match.decision is not None
        self.study = study
        self.match = match
        self.seat = match.decision.seat
        self.choices = choices
        self.level = level
        self.seed = seed
        self.until = until
        self.came: list[list[int]] = [[] for _ in choices]

    def go_on(self, count: int) -> None:
        """Until each idea has been played out so many times."""
        view = View(self.match, self.seat)
        for number in range(len(self.came[0]), count):
            if time() > self.until:
                raise Late
            seed = f"{self.seed}/{number}"
            guess = view.guess(Chooser(seed))
            for came, choice in zip(self.came, self.choices, strict=True):
                copy = guess.copy()
                copy.choose(choice)
                came.append(result(self.study, copy, self.seat, self.level, seed))

    def means(self) -> list[float]:
        """What share of a win each idea has brought."""
        return [sum(came) / len(came) / 2 for came in self.came]

    def right(self) -> list[int]:
        """The best answers, at most half of all: those above the widest gap. To give two players a token in one order
        or the other is often the same idea.
        """
        means = self.means()
        order = sorted(range(len(means)), key=lambda number: -means[number])
        sizes = range(1, max(1, len(order) // 2) + 1)
        size = max(sizes, key=lambda size: means[order[size - 1]] - means[order[size]])
        return sorted(order[:size])

    def lead(self, right: list[int]) -> Lead:
        """Of each right answer over each other one, by pairs of playouts with the same dice."""
        leads: list[Lead] = []
        for best in right:
            for other in range(len(self.choices)):
                if other not in right:
                    leads.append(self.between(best, other))
        return min(leads, key=lambda lead: lead.errors)

    def between(self, best: int, other: int) -> Lead:
        """Of one answer over another."""
        pairs = [(a - b) / 2 for a, b in zip(self.came[best], self.came[other], strict=True)]
        size = len(pairs)
        middle = sum(pairs) / size
        # Where all pairs came out alike nothing is known of the error: one more that came out otherwise is added.
        spread = sum([(each - middle) ** 2 for each in pairs]) + (middle + 1) ** 2 / size
        return Lead(middle, sqrt(spread / (size - 1) / size))


def proved(study: Studied, match: Match, seed: str, until: float) -> Kept | None:
    """A position's ideas and what came of them, if one is clearly right."""
    choices = ideas(study.name, match)
    if len(choices) < 2:
        return None
    trial = Trial(study, match, choices, QUICK, f"{seed}/screen", until)
    right: list[int] = []
    for count, gap, errors in SCREENS:
        trial.go_on(count)
        right = trial.right()
        if not clear(trial.lead(right), gap, errors):
            return None
    trial = Trial(study, match, choices, SURE, f"{seed}/proof", until)
    for count, gap, errors in PROOFS:
        trial.go_on(count)
        if not clear(trial.lead(right), gap, errors):
            return None
        if clear(trial.lead(right), PROOFS[-1][1], CLEAR):
            break
    lead = trial.lead(right)
    best = max(right, key=lambda number: trial.means()[number])
    return {
        "theme": theme(study.name, match, choices[best]),
        "ideas": [list(choice) for choice in choices],
        "right": right,
        "means": [round(mean, 3) for mean in trial.means()],
        "played": len(trial.came[0]),
        "lead": round(lead.gap, 3),
        "errors": round(lead.errors, 1),
    }


def clear(lead: Lead, gap: float, errors: float) -> bool:
    """Whether a lead is as wide and as sure as is asked."""
    return lead.gap >= gap and lead.errors >= errors


def found_in(game: str, seed: str, number: int, until: float) -> Kept:
    """The positions of one match with a clearly right idea; `done` is 0 where the time was up before the end."""
    study = studied(game)
    seed = f"{seed}/{game}/{number}"
    setup, choices, places = played(study, seed)
    chooser = Chooser(f"{seed}/places")
    # Any kind of question first, then any of that kind: most are about the same few things.
    waiting: dict[str, list[tuple[int, Match]]] = {}
    for at, match in places:
        waiting.setdefault(topic_of(match), []).append((at, match))
    looked = 0
    kept: list[Kept] = []
    try:
        while waiting and looked < LOOKS:
            topic = sorted(waiting)[chooser.below(len(waiting))]
            at, match = waiting[topic].pop(chooser.below(len(waiting[topic])))
            if not waiting[topic]:
                del waiting[topic]
            looked += 1
            one = proved(study, match, f"{seed}/{at}", until)
            if one is not None and all(one["theme"] != other["theme"] for other in kept):
                said = " ".join([",".join(map(str, choice)) for choice in choices[:at]])
                kept.append({"setup": setup, "at": at, "topic": topic, **one, "choices": said})
    except Late:
        return {"number": number, "done": 0, "looked": looked, "found": []}
    return {"number": number, "done": 1, "looked": looked, "found": kept}


def topic_of(match: Match) -> str:
    """What is asked."""
    return match.decision.topic if match.decision is not None else ""


def played(study: Studied, seed: str) -> tuple[Kept, list[Choice], list[tuple[int, Match]]]:
    """A match of coaches who stray: its set-up, all choices, and the positions that are worth a look."""
    places: list[tuple[int, Match]] = []

    def look(match: Match, made: int, fresh: bool) -> None:
        if not isinstance(match.decision, Roll) and asked(study.name, match):
            places.append((made, match.copy()))

    strayed = strayed_match(study, seed, LEVELS, look)
    return dict(strayed.setup), strayed.choices, places
