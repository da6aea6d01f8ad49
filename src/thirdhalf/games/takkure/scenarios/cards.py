"""What a scenario says of the coaches' cards, in its `table`, and what it expects of them."""

from typing import Final

from thirdhalf.games.takkure.table.catalog import Catalog
from thirdhalf.games.takkure.table.hands import Cards, dealt_cards
from thirdhalf.games.takkure.table.kinds import TEAM_SKILL_WORDS
from thirdhalf.games.takkure.table.state import Match
from thirdhalf.games.takkure.table.terms import NO_CARDS, Terms
from thirdhalf.kernel.fields import Fields
from thirdhalf.kernel.seat import AWAY, HOME

SIDES: Final[tuple[tuple[str, int], ...]] = (("home", HOME), ("away", AWAY))


def read_cards(table: Fields, catalog: Catalog, terms: Terms) -> Cards:
    """`home_hand`, `home_deck`, `home_team_plays`, `home_used_team_plays`, `home_team` (whose cards), `home_skill`,
    `home_team_tokens`, and the same for away. Nobody has cards who is given none.
    """
    teams = ("", *catalog.teams)
    skills = TEAM_SKILL_WORDS
    home = table.word("home_team", teams, "")
    away = table.word("away_team", teams, "")
    home_skill = skills.index(table.word("home_skill", skills, skills[0])) * terms.team_skills
    away_skill = skills.index(table.word("away_skill", skills, skills[0])) * terms.team_skills
    cards = dealt_cards(catalog.box, (home, away), (home_skill, away_skill))
    plays = [card.id for card in catalog.box.plays]
    team_plays = [card.id for card in catalog.box.team_plays]
    for word, seat in SIDES:
        cards.hands[seat] = named(table, f"{word}_hand", plays)
        cards.decks[seat] = named(table, f"{word}_deck", plays)
        cards.plays[seat] = named(table, f"{word}_team_plays", team_plays)
        cards.spent[seat] = named(table, f"{word}_used_team_plays", team_plays)
        cards.stars[seat] = table.whole(f"{word}_team_tokens", 0, 99, 0)
        if terms.cards == NO_CARDS and (cards.hands[seat] or cards.plays[seat]):
            raise table.bad("cards", f"where no cards are played, {word} holds none")
        if any(card in cards.decks[seat] for card in cards.hands[seat]):
            raise table.bad(f"{word}_deck", "a card is in the hand or in the deck, not both")
    return cards


def named(table: Fields, key: str, known: list[str]) -> tuple[int, ...]:
    """The cards of those names."""
    found = []
    for i, id in enumerate(table.texts(key, ())):
        if id not in known:
            raise table.bad(f"{key}[{i}]", f"'{id}' is none of: {', '.join(known)}")
        if known.index(id) in found:
            raise table.bad(f"{key}[{i}]", f"'{id}' is named twice")
        found.append(known.index(id))
    return tuple(sorted(found))


def check_cards(expect: Fields, match: Match) -> None:
    """`home_hand`, `home_discards`, `home_used_team_plays`, `home_team_tokens`, and the same for away."""
    cards = match.cards
    plays = [card.id for card in cards.box.plays]
    team_plays = [card.id for card in cards.box.team_plays]
    for word, seat in SIDES:
        for key, found, names in (
            (f"{word}_hand", cards.hands[seat], plays),
            (f"{word}_discards", cards.discards[seat], plays),
            (f"{word}_used_team_plays", cards.spent[seat], team_plays),
        ):
            if expect.has(key) and named(expect, key, names) != tuple(sorted(found)):
                raise expect.bad(key, f"found {', '.join([names[card] for card in found]) or 'none'}")
        key = f"{word}_team_tokens"
        if expect.has(key) and expect.whole(key, 0, 99) != cards.stars[seat]:
            raise expect.bad(key, f"found {cards.stars[seat]}")
