"""What is at hand, for those who do not play it: the action, the contest or the dice that are asked about, and the one
around which a window is open.
"""

from thirdhalf.games.takkure.rules.actions.scatter import Scatter
from thirdhalf.games.takkure.rules.activation import Activation
from thirdhalf.games.takkure.rules.dice.contest import Contest
from thirdhalf.games.takkure.rules.dice.melee import Melee
from thirdhalf.games.takkure.rules.dice.rolling import Rolling
from thirdhalf.games.takkure.rules.harm.injury import Injury
from thirdhalf.games.takkure.rules.second import SecondAction
from thirdhalf.games.takkure.table.state import Match
from thirdhalf.kernel.frame import Match as KernelMatch


def activation_at_hand(match: Match) -> bool:
    """1.02: whether an activation goes on and nothing within it."""
    return isinstance(match.present, Activation)


def activation_at(match: Match) -> int:
    """1.02: the place of the activation under way, or NOWHERE."""
    return match.depth_of(Activation)


def second_action_at_hand(match: Match) -> bool:
    """1.09: whether a second action goes on and nothing within it."""
    return isinstance(match.present, SecondAction)


def contest_at_hand(match: Match) -> Contest | None:
    """3.07: the contest whose order and dice are asked for."""
    contest = match.present
    return contest if isinstance(contest, Contest) else None


def contest_at(match: Match) -> int:
    """3.07: the place of the contest at hand."""
    assert isinstance(match.present, Contest)
    return match.depth - 1


def over_at(match: KernelMatch, place: int) -> bool:
    """1.02, 3.07: whether what went on at that place is over; to be asked after every step."""
    return match.depth <= place


def rolling_at_hand(match: Match) -> Rolling | None:
    """1.13: those whose dice are to be rolled."""
    rolling = match.present
    return rolling if isinstance(rolling, Rolling) else None


def contest_in_window(match: Match) -> Contest | None:
    """R-57: the contest before which a window is open."""
    contest = match.caller
    return contest if isinstance(contest, Contest) else None


def injury_in_window(match: Match) -> Injury | None:
    """R-58: the injury after whose roll a window is open."""
    injury = match.caller
    return injury if isinstance(injury, Injury) else None


def scatter_in_window(match: Match) -> Scatter | None:
    """R-58: the scatter after whose roll a window is open."""
    scatter = match.caller
    return scatter if isinstance(scatter, Scatter) else None


def melee_in_window(match: Match) -> Melee | None:
    """R-57: the melee before which a window is open."""
    melee = match.caller
    return melee if isinstance(melee, Melee) else None


def rolling_in_window(match: Match) -> Rolling | None:
    """R-57, R-58: those before or after whose dice a window is open."""
    rolling = match.caller
    return rolling if isinstance(rolling, Rolling) else None
