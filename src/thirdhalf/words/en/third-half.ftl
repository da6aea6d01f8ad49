## The hour after the match

ui-third-half = Third half
ui-after-draw = Draw
ui-after-moment = A moment of the match
ui-after-chances = After { $move } moves: { $home } win { $win }, a draw { $draw }, { $away } win { $loss }.
ui-after-watch = Watch
ui-after-replay = The whole match again
ui-after-chart-told = Point at the chart or move the slider: it says how the match might have ended from there.
ui-after-table = The chart as a table
ui-after-move = Move
ui-after-happened = What happened
ui-after-turn = Turning point { $number }.
ui-after-start = Expected before the first move
ui-after-luck = Luck of the dice
ui-after-own = Given away by { $own }
ui-after-other = Given away by { $other }
ui-after-rest = What nobody foresaw
ui-after-result = Result
ui-after-adjusted = The dice gave { $name } { $luck } of a win. Without them the result would be { $adjusted } ({ $error }).
ui-after-account-told = A win is 100 %, a draw 0 %, a loss −100 %. Every step begins where the one before it ended.
ui-after-rest-told = What nobody foresaw: many small differences between what was played and what was to be expected, hidden cards, and what the analysis cannot see.
ui-after-elsewhere = somewhere else, or another way
ui-after-away-from = elsewhere, { $length } from the place chosen
ui-after-hexes-from = { $hexes ->
    [one] the hex beside the one chosen
   *[other] elsewhere, { $hexes } hexes from the one chosen
}
ui-after-opens = The third half opens in a moment.
ui-after-stay = Stay here
ui-after-throw = The dice fell for { $name }
ui-after-made = Chosen: { $answer }
ui-after-better = Better: { $answer } ({ $change } of a win)
ui-after-again = Try it again
ui-after-dice = Dice
ui-after-players = Players of { $name }
ui-after-player = Player
ui-after-value = Value
ui-after-faces = How often each face fell: { $faces }. To be expected: { $expected } each.
ui-after-expected = Dashed: to be expected, { $expected } of each face.
ui-after-no-dice = No dice were rolled.
ui-after-whole-match = the whole match
ui-after-praise = { $name } say: well played!
ui-after-pick = The best moment of { $name }
ui-after-well-played = Well played!
ui-after-other-word = Choose another one
ui-after-awaited = { $name } have not picked a moment of yours yet.
ui-after-unfinished = The match is not over yet. Its third half begins with the final whistle.
ui-after-no-file = A record file shows its third half when it has been opened.
ui-after-failed = This match could not be analysed. What was counted is here all the same.
ui-after-waiting = { $ahead ->
    [0] The analysis begins in a moment.
    [one] One other match is analysed first.
   *[other] { $ahead } other matches are analysed first.
}
ui-after-running = The match is being analysed…
ui-after-back = Back to the pitch
ui-after-chance = How it might have ended
ui-after-account = Luck and play
ui-after-turning-points = Turning points
ui-after-no-turn = No throw changed much.
ui-after-worst = What { $name } might have done better
ui-after-mistakes = { $mistakes } of { $choices } choices gave away a twentieth of a win or more.
ui-after-no-mistake = Nothing worth a word.
ui-after-best-player = Best player
ui-after-best-told = What this player rolled was worth { $change } of a win.
ui-after-handshake = Handshake
ui-together = Together
ui-together-here = { $name } is here
ui-together-led = { $name } leads
ui-together-lead = Lead
ui-together-follow = Follow
ui-after-figures = In figures
ui-after-dice-and-cards = Dice and cards
ui-after-verdict-lucky = It was luck more than play: the dice gave { $name } { $luck } of a win.
ui-after-verdict-unlucky = It was luck more than play: the dice cost { $name } { $luck } of a win.
ui-after-verdict-better = It was play more than luck: { $name } chose better than the other side, by { $play } of a win.
ui-after-verdict-worse = It was play more than luck: the other side chose better than { $name }, by { $play } of a win.
ui-after-verdict-more = No single throw or mistake decided it: step by step { $name } got more out of it than was foreseen, { $rest } of a win in all.
ui-after-verdict-less = No single throw or mistake decided it: step by step { $name } got less out of it than was foreseen, { $rest } of a win in all.
ui-after-verdict-favourite = It went as was to be expected: before the first move { $name } had a chance of { $chance } to win, the other side of { $other }.
ui-after-verdict-underdog = It went as was to be expected: before the first move { $name } had a chance of only { $chance } to win, the other side of { $other }.
ui-after-most-choice = What cost { $name } most ({ $change }): { $question }
ui-after-most-throw = What helped { $name } most ({ $change }): { $happened }
ui-after-most-rest = Above all ({ $change }) on the way to this: { $happened }
ui-after-cards-told = Beside a card: what changed for its side from playing it to where the match next stood, as a share of a win.
ui-manga = The match as a manga page
ui-manga-told = { $home } against { $away }, { $score }, as a page of { $panels } panels
ui-manga-saved = The page was saved.
ui-manga-expected = Here we go! I’d say { $home } { $win }, { $away } { $loss }.
ui-manga-begin = Here we go!
ui-manga-sound = { $number ->
    [1] WHAM!
    [2] CRACK!
   *[other] WHOOSH!
}
ui-manga-great = { $number ->
    [1] That turned everything upside down!
    [2] Did you see that?! The whole match on one throw!
   *[other] And that decided it!
}
ui-manga-turn = { $number ->
    [1] Feel that? The wind is changing.
    [2] Small dice, big smile.
   *[other] That one counted.
}
ui-manga-choice = A question for { $name }
ui-manga-better = Better: { $answer }.
ui-manga-won = { $name } win!
ui-manga-drawn = A draw!
ui-manga-until = What a match! Same again?
ui-replay-best = Best moment { $number } of { $of }:
ui-replay-behind = { $minutes } minutes behind:
ui-manga-play = Play the best moments
ui-manga-png = Save as PNG
ui-manga-svg = Save as SVG
ui-manga-failed = The page could not be drawn.
ui-insight = At this moment
ui-insight-open = And if?
ui-insight-told = What stands at this moment, what a coach would do, and playing on from here
ui-insight-running = When the replay pauses, it says here how the match stood.
ui-insight-looking = Looking…
ui-insight-over = The match is over.
ui-insight-dice = They fell for { $name }, by { $change } of a win. So good or better: { $likely }.
ui-insight-no-dice = Little depends on this throw.
ui-insight-coach = What a coach would do
ui-insight-draw = Draw on the pitch:
ui-insight-given = as it was played
ui-insight-if = And if? Play on from here
ui-insight-as = as { $name }
ui-insight-both = both sides
ui-insight-back = Back to where this branched off
ui-replay-key-insight = and if?
ui-way = Your own way
ui-way-none = No match of yours is over yet. When one is, it says here what you gave away, where, and what was luck.
ui-way-told = { $matches } matches: on average the dice gave you { $luck } of a win, and you gave away { $given }.
ui-way-practise-told = What to practise: { $kind }.
ui-way-looking = { $done } of { $all } matches have been looked at.
ui-way-kinds = What was given away, by kind of decision
ui-way-kind = Decision
ui-way-mistakes = Mistakes
ui-way-given = Given away
ui-way-of = { $mistakes } of { $choices }
ui-way-other = Something else
ui-way-practise = Puzzles of your own
ui-way-matches = Match after match
ui-way-when = Match
ui-way-won = won
ui-way-lost = lost
ui-way-drawn = drawn
ui-puzzle-today = Puzzle of the day
ui-puzzle-solve = Solve it
ui-puzzle-ask = What do you do? Answer on the pitch or below.
ui-puzzle-right = Right! Nothing better is known.
ui-puzzle-as-good = Good. Nothing is known to be clearly better.
ui-puzzle-wrong = Not the best: it gives away { $loss } of a win.
ui-puzzle-better = Better: { $answer }.
ui-puzzle-also = A coach would rather: { $answer }.
ui-puzzle-yours = Yours:
ui-puzzle-judging = Looking how good that is …
ui-puzzle-again = Try again
ui-puzzle-on = Play on from here
ui-puzzle-next = Another puzzle
ui-puzzle = Puzzle
ui-puzzle-own = Puzzle of your own
