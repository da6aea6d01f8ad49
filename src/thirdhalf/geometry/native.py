"""Whole numbers of 64 bits, for arithmetic that is compiled; in plain Python they are simply whole numbers.

What is declared i64 wraps round silently when it is compiled, so every product of such numbers stays below 2^63: the
bounds stand where the products are (`geometry.plane`). This module itself is not compiled.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64
else:
    i64 = int

__all__ = ["i64"]
