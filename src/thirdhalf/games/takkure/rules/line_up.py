"""6.06: who plays where."""

from thirdhalf.games.takkure.rules.squad import Squad
from thirdhalf.games.takkure.table.catalog import POSITIONS, Card, ExerciseCard, Start, Team
from thirdhalf.games.takkure.table.profile import Profile
from thirdhalf.geometry.plane import MILLIMETRE
from thirdhalf.kernel.fields import Unfit


def fielded(squad: Squad, exercise: ExerciseCard, starts: tuple[Start, ...], chosen: object) -> list[Profile]:
    """6.06, L7: a player for each position. In a season the squad fills them as it can: the first line-up there is,
    and where nobody is left for a position, anybody plays it.
    """
    team = squad.team
    if not squad.eased:
        return lined_up(team, exercise, starts, chosen)
    if not chosen:
        possible = line_ups(team, exercise, starts)
        if possible:
            return lined_up(team, exercise, starts, ", ".join(possible[0]))
    anywhere = [Card(card.profile, POSITIONS, card.origin, card.positions_origin) for card in team.cards]
    eased = Team(team.id, team.name, team.skill, tuple(anywhere), team.style)
    return lined_up(team if line_ups(team, exercise, starts) else eased, exercise, starts, chosen)


def lined_up(team: Team, exercise: ExerciseCard, starts: tuple[Start, ...], chosen: object) -> list[Profile]:
    """6.06: a player for each position, as chosen (ids with commas between) or the first cards that can play it."""
    names = [name.strip() for name in chosen.split(",")] if isinstance(chosen, str) and chosen else []
    if names and len(names) != len(starts):
        positions = ", ".join([start.position for start in starts])
        raise ValueError(f"a line-up names {len(starts)} players ({positions}), not {len(names)}")
    profiles: list[Profile] = []
    for i, start in enumerate(starts):
        for card in team.cards:
            fits = 2 * card.profile.radius <= exercise.biggest_base * MILLIMETRE
            wanted = not names or card.profile.id == names[i]
            if wanted and fits and start.position in card.positions and card.profile not in profiles:
                profiles.append(card.profile)
                break
        else:
            biggest = exercise.biggest_base
            who = f"'{names[i]}' of team '{team.id}' cannot play" if names else f"team '{team.id}' has nobody for"
            why = f"{who} {start.position} with a base of at most {biggest} mm"
            raise Unfit(why, "nobody for", {"position": start.position, "base": biggest})
    return profiles


def line_ups(team: Team, exercise: ExerciseCard, starts: tuple[Start, ...]) -> list[list[str]]:
    """6.06: every line-up the team can field at these starts of the exercise: a player's id for each."""
    found: list[list[str]] = [[]]
    for start in starts:
        fitting = [
            card.profile.id
            for card in team.cards
            if start.position in card.positions and 2 * card.profile.radius <= exercise.biggest_base * MILLIMETRE
        ]
        found = [[*before, id] for before in found for id in fitting if id not in before]
    return found
