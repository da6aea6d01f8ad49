# What is counted of a match, in English. Ids follow the names in statistics.py.

dreadball-figure-points = Points
dreadball-figure-strikes = Strikes
dreadball-figure-strikes-tried = Strikes tried
dreadball-figure-hexes = Hexes with the ball
dreadball-figure-slams = Slams
dreadball-figure-steals = Steals tried
dreadball-figure-knocked-down = Knocked down
dreadball-figure-put-out = Put out of play
dreadball-figure-throws = Throws
dreadball-figure-balls-won = Balls won
