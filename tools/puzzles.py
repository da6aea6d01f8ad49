"""Makes the puzzles that come with the software: `python tools/puzzles.py` (with the compiled engine on PYTHONPATH it
takes minutes); `--check` looks whether those that are there still hold.

Matches of the computer's coaches are searched for choices among answers that have names which look worse than another
by so much. One is a puzzle where the answer that hints call best, played out by a deeper coach on dice and guesses that
had no part in finding it, is better than every other that is offered by as much and by three standard errors, twice.
"""

import argparse
import sys
from functools import partial

import msgspec

from thirdhalf import play
from thirdhalf.analysis.analysing import SEED
from thirdhalf.analysis.judging import DEEP, QUICK, Judging, Lines
from thirdhalf.analysis.puzzles import FILE, Puzzle, shipped
from thirdhalf.coaches.hints import hints
from thirdhalf.games import kit_of
from thirdhalf.games.kit import Kit
from thirdhalf.kernel.decision import Choice, Pick
from thirdhalf.kernel.frame import Match
from thirdhalf.kernel.record import as_text, from_words, in_words, record_from
from thirdhalf.kernel.replay import replay
from thirdhalf.kernel.view import View
from thirdhalf.lab.executors import working
from thirdhalf.lab.played import Match as Played

GAP = 0.08
"""So much of a win the best answer is better than the next, at least."""
ERRORS = 3.0
LINES = Lines(pairs=24, far=2)
COACH = "province:60"
LARGEST = 40_000
"""Bytes of a record."""
FEWEST = 2
"""So many answers there are at least."""
ALIKE = 4
"""So many puzzles of a game are answered alike, at most."""
TEAMS = ("clockworks", "forgefathers", "marshlords", "veer-myn")


def compared(kit: Kit, view: View, best: Choice, other: Choice, seed: str) -> tuple[float, float]:
    """By how much the best answer is better than another, and its standard error, on dice of that seed."""
    assert kit.judge is not None
    judging = Judging(kit.judge, partial(kit.roster.coach, COACH), DEEP)
    return judging.compared(view, best, other, LINES, f"{seed} ")


def offered(kit: Kit, match: Match, made: Choice) -> list[Choice]:
    """The answers that are offered, what hints say is best first."""
    decision = match.decision
    assert decision is not None
    found = [hint.choice for hint in hints(View(match, decision.seat), SEED, kit.looking_back)]
    return found if made in found else [*found, made]


def proved(kit: Kit, match: Match, made: Choice, seed: str) -> tuple[Choice, float, float] | None:
    """The one best answer of a position, by how much, and the error; None where there is none."""
    decision = match.decision
    assert decision is not None
    best, *others = offered(kit, match, made)
    least = (2.0, 0.0)
    for other in others:
        gap, error = compared(kit, View(match, decision.seat), best, other, seed)
        if gap < GAP or gap < ERRORS * error:
            return None
        least = min(least, (gap, error))
    return (best, *least) if others else None


def match_of(game: str, number: int) -> Played:
    """A match to look for puzzles in."""
    coaches = ("rookie", "club") if number % 2 else ("club", "rookie")
    if game == "takkure":
        return play(game, *coaches, seed=f"puzzle/{number}", exercise=3 + number % 2)
    # By turns a short one and a whole one, each team against itself.
    if number % 2:
        return play(game, *coaches, seed=f"puzzle/{number}", preset="demo")
    team = TEAMS[number // 2 % len(TEAMS)]
    return play(game, *coaches, seed=f"puzzle/{number}", teams=(team, team))


def made_of(game: str, number: int) -> list[Puzzle]:
    """The puzzles of one match."""
    kit = kit_of(game)
    played = match_of(game, number)
    text = as_text(played.record)
    if len(text) > LARGEST:
        return []
    assert kit.judge is not None
    judging = Judging(kit.judge, partial(kit.roster.coach, COACH), QUICK)
    for move, (match, _) in enumerate(replay(played.game, played.record)):
        decision = match.decision
        if not isinstance(decision, Pick) or len(decision.options) < FEWEST:
            continue
        # Hexes are no names.
        if any("hex" in played.game.option_label(match, decision, each).values for each in decision.options):
            continue
        made = from_words(played.game, match, decision, played.record.moves[move].choice)
        # What is worse at first sight is looked at closely.
        if judging.look(View(match, decision.seat), made).gap < GAP or offered(kit, match, made)[0] == made:
            continue
        found = proved(kit, match.copy(), made, "fresh")
        # Twice, for of many that are tried some are found by chance alone.
        if found is not None and proved(kit, match.copy(), made, "checked") is not None:
            best = in_words(played.game, match, decision, found[0])
            name = f"{game}-{number}-{move}"
            return [Puzzle(name, game, move, best, round(found[1], 3), round(found[2], 3), text)]
    return []


def mixed(puzzles: list[Puzzle]) -> list[Puzzle]:
    """In an order in which the games take turns, each spread over all days."""
    of_game = {game: [each for each in puzzles if each.game == game] for game in {each.game for each in puzzles}}
    placed = [(place / len(own), game, each) for game, own in of_game.items() for place, each in enumerate(own)]
    return [each for *_, each in sorted(placed, key=lambda found: found[:2])]


def position(puzzle: Puzzle) -> tuple[str, ...]:
    """What led to a puzzle: matches that begin alike have the same one."""
    return (puzzle.game, *puzzle.record.splitlines()[1 : 1 + puzzle.move])


def holds(puzzle: Puzzle) -> bool:
    """Whether a puzzle's answer is still the one best, on other dice."""
    kit = kit_of(puzzle.game)
    game = kit.game(None)
    record = record_from(puzzle.name, puzzle.record.encode())
    for move, (match, _) in enumerate(replay(game, record)):
        if move == puzzle.move and match.decision is not None:
            made = from_words(game, match, match.decision, record.moves[move].choice)
            found = proved(kit, match.copy(), made, "checked")
            return found is not None and in_words(game, match, match.decision, found[0]) == puzzle.best
    return False


def main() -> None:
    """Make them, or look at those that are there."""
    parser = argparse.ArgumentParser(description="make or check the puzzles that come with the software")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--game", help="of this one; without it takkure is made, and all are checked")
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--wanted", type=int, default=14)
    parser.add_argument("--first", type=int, default=0, help="the number of the first match that is looked at")
    parser.add_argument("--add", action="store_true", help="keep those of the game that are there")
    parser.add_argument("--workers", type=int, default=1)
    wish = parser.parse_args()
    if wish.check:
        bad = [puzzle.name for puzzle in shipped() if wish.game in (None, puzzle.game) and not holds(puzzle)]
        sys.exit(f"no longer with one best answer: {', '.join(bad)}" if bad else 0)
    game = wish.game or "takkure"
    known = shipped() if FILE.exists() else []
    others = [each for each in known if each.game != game]
    own = [each for each in known if each.game == game] if wish.add else []
    FILE.parent.mkdir(parents=True, exist_ok=True)
    with working(wish.workers) as executor:
        for found in executor.run(made_of, ((game, number) for number in range(wish.first, wish.matches))):
            for puzzle in found:
                alike = [each for each in own if each.best == puzzle.best]
                if position(puzzle) in [position(each) for each in own] or len(alike) >= ALIKE:
                    continue
                own.append(puzzle)
                print(f"{puzzle.name}: {puzzle.best}, {puzzle.gap} ({puzzle.error})", flush=True)
                FILE.write_bytes(b"".join([msgspec.json.encode(each) + b"\n" for each in mixed([*others, *own])]))
            if len(own) >= wish.wanted:
                break


if __name__ == "__main__":
    main()
