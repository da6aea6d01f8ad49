## What is counted of a match

ui-figure-dreadball-points = Points
ui-figure-dreadball-strikes = Strikes
ui-figure-dreadball-strikes-tried = Strikes tried
ui-figure-dreadball-hexes = Hexes with the ball
ui-figure-dreadball-slams = Slams
ui-figure-dreadball-steals = Steals
ui-figure-dreadball-knocked-down = Opponents knocked down
ui-figure-dreadball-put-out = Opponents injured
ui-figure-dreadball-throws = Throws
ui-figure-dreadball-balls-won = Balls won
ui-manga-start-dreadball = LAUNCH!
ui-manga-score-dreadball = STRIKE! { $score }
ui-way-dreadball-tokens = Who acts, and what
ui-way-dreadball-running = Running
ui-way-dreadball-attacks = Slams and steals
ui-way-dreadball-throws = Throws
ui-way-dreadball-setting-up = Setting up
