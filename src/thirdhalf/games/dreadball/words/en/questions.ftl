# What coaches are asked in DreadBall, and what they can pick, in English. Ids follow the questions' topics.

## Questions

dreadball-question-formation = How does your team line up?
dreadball-question-line-up = Whom do you place next?
dreadball-question-place = On which hex of your half does { $player } begin?
dreadball-question-token = Who gets the next action token?
dreadball-question-action = What does { $player } do with the token?
dreadball-question-step = Where does { $player } go?
dreadball-question-dash = { $player } has no points left. Dash on?
dreadball-question-facing = Which way does { $player } face?
dreadball-question-target = Whom does { $player } attack?
dreadball-question-reaction = { $other } attacks: how does { $player } react?
dreadball-question-push = { $player } is pushed back: to which hex?
dreadball-question-follow-up = Shall { $player } follow up after { $other }?
dreadball-question-dodge-move = { $player } slips away from { $other }: to which hex?
dreadball-question-throw-at = Whom does { $player } throw to?
dreadball-question-free-action = { $player } has earned a free action: which one?

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
