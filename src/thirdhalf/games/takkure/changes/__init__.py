"""The only functions that alter a match. What can be seen to happen emits its event; notes that the rules keep for
later (a boost to come, fatigue owed, a move won) emit none: whatever comes of them does.
"""
