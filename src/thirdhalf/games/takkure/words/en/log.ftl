# What the software says, in English. Ids follow the kinds of events, actions, results and endings.

## Takkure, what happens

event-set-taken = { $seat } takes { $tokens } activation tokens.
event-activated = { $player } is activated (token { $activations }).
event-marked = { $player } marks a run: { place }.
event-unmarked = { $player } takes the markers back.
event-declared = { $player } declares { $action }.
event-receiver-named = { $player } means to pass to { $receiver }.
event-spot-named = { $player } aims at a spot { place }.
event-ran = { $player } runs: now { place }.
event-walked = { $player } moves: now { place }.
event-displaced = { $player } makes room and stands { place }.
event-ball-displaced = The ball makes room and lies { place }.
event-set-back = { $player } is brought back to where the second move began, { place }.
event-closed-in = { $tackler } closes in: now { place }.
event-stood-up = { $player } gets rid of a ground token.
event-grounded = { $player } is grounded (ground tokens: { $ground }).
event-wounded = { $player } is wounded (wounds: { $wounds }).
event-modified = { $player }: { $amount } for { $source }.
event-rolled = { $player } rolls { $faces } against { $characteristic } { $value }: { $verdict ->
    [critical] a critical success
    [made] success
   *[missed] failure
}.
event-rolled-for = { $player } rolls { $faces } against { $characteristic } { $value } { $reason }: { $verdict ->
    [critical] a critical success
    [made] success
   *[missed] failure
}.
reason-endurance = to take the blow
reason-feet = to stay on its feet
reason-reception = to catch the pass
event-came-to = { $player }, { $action }: { $result }.
event-lapsed = { $player }'s { $action } is not rolled any more.
event-tied = { $players } are tied and roll again.
event-thrown = { $player } throws to { $receiver }, { place }.
event-ball-taken = { $player } has the ball.
event-ball-down = The ball lies loose { place }.
event-arrow-pointed = Arrow 1 points to { $degrees }°.
event-scattered = Scatter: rolled { $face }, rests at arrow { $arrow }.
event-die-shown = { $seat } rolled { $face }; the die may be rolled again.
event-ground-token-removed = { $player } loses a ground token (left: { $ground }).
event-tokens-removed = Markers and defence tokens are removed.
event-possession = The ball has changed sides: { $seat } attacks.
event-ended = It is over: { $ending }. Winner: { $seat }.
event-tired = { $player } gets tired (fatigue: { $fatigue } active, { $inactive } inactive).
event-rested = { $player } recovers (fatigue: { $fatigue } active, { $inactive } inactive).
event-sent-off = { $player } is injured and leaves the pitch.
event-injury = { $player }, { $table }: { $face }.
event-fatigued-for-good = { $player } has a fatigue token for good.
event-out-of-the-match = { $player } is out of the match.
event-action-lost = { $player } cannot manage { $action }.
event-skill-used = { $player } uses { $talent }.
event-position-skill = { $player } uses { $skill }.
event-try = Try for { $player }! { $home } to { $away }.
event-referee-roll = The referee roll goes to { $seat }.
event-kick-off = Kick-off by { $seat }.
event-back = { $player } is back.
event-placed = { $player } is set up { place }.
event-template-laid = The kick is aimed: { place }.
event-time = Time { $box } ({ $home_team } { $home_side }, { $away_team } { $away_side }).
event-half = Half { $half } begins.
event-half-over = Half { $half } is over.
event-set-lost = { $seat } has nobody on the pitch and loses the set.
event-drew = { $seat } draws a card ({ $cards } in hand).
event-card-drawn = { $seat } draws { $card }.
event-card-laid = { $seat } lays a card face down.
event-card-turned = { $seat } plays { $card } for { $player }.
event-discarded = { $seat } discards { $card }.
event-team-play-chosen = { $seat } chooses the team play { $play }.
event-team-plays-ready = { $seat } has chosen the team plays.
event-team-plays-back = Both coaches take their used team plays back.
event-team-play-declared = { $seat } declares a team play, face down.
event-participant = { $player } takes part in the team play.
event-team-play-turned = { $seat } turns the team play: { $play }.
event-lettered = { $player } is { $letter }.
event-team-play-over = The team play of { $seat } is over.
event-spared = { $player } is spared the fatigue token.
event-team-tokens = Team tokens of { $seat }: { $stars }.
event-honour-tokens = Honour tokens of { $player }: { $honour }.

# Where it was: left and right as the player’s team attacks.
place = { $across ->
    [left] on the left
    [right] on the right
    [left-edge] near the left touch line
    [right-edge] near the right touch line
    [edge] near a touch line
    [wide] out wide
   *[middle] in the middle
}, { $depth ->
    [behind] behind the line of { $line }
    [inches] about { $inches }″ from the line of { $line }
    [near] near the line of { $line }
    [half] in the half of { $line }
   *[halfway] around halfway
}

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
source-fatigue = fatigue
ending-try-scored = a try is scored
ending-try-failed = the try has failed
ending-nobody-left = a team has nobody left
ending-full-time = full time
ending-practice-over = practice is over
table-common = common injury
table-grave = grave injury
side-active = active
side-inactive = inactive
characteristic-bac = BaC
characteristic-str = STR
characteristic-ref = REF
characteristic-int = INT
characteristic-end = END
source-card = a card
source-team-token = a team token
source-team-play = the team play
characteristic-bdy = BDY
