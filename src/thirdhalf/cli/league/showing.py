"""Tables, rounds and the log in a terminal, and the competition written for others."""

import json
from itertools import groupby
from pathlib import Path

from rich.console import Console
from rich.table import Table

from thirdhalf.league.files.folder import Folder
from thirdhalf.league.ratings import made_in_pages, match_ups, played, ratings
from thirdhalf.league.season.competition import undone_lines
from thirdhalf.league.telling.data import CompetitionData, competition_data
from thirdhalf.league.telling.exports import exported
from thirdhalf.league.telling.page import told
from thirdhalf.words import words

HEAD = ("at", "do")
COLUMNS = ("played", "won", "drawn", "lost", "scored", "conceded", "points")


def show_tables(folder: Path) -> None:
    """Every table of the present stage, and of those before."""
    now = Folder(folder).competition()
    data = competition_data(now)
    console = Console()
    say = words("en").say
    if not data["stages"]:
        console.print(say("league-nothing-drawn", {"entries": len(data["entries"])}), highlight=False)
    for stage in data["stages"]:
        for each in stage["tables"]:
            title = stage["name"] if each["name"] == stage["name"] else f"{stage['name']}: {each['name']}"
            table = Table(title=title, padding=(0, 0, 0, 1))
            table.add_column("", justify="right")
            table.add_column(say("league-entry", {}), no_wrap=True)
            for column in (*COLUMNS, "reach"):
                heading = say(f"league-{column}", {})
                # Words are not cut in two; where there are several each may have a line.
                table.add_column(heading, justify="right", min_width=max(len(word) for word in heading.split()))
            for row in each["rows"]:
                reach = str(row["best"]) if row["best"] == row["worst"] else f"{row['best']}–{row['worst']}"
                numbers = [row["played"], row["won"], row["drawn"], row["lost"], row["scored"], row["conceded"]]
                cells = [str(number) for number in (*numbers, row["points"])]
                table.add_row(str(row["place"]), row["entry"], *cells, reach)
            console.print(table)
        if stage["order"]:
            for place, name in enumerate(stage["order"], 1):
                console.print(f"{place:>3}  {name}", highlight=False, markup=False)
    tell_winner(console, data)


def tell_winner(console: Console, data: CompetitionData) -> None:
    """Who has won, if somebody has."""
    if data["winner"]:
        console.print(words("en").say("league-won-by", {"entry": data["winner"]}), highlight=False, markup=False)


def show_league(folder: Path) -> None:
    """Entries, then the rounds."""
    now = Folder(folder).competition()
    data = competition_data(now)
    say = words("en").say
    print(f"{data['name']} ({data['game']}), seed {data['seed']}")
    for entry in data["entries"]:
        parts = [entry["team"], entry["coach"], entry["division"], "has left" if entry["left"] else ""]
        print(f"  {entry['entry']}: {', '.join([part for part in parts if part])}")
    for stage in data["stages"]:
        print(f"\n{stage['name']} ({stage['kind']})")
        for round, matches in groupby(stage["matches"], key=lambda match: match["round"]):
            print(f"  {say('league-round', {'round': round})}")
            for match in matches:
                by = f"  by {match['deadline']}" if match["deadline"] and match["kind"] == "open" else ""
                print(f"    {match['id']:<8} {match['home']} - {match['away']}  {told(match, say)}{by}")
    due = now.due()
    if due:
        print(f"\nTo be drawn: {now.terms.stages[due - 1].name}. thirdhalf league draw {folder}")
    elif now.over:
        print(f"\n{say('league-won-by', {'entry': data['winner']})}")


def show_ratings(folder: Path, by_coach: int) -> None:
    """Everybody's rating, best first, and the match-ups behind it."""
    now = Folder(folder).competition()
    unrated = made_in_pages(folder, now)
    matches = played(now, unrated)
    advantages = match_ups(matches)
    table = Table(title=f"Ratings after {len(matches)} matches")
    table.add_column("club or coach", no_wrap=True)
    table.add_column("rating", justify="right")
    table.add_column("95 %", justify="right")
    for name, rating in sorted(ratings(matches, advantages, by_coach).items(), key=lambda each: -each[1].rating):
        low, high = rating.rating - 2 * rating.deviation, rating.rating + 2 * rating.deviation
        told = f"{rating.rating:.0f}{'?' if rating.provisional else ''}"
        table.add_row(name, told, f"{low:.0f} to {high:.0f}")
    Console().print(table)
    if unrated:
        print(f"Made in a page, so not rated: {', '.join(sorted(unrated))}")
    for (own, other), worth in sorted(advantages.items()):
        if worth > 0:
            print(f"{own} against {other}: {worth:+.0f} points, taken off whoever wins with it")


def show_log(folder: Path) -> None:
    """All lines with their numbers; those taken back are marked."""
    now = Folder(folder).competition()
    undone = undone_lines(now.lines)
    for number, line in enumerate(now.lines, 1):
        rest = [f"{key} {json.dumps(value, ensure_ascii=False)}" for key, value in line.items() if key not in HEAD]
        told = f"{line.get('do', '')}: {', '.join(rest)}"
        print(f"{number:>5}{'-' if number in undone else ' '} {line.get('at', '')}  {told}")


def export_league(folder: Path, form: str, language: str, output: Path | None) -> None:
    """Write one form, or print it."""
    now = Folder(folder).competition()
    text = exported(now, form, language, words(language).say)
    if output is None:
        print(text, end="")
    else:
        output.write_text(text, encoding="utf-8", newline="")
