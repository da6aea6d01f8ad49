"""Third Half: the tabletop sports Takkure and DreadBall as software."""

__version__ = "0.1.0"
