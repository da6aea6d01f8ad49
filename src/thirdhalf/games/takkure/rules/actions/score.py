"""4.04 Score a try."""

from thirdhalf.games.takkure.changes.turns import attempt_try
from thirdhalf.games.takkure.rules.actions.tackle import tacklers_in_contact
from thirdhalf.games.takkure.rules.dice.contest import contest
from thirdhalf.games.takkure.rules.dice.melee import Melee
from thirdhalf.games.takkure.rules.dice.modifiers import defending_value, score_value
from thirdhalf.games.takkure.rules.dice.reckoning import announce, take_dice
from thirdhalf.games.takkure.table.kinds import CANCELLED, SCORE, TACKLE
from thirdhalf.games.takkure.table.state import Match, direction


def can_score(match: Match) -> bool:
    """4.04, R-49: the active carrier's base is in the opposing in-goal zone, or touches it."""
    player = match.players[match.active]
    return player.y * direction(player.team) + player.profile.radius >= match.terms.line


def score(match: Match, run_length: int, bonus: int, dice: int) -> None:
    """4.04, 3.08: against nobody, one tackler (face-to-face) or several (melee); a kick-off follows whatever comes of
    it.
    """
    attempt_try(match)
    value = announce(match, score_value(match, match.active)) + bonus
    dice += take_dice(match, match.active, SCORE)
    tacklers = tacklers_in_contact(match, run_length)
    if len(tacklers) < 2:
        match.call(contest(match, SCORE, value, dice, tacklers))
        return
    melee = Melee(
        0, players=[match.active], actions=[SCORE], values=[value], dice=[dice], fallen=[], grade=0, own=CANCELLED
    )
    for number in tacklers:
        melee.players.append(number)
        melee.actions.append(TACKLE)
        melee.values.append(announce(match, defending_value(match, number, TACKLE)))
        melee.dice.append(take_dice(match, number, TACKLE))
    match.call(melee)
