# What the page says about noughts and crosses.

ui-game-noughts = Drei gewinnt
ui-game-noughts-told = Drei in einer Reihe gewinnen.
