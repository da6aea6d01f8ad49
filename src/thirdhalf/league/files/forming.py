"""`league.toml` for those who begin: competitions of a known form, and the text of their terms."""

import json
from typing import Final, NamedTuple

from thirdhalf.league.points import Points
from thirdhalf.league.standings import USUAL
from thirdhalf.league.terms import BY_LOT, DIVISIONS, GROUPS, KNOCK_OUT, ROUND_ROBIN, SWISS, StageTerms, Terms

VERSION: Final = 1

Described = dict[str, str | int]
"""A stage as a table of TOML."""


class Shape(NamedTuple):
    """What can be said of a form: rounds of Swiss; groups and who goes on from each; legs of what is played in tables
    (0: those of the form), of ties and of the final; whether third place is played for; who goes on from a level tie;
    and how many change places between divisions.
    """

    rounds: int = 5
    groups: int = 2
    through: int = 2
    meetings: int = 0
    legs: int = 1
    final_legs: int = 1
    third_place: int = 1
    level: str = BY_LOT
    moving: int = 1


FORMS: Final = ("round robin", "double round robin", "divisions", "swiss", "knock-out", "cup")
"""Competitions to begin with."""


def stages_of(form: str, shape: Shape = Shape()) -> tuple[Described, ...]:  # noqa: B008  # a value
    """The stages of a form, without their deadlines."""
    if form == "round robin":
        return ({"name": "League", "kind": ROUND_ROBIN, "legs": shape.meetings or 1},)
    if form == "double round robin":
        return ({"name": "League", "kind": ROUND_ROBIN, "legs": shape.meetings or 2},)
    if form == "divisions":
        return ({"name": "League", "kind": DIVISIONS, "legs": shape.meetings or 2, "moving": shape.moving},)
    if form == "swiss":
        return ({"name": "Swiss", "kind": SWISS, "rounds": shape.rounds},)
    ties: Described = {
        "kind": KNOCK_OUT,
        "legs": shape.legs,
        "final_legs": shape.final_legs,
        "third_place": shape.third_place,
        "level": shape.level,
    }
    if form == "knock-out":
        return ({"name": "Cup", **ties},)
    groups: Described = {"groups": shape.groups, "through": shape.through, "legs": shape.meetings or 1}
    return ({"name": "Groups", "kind": GROUPS, **groups}, {"name": "Finals", **ties})


def terms_text(
    name: str,
    game: str,
    seed: str,
    content: str,
    stages: tuple[Described, ...],
    *,
    divisions: tuple[str, ...] = (),
    begins: str = "",
    days: int = StageTerms._field_defaults["days"],
    options: dict[str, str | int | bool] | None = None,
    marks: int = 0,
    points: Points = Points(),  # noqa: B008  # a value
    tie_breaks: tuple[str, ...] = USUAL,
    walk_over: int = Terms._field_defaults["walk_over"],
) -> str:
    """A `league.toml` to begin with; texts of JSON are texts of TOML."""
    named = divisions or (("First", "Second") if stages[0]["kind"] == DIVISIONS else ())
    lines = [
        f"version = {VERSION}",
        f"name = {_text(name)}",
        f"game = {_text(game)}",
        "# Whoever knows the seed can draw every lot again.",
        f"seed = {_text(seed)}",
        "# What it is played with, for the whole season.",
        f"content = {_text(content)}",
        f"tie_breaks = [{', '.join([_text(rule) for rule in tie_breaks])}]",
        "# What a walk-over counts.",
        f"walk_over = {walk_over}",
    ]
    lines += ["# Whether injuries, experience and the like stay from match to match.", f"marks = {_text(bool(marks))}"]
    if named:
        lines.append(f"divisions = [{', '.join([_text(each) for each in named])}]")
    lines += ["", "[points]", *[f"{key} = {value}" for key, value in points._asdict().items()]]
    lines += ["", "[options]", *[f"{key} = {_text(value)}" for key, value in (options or {}).items()]]
    for number, stage in enumerate(stages):
        lines += ["", "[[stage]]", *[f"{key} = {_text(value)}" for key, value in stage.items()]]
        if begins and not number:
            lines += [f"begins = {_text(begins)}", f"days = {days}"]
    return "\n".join(lines) + "\n"


def _text(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
