"""Many matches as tables, asked by DuckDB and drawn by Altair. Run it whole, or cell by cell in an editor or a notebook.

make data                                  # or: thirdhalf export --parquet build/data/takkure RECORDS
pip install -r requirements/examples.txt
python examples/records.py build/data/takkure --into pictures
"""

# %% Where the data are
import argparse
from pathlib import Path

import altair
import duckdb

parser = argparse.ArgumentParser()
parser.add_argument("data", type=Path, nargs="?", default=Path("build/data/takkure"))
parser.add_argument("--into", type=Path, default=Path())
options = parser.parse_args()
options.into.mkdir(parents=True, exist_ok=True)
data = duckdb.connect()
for table in ("matches", "turns", "decisions", "rolls", "events"):
    data.execute(f"CREATE VIEW {table} AS SELECT * FROM '{options.data}/{table}/*.parquet'")


def asked(sql: str) -> list[dict[str, object]]:
    """The rows of an answer, by column."""
    answer = data.execute(sql)
    columns = [column[0] for column in answer.description]
    return [dict(zip(columns, row, strict=True)) for row in answer.fetchall()]


# %% Who wins, and how high
wins = asked("""
    SELECT winner, count(*) AS matches, avg(home_score + away_score) AS scored
    FROM matches GROUP BY winner ORDER BY winner
""")
for row in wins:
    print(f"{row['winner']}: {row['matches']} matches, {row['scored']:.2f} scored in each")

# %% What is decided how often in a match
topics = asked("""
    SELECT topic, count(*) / (SELECT count(*) FROM matches) AS times
    FROM decisions GROUP BY topic ORDER BY times DESC LIMIT 15
""")
chart = altair.Chart(altair.Data(values=topics), title="Decisions in a match").mark_bar()
chart.encode(altair.X("times:Q"), altair.Y("topic:N", sort="-x")).save(options.into / "decisions.json")

# %% How the dice fall
faces = asked("""
    SELECT topic, face, count(*) AS times
    FROM (SELECT topic, unnest(faces) AS face FROM rolls)
    GROUP BY topic, face ORDER BY topic, face
""")
chart = altair.Chart(altair.Data(values=faces), title="Faces").mark_bar()
chart.encode(altair.X("face:O"), altair.Y("times:Q"), altair.Facet("topic:N", columns=4)).save(
    options.into / "faces.json"
)

# %% When is scored: at which part of the match's turns the score stood at what
scores = asked("""
    SELECT floor(10 * (number - 1) / count(*) OVER (PARTITION BY match)) AS tenth, home_score + away_score AS scored
    FROM turns
""")
means: dict[float, list[float]] = {}
for row in scores:
    means.setdefault(float(str(row["tenth"])), []).append(float(str(row["scored"])))
line = [{"tenth": tenth, "scored": sum(all) / len(all)} for tenth, all in sorted(means.items())]
chart = altair.Chart(altair.Data(values=line), title="Scored so far").mark_line(point=True)
chart.encode(altair.X("tenth:O"), altair.Y("scored:Q")).save(options.into / "scored.json")
print(f"Pictures (Vega-Lite) are in {options.into.resolve()}")
