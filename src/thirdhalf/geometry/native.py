"""What only compiling needs: whole numbers of 64 bits, and hints about classes. In plain Python they mean nothing.

What is declared i64 wraps round silently when it is compiled, so every product of such numbers stays below 2^63: the
bounds stand where the products are (`geometry.plane`).

`mypyc_attr(acyclic=True, free_list_len=1)` stands above the small classes that are made and dropped all the time:
nothing in them leads back to them, so the garbage collector need not know them, and the last one dropped is kept for
the next to be made. This module itself is not compiled.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64, mypyc_attr
else:
    i64 = int

    def mypyc_attr(**hints):
        """The class as it is."""
        return lambda cls: cls


__all__ = ["i64", "mypyc_attr"]
