"""Exact odds of this game."""
