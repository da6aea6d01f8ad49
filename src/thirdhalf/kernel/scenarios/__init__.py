"""Scenarios of every game: how their files are read, played and checked."""
