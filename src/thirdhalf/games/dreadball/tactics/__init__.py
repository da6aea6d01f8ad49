"""Choices worth considering in DreadBall: candidates for every question, and plans for whole actions."""
