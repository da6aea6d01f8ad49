# What the software says about DreadBall, in English. Ids follow the kinds of events, actions, sources and endings.

## What happens

dreadball-head-start = { $seat } begins with a head start. Points: { $points }.
dreadball-toss = Toss: { $home_team } { $home_die }, { $away_team } { $away_die }. { $seat } begins.
dreadball-placed = { $player } is placed { dreadball-place }, facing { $facing }.
dreadball-benched = { $player } is on the bench.
dreadball-rush = Rush { $rush }: { $seat }, { $tokens } tokens.
dreadball-launched = The ball is launched and comes to rest { dreadball-place }.
dreadball-token-spent = { $player } gets a token: { $action } (tokens left: { $tokens }).
dreadball-free-action = { $player } takes a free action: { $action }.
dreadball-entered = { $player } enters from the bench, { dreadball-place }.
dreadball-left-the-pitch = { $player } goes to the bench.
dreadball-stepped = { $player } moves, { dreadball-place }.
dreadball-turned = { $player } faces { $facing }.
dreadball-fell = { $player } falls over, { dreadball-place }.
dreadball-stood-up = { $player } stands up, facing { $facing }.
dreadball-modified = { $player }: { $amount } for { $source }.
dreadball-rolled = { $player }, { $action }: { $faces } against { $stat }+.
dreadball-came-to = { $player }, { $action }: { $successes ->
    [0] no success
    [1] one success
   *[other] { $successes } successes
}.
dreadball-attacked = { $player } goes for { $target }: { $action }.
dreadball-reacted = { $player } answers with { $action }.
dreadball-pushed = { $player } is pushed back, { dreadball-place }.
dreadball-held-ground = { $player } has nowhere to go and stays.
dreadball-followed-up = { $player } follows up, { dreadball-place }.
dreadball-dodged = { $player } slips away, { dreadball-place }.
dreadball-knocked-down = { $player } is knocked down (hits: { $hits }).
dreadball-injured = { $player } is out of play (turns: { $turns }).
dreadball-recovers = { $player } recovers (turns left: { $turns }).
dreadball-thrown = { $player } throws to { $receiver }, range { $range }.
dreadball-strike-tried = { $player } goes for the strike, range { $range }.
dreadball-strike = Strike! { $player } scores { $points }. { $home_team } { $home }, { $away_team } { $away }.
dreadball-ball-taken = { $player } has the ball.
dreadball-ball-lost = { $player } loses the ball.
dreadball-ball-hit = The ball hits { $player }.
dreadball-scattered = The ball scatters { $direction } by { $distance } and stops { dreadball-place }.
dreadball-ball-down = The ball lies { dreadball-place }.
dreadball-rush-ending = This will end the rush: { $reason }.
dreadball-rush-saved = { $player } has saved the rush.
dreadball-rush-over = Rush { $rush } is over.
dreadball-sudden-death = Level: sudden death. The next strike wins.
dreadball-ended = It is over: { $ending }. Winner: { $seat }.

# Where it was
dreadball-place = { $where ->
    [zone-west] in a strike zone in the west
    [zone-east] in a strike zone in the east
    [west] in the western half
    [east] in the eastern half
   *[middle] in the middle
}

## Actions and tests

dreadball-action-run = Run
dreadball-action-sprint = Sprint
dreadball-action-slam = Slam
dreadball-action-steal = Steal
dreadball-action-throw = Throw
dreadball-action-stand-up = Stand Up
dreadball-action-dash = Dash
dreadball-action-evade = Evade
dreadball-action-pick-up = Pick Up
dreadball-action-slamback = Slamback
dreadball-action-dodge = Dodge
dreadball-action-armour = Armour
dreadball-action-catch = Catch

## What changes a pool

dreadball-source-striker = being a Striker
dreadball-source-guard = being a Guard
dreadball-source-threat = threats
dreadball-source-sprinted = having sprinted
dreadball-source-moved = having moved
dreadball-source-moved-next-to-the-target = having moved next to the target
dreadball-source-strike-hex = the strike hex

## Why a rush ends

dreadball-reason-throw = the ball was thrown
dreadball-reason-drop = the ball was dropped
dreadball-reason-failed-pick-up = the ball was not picked up

## How a match ends

dreadball-ending-full-time = full time
dreadball-ending-landslide = landslide
dreadball-ending-sudden-death = sudden death
dreadball-ending-nobody-left-on-the-pitch = nobody left on the pitch
dreadball-ending-no-strike-in-sudden-death = no strike in sudden death
dreadball-ending-goal-reached = goal reached
dreadball-ending-goal-missed = goal missed

## Directions

dreadball-direction-e = east
dreadball-direction-se = south-east
dreadball-direction-sw = south-west
dreadball-direction-w = west
dreadball-direction-nw = north-west
dreadball-direction-ne = north-east
