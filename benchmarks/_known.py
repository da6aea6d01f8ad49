"""What it was like at the table of version 0.2.0, and what is wanted: by the rows of `benchmarks.table`.

Sizes, shifts, bytes and advice were measured by the same script on that version (one match each, 10 questions a game),
the rest by hand before it was written: six runs of exercise 1, one match by suggestions in each game.
"""

KNOWN = {
    "first page, kB over the wire": ("431", "< 150"),
    "exercise 1, runs with dice": ("2 of 6", "all"),
    "exercise 1, runs with a dodge or a break-through": ("0 of 6", "all"),
    "exercise 1, clicks (median)": ("18 to 20", ""),
    "takkure, laptop: prompts a match": ("376", "<= 200"),
    "takkure, phone: prompts a match": ("", "<= 200"),
    "takkure, laptop: clicks before the first kick": ("29", "<= 6"),
    "takkure, phone: clicks before the first kick": ("", "<= 6"),
    "takkure, laptop: pitch sizes": ("10", "1"),
    "takkure, phone: pitch sizes": ("25", "1"),
    "takkure, laptop: layout shift, sum": ("4.66", "0"),
    "takkure, phone: layout shift, sum": ("36.26", "0"),
    "takkure: best hint is the suggestion": ("4 of 10", "all"),
    "takkure: the computer does what is suggested": ("7 of 10", "all"),
    "takkure: frames a second with them": ("", "60"),
    "takkure: frames a second, processor 4× slower": ("", ">= 30"),
    "dreadball, laptop: prompts a match": ("394", "<= 200"),
    "dreadball, phone: prompts a match": ("", "<= 200"),
    "dreadball, laptop: clicks before the first kick": ("", "<= 6"),
    "dreadball, phone: clicks before the first kick": ("", "<= 6"),
    "dreadball, laptop: pitch sizes": ("3", "1"),
    "dreadball, phone: pitch sizes": ("10", "1"),
    "dreadball, laptop: layout shift, sum": ("7.43", "0"),
    "dreadball, phone: layout shift, sum": ("25.07", "0"),
    "dreadball: best hint is the suggestion": ("7 of 10", "all"),
    "dreadball: the computer does what is suggested": ("8 of 10", "all"),
    "dreadball: frames a second with them": ("", "60"),
    "dreadball: frames a second, processor 4× slower": ("", ">= 30"),
}
