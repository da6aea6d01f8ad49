## Ce que l’on compte d’un match

ui-figure-dreadball-points = Points
ui-figure-dreadball-strikes = Tirs réussis
ui-figure-dreadball-strikes-tried = Tirs tentés
ui-figure-dreadball-hexes = Cases avec la balle
ui-figure-dreadball-slams = Slams
ui-figure-dreadball-steals = Steals
ui-figure-dreadball-knocked-down = Adversaires renversés
ui-figure-dreadball-put-out = Adversaires blessés
ui-figure-dreadball-throws = Lancers
ui-figure-dreadball-balls-won = Balles gagnées
ui-manga-start-dreadball = LANCEMENT !
ui-manga-score-dreadball = STRIKE ! { $score }
ui-way-dreadball-tokens = Qui agit, et comment
ui-way-dreadball-running = Courses
ui-way-dreadball-attacks = Slams et vols
ui-way-dreadball-throws = Lancers
ui-way-dreadball-setting-up = Placement
