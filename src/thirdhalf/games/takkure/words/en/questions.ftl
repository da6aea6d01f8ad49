# What coaches are asked, and what they can pick, in English. Ids follow the questions' topics.

## Takkure, questions

question-player = Who gets the next activation token?
question-first-action = What does { $player } do first?
question-receiver = Whom does { $player } pass to?
question-defender = Which of your defenders acts next?
question-defence = What does your defender { $player } do about { $active }?
question-second-action = What does { $player } do now?
question-order = Several rolls are due: whose comes first?
question-opponent = Which opponent does { $player } meet first?
question-dice-for-opponent = { $dice ->
    [1] Does your die go against { $player }?
   *[other] How many of your { $dice } dice go against { $player }?
}
question-interceptor = Which of them tries first to intercept { $player }’s pass?
question-displaced = { $active } needs the room: who steps aside first?
question-arrow = The ball bounces along the arrow that a die picks. How do you turn the arrows?
question-kicks = You have the choice: which team kicks off?
question-mover = Which of your players moves next, before the kick?
question-mover-play = Who runs next in your team play?
question-kicker = Which of your players kicks?
question-catcher = Which of your players tries to catch the kick?
question-catch = Shall { $player } try to catch the kick, or let it fall?
question-kick-out = Kick the ball out and end the half now?
question-fatigue-lost = Half-time: which fatigue token does { $player } lose?
question-use-skill-two-moves-ahead = Use { $skill } with { $player }? { characteristic-int } { $value }, to mark the run anew.
    .odds = Use { $skill } with { $player }? { characteristic-int } { $value }, { $chance } %, to mark the run anew.
question-use-skill-afterburner = Use { $skill } with { $player }? This move is 2″ longer.
question-use-skill-cub = It failed. Use { $skill } with { $player } to roll again?
question-use-skill-sumo = It succeeded. Use { $skill } with { $player }? It is rolled again.
question-use-skill-honour = It failed. Spend an honour token of { $player } to roll again?
question-card = Do you lay down a card or a token?
question-settle-first = Which card takes effect first?
question-team-play = Do you declare a team play for this activation?
question-team-plays = Choose { $all } team plays. Which is number { $place }?
question-participant = Who takes part in the team play with { $player }?
question-letter = { $player } is A: who is next in the team play?
question-go-on = Shall { $player } go on with the team play?
question-discard = Do you discard a card and draw a new one?
question-kick-off-place = Where do you set up { $player }?
question-template = Where do you kick?
question-ball-place = A good kick: where at its edge does the ball land?
question-spot = Where on the run does { $player } mean to tackle { $carrier }?
question-throw-point = Where on the run does { $player } throw the ball?
question-room = { $player } must make room: where to?
question-room-ball = The ball must make room: where to?
question-mark = Where shall { $player } run?
question-defensive-move = Where does your defender { $player } go?
question-second-move = { $player } moves once more: where to?
question-dodge-move = The dodge has worked: where does { $player } go?
question-critical-move = A perfect catch: where does { $player } go?
question-kick-off-move = Where does { $player } go before the kick?
question-stampede-move = Where does { $player }’s stampede lead?
question-card-move = Where does your card take { $player }?

## Takkure, options

option-number = { $number }
option-one-die-no = No
option-one-die-yes = Yes
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
option-token-draft = Slipstream: { $player } runs 1″ further
option-token-drift = Slipstream: { $player } moves twice as far
option-token-spare-part = Salvage: { $player } does not tire
option-token-overdrive = Salvage: one more die for { $player }
option-token-swell = Undertow: the pass of { $player } counts as nearer
option-token-pull = Undertow: { $player } closes in by 1″
option-on-the-line = stay: you touch the line
option-no-team-play = No team play
option-team-play = { $play }
option-keep-hand = Keep the rest
option-discard = { $card }

## Takkure, what an option comes to, exactly, out of a hundred

weight-dice = success { $succeeds } % · ball lost { $lost } % · down { $down } %
