# Was in einem Spiel gezählt wird, auf Deutsch. Die Namen folgen statistics.py.

dreadball-figure-points = Punkte
dreadball-figure-strikes = Strikes
dreadball-figure-strikes-tried = Strikes versucht
dreadball-figure-hexes = Felder mit dem Ball
dreadball-figure-slams = Slams
dreadball-figure-steals = Steals versucht
dreadball-figure-knocked-down = Niedergeschlagen
dreadball-figure-put-out = Außer Gefecht gesetzt
dreadball-figure-throws = Würfe
dreadball-figure-balls-won = Bälle gewonnen
