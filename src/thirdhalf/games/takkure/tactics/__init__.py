"""Choices worth considering, for every kind of decision: one source for coaches, hints and learning."""

from thirdhalf.games.takkure.tactics.shortlist import candidates

__all__ = ["candidates"]
