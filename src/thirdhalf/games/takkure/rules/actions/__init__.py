"""Each action of the game, with what it needs and what it does."""
