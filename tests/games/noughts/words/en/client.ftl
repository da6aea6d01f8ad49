# What the page says about noughts and crosses.

ui-game-noughts = Noughts and crosses
ui-game-noughts-told = Three in a row win.
