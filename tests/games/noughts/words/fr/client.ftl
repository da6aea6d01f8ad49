# What the page says about noughts and crosses.

ui-game-noughts = Morpion
ui-game-noughts-told = Trois alignés gagnent.
