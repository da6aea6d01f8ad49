# What is counted of a match, in English. Ids follow the names in statistics.py.

takkure-figure-tries = Tries
takkure-figure-ground = Ground made with the ball
takkure-figure-tackles = Tackles tried
takkure-figure-tackles-won = Tackles won
takkure-figure-passes = Passes tried
takkure-figure-passes-made = Passes made
takkure-figure-beaten = Opponents beaten
takkure-figure-balls-won = Balls won
takkure-figure-gone-down = Gone down
takkure-figure-wounds = Wounds
takkure-figure-sent-off = Carried off
