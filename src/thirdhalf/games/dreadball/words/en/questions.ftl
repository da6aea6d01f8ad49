# What coaches are asked in DreadBall, and what they can pick, in English. Ids follow the questions' topics.

## Questions

dreadball-question-formation = How does the team line up?
dreadball-question-line-up = Who is placed next?
dreadball-question-place = On which hex of the own half?
dreadball-question-token = Who gets the next action token?
dreadball-question-action = Which action?
dreadball-question-step = Which way next?
dreadball-question-dash = No points left. Dash on?
dreadball-question-facing = Facing which way?
dreadball-question-target = Who is attacked?
dreadball-question-reaction = How to react?
dreadball-question-push = Pushed back to which hex?
dreadball-question-follow-up = Follow up?
dreadball-question-dodge-move = Slip away to which hex?
dreadball-question-throw-at = Throw to whom?
dreadball-question-free-action = A free action?

## Options

dreadball-option-hex = { $hex }
dreadball-option-formation-standard = Standard formation
dreadball-option-formation-own = Place each player
dreadball-option-line-up-ready = That is all
dreadball-option-token-end = End the rush
dreadball-option-step-stop = Stop here
dreadball-option-step-turn-left = Turn left
dreadball-option-step-turn-right = Turn right
dreadball-option-step-leave = Off to the bench
dreadball-option-dash-stop = Stop here
dreadball-option-dash-turn-left = Turn left
dreadball-option-dash-turn-right = Turn right
dreadball-option-target-nobody = Nobody
dreadball-option-follow-up-no = Stay
dreadball-option-follow-up-yes = Follow up
dreadball-option-dodge-move-stay = Stay
dreadball-option-throw-at-keep = Keep the ball
dreadball-option-throw-at-strike = Strike!
dreadball-option-free-action-decline = No thanks
