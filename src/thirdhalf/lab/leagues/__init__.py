"""Competitions played by the computer: one season, or many."""
