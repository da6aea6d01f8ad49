"""Matches as whole numbers in plain memory: the part of the environment that knows no array library."""
