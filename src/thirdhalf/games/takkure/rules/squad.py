"""L1, L5 to L8: a team as a season has marked it: who is missing, hurt, hired, and what was learned.

A set-up writes it as a text: `yokozuna: common 4, learned sting; raiken: missing; hired kodiak; hand 1`.
"""

from typing import Final

from thirdhalf.games.takkure.rules.harm.injury import COMMON_ROWS, GRAVE_ROWS, RIB
from thirdhalf.games.takkure.skills.player import PLAYER_SKILLS, TRAINED
from thirdhalf.games.takkure.table.catalog import Card, Catalog, Team
from thirdhalf.games.takkure.table.kinds import NO_SKILL, SKILL_WORDS, SUMO, TALENT_WORDS
from thirdhalf.games.takkure.table.profile import UNHURT, Profile, injured, learned_skill, learned_talent
from thirdhalf.geometry.plane import INCH

LONGEST: Final = 2000
MOST_LEARNED: Final = 3
"""L5: so many a player."""
MOST_HIRED: Final = 2
MOST_IN_SQUAD: Final = 8
"""L6: the team's own and those hired."""
MOST_CARDS: Final = 2
"""L8: so many cards an underdog holds beyond the others at most."""
MOST_RIBS: Final = 2
"""L1: so many permanent fatigue tokens a player begins with at most."""

LEARNABLE: Final[dict[str, int]] = {
    **{word: learned_skill(skill) for skill, word in enumerate(SKILL_WORDS) if skill != NO_SKILL},
    **{
        TALENT_WORDS[talent]: learned_talent(talent)
        for talent, skill in PLAYER_SKILLS.items()
        if skill.origin == TRAINED and talent != SUMO
    },
}
"""L5: the training skills that can be learned, and the bit of each. Sumo is learned in a life, not in a season."""

INJURY_WORDS: Final[dict[str, int]] = {"common": 0, "grave": 1}


class Squad:
    """A team for one match. `ribs` are the permanent fatigue tokens a player begins with, by its id; `more` the cards
    beyond the usual hand; `eased` is 1 where anybody may play where nobody else is left (L7).
    """

    __slots__ = ("eased", "more", "ribs", "team")

    def __init__(self, team: Team, ribs: dict[str, int], more: int, eased: int) -> None:
        self.team = team
        self.ribs = ribs
        self.more = more
        self.eased = eased


def squad_of(catalog: Catalog, team: Team, text: object) -> Squad:
    """L1, L5, L6, L8: the team with its marks; ValueError says which of them cannot be."""
    if not isinstance(text, str) or len(text) > LONGEST:
        raise ValueError(f"marks are a text of at most {LONGEST} characters")
    if not text:
        return Squad(team, {}, 0, 0)
    marks: dict[str, list[str]] = {}
    hired: list[str] = []
    more = 0
    for part in [each.strip() for each in text.split(";")]:
        who, colon, rest = part.partition(":")
        word, _, value = part.partition(" ")
        if colon:
            marks[who.strip()] = [each.strip() for each in rest.split(",")]
        elif word == "hired":
            hired.append(value.strip())
        elif word == "hand" and value.isdecimal() and int(value) <= MOST_CARDS:
            more = int(value)
        else:
            raise ValueError(f"'{part}' is no mark: 'ID: …', 'hired ID' or 'hand N', N being {MOST_CARDS} at most")
    cards = [*hired_cards(catalog, team, hired), *team.cards]
    if len(cards) > MOST_IN_SQUAD:
        raise ValueError(f"a squad has at most {MOST_IN_SQUAD} players, not {len(cards)}")
    known = [card.profile.id for card in cards]
    for id in marks:
        if id not in known:
            raise ValueError(f"there is no '{id}' in the squad: {', '.join(known)}")
    ribs: dict[str, int] = {}
    fit: list[Card] = []
    for card in cards:
        words = marks.get(card.profile.id, [])
        if "missing" in words:
            continue
        profile, broken = marked(card.profile, words)
        fit.append(Card(profile, card.positions, card.origin, card.positions_origin))
        if broken:
            ribs[profile.id] = min(broken, MOST_RIBS)
    return Squad(Team(team.id, team.name, team.skill, tuple(fit), team.style), ribs, more, 1)


def hired_cards(catalog: Catalog, team: Team, ids: list[str]) -> list[Card]:
    """L6: those hired from other teams."""
    others = {c.profile.id: c for each in catalog.teams.values() if each.id != team.id for c in each.cards}
    if len(ids) > MOST_HIRED or len(set(ids)) < len(ids):
        raise ValueError(f"at most {MOST_HIRED} can be hired, and nobody twice")
    for id in ids:
        if id not in others:
            raise ValueError(f"no other team has a player '{id}' to be hired")
    return [others[id] for id in ids]


def marked(profile: Profile, words: list[str]) -> tuple[Profile, int]:
    """L1, L5: a player's values after what it has learned and suffered, and how many ribs are broken."""
    found = injured(profile, UNHURT)
    ribs = 0
    learned = [word.partition(" ")[2] for word in words if word.partition(" ")[0] == "learned"]
    if len(learned) > MOST_LEARNED:
        raise ValueError(f"'{profile.id}' has learned {len(learned)} skills; at most {MOST_LEARNED} can be")
    for skill in learned:
        if skill not in LEARNABLE:
            raise ValueError(f"'{skill}' cannot be learned; these can: {', '.join(LEARNABLE)}")
        found.learned |= LEARNABLE[skill]
    for word in words:
        kind, _, row = word.partition(" ")
        if kind in INJURY_WORDS:
            if not row.isdecimal() or not 1 <= int(row) <= 12:
                raise ValueError(f"'{word}' of '{profile.id}' is no injury: a table (common, grave) and a row, 1 to 12")
            rows = GRAVE_ROWS if INJURY_WORDS[kind] else COMMON_ROWS
            found = injured(found, rows[int(row) - 1])
            ribs += int(kind == "common" and int(row) == RIB)
        elif kind != "learned":
            raise ValueError(f"'{word}' of '{profile.id}' is no mark: missing, common N, grave N or learned SKILL")
    return able(found), ribs


def able(profile: Profile) -> Profile:
    """L1: no characteristic of a player who is fielded is below 1."""
    profile.attack_move = max(profile.attack_move, INCH)
    profile.defence_move = max(profile.defence_move, INCH)
    profile.bac = max(profile.bac, 1)
    profile.bac_try = max(profile.bac_try, 1)
    profile.strength = max(profile.strength, 1)
    profile.reflexes = max(profile.reflexes, 1)
    profile.intelligence = max(profile.intelligence, 1)
    profile.body = max(profile.body, 1)
    return profile
