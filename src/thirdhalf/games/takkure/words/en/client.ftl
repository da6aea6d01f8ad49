# What the page itself says about Takkure, in English.

## Pages

ui-claim-takkure = Cyberpunk rugby on an open pitch: no squares, twelve-sided dice, and nerve.
ui-game-takkure = Takkure
ui-game-takkure-told = Cyberpunk rugby on an open pitch, D12

## Setting up

ui-open-measuring = Open measuring
ui-open-measuring-told = Reach, odds and advice are there before anything is declared (0.03)
ui-whale = On The Whale
ui-whale-told = The other side of the board: the same measures, afloat on the last blue whale
ui-exercise = Exercise { $number }
ui-exercise-1 = First steps
ui-exercise-1-told = One runner, one tackler, four tokens: move, TACKLE, DODGE, BREAK THROUGH.
ui-exercise-2 = Passing
ui-exercise-2-told = Two against one: draw the tackler, then pass. Never forwards.
ui-exercise-3 = Death box
ui-exercise-3-told = Loose balls, players on the ground, steals, and many dice at once.
ui-exercise-4 = Four against four
ui-exercise-4-told = Whole teams with skills, fatigue and cards, and the try roll.
ui-exercise-5 = Practice match
ui-exercise-5-told = Kick-off, injuries and team skills, without the clock.
ui-exercise-6 = Full match
ui-exercise-6-told = Two halves against the time board.
ui-against = { $home } against { $away }
ui-your-part = Your part
ui-tackly-hello = I am Tackly. Take the exercises in order: each has a goal and brings a few rules; the bright button is what I would do. Click any rule number to read the rule.

## The match

ui-accept = Accept the suggestion
ui-turn-here = Turn here
ui-no-run = No run
ui-stay = Stay
ui-clear = Start anew
ui-defend-all = Defend as suggested
ui-help-draw = Tap or drag on the pitch, or use the arrow keys.
ui-help-touch = Tap or drag on the pitch.
ui-help-draw-player = Tap where to go, or drag the player; arrow keys work too.
ui-help-touch-player = Tap where to go, or drag the player.
ui-closed-measuring = Closed measuring: how far the run gets is measured only once it is declared (0.03).
ui-help-turning = Now the end of the run.
ui-measured = { $way } of { $limit }
ui-degrees = Degrees
ui-hand = Your cards
ui-individual-play = Individual play
ui-team-play = Team play
ui-position = Position
ui-skill = Skill
ui-cards-told = Cards: { $hand } in hand, { $deck } in the deck, { $discards } discarded
ui-team-tokens = Team tokens: { $count }
ui-activations = Activation tokens: { $count }
ui-ground = Ground tokens: { $count }
ui-wounds = Wounds: { $count }
ui-fatigue = Fatigue, active: { $count }
ui-fatigue-inactive = Fatigue, inactive: { $count }
ui-fatigue-permanent = Fatigue for good: { $count }
ui-honour = Honour tokens: { $count }
ui-used = Skill used
ui-move = MOV
ui-protection = PRT
ui-off-injured = injured
ui-off-out = out
ui-off-to-place = to be set up
ui-attacks = { $seat } attacks
ui-kick-off = Kick-off
ui-tries = Tries: { $count }
ui-half = Half { $half }
ui-time = Time { $box }
ui-time-told = Half { $half }, time { $box }. Home: { $home }, away: { $away }

## Matches, replay, rules, settings

ui-unit-turn-takkure = activations
ui-replay-key-turn-takkure = activation before, after
ui-replay-key-highlight-takkure = try, half-time or turnover before, after
ui-search-hint-takkure = A number, a word: 1.21, tackle, pressure…
ui-key-nudge = move the marker (Shift: 1″, Alt: finely)
ui-key-turn = turn here
ui-key-defend = the whole defence as suggested

## Learning

ui-part-attack = Attack
ui-part-defence = Defend
ui-part-both = Both sides
ui-guided = guides me
ui-free-play = Free play
ui-lessons-read = { $read } of { $all } lessons read
ui-forget = Forget my progress
ui-forget-sure = Really forget it?
ui-played = played
ui-won-attack = won in attack
ui-won-defence = won in defence
ui-next-exercise = Next exercise
ui-swap-attack = Now attack
ui-swap-defence = Now defend
ui-step-1 = first action
ui-step-2 = defence
ui-step-3 = run
ui-step-4 = second action
ui-step-5 = dice
ui-step-6 = tokens away
ui-got-it = Got it
ui-got-it-more = Got it · { $count } more
ui-say-again = Explain
ui-quiet = Quiet, Tackly
ui-guide-idle = You know this one. “?” gives three hints.
ui-guide-watch = Watch what the others do.
ui-guide-won = Well done! On to the next exercise, or this one from the other side.
ui-guide-lost = Try again from that moment, from the other side, or go on.
ui-remark = A thought on your last choice:
ui-remark-better = Something else was stronger:

## Hints, defence, cards

ui-hint-drawn = As drawn at { $letter }
ui-defence-action = action
ui-defence-earlier = earlier
ui-declare-all = Declare all
ui-one-by-one = One by one
ui-help-defence = Tap a name, then the pitch: that is where this defender shall go, or aim its tackle.
ui-as-suggested = as suggested
ui-asks-places = Where do your players stand?
ui-asks-defence = What do your defenders do?
ui-place-all = Place all
ui-help-placing = Drag the players where they shall stand, or tap a name, then the pitch.
ui-pass-all = Pass for this activation
ui-window-before-an-activation = Before an activation
ui-window-before-a-defensive-action = Before a defensive action
ui-window-after-step-2 = After the defence, before the run
ui-window-after-step-3 = After the run, before the second action
ui-window-before-a-roll = Before a roll
ui-window-after-a-roll = After a roll
ui-window-fatigue-due = A fatigue token is due
ui-window-wound-due = A wound is due
ui-window-after-a-success = After a success
ui-window-planned = { $player } (planned: { $action })
ui-window-first = You lay first; then the other coach may react. All cards are turned together.
ui-window-second = { $count ->
    [0] The other coach has laid nothing.
   *[other] The other coach has laid cards face down: { $count }.
}
ui-line-up = Line-up: { $team }
ui-key-pass = let card windows of this activation pass
ui-key-guide = next lesson, explain

## Panels

ui-climax-score = TRY!
ui-climax-critical = CRITICAL!
ui-climax-break = HALF-TIME
ui-climax-out = OUT FOR GOOD!
ui-need = { $characteristic }: needs { $value } or less
