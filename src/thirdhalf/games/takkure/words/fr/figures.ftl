# Ce qui est compté dans un match, en français. Les noms suivent statistics.py.

takkure-figure-tries = Essais
takkure-figure-ground = Terrain gagné balle en main
takkure-figure-tackles = Placages tentés
takkure-figure-tackles-won = Placages réussis
takkure-figure-passes = Passes tentées
takkure-figure-passes-made = Passes réussies
takkure-figure-beaten = Adversaires passés
takkure-figure-balls-won = Ballons gagnés
takkure-figure-gone-down = Mis au sol
takkure-figure-wounds = Blessures
takkure-figure-sent-off = Sortis du terrain
