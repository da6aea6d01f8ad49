"""A bot by lines (docs/bot.md): the last choice where players act, the first one everywhere else."""

import sys

BOLD = ("first action", "second action", "defence")


def main() -> None:
    """Answer until there is nothing more to answer."""
    count, topic = 1, ""
    for line in sys.stdin:
        words = line.split()
        if words[0] == "thirdhalf":
            print("ready 1 Taker in Python", flush=True)
        elif words[0] == "ask":
            count, topic = int(words[3]), " ".join(words[5:])
        elif words[0] == "go":
            print("take", words[1], count if topic in BOLD else 1, flush=True)
        elif words[0] == "quit":
            break


main()
