## What is counted of a match

ui-figure-takkure-tries = Tries
ui-figure-takkure-ground = Ground made with the ball
ui-figure-takkure-tackles = Tackles declared
ui-figure-takkure-tackles-won = Tackles won
ui-figure-takkure-passes = Passes
ui-figure-takkure-passes-made = Passes that arrived
ui-figure-takkure-beaten = Opponents beaten
ui-figure-takkure-balls-won = Balls won
ui-figure-takkure-gone-down = Times on the ground
ui-figure-takkure-wounds = Wounds
ui-figure-takkure-sent-off = Sent off
ui-manga-start-takkure = KICK-OFF!
ui-manga-score-takkure = TRY! { $score }
ui-way-takkure-defence = Defence
ui-way-takkure-passing = Passing
ui-way-takkure-cards = Cards and skills
ui-way-takkure-team-plays = Team plays
ui-way-takkure-kick-offs = Kick-offs
ui-way-takkure-running = Running with the ball
