"""Restricted play: the experiment of letting each team do without each thing it can choose, and each skill it has."""

from collections.abc import Collection
from pathlib import Path
from typing import Final

from thirdhalf.games import kit_of
from thirdhalf.kernel.fields import read_toml
from thirdhalf.lab.experiment.changes import Change, source_of
from thirdhalf.lab.experiment.plan import SKILL, Experiment, Variant, kinds_of
from thirdhalf.lab.mending.numbers import content_files, entries

NONE: Final = "none"
WITHOUT: Final = " without "
"""Between a team and what it does without, in the names of variants."""


def restricted_of(experiment: Experiment, kinds: Collection[str], wanted: Collection[str]) -> Experiment:
    """The experiment's first variant beside it with each team doing without each thing of these kinds (none: all of
    them), or of these names. ValueError where there is nothing of the kind.
    """
    base = experiment.variants[0]
    kit = kit_of(experiment.game)
    own = kit.own_folder(base.content)
    game = kit.game(base.content)
    variants = [base]
    for team in dict.fromkeys(team for cell in experiment.cells for team in cell):
        for what in kit.everything(game):
            kind, _, word = what.partition(": ")
            if kind in kit.design.topics and asked_for(kind, word, kinds, wanted) and may_have(experiment, word, team):
                name = f"{team}{WITHOUT}{what}"
                variants.append(base._replace(name=name, without=(*base.without, (team, what))))
        if not kinds or SKILL in kinds or wanted:
            variants += without_skills(experiment, own, team, base, wanted)
    if len(variants) == 1:
        known = ", ".join(kinds_of(experiment.game))
        raise ValueError(f"there is nothing of that kind or name to do without; kinds are: {known}")
    return experiment._replace(variants=tuple(variants))


def asked_for(kind: str, word: str, kinds: Collection[str], wanted: Collection[str]) -> bool:
    """Whether somebody wants to know of it."""
    return (not kinds or kind in kinds) and (not wanted or word in wanted)


def may_have(experiment: Experiment, word: str, team: str) -> bool:
    """Whether it is not another team's card."""
    own = kit_of(experiment.game).own_folder(experiment.variants[0].content)
    for file in kit_of(experiment.game).design.card_files:
        for of, entry in entries(dict(read_toml(source_of(experiment.game, own, file, word)).raw)):
            if of == word and entry.get("team", team) != team:
                return False
    return True


def without_skills(
    experiment: Experiment, own: Path | None, team: str, base: Variant, wanted: Collection[str]
) -> list[Variant]:
    """A variant for each skill of a team's, in which nobody of it has that."""
    having: dict[str, list[Change]] = {}
    for file, table, owner in content_files(experiment.game, own, {team}):
        if owner == team:
            for of, entry in [("", table), *entries(table)]:
                for field in kit_of(experiment.game).design.skills:
                    skill = entry.get(field, NONE)
                    if isinstance(skill, str) and skill != NONE and (not wanted or skill in wanted):
                        having.setdefault(skill, []).append(Change(file, of, field, -1, NONE))
    return [
        base._replace(name=f"{team}{WITHOUT}skill: {skill}", changes=(*base.changes, *changes))
        for skill, changes in having.items()
    ]
