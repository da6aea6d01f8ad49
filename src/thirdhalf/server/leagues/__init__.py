"""Leagues on a server: one append-only log each, the same as in a folder, and pages around it."""
