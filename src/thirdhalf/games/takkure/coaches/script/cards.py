"""How a scripted coach judges its cards and tokens: what a card gains in this window, less what it is worth in hand."""

from typing import Final

from thirdhalf.games.takkure.cards.effects import (
    BLOOD_DEBT,
    BONUS,
    BONUS_PER_WOUND,
    CLOSE_IN,
    DOUBLE_MOVE,
    DRAW_CARDS,
    FEINT,
    LONGER_RUN,
    MORE_DICE,
    NO_FATIGUE,
    TEAM_TOKENS,
)
from thirdhalf.games.takkure.cards.windows import Window, window_at_hand
from thirdhalf.games.takkure.coaches.script.situation import Situation
from thirdhalf.games.takkure.odds.chances import SURE, duel, success
from thirdhalf.games.takkure.odds.tables import Side
from thirdhalf.games.takkure.rules.actions.scatter import Scatter, resting_place
from thirdhalf.games.takkure.rules.at_hand import (
    contest_in_window,
    injury_in_window,
    melee_in_window,
    rolling_in_window,
    scatter_in_window,
)
from thirdhalf.games.takkure.rules.dice.modifiers import defending_value
from thirdhalf.games.takkure.rules.dice.rolling import first_die
from thirdhalf.games.takkure.rules.dice.rolls import D12, MISS, best_score, score
from thirdhalf.games.takkure.rules.dice.values import dice_for, rolled_value
from thirdhalf.games.takkure.rules.harm.tokens import all_tokens
from thirdhalf.games.takkure.rules.movement import strip
from thirdhalf.games.takkure.skills.salvage import OVERDRIVE_TOKENS
from thirdhalf.games.takkure.skills.slipstream import DRIFT_TOKENS
from thirdhalf.games.takkure.skills.team_skill import promised
from thirdhalf.games.takkure.skills.undertow import PULLED
from thirdhalf.games.takkure.table.box import (
    AFTER_ROLL,
    BEFORE_ROLL,
    DRAFT,
    DRIFT,
    HONOUR_REST,
    HONOUR_STAND,
    OVERDRIVE,
    PASS_UP,
    SPARE_PART,
    STAR,
    STAR_REROLL,
    SWELL,
    Play,
    card_of,
    die_of,
    player_of,
)
from thirdhalf.games.takkure.table.hands import FURTHER
from thirdhalf.games.takkure.table.kinds import (
    BREAK_THROUGH,
    CATCHING,
    DODGE,
    ENDURING,
    INT,
    KEEPING_FEET,
    NO_PLAYER,
    PASS,
    PASS_FROM_THE_GROUND,
    PICK_UP,
    RECEPTION,
    SCORE,
    STEAL_FROM_GROUND,
    STEAL_IN_AIR,
    STEAL_LOOSE,
    TACKLE,
)
from thirdhalf.games.takkure.table.state import ON_PITCH, Match
from thirdhalf.games.takkure.tactics.sight import FAR
from thirdhalf.geometry.plane import TOUCH, Point, distance
from thirdhalf.geometry.polyline import line_length, near_line
from thirdhalf.kernel.decision import Choice
from thirdhalf.kernel.seat import other

HOLDING: Final = 700
"""What a card in hand is worth, out of SURE: a gain below that is not worth it."""

STAR_WORTH: Final = 350
RANGE_POINTS: Final = 2
"""What a pass gains by a range."""
TIRED_ALREADY: Final = 600

# How much a roll matters, in tenths.
WEIGHTS: Final = {
    SCORE: 14,
    TACKLE: 10,
    STEAL_LOOSE: 9,
    STEAL_FROM_GROUND: 9,
    STEAL_IN_AIR: 8,
    PASS: 8,
    PASS_FROM_THE_GROUND: 8,
    DODGE: 8,
    BREAK_THROUGH: 8,
    PICK_UP: 7,
    RECEPTION: 10,
    ENDURING: 4,
    CATCHING: 4,
    KEEPING_FEET: 3,
}
# 7.01: how bad each row of the common and the grave table is.
HARM: Final[tuple[tuple[int, ...], ...]] = (
    (2, 2, 1, 2, 3, 3, 3, 3, 4, 5, 5, 7),
    (3, 6, 6, 6, 6, 6, 6, 9, 9, 9, 8, 12),
)
AVERAGE_HARM: Final[tuple[int, ...]] = (3, 7)
A_ROW: Final = 250
LITTLE: Final = 2
MORTAL: Final = 10


def judge_card(now: Situation, choice: Choice) -> int:
    """4.07: what it gains to lay this down now; passing is worth nothing."""
    option = choice[0]
    if option == PASS_UP:
        return 0
    match = now.match
    window = window_at_hand(match)
    assert window is not None
    number = player_of(option)
    card = card_of(option)
    if card == HONOUR_STAND:
        return HOLDING
    if card == HONOUR_REST:
        return HOLDING // 2
    if window.when == AFTER_ROLL:
        cost = 3 * STAR_WORTH if card == STAR_REROLL else HOLDING
        return second_roll(match, window, number, die_of(option)) - cost
    if card == STAR:
        return roll_gain(match, window, number, 1, 0) - STAR_WORTH
    if card > STAR:
        return judge_token(now, window, number, card)
    play = match.cards.box.plays[card]
    price = HOLDING
    if play.tires and all_tokens(match.players[number]):
        price += TIRED_ALREADY
    if window.when == BEFORE_ROLL:
        return changed_roll(match, window, number, play) - price
    return judge_special(now, number, play) - price


def judge_token(now: Situation, window: Window, number: int, card: int) -> int:
    """T1 to T3: what a token of the team gains, less what those it costs are worth."""
    match = now.match
    if card == DRAFT:
        return (runs_on(match, number, promised(match, number, FURTHER)) // 2) - STAR_WORTH
    if card == DRIFT:
        return worth_hurrying(now, number) - DRIFT_TOKENS * STAR_WORTH
    if card == SPARE_PART:
        return worth_sparing(match, number) - STAR_WORTH
    if card == OVERDRIVE:
        return roll_gain(match, window, number, 0, 1) - OVERDRIVE_TOKENS * STAR_WORTH
    if card == SWELL:
        return roll_gain(match, window, number, RANGE_POINTS, 0) - STAR_WORTH
    return worth_closing(match, number, PULLED) - STAR_WORTH


def changed_roll(match: Match, window: Window, number: int, play: Play) -> int:
    """R-57: what a card before the roll gains."""
    amount = play.amount
    if play.effect is BONUS_PER_WOUND:
        amount = min(play.most, amount * match.players[number].wounds)
    if play.effect is MORE_DICE:
        return roll_gain(match, window, number, 0, amount)
    if play.effect in (BONUS, BONUS_PER_WOUND):
        gain = roll_gain(match, window, number, amount, 0)
        return -gain if play.against else gain
    return roll_gain(match, window, number, RANGE_POINTS * amount, 0)


def roll_gain(match: Match, window: Window, number: int, points: int, dice: int) -> int:
    """How much better a player's roll becomes, weighed by what it is for."""
    i = window.players.index(number)
    sides = [side_of(match, window, j) for j in range(len(window.players))]
    value, count = sides[i]
    mine = match.players[number].team
    foes = [side for j, side in enumerate(sides) if match.players[window.players[j]].team != mine]
    before = merit((value, count), foes)
    after = merit((value + points, count + dice), foes)
    return (after - before) * weight(match, number, window.kinds[i]) // 10


def merit(own: Side, foes: list[Side]) -> int:
    """How good a side's prospects are, against the strongest of its opponents."""
    if not foes:
        return success(*own)
    wins, losses = duel(own, max(foes))
    return (wins - losses) // 2


def weight(match: Match, number: int, kind: int) -> int:
    """How much this roll matters: the wound that would injure matters most."""
    player = match.players[number]
    if kind == ENDURING and player.wounds + 1 >= player.profile.body:
        return MORTAL
    return WEIGHTS.get(kind, LITTLE)


def side_of(match: Match, window: Window, i: int) -> Side:
    """The value and the dice with which the i-th roller of the window rolls, by what has opened it."""
    number = window.players[i]
    rolling = rolling_in_window(match)
    if rolling is not None:
        return (rolling.values[i], rolling.counts[i])
    melee = melee_in_window(match)
    if melee is not None:
        return (melee.values[i], melee.dice[i])
    contest = contest_in_window(match)
    assert contest is not None
    if number == contest.actor:
        return (contest.value, max(1, contest.spare))
    return (defending_value(match, number, window.kinds[i]).value, dice_for(match, number, window.kinds[i]))


def second_roll(match: Match, window: Window, number: int, die: int) -> int:
    """R-58: what it gains to roll a die again, whatever was rolled for."""
    injury = injury_in_window(match)
    if injury is not None:
        return (HARM[injury.table][injury.face - 1] - AVERAGE_HARM[injury.table]) * A_ROW
    scatter = scatter_in_window(match)
    if scatter is not None:
        return scatter_gain(match, scatter)
    return reroll_gain(match, window, number, die)


def scatter_gain(match: Match, scatter: Scatter) -> int:
    """2.03: how likely another roll brings the ball nearer to one's own players than it is to come now."""
    now = lead_to(match, scatter.seat, resting_place(match, scatter, scatter.face)[1])
    if now >= 0:
        return 0
    better = [
        face for face in range(1, D12 + 1) if lead_to(match, scatter.seat, resting_place(match, scatter, face)[1]) > 0
    ]
    return SURE * len(better) // D12 * WEIGHTS[CATCHING] // 10


def lead_to(match: Match, seat: int, place: Point) -> int:
    """How much nearer the coach's standing players are to a place than the other's."""
    near = [FAR, FAR]
    for player in match.players:
        if player.off == ON_PITCH and player.ground == 0:
            near[player.team] = min(near[player.team], distance(player.x, player.y, place[0], place[1]))
    return near[other(seat)] - near[seat]


def reroll_gain(match: Match, window: Window, number: int, die: int) -> int:
    """R-58: what rolling this die again gains: nothing where the roll is won already."""
    throw = rolling_in_window(match)
    assert throw is not None
    i = throw.players.index(number)
    faces = tuple(throw.faces)
    own = best_score(faces, first_die(throw, i), throw.counts[i], throw.values[i])
    mine = match.players[number].team
    best = MISS
    for j, foe in enumerate(throw.players):
        if match.players[foe].team != mine:
            best = max(best, best_score(faces, first_die(throw, j), throw.counts[j], throw.values[j]))
    if own > best:
        return 0
    if score(faces[first_die(throw, i) + die], throw.values[i]) == own != MISS and throw.counts[i] > 1:
        return 0
    better = len([face for face in range(1, 13) if score(face, throw.values[i]) > best])
    return SURE * better // 12 * weight(match, number, throw.kinds[i]) // 10


def judge_special(now: Situation, number: int, play: Play) -> int:
    """4.07: what the cards gain that change no roll."""
    match = now.match
    player = match.players[number]
    if play.effect is NO_FATIGUE:
        return worth_sparing(match, number)
    if play.effect in (BLOOD_DEBT, TEAM_TOKENS):
        return 1_500
    if play.effect is DOUBLE_MOVE:
        return worth_hurrying(now, number)
    if play.effect is LONGER_RUN:
        return runs_on(match, number, 0)
    if play.effect is CLOSE_IN:
        return worth_closing(match, number, play.amount)
    if play.effect is FEINT:
        wits = success(rolled_value(match, match.active, INT), 1)
        return (
            wits * success(defending_value(match, number, TACKLE).value, dice_for(match, number, TACKLE)) // SURE // 2
        )
    if play.effect is DRAW_CARDS:
        room = 4 - len(match.cards.hands[player.team])
        return success(rolled_value(match, number, INT), 1) * min(room, play.amount) // 5
    return 0


def worth_sparing(match: Match, number: int) -> int:
    """4.02: a fatigue token is the worse, the more there are."""
    return 1_200 + 300 * all_tokens(match.players[number])


def runs_on(match: Match, number: int, further: int) -> int:
    """1.08: what it gains a carrier to run on where its line goes on."""
    goes_on = line_length(match.run_line) > match.players[number].profile.attack_move + further
    return 1_800 if match.holder == number and goes_on else 0


def worth_closing(match: Match, number: int, reach: int) -> int:
    """4.07: what it gains a tackler to close in that far: the contact, if it gets there."""
    player = match.players[number]
    carrier = match.players[match.first_carrier]
    near = reach + player.profile.radius + carrier.profile.radius + TOUCH
    return 2_500 if near_line(player.x, player.y, list(strip(match)), near) else 0


def worth_hurrying(now: Situation, number: int) -> int:
    """4.07: a double move is worth it if it brings a tackle on the run that is out of reach else."""
    match = now.match
    if match.holder == NO_PLAYER or now.threat.carrier == NO_PLAYER:
        return 0
    player = match.players[number]
    reach = player.profile.defence_move
    radii = player.profile.radius + match.players[now.threat.carrier].profile.radius
    if near_line(player.x, player.y, now.threat.run, reach + radii):
        return 0
    return 2_000 if near_line(player.x, player.y, now.threat.run, 2 * reach + radii) else 0
