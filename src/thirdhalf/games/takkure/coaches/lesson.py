"""The computer's part in the guided exercises: it does what the lesson is about, step by step from a file.

Only what the opponent does is planned. What the rules do not offer, or no plan speaks of, the script decides.
"""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

from thirdhalf.coaches.guessing import BEST, GuessingCoach, place_of_best
from thirdhalf.games.takkure.coaches.script.scripted import judged
from thirdhalf.games.takkure.coaches.script.style import NEVER, Style
from thirdhalf.games.takkure.rules.actions.tackle import tacklers_in_contact
from thirdhalf.games.takkure.table.box import NO_PLAY
from thirdhalf.games.takkure.table.kinds import (
    BREAK_THROUGH,
    DODGE,
    MOVE,
    NO_PLAYER,
    NOTHING,
    PASS,
    PRESSURE,
    TACKLE,
)
from thirdhalf.games.takkure.table.questions import topics as questions
from thirdhalf.games.takkure.table.questions.topics import as_points
from thirdhalf.games.takkure.table.questions.walks import Walk
from thirdhalf.games.takkure.table.state import Match, direction, own_match
from thirdhalf.games.takkure.tactics import candidates
from thirdhalf.games.takkure.tactics.gathering import Gathering
from thirdhalf.games.takkure.tactics.sight import bubble, mates, others, run_of
from thirdhalf.games.takkure.tactics.walking import head_for
from thirdhalf.geometry.plane import INCH, TOUCH, Point, distance2
from thirdhalf.geometry.polyline import line_length, near_line
from thirdhalf.kernel.decision import Choice, Pick
from thirdhalf.kernel.fields import read_toml
from thirdhalf.kernel.view import View

FILE: Final = Path(__file__).with_name("lessons.toml")

COVER: Final = "cover"
HUNT: Final = "tackle"
APPROACH: Final = "approach"
SIDESTEP: Final = "dodge"
RUN_OVER: Final = "break"
BE_THERE: Final = "support"
GIVE: Final = "pass"
TOGETHER: Final = "team play"
AS_EVER: Final = "script"
DEFENCE_STEPS: Final[tuple[str, ...]] = (COVER, HUNT, AS_EVER)
ATTACK_STEPS: Final[tuple[str, ...]] = (APPROACH, SIDESTEP, RUN_OVER, BE_THERE, GIVE, TOGETHER, AS_EVER)

PATIENT: Final = Style(blunders=0, slips=0, passes=0, hands_over=0, reads_lanes=0, chases=NEVER)
"""How an opponent plays besides its plan: the script of a beginner who makes no mistakes."""

BEHIND: Final = INCH
"""How far short of the carrier's reach somebody waits for a pass."""

WANTED: Final[dict[tuple[str, str], int]] = {
    (questions.DEFENCE, COVER): PRESSURE,
    (questions.DEFENCE, HUNT): TACKLE,
    (questions.FIRST_ACTION, APPROACH): MOVE,
    (questions.FIRST_ACTION, SIDESTEP): MOVE,
    (questions.FIRST_ACTION, RUN_OVER): MOVE,
    (questions.SECOND_ACTION, GIVE): PASS,
}
"""The action that a step wants, where that depends on nothing else."""


class LessonPlan:
    """What the computer does in an exercise, activation by activation, in defence and in attack."""

    __slots__ = ("attack", "defence")

    def __init__(self, defence: tuple[str, ...], attack: tuple[str, ...]) -> None:
        self.defence = defence
        self.attack = attack


@cache
def lesson_plans(file: Path) -> dict[int, LessonPlan]:
    """The plans of the file, by exercise."""
    plans = {}
    for fields in read_toml(file).tables("lesson"):
        steps = []
        for part, words in (("defence", DEFENCE_STEPS), ("attack", ATTACK_STEPS)):
            named = tuple(fields.texts(part, ()))
            for word in named:
                if word not in words:
                    raise fields.bad(part, f"there is no step '{word}'; there are: {', '.join(words)}")
            steps.append(named)
        plans[fields.whole("exercise", 1, 6)] = LessonPlan(steps[0], steps[1])
        fields.finish()
    return plans


class LessonCoach(GuessingCoach[Match]):
    """Follows the plan of an exercise."""

    __slots__ = ("_plan", "_style")

    def __init__(self, seed: str, exercise: int, style: Style) -> None:
        super().__init__(seed)
        self._plan = lesson_plans(FILE)[exercise]
        self._style = style

    def pick(self, view: View, match: Match) -> Choice:
        choices = candidates(match)
        planned = self._planned(match, choices)
        if planned is not None:
            return planned
        return choices[0] if len(choices) == 1 else best_of(match, self._style, choices)

    def speaks(self, view: View) -> bool:
        match = own_match(view.glance(self._chooser))
        return self._planned(match, candidates(match)) is not None

    def _planned(self, match: Match, choices: list[Choice]) -> Choice | None:
        """What the plan answers; None where it has nothing to say."""
        decision = match.decision
        assert decision is not None
        steps = self._plan.attack if decision.seat == match.attacker else self._plan.defence
        step = steps[min(place_of_step(match), len(steps) - 1)] if steps else AS_EVER
        return answer(match, step, choices)


def place_of_step(match: Match) -> int:
    """1.01: how many activations came before this one. A token lies on whoever is active."""
    spent = match.sets * match.terms.tokens - match.tokens
    return max(0, spent if match.active == NO_PLAYER else spent - 1)


def best_of(match: Match, style: Style, choices: list[Choice]) -> Choice:
    """What the script likes best of these."""
    return choices[place_of_best(judged(match, style, choices), BEST)]


def answer(match: Match, step: str, choices: list[Choice]) -> Choice | None:
    """What the step answers to the question at hand; None where it has nothing to say."""
    decision = match.decision
    assert decision is not None
    topic = decision.topic
    if topic == questions.SPOT and step == HUNT:
        return best_of(match, PATIENT, choices)
    if topic == questions.DEFENSIVE_MOVE and step == COVER and isinstance(decision, Walk):
        return cover(match, decision)
    if topic == questions.PLAYER and step in (BE_THERE, GIVE):
        return who_runs(match, step)
    if topic == questions.MARK:
        return marked(match, step, choices)
    if topic == questions.SECOND_MOVE and step == APPROACH and isinstance(decision, Walk):
        return stop_before(match, decision)
    if topic == questions.TEAM_PLAY and step == TOGETHER and len(choices) > 1:
        return best_of(match, PATIENT, [choice for choice in choices if choice != (NO_PLAY,)])
    if isinstance(decision, Pick):
        wanted = second_action(match, step) if topic == questions.SECOND_ACTION else WANTED.get((topic, step), NOTHING)
        return (wanted,) if wanted != NOTHING and wanted in decision.options else None
    return None


def marked(match: Match, step: str, choices: list[Choice]) -> Choice | None:
    """1.04: the run that the step wants."""
    if match.holder != match.active:
        return level_run(match, BEHIND) if step == BE_THERE and match.holder != NO_PLAYER else None
    if step == APPROACH:
        return straight(match, choices)
    if step in (SIDESTEP, RUN_OVER):
        return within_reach(match, choices)
    return level_run(match, 0) if step == GIVE else None


def second_action(match: Match, step: str) -> int:
    """1.09: what to do after the run; NOTHING where that is left to the script."""
    if step == APPROACH:
        return MOVE if nearest_ahead(match) != NO_PLAYER and not reached(match, match.run_line) else NOTHING
    if step in (SIDESTEP, RUN_OVER) and tacklers_in_contact(match, line_length(match.run_line)):
        return DODGE if step == SIDESTEP else BREAK_THROUGH
    return WANTED.get((questions.SECOND_ACTION, step), NOTHING)


def cover(match: Match, walk: Walk) -> Choice | None:
    """1.07: before all the places where the carrier can be after a second move, in their middle."""
    if match.holder == NO_PLAYER:
        return None
    carrier = match.players[match.holder]
    way = direction(carrier.team)
    move = carrier.profile.attack_move
    x, y = carrier.x, carrier.y
    if match.holder == match.active:
        x, y = run_of(match, match.holder, list(match.run_line), move)[-1]
    side = match.terms.half_width - carrier.profile.radius
    middle = (max(-side, x - move) + min(side, x + move)) // 2
    ahead = way * y + move + carrier.profile.radius + match.players[walk.who].profile.radius
    found = Gathering(walk, 0)
    head_for(walk, (middle, way * min(ahead, match.terms.line)), found)
    return found.choices[0] if found.choices else None


def nearest_ahead(match: Match) -> int:
    """The standing defender between the carrier and its line who is nearest, or NO_PLAYER."""
    carrier = match.players[match.holder]
    way = direction(carrier.team)
    best = NO_PLAYER
    least = 0
    for number in others(match, carrier.team):
        foe = match.players[number]
        off = distance2(foe.x, foe.y, carrier.x, carrier.y)
        if way * (foe.y - carrier.y) > 0 and (best == NO_PLAYER or off < least):
            best = number
            least = off
    return best


def reached(match: Match, run: Sequence[Point]) -> bool:
    """1.12: whether a defender can get at somebody who ends this run."""
    x, y = run[-1]
    for number in others(match, match.attacker):
        foe = match.players[number]
        near = bubble(match, number, match.active)
        if distance2(foe.x, foe.y, x, y) <= near * near:
            return True
    return False


def run_to(match: Match, choice: Choice) -> list[Point]:
    """1.08: the run that comes of a marked line."""
    points = [match.run_line[0], *as_points(choice)]
    return run_of(match, match.active, points, match.players[match.active].profile.attack_move)


def straight(match: Match, choices: list[Choice]) -> Choice | None:
    """1.04: up the pitch towards the nearest defender; None where there is none ahead."""
    foe = nearest_ahead(match)
    if foe == NO_PLAYER:
        return None
    way = direction(match.attacker)
    there = match.players[foe].x

    def worth(choice: Choice) -> int:
        x, y = run_to(match, choice)[-1]
        return way * y - abs(there - x) // 2

    return choices[place_of_best([worth(choice) for choice in choices], BEST)]


def within_reach(match: Match, choices: list[Choice]) -> Choice | None:
    """1.04, 1.12: of the runs that a defender can touch the one that leads farthest; None where none can be touched."""
    way = direction(match.attacker)
    foes = others(match, match.attacker)
    best: Choice | None = None
    farthest = 0
    for choice in choices:
        run = run_to(match, choice)
        for number in foes:
            foe = match.players[number]
            near = bubble(match, number, match.active) - TOUCH
            if near_line(foe.x, foe.y, run, near) and (best is None or way * run[-1][1] > farthest):
                best = choice
                farthest = way * run[-1][1]
    return best


def who_runs(match: Match, step: str) -> Choice | None:
    """1.01: the carrier to pass, somebody else to be passed to."""
    if match.holder == NO_PLAYER:
        return None
    standing = [number for number in mates(match, match.holder) if match.players[number].ground == 0]
    if step == GIVE:
        return (match.holder,)
    return (standing[0],) if standing else None


def level_run(match: Match, behind: int) -> Choice | None:
    """2.01, R-08: straight up the pitch, to where the carrier's next run ends but for so much, or level with whom the
    carrier can pass to; None where that is no run.
    """
    decision = match.decision
    assert decision is not None
    runner = match.players[match.active]
    way = direction(runner.team)
    if match.active == match.holder:
        up = max([way * match.players[mate].y for mate in mates(match, match.active)], default=way * runner.y)
    else:
        carrier = match.players[match.holder]
        up = way * carrier.y + carrier.profile.attack_move - behind
    up = min(up, match.terms.line, way * runner.y + runner.profile.attack_move)
    choice = (runner.x, way * up)
    return choice if up > way * runner.y and decision.refusal(choice) is None else None


def stop_before(match: Match, walk: Walk) -> Choice | None:
    """1.10: where the nearest defender ahead can just reach the carrier; None where nobody is ahead."""
    number = nearest_ahead(match)
    if number == NO_PLAYER:
        return None
    foe = match.players[number]
    found = Gathering(walk, 0)
    head_for(walk, (foe.x, foe.y), found, bubble(match, number, match.holder) - TOUCH)
    return found.choices[0] if found.choices else None
