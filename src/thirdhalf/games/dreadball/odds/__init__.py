"""Exact odds of DreadBall: pools of dice, and what follows in a position."""
