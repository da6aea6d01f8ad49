"""`thirdhalf odds`: of dice, and of a position."""
