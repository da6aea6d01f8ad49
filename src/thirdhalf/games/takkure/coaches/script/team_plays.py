"""How a scripted coach judges team plays: which to choose, when to declare one, who takes part (4.08)."""

from typing import Final

from thirdhalf.games.takkure.coaches.script.attack import judge_player
from thirdhalf.games.takkure.coaches.script.situation import Situation
from thirdhalf.games.takkure.odds.chances import SURE
from thirdhalf.games.takkure.rules.team_play import GO, sequence_at_hand, standing_mates
from thirdhalf.games.takkure.table.box import NO_PLAY, TeamPlay
from thirdhalf.games.takkure.table.kinds import BREAK_THROUGH, DODGE, PASS, SCORE
from thirdhalf.games.takkure.table.questions.topics import PLAYER
from thirdhalf.games.takkure.table.state import Match
from thirdhalf.games.takkure.tactics import candidates
from thirdhalf.geometry.plane import INCH, Point, distance
from thirdhalf.kernel.decision import Choice

RUCK: Final = 0
PASSES: Final = 1
RUNS: Final = 2
FINISHES: Final = 3
FIGHTS: Final = 4
# How much each kind is wanted, in the first half and in the second.
WANTED: Final = ((50, 45, 44, 35, 30), (50, 44, 40, 46, 48))
WHIM: Final = 24
"""How far a coach's mood counts when it takes team plays along."""

LIKELY: Final = 4_500
"""Passes less likely than that are not worth a sequence."""

STURDY: Final = 5_500
"""A carrier this likely to keep its feet looks for the contact."""


def kind_of(play: TeamPlay) -> int:
    """What a team play is good for."""
    if play.grounded:
        return RUCK
    actions = [listed.action for listed in play.actions]
    if SCORE in actions:
        return FINISHES
    if BREAK_THROUGH in actions or DODGE in actions:
        return FIGHTS
    return PASSES if PASS in actions else RUNS


def judge_choice(now: Situation, choice: Choice) -> int:
    """5.01, 6.02: which team plays to take along: one that gets a grounded ball away, then some of each kind, the
    team's own before the basic ones.
    """
    match = now.match
    plays = match.cards.box.team_plays
    assert match.decision is not None
    play = plays[choice[0]]
    kind = kind_of(play)
    chosen = [kind_of(plays[other]) for other in match.cards.plays[match.decision.seat]]
    return WANTED[min(match.half, 1)][kind] - 12 * chosen.count(kind) + int(play.team != "")


def judge_team_play(now: Situation, choice: Choice) -> int:
    """4.08: a team play is declared where the carrier would be activated anyway and the others can use the run."""
    match = now.match
    if choice[0] == NO_PLAY:
        return 0
    play = match.cards.box.team_plays[choice[0]]
    carrier = match.players[match.holder]
    scene = now.scene
    left = scene.distance_left(match.holder, carrier.y)
    kind = kind_of(play)
    run = scene.tacklers_on(match.holder, [(carrier.x, carrier.y), ahead_of(now)])
    if kind == FINISHES:
        # Nobody tackles the one who gets the ball at the line.
        ready = [mate for mate in standing_mates(match) if near_line_of(now, mate)]
        return 9 if run and len(ready) >= play.participants - 1 else -1
    if not carrier_first(now):
        return -1
    if kind == RUCK:
        return 10 if any(reaches(match, mate) for mate in standing_mates(match)) else -1
    if left <= carrier.profile.attack_move:
        return -1
    if kind == RUNS:
        return 5
    if kind == FIGHTS:
        return 6 if run and scene.feet(match.holder, run) >= STURDY else -1
    if not run or not any(distance_to_carrier(match, mate) <= 6 * INCH for mate in standing_mates(match)):
        return -1
    return 7


def ahead_of(now: Situation) -> Point:
    """Where the carrier's run straight up the pitch would end."""
    match = now.match
    carrier = match.players[match.holder]
    return (carrier.x, carrier.y + now.scene.way * carrier.profile.attack_move)


def carrier_first(now: Situation) -> bool:
    """1.01: whether the carrier is the one to activate."""
    match = now.match
    if match.players[match.holder].ground:
        return True
    after = match.copy()
    after.choose((NO_PLAY,))
    if after.decision is None or after.decision.topic != PLAYER:
        return True
    then = Situation(after, now.style)
    choices = candidates(after)
    values = [judge_player(then, choice) for choice in choices]
    return choices[values.index(max(values))] == (match.holder,)


def reaches(match: Match, number: int) -> bool:
    """3.05: whether the player's run can bring it into contact with the carrier."""
    player = match.players[number]
    carrier = match.players[match.holder]
    near = player.profile.attack_move + player.profile.radius + carrier.profile.radius
    return distance_to_carrier(match, number) <= near


def distance_to_carrier(match: Match, number: int) -> int:
    """How far from the carrier a player stands, centre to centre."""
    player = match.players[number]
    carrier = match.players[match.holder]
    return distance(player.x, player.y, carrier.x, carrier.y)


def near_line_of(now: Situation, number: int) -> bool:
    """4.04: whether the player's run can reach the in-goal zone without getting ahead of the carrier's."""
    match = now.match
    player = match.players[number]
    carrier = match.players[match.holder]
    left = now.scene.distance_left(number, player.y)
    ahead = now.scene.distance_left(match.holder, carrier.y) - carrier.profile.attack_move
    return left <= player.profile.attack_move and ahead <= 0


def judge_mate(now: Situation, choice: Choice) -> int:
    """R-53: the nearest teammates take part, and the nearest of them receives first."""
    return -distance_to_carrier(now.match, choice[0])


def judge_going_on(now: Situation, choice: Choice) -> int:
    """R-55: on with it, but for a pass that will hardly arrive."""
    match = now.match
    sequence = sequence_at_hand(match)
    assert sequence is not None
    listed = match.cards.box.team_plays[sequence.card].actions[sequence.index]
    chance = SURE
    if listed.action == PASS:
        passer = match.players[match.active]
        receiver = sequence.team[listed.to]
        chance = now.scene.pass_chance(match.active, receiver, passer.x, passer.y, listed.bonus, [])
    good = chance >= LIKELY
    return int((choice[0] == GO) == good)
