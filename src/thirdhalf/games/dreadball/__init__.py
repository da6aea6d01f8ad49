"""DreadBall: the game over hexes."""
