"""Competitions: who meets whom, what came of it, and how the table stands. Pure, without a server or a game."""
