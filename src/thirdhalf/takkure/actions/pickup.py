"""3.05 Pick up: alone, against one thief (face-to-face), or among several (melee)."""

from thirdhalf.takkure.actions.steal import thieves
from thirdhalf.takkure.contest import contest
from thirdhalf.takkure.kinds import PICK_UP
from thirdhalf.takkure.melee import Melee
from thirdhalf.takkure.state import Match
from thirdhalf.takkure.values import defence_value, dice_for, pick_up_value


def pick_up(match: Match, x: int, y: int) -> None:
    """3.05, 3.08: the active player goes for the ball, (x, y) being where it first touched it."""
    value = pick_up_value(match, match.active, x, y)
    rivals = thieves(match)
    if len(rivals) < 2:
        match.call(contest(match, PICK_UP, value, rivals))
        return
    melee = Melee(0, [match.active], [PICK_UP], [value], [dice_for(match, match.active, PICK_UP)], [], [], 0)
    for number in rivals:
        join(match, melee, number, match.players[number].declared)
    match.call(melee)


def join(match: Match, melee: Melee, number: int, action: int) -> None:
    """3.08: one thief more in the melee."""
    melee.players.append(number)
    melee.actions.append(action)
    melee.values.append(defence_value(match, number, action))
    melee.dice.append(dice_for(match, number, action))
