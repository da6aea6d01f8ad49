## Was in einem Spiel gezählt wird

ui-figure-takkure-tries = Versuche
ui-figure-takkure-ground = Raumgewinn mit Ball
ui-figure-takkure-tackles = Angesagte Tackles
ui-figure-takkure-tackles-won = Gelungene Tackles
ui-figure-takkure-passes = Pässe
ui-figure-takkure-passes-made = Angekommene Pässe
ui-figure-takkure-beaten = Ausgespielte Gegner
ui-figure-takkure-balls-won = Eroberte Bälle
ui-figure-takkure-gone-down = Zu Boden gegangen
ui-figure-takkure-wounds = Verletzungen
ui-figure-takkure-sent-off = Vom Platz gestellt
ui-manga-start-takkure = KICK-OFF!
ui-manga-score-takkure = TRY! { $score }
ui-way-takkure-defence = Verteidigung
ui-way-takkure-passing = Pässe
ui-way-takkure-cards = Karten und Fähigkeiten
ui-way-takkure-team-plays = Kombinierte Spielzüge
ui-way-takkure-kick-offs = Kick-Offs
ui-way-takkure-running = Laufen mit dem Ball
