"""0.03: pairs of positions that look alike and differ in a distance that nobody has measured, and all that a seat is
told of one.
"""

import json
from collections.abc import Iterator

from thirdhalf.coaches.budget import Budget
from thirdhalf.coaches.hints import Hint, hints, weighed
from thirdhalf.games import kit_of
from thirdhalf.games.takkure.game import takkure
from thirdhalf.games.takkure.rules.defence import defensive_reach
from thirdhalf.games.takkure.table import events
from thirdhalf.games.takkure.table.state import BALL_RADIUS, ON_PITCH, Match, direction
from thirdhalf.geometry.plane import INCH, distance
from thirdhalf.kernel.chooser import Chooser
from thirdhalf.kernel.decision import Choice, Decision, Pick
from thirdhalf.kernel.event import Event
from thirdhalf.kernel.frame import Plain
from thirdhalf.kernel.telling import Telling, why
from thirdhalf.kernel.view import View

HAIR = INCH // 10
"""How far either side of a border the one who is moved stands in the two positions: 7.9" and 8.1"."""
CLEAR = INCH // 4
"""What lies at least so far apart in both is in contact in neither."""
BANDS = (2 * INCH, 4 * INCH, 8 * INCH)
"""1.06, 2.01, 2.02: where ranges and pressure end."""

# What eyes see: where things are, and what touches or covers what. All else must be the same.
SEEN = ("at", "ball", "line", "obstacles", "candidates", "target", "x", "y", "points", "contact_at", "cover")
# What happens when a distance is measured by the rules, or shows.
MEASURING = (
    events.RAN,
    events.WALKED,
    events.DISPLACED,
    events.MODIFIED,
    events.ROLLED,
    events.CAME_TO,
    events.LAPSED,
    events.THROWN,
    events.SCATTERED,
    events.BALL_DOWN,
)


def pairs(match: Match, chooser: Chooser) -> Iterator[tuple[Match, Match]]:
    """Of a match before an activation: twins in which one player stands a hair this side and a hair that side of where
    a move, a range or pressure ends, seen from another.
    """
    for number, player in enumerate(match.players):
        for other, fellow in enumerate(match.players):
            if number == other or player.off != ON_PITCH or fellow.off != ON_PITCH:
                continue
            moves = (fellow.profile.attack_move, defensive_reach(match, other), player.profile.attack_move)
            border = (*BANDS, *moves)[chooser.below(len(BANDS) + len(moves))]
            twins = [moved(match, number, other, border + off) for off in (-HAIR, HAIR)]
            if alike(match, twins[0], number) and alike(match, twins[1], number):
                yield twins[0], twins[1]


def moved(match: Match, number: int, other: int, gap: int) -> Match:
    """The match with a player so far from another, in the direction where it stands."""
    twin = match.copy()
    player, fellow = twin.own(number), twin.players[other]
    apart = max(1, distance(player.x, player.y, fellow.x, fellow.y))
    wanted = gap + player.profile.radius + fellow.profile.radius
    player.x = fellow.x + (player.x - fellow.x) * wanted // apart
    player.y = fellow.y + (player.y - fellow.y) * wanted // apart
    return twin


def alike(match: Match, twin: Match, number: int) -> bool:
    """Whether nothing else shows: on the pitch, clear of everything, and on the same side of the line as before."""
    player, before = twin.players[number], match.players[number]
    radius = player.profile.radius
    if abs(player.x) > twin.terms.half_width - radius or abs(player.y) > twin.terms.half_length - radius:
        return False
    for other, fellow in enumerate(twin.players):
        if other != number and fellow.off == ON_PITCH:
            apart = distance(player.x, player.y, fellow.x, fellow.y) - radius - fellow.profile.radius
            was = distance(before.x, before.y, fellow.x, fellow.y) - radius - fellow.profile.radius
            if min(apart, was) < CLEAR:
                return False
    if twin.holder < 0 and distance(player.x, player.y, twin.ball_x, twin.ball_y) < radius + BALL_RADIUS + CLEAR:
        return False
    return beyond(twin, number) == beyond(match, number)


def beyond(match: Match, number: int) -> list[bool]:
    """4.04, R-63: whether the player's base reaches either line."""
    player = match.players[number]
    return [player.y * direction(seat) + player.profile.radius + CLEAR >= match.terms.line for seat in (0, 1)]


def heights(match: Match) -> list[bool]:
    """R-08: who is ahead of whom, and of the ends of the active player's line."""
    places = [player.y for player in match.players]
    return [one > two for one in places for two in places + [y for _, y in match.run_line]]


def without_places(value: Plain) -> Plain:
    """The same but for what eyes see."""
    if isinstance(value, dict):
        return {key: without_places(each) for key, each in value.items() if key not in SEEN}
    return [without_places(each) for each in value] if isinstance(value, list) else value


def told(match: Match, answered: str, seed: int) -> dict[str, object]:
    """All that the seat that is asked can ask for."""
    game, kit = takkure(), kit_of("takkure")
    decision = match.decision
    assert decision is not None
    view = View(match, decision.seat)
    silence = game.silenced(match)
    return {
        "table": without_places(view.state()),
        "public": without_places(match.project(-1)),
        "prompt": said(game.prompt(match, decision)),
        "question": without_places(game.describe(match, decision)),
        "options": options(match, decision) if isinstance(decision, Pick) else [],
        "undo": game.retractable(match, answered),
        "silence": None if silence is None else said(why(silence)),
        "hints": [as_told(hint) for hint in hints(view, str(seed), kit.looking, Budget(9, 0))],
        "own": [own_hint(view, decision, seed + i) for i in range(2)],
        "weights": [(each.choice, each.message, each.values) for each in kit.forecast.weights(match)],
        "judged": [verdict(decision, choice) for choice in probes(decision, seed)],
    }


def options(match: Match, pick: Pick) -> list[object]:
    """What there is to pick, in words."""
    game = takkure()
    return [
        (option, game.option_word(match, pick, option), said(game.option_label(match, pick, option)))
        for option in pick.options
    ]


def own_hint(view: View, decision: Decision, seed: int) -> object:
    """What a choice of one's own would come to."""
    found = weighed(view, "1", kit_of("takkure").looking, decision.sample(Chooser(seed)), Budget(9, 0))
    return None if found is None else as_told(found)


def probes(decision: Decision, seed: int) -> list[Choice]:
    """Choices to be judged: nothing, what is nowhere, and what is allowed."""
    return [(), (-9,), (1 << 16, 1 << 16), decision.sample(Chooser(seed))]


def verdict(decision: Decision, choice: Choice) -> object:
    refusal = decision.refusal(choice)
    return None if refusal is None else said(why(refusal))


def as_told(hint: Hint) -> object:
    return (hint.choice, hint.gain, [said(each) for each in hint.odds], said(hint.reason))


def said(telling: Telling) -> str:
    return f"{telling.message} {json.dumps(telling.values, sort_keys=True)}"


def asked(match: Match) -> object:
    """Who is asked what, and what there is to pick."""
    decision = match.decision
    if decision is None:
        return None
    return (decision.seat, decision.topic, decision.options if isinstance(decision, Pick) else ())


def heard(match: Match, log: list[Event]) -> list[object]:
    """What is told of events, but for places."""
    game = takkure()
    return [(event.kind, event.rule, without_places(game.event_values(match, event))) for event in log]
