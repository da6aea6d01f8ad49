"""Golden playthroughs: readable accounts that must not change unless a rule does. Run as a program it writes them."""

import sys
from pathlib import Path
from typing import Final

from tests.games.dreadball.playing import new_match as new_dreadball
from tests.games.dreadball.playing import play as play_dreadball
from tests.games.takkure.playing import new_match, play
from thirdhalf.games import kit_of
from thirdhalf.games.kit import Kit
from thirdhalf.games.takkure.game import takkure
from thirdhalf.games.takkure.table.kinds import ACTED, ACTION_WORDS, NOTHING
from thirdhalf.kernel.frame import Match
from thirdhalf.words import words
from thirdhalf.words.telling import sentence

GAMES: Final = Path(__file__).parents[1]

# A scenario that shows each action well.
ACTIONS: Final = {
    "move": "1-first-steps/tackled-after-the-second-move.toml",
    "stand up": "3-death-box/ground-attacker-stands-and-moves.toml",
    "pass from the ground": "3-death-box/ground-pass-beats-thief.toml",
    "pass": "2-passing/opposed-pass-wins-tackle-fails.toml",
    "pick up": "3-death-box/pick-up-against-one-wins.toml",
    "dodge": "1-first-steps/dodge-face-to-face.toml",
    "break through": "1-first-steps/break-through-fells-a-failed-tackler-twice.toml",
    "score a try": "4-four-against-four/melee-try-wins-tackler-fails.toml",
    "pressure": "1-first-steps/pressure-adds-up.toml",
    "tackle": "1-first-steps/tackle-along-a-turned-strip.toml",
    "steal loose ball": "3-death-box/steal-loose.toml",
    "steal from the ground": "3-death-box/steal-from-the-ground.toml",
    "steal in the air": "3-death-box/intercept-before-reception.toml",
    "rest": "4-four-against-four/rest-brings-the-skill-back.toml",
}

# And each window of cards, and a team play.
WINDOWS: Final = {
    "before an activation": "4-individual-plays/still-water-draws-two.toml",
    "before a defensive action": "4-individual-plays/quick-defence-doubles-the-move.toml",
    "after step 2": "4-individual-plays/burst-longer-run.toml",
    "after step 3": "4-individual-plays/feint-settled-before-drawn-blade.toml",
    "before a roll": "4-individual-plays/both-coaches-lay-on-one-roll.toml",
    "after a roll": "4-individual-plays/roar-turns-a-fail-into-a-success.toml",
    "fatigue due": "4-individual-plays/second-wind-third-token.toml",
    "wound due": "4-individual-plays/blood-debt-for-a-tackle.toml",
    "after a success": "4-individual-plays/showboat-after-a-dodge.toml",
    "team play": "4-team-plays/encore.toml",
}

# The same for DreadBall.
DREADBALL_ACTIONS: Final = {
    "run": "examples/example-01-run.toml",
    "sprint": "examples/example-02-sprint.toml",
    "slam": "examples/example-10-slam-win.toml",
    "steal": "examples/example-16-steal-double.toml",
    "throw": "examples/example-19-four-point-strike.toml",
    "stand up": "examples/example-33-stand-up-twice.toml",
    "dash": "examples/example-04-dash-with-ball.toml",
    "evade": "9-movement/evade-then-dash-then-pick-up.toml",
    "pick up": "examples/example-09-double-pick-up.toml",
    "slamback": "12-attack/slamback-hurts-a-thief.toml",
    "dodge": "examples/example-15-dodge-double.toml",
    "armour": "examples/example-34-out-of-play.toml",
    "catch": "17-end/strike-in-the-other-teams-rush.toml",
}

# A seed of random play for each exercise, and how many events are told: a full match has thousands.
EXERCISES: Final = {1: 3, 2: 8, 3: 55, 4: 2, 5: 1, 6: 1}
MOST_EVENTS: Final = 250


def actions() -> list[str]:
    """All actions there are."""
    return [word for code, word in enumerate(ACTION_WORDS) if code not in (NOTHING, ACTED)]


def account(kit: Kit, match: Match) -> str:
    """The events as sentences with their rules."""
    log = match.log or []
    game = kit.game(None)
    lines = [f"{event.rule:>5}  {sentence(words('en'), game.tell(match, event))}" for event in log[:MOST_EVENTS]]
    if len(log) > MOST_EVENTS:
        lines.append(f"       … and {len(log) - MOST_EVENTS} events more.")
    return "\n".join(lines) + "\n"


def playthroughs() -> dict[str, str]:
    """Each file's path from the folder of all games, and what must stand in it."""
    texts: dict[str, str] = {}
    shown = [("takkure", action, file) for action, file in ACTIONS.items()]
    shown += [("takkure", f"window {window}", file) for window, file in WINDOWS.items()]
    shown += [("dreadball", action, file) for action, file in DREADBALL_ACTIONS.items()]
    for game, name, file in shown:
        kit = kit_of(game)
        scenario = kit.read_scenario(kit.game(None), GAMES / game / "scenarios" / file)
        texts[path_of(game, name)] = f"{scenario.title}\n\n{account(kit, scenario.run())}"
    for exercise, seed in EXERCISES.items():
        match = play(new_match(exercise, "home", []), seed)
        title = takkure().catalog.exercises[exercise].title
        told = account(kit_of("takkure"), match)
        texts[path_of("takkure", f"exercise {exercise}")] = f"Exercise {exercise}, {title}, at random\n\n{told}"
    match_of_dreadball = play_dreadball(new_dreadball("full-like", []), 1)
    told = account(kit_of("dreadball"), match_of_dreadball)
    texts[path_of("dreadball", "match")] = f"A match of DreadBall, at random\n\n{told}"
    return texts


def path_of(game: str, name: str) -> str:
    """Where a playthrough is kept."""
    return f"{game}/golden/{name.replace(' ', '-')}.txt"


if __name__ == "__main__":
    for path, text in playthroughs().items():
        (GAMES / path).write_text(text, encoding="utf-8")
        sys.stdout.write(f"wrote tests/games/{path}\n")
