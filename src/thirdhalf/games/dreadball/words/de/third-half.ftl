## Was in einem Spiel gezählt wird

ui-figure-dreadball-points = Punkte
ui-figure-dreadball-strikes = Treffer
ui-figure-dreadball-strikes-tried = Versuchte Treffer
ui-figure-dreadball-hexes = Felder mit Ball
ui-figure-dreadball-slams = Slams
ui-figure-dreadball-steals = Steals
ui-figure-dreadball-knocked-down = Umgeworfene Gegner
ui-figure-dreadball-put-out = Verletzte Gegner
ui-figure-dreadball-throws = Würfe
ui-figure-dreadball-balls-won = Eroberte Bälle
ui-manga-start-dreadball = EINSCHUSS!
ui-manga-score-dreadball = STRIKE! { $score }
ui-way-dreadball-tokens = Wer handelt, und was
ui-way-dreadball-running = Laufen
ui-way-dreadball-attacks = Slams und Steals
ui-way-dreadball-throws = Würfe
ui-way-dreadball-setting-up = Aufstellen
