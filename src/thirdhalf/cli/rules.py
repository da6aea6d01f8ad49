"""`thirdhalf rules`: the rulebook in three languages."""

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from thirdhalf.games import kits
from thirdhalf.words import words
from thirdhalf.words.rulebook import explanation, known_number, title


def show_rules(number: str | None, language: str) -> int:
    """Explain one rule, or list them all."""
    console = Console()
    language_words = words(language)
    if number is None:
        for kit in kits():
            console.print(Text(kit.id, style="bold underline"))
            for each in kit.rule_numbers():
                console.print(Text.assemble((f"{each:>6}  ", "bold"), title(language_words, each)), soft_wrap=True)
        return 0
    wanted = known_number(number)
    console.print(Text.assemble((f"{wanted}  ", "bold"), (title(language_words, wanted), "bold")))
    console.print(Padding(Text(explanation(language_words, wanted)), (0, 0, 0, 2)))
    return 0
