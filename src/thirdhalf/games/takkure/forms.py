"""Takkure's content as forms: teams and players, cards, pitches, exercises."""

from typing import Final

from thirdhalf.games.forms import ROWS, Field, Form, another, flag, number, optional, standing, text, word, words
from thirdhalf.games.takkure.cards.effects import EFFECTS
from thirdhalf.games.takkure.table.box import LETTERS, WINDOW_WORDS
from thirdhalf.games.takkure.table.card_files import ORIGINS, ROLLS, SECOND_ACTIONS
from thirdhalf.games.takkure.table.catalog import DEFENCES, EXERCISE_KINDS, POSITIONS
from thirdhalf.games.takkure.table.kinds import ENDING_WORDS, SKILL_WORDS, STYLE_WORDS, TALENT_WORDS, TEAM_SKILL_WORDS
from thirdhalf.games.takkure.table.terms import CARD_WORDS

ORIGIN: Final = word("origin", *ORIGINS)
START: Final = (
    word("position", *POSITIONS),
    Field("at", "pair", -50, 50),
    flag("ball"),
)
FORMS: Final[tuple[Form, ...]] = (
    Form(
        "team",
        "teams/*.toml",
        "",
        (text("id"), text("name"), word("skill", *TEAM_SKILL_WORDS), optional(word("style", *STYLE_WORDS[1:]))),
    ),
    Form(
        "player",
        "teams/*.toml",
        "player",
        (
            text("id"),
            text("name"),
            ORIGIN,
            words("positions", *POSITIONS),
            Field("move", "pair", 0, 20),
            Field("bac", "pair", 0, 20),
            number("str", -20, 20),
            number("ref", -20, 20),
            number("int", -20, 20),
            number("prt", -20, 20),
            number("bdy", 1, 20),
            number("base", 20, 60),
            word("skill", *SKILL_WORDS),
            word("talent", *TALENT_WORDS),
        ),
    ),
    Form(
        "card",
        "individual_plays.toml",
        "play",
        (
            text("id"),
            text("name"),
            ORIGIN,
            optional(another("team", "team")),
            word("when", *WINDOW_WORDS),
            optional(words("rolls", *ROLLS)),
            word("effect", *EFFECTS),
            optional(number("amount", -12, 12)),
            optional(number("most", 1, 12)),
            flag("against"),
            flag("tires"),
            flag("reckless"),
        ),
    ),
    Form(
        "team play",
        "team_plays.toml",
        "team_play",
        (
            text("id"),
            text("name"),
            ORIGIN,
            optional(another("team", "team")),
            number("participants", 0, len(LETTERS)),
            flag("grounded"),
            Field(
                "actions",
                ROWS,
                rows=(
                    word("by", *LETTERS),
                    word("action", *SECOND_ACTIONS),
                    optional(word("to", *LETTERS)),
                    optional(number("bonus", -12, 12)),
                    optional(number("dice", 0, 3)),
                ),
            ),
        ),
    ),
    Form(
        "pitch",
        "pitches.toml",
        "",
        (
            text("name"),
            ORIGIN,
            number("width", 6, 60),
            number("length", 6, 60),
            number("in_goal", 1, 20),
            number("kick_off", 0, 20),
        ),
        keyed=True,
    ),
    Form(
        "exercise",
        "exercises.toml",
        "exercise",
        (
            number("number", 1, 99),
            text("title"),
            ORIGIN,
            optional(word("kind", *EXERCISE_KINDS)),
            another("pitch", "pitch"),
            number("biggest_base", 20, 60),
            optional(words("second_actions", *SECOND_ACTIONS)),
            optional(words("defences", *DEFENCES)),
            optional(word("cards", *CARD_WORDS)),
            standing(flag("skills")),
            standing(flag("fatigue")),
            standing(flag("injuries")),
            standing(flag("team_skills")),
            flag("forward_only"),
            optional(number("tokens", 1, 4)),
            optional(number("sets", 1, 1000)),
            optional(words("endings", *ENDING_WORDS[1:])),
            Field("attack", ROWS, needed=False, rows=START),
            Field("defence", ROWS, needed=False, rows=START),
        ),
    ),
)
