"""What a position between two activations is worth: readable features times weights, in ten-thousandths of a try.

The weights come from `tools/tune.py`. A value is what the side that attacks may expect of the next try: its own counts
for it, the other side's against it, none before the half ends is nothing.
"""

from typing import Final

from thirdhalf.games.takkure.coaches.script.worth import TRY, Guard, Scene
from thirdhalf.games.takkure.rules.harm.tokens import all_tokens, tires_next
from thirdhalf.games.takkure.rules.kick_off import kick_off_at_hand
from thirdhalf.games.takkure.table.kinds import IN_THE_AIR, NO_PLAYER, UNDECIDED
from thirdhalf.games.takkure.table.questions.topics import DISCARD, FATIGUE_LOST, KICKS, TEAM_PLAYS
from thirdhalf.games.takkure.table.state import BALL_RADIUS, ON_PITCH, Match, Player
from thirdhalf.geometry.plane import INCH, distance
from thirdhalf.kernel.seat import HOME, NOBODY, other

# Every feature is in hundredths: of a player, a token, a run to the line, a chance, a try.
NAMES: Final = (
    "possession",
    "tokens left",
    "own sets left",
    "their sets left",
    "carrier stands",
    "standing: runs to the line",
    "standing: one run to the line",
    "standing: two runs to the line",
    "standing: at a glance",
    "standing: tacklers near",
    "standing: tacklers on its way",
    "standing: chance to keep its feet",
    "standing: third token to come",
    "standing: fatigue",
    "standing: relay",
    "standing: relay reaches the line",
    "standing: support near",
    "standing: support ahead",
    "carrier lies",
    "lying: runs to the line",
    "lying: at a glance",
    "lying: helpers",
    "lying: thieves",
    "ball is loose",
    "loose: at a glance",
    "loose: nearest attacker",
    "loose: nearest defender",
    "loose: runs to the line",
    "defenders standing",
    "defenders ahead of the ball",
    "attackers standing",
    "attackers' fatigue",
    "defenders' fatigue",
    "attackers' wounds",
    "defenders' wounds",
    "more cards in hand",
    "team plays left",
    "more team and honour tokens",
)

WEIGHTS: Final = (
    897,  # possession
    582,  # tokens left
    415,  # own sets left
    9,  # their sets left
    1259,  # carrier stands
    -32,  # standing: runs to the line
    490,  # standing: one run to the line
    -24,  # standing: two runs to the line
    4248,  # standing: at a glance
    -177,  # standing: tacklers near
    33,  # standing: tacklers on its way
    -173,  # standing: chance to keep its feet
    -507,  # standing: third token to come
    -599,  # standing: fatigue
    -20,  # standing: relay
    -380,  # standing: relay reaches the line
    38,  # standing: support near
    69,  # standing: support ahead
    -3640,  # carrier lies
    838,  # lying: runs to the line
    7851,  # lying: at a glance
    512,  # lying: helpers
    525,  # lying: thieves
    -1055,  # ball is loose
    5465,  # loose: at a glance
    -1514,  # loose: nearest attacker
    311,  # loose: nearest defender
    134,  # loose: runs to the line
    -105,  # defenders standing
    -295,  # defenders ahead of the ball
    -12,  # attackers standing
    -109,  # attackers' fatigue
    7,  # defenders' fatigue
    -5,  # attackers' wounds
    43,  # defenders' wounds
    229,  # more cards in hand
    64,  # team plays left
    139,  # more team and honour tokens
)

Weights = tuple[int, ...]

KICK_OFF: Final = 800
A_BOX: Final = 450
"""What it is worth to receive a kick-off, and how much more for each box that is left on the time board."""

BETWEEN_HALVES: Final = (TEAM_PLAYS, DISCARD, FATIGUE_LOST)
NEAR: Final = 4 * INCH
FAR: Final = 500


def value(match: Match, seat: int, weights: Weights = WEIGHTS) -> int:
    """What the match as it stands is worth to a seat: the tries of both, and what may be expected of the next one."""
    tries = TRY * (match.home_tries - match.away_tries)
    worth = tries if seat == HOME else -tries
    if match.ending != UNDECIDED or match.over:
        if match.winner != NOBODY:
            worth += TRY if match.winner == seat else -TRY
        return worth
    # The next try is worth less than a try: whoever scores it kicks off to the other side.
    hope = expectation(match, weights) * (TRY - received(match)) // TRY
    return worth + (hope if match.attacker == seat else -hope)


def received(match: Match) -> int:
    """What whoever receives a kick-off may expect of the next try: the more, the more time is left."""
    return KICK_OFF + A_BOX * match.time


def expectation(match: Match, weights: Weights = WEIGHTS) -> int:
    """What the attacking side may expect of the next try."""
    decision = match.decision
    topic = decision.topic if decision is not None else ""
    if topic == KICKS:
        # Whoever has just defended may receive.
        return -received(match)
    kick = kick_off_at_hand(match)
    if kick is not None:
        return -received(match) if kick.kicker == match.attacker else received(match)
    if topic in BETWEEN_HALVES or match.holder == IN_THE_AIR:
        return 0
    return sum([weight * feature for weight, feature in zip(weights, features(match), strict=True)]) // 100


def features(match: Match) -> list[int]:
    """The features of a position in which somebody attacks, in the order of NAMES."""
    seat = match.attacker
    scene = Scene(match, seat)
    mine = [player for player in match.players if player.team == seat and player.off == ON_PITCH]
    theirs = [player for player in match.players if player.team != seat and player.off == ON_PITCH]
    holder = match.holder
    if holder == NO_PLAYER:
        ball_y = match.ball_y
    else:
        ball_y = match.players[holder].y
    found = [100, 25 * match.tokens, *sets_left(match, seat)]
    standing = [0] * 14
    lying = [0] * 5
    loose = [0] * 5
    if holder == NO_PLAYER:
        loose = loose_ball(scene, mine, theirs)
    elif match.players[holder].ground:
        lying = grounded_carrier(scene, holder, mine)
    else:
        standing = standing_carrier(scene, holder, mine)
    found += standing + lying + loose
    found += [
        100 * len([player for player in theirs if player.ground == 0]),
        100 * len([player for player in theirs if player.ground == 0 and (player.y - ball_y) * scene.way > 0]),
        100 * len([player for player in mine if player.ground == 0]),
        100 * sum([all_tokens(player) for player in mine]),
        100 * sum([all_tokens(player) for player in theirs]),
        100 * sum([player.wounds for player in mine]),
        100 * sum([player.wounds for player in theirs]),
    ]
    cards = match.cards
    foe = other(seat)
    found += [
        100 * (len(cards.hands[seat]) - len(cards.hands[foe])),
        100 * (len(cards.plays[seat]) - len(cards.spent[seat])),
        100 * (cards.stars[seat] - cards.stars[foe])
        + 100 * (sum([player.honour for player in mine]) - sum([player.honour for player in theirs])),
    ]
    return found


def sets_left(match: Match, seat: int) -> tuple[int, int]:
    """6.03: how many more sets each side can take in this half, at most."""
    home = match.time - 1 + match.home_time
    away = match.time - 1 + match.away_time
    return (100 * home, 100 * away) if seat == HOME else (100 * away, 100 * home)


def standing_carrier(scene: Scene, number: int, mine: list[Player]) -> list[int]:
    """The fourteen features of a carrier who stands."""
    match = scene.match
    carrier = match.players[number]
    move = max(1, carrier.profile.attack_move)
    left = scene.distance_left(number, carrier.y)
    close: list[Guard] = []
    lane = 0
    ahead = carrier.y + scene.way * min(move, max(left, INCH))
    low, high = min(carrier.y, ahead), max(carrier.y, ahead)
    for foe in scene.guards:
        near = foe.later + carrier.profile.radius
        if foe.later < 0:
            continue
        if (foe.x - carrier.x) ** 2 + (foe.y - carrier.y) ** 2 <= near * near:
            close.append(foe)
        elif abs(foe.x - carrier.x) <= near and low - near <= foe.y <= high + near:
            lane += 1
    relay = 0
    there = 0
    support = 0
    before = 0
    for mate in mine:
        if mate is carrier or mate.ground:
            continue
        gap = distance(mate.x, mate.y, carrier.x, carrier.y) - mate.profile.radius - carrier.profile.radius
        spare = mate.profile.attack_move - gap
        if spare > 0:
            relay = max(relay, 100 * spare // (6 * INCH))
            if spare >= left:
                there = 100
        if (mate.y - carrier.y) * scene.way > 0:
            before += 100
        elif gap <= NEAR:
            support += 100
    return [
        100,
        min(FAR, 100 * left // move),
        100 if left <= move else 0,
        100 if left <= 2 * move else 0,
        scene.stand(number, carrier.x, carrier.y) // 100,
        100 * len(close),
        100 * lane,
        scene.feet(number, close) // 100,
        100 if tires_next(carrier) else 0,
        100 * all_tokens(carrier),
        relay,
        there,
        support,
        before,
    ]


def grounded_carrier(scene: Scene, number: int, mine: list[Player]) -> list[int]:
    """The five features of a carrier on the ground."""
    carrier = scene.match.players[number]
    helpers = 0
    for mate in mine:
        if mate is not carrier and mate.ground == 0:
            reach = mate.profile.attack_move + mate.profile.radius + carrier.profile.radius
            if distance(mate.x, mate.y, carrier.x, carrier.y) <= reach:
                helpers += 100
    left = scene.distance_left(number, carrier.y)
    return [
        100,
        min(FAR, 100 * left // max(1, carrier.profile.attack_move)),
        scene.grounded(number, carrier.x, carrier.y, 0) // 100,
        helpers,
        100 * len(scene.thieves_at(carrier.x, carrier.y, carrier.profile.radius)),
    ]


def loose_ball(scene: Scene, mine: list[Player], theirs: list[Player]) -> list[int]:
    """The five features of a ball in nobody's hands."""
    match = scene.match
    x, y = match.ball_x, match.ball_y
    left = max(0, match.terms.line - y * scene.way)
    return [
        100,
        scene.loose(x, y) // 100,
        min(FAR, min([runs_to(mate, x, y, mate.profile.attack_move) for mate in mine], default=FAR)),
        min(FAR, min([runs_to(foe, x, y, foe.profile.defence_move) for foe in theirs], default=FAR)),
        min(FAR, 100 * left // (6 * INCH)),
    ]


def runs_to(player: Player, x: int, y: int, move: int) -> int:
    """How many moves, in hundredths, a player is away from the ball; getting up counts as one."""
    gap = max(0, distance(player.x, player.y, x, y) - player.profile.radius - BALL_RADIUS)
    return 100 * gap // max(1, move) + 100 * player.ground
