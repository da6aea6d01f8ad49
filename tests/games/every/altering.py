"""What changes in an observation when something in the match does."""

from collections.abc import Callable
from typing import TypeVar

from tests.games.every.test_encoding import numbers
from thirdhalf.kernel.encoding import Encoder, Field
from thirdhalf.kernel.frame import Match

M = TypeVar("M", bound=Match)


def by_name(fields: tuple[Field, ...], packed: bytes) -> dict[str, int]:
    """The numbers under the names of their fields."""
    return {field.name: value for field, value in zip(fields, numbers(packed), strict=True)}


def differences(encoder: Encoder, match: M, seat: int, alter: Callable[[M], None]) -> dict[str, int]:
    """What the seat sees otherwise after the match is altered, by name; the match itself stays as it is."""
    before = by_name(encoder.observation_fields, encoder.observe(match, seat))
    twin = match.copy()
    assert isinstance(twin, type(match))
    alter(twin)
    after = by_name(encoder.observation_fields, encoder.observe(twin, seat))
    return {name: value for name, value in after.items() if value != before[name]}
