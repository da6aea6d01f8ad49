# What the software says, in English. Ids follow the kinds of events, actions, results and endings.

## Takkure, what happens

event-set-taken = { $seat } takes { $tokens } activation tokens.
event-activated = { $player } is activated (token { $activations }).
event-marked = { $player } marks a move to { $x } { $y }.
event-declared = { $player } declares { $action }.
event-receiver-named = { $player } means to pass to { $receiver }.
event-spot-named = { $player } aims at { $x } { $y }.
event-ran = { $player } runs to { $x } { $y }.
event-walked = { $player } goes to { $x } { $y }.
event-displaced = { $player } makes room and stands at { $x } { $y }.
event-ball-displaced = The ball makes room and lies at { $x } { $y }.
event-set-back = { $player } is brought back to { $x } { $y }, where the second move began.
event-closed-in = { $tackler } closes in to { $x } { $y }.
event-stood-up = { $player } gets rid of a ground token.
event-grounded = { $player } is grounded (ground tokens: { $ground }).
event-wounded = { $player } is wounded (wounds: { $wounds }).
event-modified = { $player }: { $amount } for { $source }.
event-rolled = { $player } rolls { $faces } against { $characteristic } { $value }.
event-came-to = { $player }, { $action }: { $result }.
event-lapsed = { $player }'s { $action } is not rolled any more.
event-tied = { $players } are tied and roll again.
event-thrown = { $player } throws to { $receiver } from { $x } { $y }.
event-ball-taken = { $player } has the ball.
event-ball-down = The ball lies loose at { $x } { $y }.
event-arrow-pointed = Arrow 1 points to { $degrees }°.
event-scattered = Scatter: rolled { $face }, rests at arrow { $arrow }.
event-ground-token-removed = { $player } loses a ground token (left: { $ground }).
event-tokens-removed = Markers and defence tokens are removed.
event-possession = The ball has changed sides: { $seat } attacks.
event-ended = It is over: { $ending }. Winner: { $seat }.

## Takkure, kinds

action-nothing = nothing
action-move = MOVE
action-stand-up = STAND UP
action-pass-from-the-ground = PASS FROM THE GROUND
action-pass = PASS
action-pick-up = PICK UP
action-dodge = DODGE
action-break-through = BREAK THROUGH
action-score-a-try = SCORE A TRY
action-pressure = PRESSURE
action-tackle = TACKLE
action-steal-loose-ball = BALL STEAL (loose ball)
action-steal-from-the-ground = BALL STEAL (from the ground)
action-steal-in-the-air = BALL STEAL (in the air)
action-rest = REST
result-fail = FAIL
result-cancelled = CANCELLED
result-success = SUCCESS
result-critical = SUCCESS, critical
source-range = range
source-pressure = pressure
source-from-the-ground = passing from the ground
source-ball-at-hand = the ball at hand
source-in-flight = a ball in flight
ending-line-reached = the line is reached
ending-ball-stolen = the ball is stolen
ending-carrier-grounded = the carrier is grounded
ending-ball-on-the-ground = the ball is on the ground
ending-tokens-spent = all tokens are spent
seat-home = Home
seat-away = Away
seat-nobody = nobody
