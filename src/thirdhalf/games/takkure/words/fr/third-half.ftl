## Ce que l’on compte d’un match

ui-figure-takkure-tries = Essais
ui-figure-takkure-ground = Terrain gagné avec le ballon
ui-figure-takkure-tackles = Plaquages annoncés
ui-figure-takkure-tackles-won = Plaquages réussis
ui-figure-takkure-passes = Passes
ui-figure-takkure-passes-made = Passes arrivées
ui-figure-takkure-beaten = Adversaires passés
ui-figure-takkure-balls-won = Ballons gagnés
ui-figure-takkure-gone-down = Mis au sol
ui-figure-takkure-wounds = Blessures
ui-figure-takkure-sent-off = Expulsions
ui-manga-start-takkure = COUP D’ENVOI !
ui-manga-score-takkure = ESSAI ! { $score }
ui-way-takkure-defence = Défense
ui-way-takkure-passing = Passes
ui-way-takkure-cards = Cartes et talents
ui-way-takkure-team-plays = Jeux d’équipe
ui-way-takkure-kick-offs = Coups d’envoi
ui-way-takkure-running = Courses avec le ballon
