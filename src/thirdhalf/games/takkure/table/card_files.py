"""The cards as they stand in content files, read and checked."""

from typing import Final

from thirdhalf.games.takkure.table.box import LETTERS, WINDOW_WORDS, Effect, Listed, Play, TeamPlay
from thirdhalf.games.takkure.table.kinds import ACTED, ACTION_WORDS, NOTHING, PASS, ROLL_WORDS
from thirdhalf.kernel.fields import Fields

ORIGINS: Final[tuple[str, ...]] = ("book", "house", "user")
SECOND_ACTIONS: Final[tuple[str, ...]] = ("move", "pass", "pick up", "dodge", "break through", "score a try")
ROLLS: Final = tuple([word for code, word in enumerate(ROLL_WORDS) if code not in (NOTHING, ACTED)])


def read_plays(fields: Fields, effects: dict[str, Effect]) -> dict[str, Play]:
    """4.07: the individual plays of a file, by id."""
    plays = {}
    for table in fields.tables("play"):
        play = read_play(table, effects)
        plays[play.id] = play
    fields.finish()
    return plays


def read_play(table: Fields, effects: dict[str, Effect]) -> Play:
    """4.07: one individual play; what it does must belong in its window."""
    effect = effects[table.word("effect", tuple(effects))]
    when = WINDOW_WORDS.index(table.word("when", WINDOW_WORDS))
    if effect.when != when:
        fitting = WINDOW_WORDS[effect.when]
        why = f"'{effect.name}' is played '{fitting}', not '{WINDOW_WORDS[when]}'"
        raise table.bad("when", why, "another window", {"window": fitting})
    rolls = []
    for i, word in enumerate(table.texts("rolls", ())):
        if word not in ROLLS:
            known = ", ".join(ROLLS)
            why = f"'{word}' is none of: {known}"
            raise table.bad(f"rolls[{i}]", why, "none of these", {"value": word, "known": known})
        rolls.append(ROLL_WORDS.index(word))
    play = Play(
        id=table.id("id"),
        name=table.name("name"),
        origin=table.word("origin", ORIGINS),
        team=table.text("team", ""),
        rolls=tuple(rolls),
        effect=effect,
        amount=table.whole("amount", -12, 12, 1) * effect.unit,
        most=table.whole("most", 1, 12, 12),
        against=int(table.yes("against", False)),
        tires=int(table.yes("tires", False)),
        reckless=int(table.yes("reckless", False)),
    )
    table.finish()
    return play


def read_team_plays(fields: Fields) -> dict[str, TeamPlay]:
    """4.08: the team plays of a file, by id."""
    plays = {}
    for table in fields.tables("team_play"):
        participants = table.whole("participants", 0, len(LETTERS))
        if participants == 1:
            why = "a team play has at least two, or 0 for everybody who stands"
            raise table.bad("participants", why, "at least two")
        play = TeamPlay(
            id=table.id("id"),
            name=table.name("name"),
            origin=table.word("origin", ORIGINS),
            team=table.text("team", ""),
            participants=participants,
            grounded=int(table.yes("grounded", False)),
            actions=tuple([read_listed(entry, participants) for entry in table.tables("actions")]),
        )
        table.finish()
        plays[play.id] = play
    fields.finish()
    return plays


def read_listed(table: Fields, participants: int) -> Listed:
    """4.08: one listed action."""
    letters = LETTERS[:participants]
    who = letters.index(table.word("by", letters))
    action = ACTION_WORDS.index(table.word("action", SECOND_ACTIONS))
    to = 0
    if action == PASS:
        to = letters.index(table.word("to", letters))
        if to == who:
            raise table.bad("to", "nobody passes to itself", "to itself")
    listed = Listed(who, action, to, table.whole("bonus", -12, 12, 0), table.whole("dice", 0, 3, 0))
    table.finish()
    return listed
