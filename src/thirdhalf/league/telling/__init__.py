"""A competition for others: data, pages, calendars and feeds. Whoever asks brings the words of a language."""

from collections.abc import Callable

Say = Callable[[str, dict[str, str | int]], str]
"""A message of the catalogue (`league.ftl`) with its values."""
