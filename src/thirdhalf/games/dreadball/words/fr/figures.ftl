# Ce qui est compté dans un match, en français. Les noms suivent statistics.py.

dreadball-figure-points = Points
dreadball-figure-strikes = Strikes
dreadball-figure-strikes-tried = Strikes tentés
dreadball-figure-hexes = Cases balle en main
dreadball-figure-slams = Slams
dreadball-figure-steals = Steals tentés
dreadball-figure-knocked-down = Mis à terre
dreadball-figure-put-out = Mis hors jeu
dreadball-figure-throws = Lancers
dreadball-figure-balls-won = Ballons gagnés
