# Was in einem Spiel gezählt wird, auf Deutsch. Die Namen folgen statistics.py.

takkure-figure-tries = Versuche
takkure-figure-ground = Mit dem Ball zurückgelegt
takkure-figure-tackles = Tackles versucht
takkure-figure-tackles-won = Tackles gewonnen
takkure-figure-passes = Pässe versucht
takkure-figure-passes-made = Pässe gelungen
takkure-figure-beaten = Gegner überwunden
takkure-figure-balls-won = Bälle gewonnen
takkure-figure-gone-down = Zu Boden gegangen
takkure-figure-wounds = Wunden
takkure-figure-sent-off = Vom Feld getragen
