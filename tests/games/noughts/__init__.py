"""Noughts and crosses: the smallest game there is, made only of what a game must bring."""
