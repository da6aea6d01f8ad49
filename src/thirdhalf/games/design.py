"""What a designer can take apart of a game: which choices are of which kind, which files have cards, what hurts."""

from collections.abc import Mapping


class Design:
    """`topics`: at which questions an occurrence of a kind (`action`, as `Kit.everything` names it) is chosen.
    `card_files`: the content files with cards. `skills`: the fields of an entry that name a skill, `none` being none.
    `injuries`: the kinds of events that are one. `turns`: the kinds of events with which a player's turn begins.
    """

    __slots__ = ("card_files", "injuries", "skills", "topics", "turns")

    def __init__(
        self,
        topics: Mapping[str, tuple[str, ...]],
        card_files: tuple[str, ...] = (),
        skills: tuple[str, ...] = (),
        injuries: tuple[str, ...] = (),
        turns: tuple[str, ...] = (),
    ) -> None:
        self.topics = topics
        self.card_files = card_files
        self.skills = skills
        self.injuries = injuries
        self.turns = turns
