# What coaches are asked, and what they can pick, in English. Ids follow the questions' topics.

## Takkure, questions

question-player = Which player gets the activation token?
question-first-action = What does the player do first?
question-receiver = Who shall receive the pass?
question-defender = Which defender acts next?
question-defence = What does the defender do?
question-second-action = What does the player do now?
question-order = What is settled first?
question-opponent = Which opponent first?
question-dice-for-opponent = How many dice against this opponent?
question-interceptor = Which interceptor tries first?
question-displaced = Who makes room first?
question-arrow = Where shall arrow 1 point, in degrees?
question-kicks = Who kicks off?
question-mover = Who moves next?
question-kicker = Who kicks?
question-catcher = Who tries to catch the ball?
question-catch = Catch the ball?
question-kick-out = Kick the ball out?
question-fatigue-lost = Which fatigue token goes?
question-use-skill = Use the skill?
question-card = Lay down a card or a token?
question-settle-first = Which card is settled first?
question-team-play = Declare a team play?
question-team-plays = Which team play goes into the match?
question-participant = Who takes part?
question-letter = Who gets the next letter?
question-go-on = Go on with the team play?
question-discard = Discard a card?
question-kick-off-place = Where is the player set up?
question-template = Where does the template lie?
question-ball-place = Where does the ball come down?
question-spot = Which spot does the tackler aim at?
question-throw-point = Where is the ball thrown from?
question-room = Where is there room?
question-mark = Where shall the player run?
question-defensive-move = Where does the defender go?
question-second-move = Where does the player go?
question-dodge-move = Where does the player dodge to?
question-critical-move = Where does the receiver go?
question-kick-off-move = Where does the player go before the kick?
question-stampede-move = Where does the stampede lead?
question-card-move = Where does the card take the player?

## Takkure, options

option-number = { $number }
option-player = { $player }
option-ball = the ball
option-catch-let-it-fall = Let it fall
option-catch-catch = Catch it
option-kick-out-play-on = Play on
option-kick-out-kick-out = Kick it out
option-use-skill-no = No
option-use-skill-yes = Yes
option-fatigue-lost-inactive = an inactive token
option-fatigue-lost-active = an active token
option-go-on-stop = Stop
option-go-on-go-on = Go on
option-lay-nothing = Nothing more
option-card = { $card } for { $player }
option-card-die = { $card } for { $player }, die { $die }
option-token-star = A team token for { $player }
option-token-reroll-die = Team tokens: { $player } rolls die { $die } again
option-token-stand-up = Honour: { $player } stands up
option-token-rest = Honour: { $player } rests
option-on-the-line = stay: you touch the line
option-no-team-play = No team play
option-team-play = { $play }
option-keep-hand = Keep the rest
option-discard = { $card }

## Takkure, what an option comes to, exactly, out of a hundred

weight-dice = success { $succeeds } % · ball lost { $lost } % · down { $down } %
