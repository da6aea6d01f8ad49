"""`thirdhalf rules`: the rulebook in three languages."""

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from thirdhalf.games import kits
from thirdhalf.games.differences import Difference
from thirdhalf.words import Words, words
from thirdhalf.words.rulebook import explanation, known_number, title, unwrapped


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


def show_differences(number: str | None, language: str) -> int:
    """Where the texts of the rules disagree: all of it, or what is about one rule."""
    console = Console()
    said = words(language)
    wanted = None if number is None else known_number(number)
    for kit in kits():
        if wanted is not None and wanted not in kit.rule_numbers():
            continue
        console.print(Text(kit.id, style="bold underline"))
        found = [each for each in kit.differences() if wanted is None or wanted in each.rules]
        if not found:
            console.print(Text(said.say("ui-differences-none", {})), soft_wrap=True)
        for each in found:
            console.print(told(said, kit.id, each), soft_wrap=True)
    return 0


def told(said: Words, game: str, difference: Difference) -> Text:
    """One difference: its rules, what each text says, and what is played."""
    numbers = " · ".join(difference.rules)
    text = Text.assemble((f"{numbers}  ", "bold"), (title(said, difference.rules[0]), "bold"), "\n")
    for way in difference.ways:
        names = ", ".join([said.say(f"difference-text-{each}", {}) for each in way.texts])
        text.append(f"  {names}: ", "italic" if way.letter != difference.played else "bold italic")
        text.append(f"{unwrapped(said.attribute(difference.message, way.letter))}\n")
    text.append(f"  {said.say('ui-differences-played', {})} ", "bold")
    text.append(f"{unwrapped(said.attribute(difference.message, 'played'))}\n")
    if difference.reading:
        reading = said.say(f"reading-{game}-{difference.reading}", {})
        text.append(f"  {said.say('ui-differences-reading', {'reading': reading})} (--readings {difference.reading})\n")
    return text
