# Why a choice or a request is refused, in English. Ids follow the reasons given where the code refuses.

## Any game

refusal-the-match-is-over = Nothing is asked: the match is over.
refusal-not-an-option = { $choice } is not among the options of “{ $topic }”.
refusal-no-point-of-the-table = “{ $topic }” wants one point of the table, not { $choice }.
refusal-no-points-of-the-table = “{ $topic }” wants points of the table, not { $choice }.
refusal-too-many-points = A line has at most { $most } points, not { $points }.
refusal-wrong-number-of-dice = The number of dice is { $wanted }, not { $dice }.
refusal-no-such-face = A die with { $sides } faces has no { $face }.

## The server

refusal-not-asked = You are not asked anything now.
refusal-answered-already = That question has been answered.
refusal-nothing-to-take-back = Nothing can be taken back.
refusal-not-now = That cannot be asked for now.
refusal-not-gone = The other side is not gone, or has time left for that.
refusal-the-computer-plays-on = The computer plays on.
refusal-declined-already = That was declined. Ask again after your next decision.
refusal-nobody-to-talk-to = Nobody is there to talk to.
refusal-no-such-phrase = There is no such phrase.
refusal-chat-is-closed = The chat is open when both sides have opened it.
refusal-muted = You cannot chat here.
refusal-unreadable = This cannot be read.
refusal-busy = Too many are asking the computer at once. Ask again in a moment.
name-unreadable = This name cannot be read: use signs that can be seen.
name-length = A name has 2 to 24 signs.
name-signs = A name has letters and digits, and single blanks or dashes between them.
name-scripts = A name is written in one script.
name-reserved = This name is not given to anybody.
refusal-no-such-coach = There is no such coach: { $why }.
refusal-nothing-to-play = The computer has nothing to play.
refusal-only-the-host = Only the host sets the pace.
refusal-spectators-do-not-play = Spectators do not play.
refusal-agreed-on-no-help = You have agreed to play without the computer’s help.
refusal-agreed-on-odds-alone = You have agreed on odds alone: nobody is told what to do.

## Why a record file cannot be shown; said after the line and the field

record-no-judge = nobody has learned to judge this game yet
record-no-table = must be a table of fields
record-missing = is missing
record-no-text = must be a text of at most { $most } characters
record-none-of-these = “{ $value }” is none of these: { $known }
record-no-whole-number = must be a whole number from { $low } to { $high }
record-unknown-field = no such field is known
record-not-utf-8 = this is no text (UTF-8)
record-empty = the file is empty
record-after-the-end = nothing may follow the closing line
record-too-long = the line has more than { $most } characters
record-not-json = this is no JSON object
record-format = is not “{ $format }”: this is no record file
record-version = version { $version } is not known here; { $known } is
record-no-plain-value = must be a text, a number, or true or false
record-score = must be two whole numbers
record-seed = must be { $digits } hexadecimal digits
record-called = the rules ended this match, nobody else
record-nonces = must be two numbers of { $digits } hexadecimal digits, each by coach or server
record-game = there is no game “{ $game }” here
record-set-up = no match can be set up like this here
record-over = the match is over before this choice
record-asked-otherwise = the match asks { $seat } about “{ $topic }”, the file answers for { $other } about “{ $about }”
record-no-answer = this is no answer to “{ $topic }”
record-forbidden = the rules forbid this choice ({ $rule })
record-content = the match was played with other teams or cards than there are here
record-no-end = the closing line is missing: the match is unfinished, or the file was cut off
record-commitment = does not belong to the seed in the closing line
record-dice = these are not the dice of the seed
record-early-end = the closing line comes before the match is over
record-outcome = the result is not that of this match
record-digest = the events are not those of this match

## Why content of one's own cannot be played; said at the field

record-blank = must not be empty
record-no-id = is made of letters, digits and dashes
record-no-two-numbers = must be two whole numbers from { $low } to { $high }
