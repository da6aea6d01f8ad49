"""An analysis as a page of one file: it needs no network, runs nothing, and escapes whatever comes from a record."""

from html import escape
from typing import Final, cast

from thirdhalf.analysis.forms import Analysis, Answer, Moment, SideFigures, Told
from thirdhalf.kernel.frame import Projection
from thirdhalf.kernel.telling import Telling, inches
from thirdhalf.words import Words, words
from thirdhalf.words.telling import sentence

WIDTH: Final = 720
HEIGHT: Final = 260
EDGE: Final = 36
STYLE: Final = """
:root { color-scheme: light dark }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 46rem; margin: 0 auto; padding: 1rem }
table { border-collapse: collapse; width: 100% }
td, th { text-align: left; padding: .2rem .5rem; border-bottom: 1px solid #8886 }
td.number, th.number { text-align: right; font-variant-numeric: tabular-nums }
svg { width: 100%; height: auto; background: #8881 }
svg text { font-size: 12px; fill: currentColor }
.win { fill: #1b6ca8 } .draw { fill: #8a8a8a; opacity: .5 } .mark { stroke: currentColor; stroke-dasharray: 3 3 }
.gain { fill: #1b8a5a } .cost { fill: #b3541e }
li { margin-bottom: .6rem }
.wide { overflow-x: auto }
"""
POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'"


class Page:
    """One analysis in one language."""

    def __init__(self, found: Analysis, language: str) -> None:
        self.found = found
        self.language = language
        self.words: Words = words(language)
        self.home, self.away = found.names

    def say(self, message: str, **values: str) -> str:
        """A message of this page, escaped."""
        return escape(self.words.say(f"analysis-{message}", {**values}))

    def told(self, each: Told) -> str:
        """What is told in no language, escaped."""
        values = {name: cast(Projection, value) for name, value in each.values.items()}
        return escape(sentence(self.words, Telling(each.message, values), self.found.names))

    def whole(self) -> str:
        """The page."""
        found = self.found
        title = self.say("title", home=self.home, away=self.away)
        score = f"{found.score[0]} : {found.score[1]}"
        winner = self.home if found.result > 0 else self.away
        told = self.say("result-win", who=winner) if found.result else self.say("result-draw")
        best = found.best_player
        parts = [
            "<!DOCTYPE html>",
            f'<html lang="{escape(self.language)}"><head><meta charset="utf-8">',
            f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{title} {score}</title><style>{STYLE}</style></head><body>",
            f"<h1>{title} {score}</h1><p>{told}</p>",
            self.chart(),
            self.account(),
            self.moments(self.say("turning-points"), found.turning_points),
            self.moments(self.say("worst", who=self.home), found.home.worst),
            self.moments(self.say("worst", who=self.away), found.away.worst),
            f"<h2>{self.say('statistics')}</h2>",
            ""
            if best is None
            else f"<p>{self.say('best-player', player=best.name, value=f'{best.value or 0:+.2f}')}</p>",
            self.figures(),
            *[self.side(who, side) for who, side in zip(found.names, self.sides(), strict=True)],
            "</body></html>",
        ]
        return "\n".join([part for part in parts if part]) + "\n"

    def sides(self) -> tuple[SideFigures, SideFigures]:
        """What was counted of both."""
        return (self.found.statistics.home, self.found.statistics.away)

    def chart(self) -> str:
        """Win, and win or draw, over the moves; and the same as a table."""
        course = self.found.course
        last = max(1, course[-1].move)

        def across(move: int) -> float:
            return EDGE + (WIDTH - 2 * EDGE) * move / last

        def area(shares: list[float]) -> str:
            foot = HEIGHT - EDGE
            points = [
                f"{across(point.move):.1f} {foot - (HEIGHT - 2 * EDGE) * share:.1f}"
                for point, share in zip(course, shares, strict=True)
            ]
            return f"M{across(course[0].move):.1f} {foot}L{'L'.join(points)}V{foot}z"

        markers = self.found.statistics.markers
        lines = [
            f'<path class="mark" d="M{across(each.move):.1f} {EDGE}V{HEIGHT - EDGE}">'
            f"<title>{self.told(each.told)}</title></path>"
            for each in markers
        ]
        name = self.say("chart", who=self.home)
        happened = {each.move: each for each in markers}
        rows = [
            f'<tr><td class="number">{point.move}</td>'
            + "".join([f'<td class="number">{100 * share:.0f} %</td>' for share in shares])
            + f"<td>{self.told(happened[point.move].told) if point.move in happened else ''}</td></tr>"
            for point in course
            for shares in [(point.chances.win, point.chances.draw, point.chances.loss)]
        ]
        heads = "".join([f"<th>{self.say(each)}</th>" for each in ("move", "win", "draw", "loss", "what-happened")])
        win = [point.chances.win for point in course]
        either = [point.chances.win + point.chances.draw for point in course]
        return "\n".join(
            [
                f"<h2>{name}</h2>",
                f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{name}">',
                f'<path class="draw" d="{area(either)}"/><path class="win" d="{area(win)}"/>',
                *lines,
                f'<text x="4" y="{EDGE + 4}">100 %</text><text x="4" y="{HEIGHT - EDGE}">0 %</text></svg>',
                f"<details><summary>{self.say('chart-table')}</summary><table><tr>{heads}</tr>",
                *rows,
                "</table></details>",
            ]
        )

    def account(self) -> str:
        """All parts, each with a bar, and what they add up to."""
        found = self.found
        rows = [
            (self.say("start"), found.start),
            (self.say("luck"), found.luck),
            (self.say("home-play", who=self.home), found.home.play),
            (self.say("home-play", who=self.away), -found.away.play),
            (self.say("rest"), found.rest),
            (f"<strong>{self.say('result')}</strong>", found.result),
        ]
        longest = max([1.0, *[abs(part) for _, part in rows]])
        lines = [
            f'<tr><th scope="row">{name}</th><td class="number">{part:+.2f}</td><td>{bar(part, longest)}</td></tr>'
            for name, part in rows
        ]
        adjusted = f"{found.adjusted:+.2f} ± {found.error:.2f}"
        lines.append(f'<tr><th scope="row">{self.say("adjusted")}</th><td class="number">{adjusted}</td><td></td></tr>')
        return "\n".join([f"<h2>{self.say('account', who=self.home)}</h2><table>", *lines, "</table>"])

    def moments(self, title: str, moments: list[Moment]) -> str:
        """Turning points or dear choices."""
        if not moments:
            return f"<h2>{title}</h2><p>{self.say('none')}</p>"
        return "\n".join([f"<h2>{title}</h2><ol>", *[self.moment(each) for each in moments], "</ol>"])

    def moment(self, each: Moment) -> str:
        """One of them: what was asked, chosen and better, why, and what came of it."""
        lines = [f"{self.say('move')} {each.move}: <strong>{self.say('change', change=f'{each.change:+.2f}')}</strong>"]
        if each.question is not None:
            lines.append(self.told(each.question))
            made = self.say("made", answer=self.answer(each.made, "here"))
            lines.append(" ".join([made, *[self.told(odds) for odds in each.made_odds]]))
        if each.better is not None:
            lines.append(self.say("better", answer=self.answer(each.better, "elsewhere")))
        if each.reason is not None:
            lines.append(" ".join([self.told(each.reason), *[self.told(odds) for odds in each.odds]]))
        if each.question is None:
            lines.append(" ".join([self.told(event) for event in each.happened]))
        return f"<li>{'<br>'.join([line for line in lines if line])}</li>"

    def answer(self, each: Answer, otherwise: str) -> str:
        """An answer in words, not yet escaped."""
        if each.label is None:
            return self.words.say(f"analysis-{otherwise}", {})
        values = {name: cast(Projection, value) for name, value in each.label.values.items()}
        return sentence(self.words, Telling(each.label.message, values), self.found.names)

    def figures(self) -> str:
        """What was counted of both sides."""
        told = self.found.statistics
        heads = f"<tr><th></th><th>{escape(self.home)}</th><th>{escape(self.away)}</th></tr>"
        rows = [
            f'<tr><th scope="row">{self.figure(name)}</th>'
            + "".join([f'<td class="number">{self.amount(name, side.figures[name])}</td>' for side in self.sides()])
            + "</tr>"
            for name in told.names
        ]
        return "\n".join(["<table>", heads, *rows, "</table>"])

    def figure(self, name: str) -> str:
        """What a figure is called."""
        return escape(self.words.say(f"{self.found.game}-figure-{name}", {}))

    def amount(self, name: str, amount: int) -> str:
        """A count, or a length in inches."""
        return f"{inches(amount)}″" if name in self.found.statistics.lengths else str(amount)

    def side(self, who: str, side: SideFigures) -> str:
        """Players, cards and dice of one side."""
        shown = [name for name in self.found.statistics.names if side.figures[name]]
        heads = "".join([f"<th>{each}</th>" for each in ("", self.say("value"), *map(self.figure, shown))])
        parts = [f'<h3>{escape(who)}: {self.say("players")}</h3><div class="wide"><table><tr>{heads}</tr>']
        for player in side.players:
            cells = [f"{player.value or 0:+.2f}", *[self.amount(name, player.figures.get(name, 0)) for name in shown]]
            parts.append(f'<tr><th scope="row">{escape(player.name)}</th>{numbers(cells)}</tr>')
        parts.append("</table></div>")
        if side.cards:
            parts.append(
                f"<h3>{escape(who)}: {self.say('cards')}</h3><table><tr><th></th><th>{self.say('played')}</th>"
                f"<th>{self.say('value')}</th></tr>"
            )
            for card in side.cards:
                cells = [str(card.played), f"{card.value or 0:+.2f}"]
                parts.append(f'<tr><th scope="row">{escape(card.id)}</th>{numbers(cells)}</tr>')
            parts.append("</table>")
        parts.append(
            f"<h3>{escape(who)}: {self.say('dice')}</h3><table><tr><th>{self.say('face')}</th>"
            f"<th>{self.say('thrown')}</th><th>{self.say('expected')}</th></tr>"
        )
        for face, often in enumerate(side.dice.faces, start=1):
            parts.append(f"<tr>{numbers([str(face), str(often), f'{side.dice.expected:.1f}'])}</tr>")
        return "\n".join([*parts, "</table>"])


def numbers(cells: list[str]) -> str:
    """Cells of a row."""
    return "".join([f'<td class="number">{escape(cell)}</td>' for cell in cells])


def bar(part: float, longest: float) -> str:
    """A bar to the right of the middle, or to the left."""
    half = 100
    size = half * abs(part) / longest
    start = half if part >= 0 else half - size
    kind = "gain" if part >= 0 else "cost"
    return (
        f'<svg viewBox="0 0 {2 * half} 12" width="{2 * half}" height="12" aria-hidden="true">'
        f'<rect class="{kind}" x="{start:.1f}" width="{size:.1f}" height="12"/></svg>'
    )


def page(found: Analysis, language: str = "en") -> str:
    """The whole file."""
    return Page(found, language).whole()
