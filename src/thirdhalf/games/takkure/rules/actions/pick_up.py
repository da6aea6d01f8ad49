"""3.05 Pick up: alone, against one thief (face-to-face), or among several (melee)."""

from thirdhalf.games.takkure.rules.actions.steal import thieves
from thirdhalf.games.takkure.rules.dice.contest import contest
from thirdhalf.games.takkure.rules.dice.melee import Melee
from thirdhalf.games.takkure.rules.dice.modifiers import defending_value, pick_up_value
from thirdhalf.games.takkure.rules.dice.reckoning import announce, take_dice
from thirdhalf.games.takkure.table.kinds import CANCELLED, PICK_UP
from thirdhalf.games.takkure.table.state import Match


def pick_up(match: Match, x: int, y: int, bonus: int, dice: int) -> None:
    """3.05, 3.08: the active player goes for the ball, (x, y) being where it first touched it."""
    value = announce(match, pick_up_value(match, match.active, x, y)) + bonus
    dice += take_dice(match, match.active, PICK_UP)
    rivals = thieves(match)
    if len(rivals) < 2:
        match.call(contest(match, PICK_UP, value, dice, rivals))
        return
    melee = Melee(
        0, players=[match.active], actions=[PICK_UP], values=[value], dice=[dice], fallen=[], grade=0, own=CANCELLED
    )
    for number in rivals:
        join(match, melee, number, match.players[number].declared)
    match.call(melee)


def join(match: Match, melee: Melee, number: int, action: int) -> None:
    """3.08: one thief more in the melee."""
    melee.players.append(number)
    melee.actions.append(action)
    melee.values.append(announce(match, defending_value(match, number, action)))
    melee.dice.append(take_dice(match, number, action))
