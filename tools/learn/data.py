"""Positions as arrays, and what is to be learned of them: TD(lambda) of the next score and of the result."""

import json
from pathlib import Path
from typing import Any

import numpy as np

Array = np.ndarray[Any, Any]

BEGINS, VIEWER, STRAYED, POINTS, ENDED, RESULT, STAGE, LEAD, LEVEL = range(9)
RESULTS = (1, 0, -1)


class Positions:
    """The positions of many matches, one match after the other."""

    def __init__(self, heads: Array, inputs: Array, points: tuple[int, ...]) -> None:
        self.heads = heads
        self.inputs = inputs
        self.points = points
        self.begins = heads[:, BEGINS] == 1
        self.match = np.cumsum(self.begins) - 1
        self.last = np.append(self.begins[1:], True)
        self.away = heads[:, VIEWER] < 0
        self.strayed = heads[:, STRAYED] == 1
        self.ended = (heads[:, ENDED] == 1) | self.last

    def __len__(self) -> int:
        return len(self.heads)

    def held_out(self, every: int) -> Array:
        """Which positions belong to matches that are not learned from."""
        return np.asarray(self.match % every == 0)

    def scored(self) -> Array:
        """What each period's end brought home, as flags of `points`."""
        points = np.clip(self.heads[:, POINTS], min(self.points), max(self.points))
        return np.asarray(points[:, None] == np.array(self.points)[None, :], np.float32)

    def results(self) -> Array:
        """How each match ended for home, as flags: won, drawn, lost."""
        return np.asarray(self.heads[:, RESULT][:, None] == np.array(RESULTS)[None, :], np.float32)

    def turned(self, chances: Array) -> Array:
        """Home's chances as the viewer's, or the viewer's as home's."""
        return np.where(self.away[:, None], chances[:, ::-1], chances)

    def goals(self, trace: float, said: Array | None, ends: Array, came: Array) -> Array:
        """TD(lambda): what is to be said of each position, in home's chances. `said` is what was said until now;
        without it, what came of it is to be said. Nothing is learned through a step on which somebody strayed.
        """
        count = len(self)
        # Matches lie side by side, their last positions in one line: all are gone through at once, from the end.
        starts = np.flatnonzero(self.begins)
        lengths = np.diff(np.append(starts, count))
        finals = starts + lengths - 1
        found = np.zeros_like(came)
        after = np.zeros((len(starts), came.shape[1]), np.float32)
        for back in range(int(lengths.max())):
            there = lengths > back
            places = finals[there] - back
            goal = after[there]
            goal = np.where(ends[places][:, None], came[places], goal)
            found[places] = goal
            if said is None:
                after[there] = goal
            else:
                now = said[places]
                kept = np.where(self.strayed[places][:, None], now, goal)
                after[there] = trace * kept + (1 - trace) * now
        return found


def read_rows(folder: Path, game: str, most: int = 1 << 60) -> Positions:
    """All positions of a game in a folder."""
    heads, inputs = [], []
    points: tuple[int, ...] = ()
    for file in sorted(folder.glob(f"{game}-*.rows")):
        about = json.loads(file.with_suffix(".json").read_text())
        width = len(about["head"]) + about["size"]
        rows = np.fromfile(file, np.int8)
        rows = rows[: len(rows) // width * width].reshape(-1, width)[:most]
        heads.append(rows[:, : len(about["head"])].copy())
        inputs.append(rows[:, len(about["head"]) :])
        points = tuple(about["points"])
    return Positions(np.concatenate(heads), np.concatenate(inputs), points)


class Yardstick:
    """The kept positions: inputs, and for each the counts of what came of it, as the viewer sees it."""

    def __init__(self, folder: Path, game: str, level: str = "province:60") -> None:
        about = json.loads((folder / f"{game}-yardstick.json").read_text())
        rows = np.fromfile(folder / f"{game}-yardstick.bytes", np.int8).reshape(-1, about["size"])
        places = [place for place, one in enumerate(about["positions"]) if level in one["came"]]
        self.inputs = rows[places]
        came = [about["positions"][place]["came"][level] for place in places]
        viewers = np.array([about["positions"][place]["viewer"] for place in places])
        self.kinds = [about["positions"][place]["kind"] for place in places]
        points = about["points"]
        self.points = np.array(points, np.float64)
        scores = np.array([[one["scores"].get(str(each), 0) for each in points] for one in came], np.float64)
        results = np.array([one["results"] for one in came], np.float64)
        away = (viewers < 0)[:, None]
        self.scores = np.where(away, scores[:, ::-1], scores)
        self.results = np.where(away, results[:, ::-1], results)

    def explained(self, said: Array, counts: Array, worth: Array) -> tuple[float, float]:
        """The share of the explainable variance that is explained, and the correlation with the true value."""
        number = counts.sum(1)
        mean = counts @ worth / number
        noise = float(((counts @ worth**2 / number - mean**2) / (number - 1)).mean())
        true = max(1e-9, float(mean.var()) - noise)
        error = float(((said - mean) ** 2).mean()) - noise
        both = float(((said - said.mean()) * (mean - mean.mean())).mean())
        return 1 - error / true, both / float(np.sqrt(true * said.var() + 1e-12))

    def calibration(self, chances: Array, bins: int = 10) -> float:
        """How far what is said of win, draw and loss is off what comes of it, over tenths of the positions."""
        shares = self.results / self.results.sum(1)[:, None]
        total = 0.0
        for each in range(3):
            order = np.argsort(chances[:, each], kind="stable")
            for part in np.array_split(order, bins):
                gap = chances[part, each].mean() - shares[part, each].mean()
                total += len(part) / len(order) * abs(float(gap)) / 3
        return total
