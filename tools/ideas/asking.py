"""What is asked in a position, which answers are the same idea, and what the position is about.

An idea is an option of a pick, or all lines and places that end within a few inches of each other.
"""

from typing import Final

from thirdhalf.games.dreadball.coaches.script.worth import lead as dreadball_lead
from thirdhalf.games.dreadball.table.questions import topics as dreadball_topics
from thirdhalf.games.dreadball.table.state import own_match as own_dreadball
from thirdhalf.games.dreadball.tactics.candidates import candidates as dreadball_candidates
from thirdhalf.games.takkure.cards.deal import KEEP_HAND
from thirdhalf.games.takkure.coaches.search.lookahead import ranked
from thirdhalf.games.takkure.rules.kick_off import kick_off_at_hand
from thirdhalf.games.takkure.table.box import NO_PLAY, PASS_UP
from thirdhalf.games.takkure.table.kinds import NOTHING, REST
from thirdhalf.games.takkure.table.questions import topics
from thirdhalf.games.takkure.table.state import Match as TakkureMatch
from thirdhalf.games.takkure.table.state import own_match as own_takkure
from thirdhalf.geometry.plane import INCH, distance2
from thirdhalf.kernel.decision import Choice, Decision, Pick
from thirdhalf.kernel.frame import Match

APART: Final = 5 * INCH
"""Ends of lines that are nearer to each other are one idea."""
MOST: Final = 8
"""Ideas that are looked at, the script's favourites first."""
CARDS: Final = (topics.CARD, topics.TEAM_PLAY, topics.DISCARD)
KICKING: Final = (topics.KICK_OFF_PLACE, topics.TEMPLATE, topics.BALL_PLACE, topics.KICK_OFF_MOVE, topics.CATCHER)
TAKKURE: Final = (
    topics.PLAYER,
    topics.FIRST_ACTION,
    topics.DEFENCE,
    topics.SECOND_ACTION,
    topics.MARK,
    topics.KICK_OUT,
    *CARDS,
    *KICKING,
)
DREADBALL: Final = (
    dreadball_topics.TOKEN,
    dreadball_topics.ACTION,
    dreadball_topics.THROW_AT,
    dreadball_topics.FREE_ACTION,
)
LATE: Final = 1
"""In Takkure the second half from this time on, in DreadBall with so many rushes left after this one, it is late: what
is chosen there shows in the result.
"""
CLOSE: Final = {"takkure": 1, "dreadball": 4}
"""Further ahead or behind than this, nothing that is chosen matters much."""
THEMES: Final = (
    "run the time down",
    "hurry",
    "risk when behind",
    "hold what is ahead",
    "win it back",
    "kick out",
    "keep cards",
    "play a card",
    "protect the injured",
    "reply to a short kick-off",
    "kick-off",
)


def asked(game: str, match: Match) -> bool:
    """Whether such a question in such a position is worth a look."""
    decision = match.decision
    assert decision is not None
    if abs(ahead(game, match, decision.seat)) > CLOSE[game]:
        return False
    if game == "dreadball":
        own = own_dreadball(match)
        return decision.topic in DREADBALL and own.terms.rushes - own.rush <= LATE
    mine = own_takkure(match)
    if decision.topic == topics.KICK_OUT:
        return True
    return decision.topic in TAKKURE and mine.half == 2 and mine.time <= LATE


def ahead(game: str, match: Match, seat: int) -> int:
    """The seat's points less the other's."""
    if game == "dreadball":
        return dreadball_lead(own_dreadball(match), seat)
    own = own_takkure(match)
    home = own.home_tries - own.away_tries
    return home if seat == 0 else -home


def ideas(game: str, match: Match) -> list[Choice]:
    """One choice for each idea."""
    found: list[Choice] = []
    decision = match.decision
    assert decision is not None
    choices = dreadball_candidates(own_dreadball(match)) if game == "dreadball" else ranked(own_takkure(match))
    for choice in choices:
        if len(found) < MOST and all(not alike(decision, choice, other) for other in found):
            found.append(choice)
    return found


def alike(decision: Decision, one: Choice, other: Choice) -> bool:
    """Whether two answers are the same idea."""
    if isinstance(decision, Pick) or not one or not other:
        return one == other
    return distance2(one[-2], one[-1], other[-2], other[-1]) < APART * APART


def idea_of(decision: Decision, choice: Choice, known: list[Choice]) -> int:
    """Which of the ideas a choice is: the nearest of those that are alike; -1 for none."""
    same = [number for number, each in enumerate(known) if alike(decision, choice, each)]
    if not same or not choice or isinstance(decision, Pick):
        return same[0] if same else -1
    return min(same, key=lambda n: distance2(choice[-2], choice[-1], known[n][-2], known[n][-1]))


def theme(game: str, match: Match, best: Choice) -> str:
    """What the position is about, by who is ahead, what is asked, and what is right."""
    decision = match.decision
    assert decision is not None
    lead = ahead(game, match, decision.seat)
    if game == "dreadball":
        attacking = own_dreadball(match).rushing == decision.seat
    else:
        own = own_takkure(match)
        special = special_theme(own, decision, best)
        if special:
            return special
        attacking = own.attacker == decision.seat
    if attacking:
        return "run the time down" if lead > 0 else "hurry" if lead == 0 else "risk when behind"
    return "hold what is ahead" if lead > 0 else "win it back"


def special_theme(match: TakkureMatch, decision: Decision, best: Choice) -> str:
    """Of Takkure's questions, those that are a theme of their own."""
    if decision.topic == topics.KICK_OUT:
        return "kick out"
    if decision.topic in CARDS:
        return "keep cards" if best[0] in (PASS_UP, NO_PLAY, KEEP_HAND) else "play a card"
    kick_off = kick_off_at_hand(match)
    if kick_off is not None:
        short = abs(kick_off.template_y) < match.terms.line // 2
        laid = decision.topic not in (topics.KICK_OFF_PLACE, topics.TEMPLATE)
        return "reply to a short kick-off" if laid and short and decision.seat != kick_off.kicker else "kick-off"
    who = decision.who
    if who >= 0 and match.players[who].wounds and best and best[0] in (NOTHING, REST):
        return "protect the injured"
    return ""
