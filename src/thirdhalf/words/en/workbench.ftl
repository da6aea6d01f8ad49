## The workbench

ui-bench-told = Everything is checked as you type, by the same reader as any content. The draft stays in this browser; what you measure is kept on the server.
ui-bench-teams = Teams
ui-bench-empty = No team of your own yet.
ui-bench-like = Begin with
ui-bench-new-team = New team
ui-bench-choose = Choose …
ui-bench-failed = It could not be measured: { $why }
ui-bench-player = player
ui-bench-add = Add: { $what }
ui-bench-take = { $what } that comes with the game
ui-bench-change = Change it
ui-bench-remove = Remove: { $what }
ui-bench-try = Try it out
ui-bench-play = Play it now
ui-bench-measure = Measure it
ui-bench-how = Measuring lets { $team } and { $others ->
    [one] another team
   *[other] { $others } other teams
} play: every two meet twice in every round, { $matches } matches in all, both sides coached by { $level }.
ui-bench-rounds = Rounds of two matches
ui-bench-ahead = { $ahead } wait before it
ui-bench-progress = { $done } of { $rounds } rounds are played
ui-bench-shares = Share of the points, with 95 % intervals
ui-bench-changed = This was measured before the draft was last changed.
ui-bench-report = Save the whole report
ui-bench-state = The draft
ui-bench-good = It can be played.
ui-bench-problems = { $count ->
    [one] One thing is wrong.
   *[other] { $count } things are wrong.
}
ui-bench-keep = Keep this version
ui-bench-versions = Versions
ui-bench-save = Save as ZIP
ui-bench-open = Open a ZIP
ui-bench-save-folder = Save into a folder
ui-bench-open-folder = Open a folder
ui-bench-field-id = Short name
    .told = Small letters and hyphens; nobody else has it
ui-bench-field-name = Name
    .told = As everybody reads it
ui-bench-field-origin = Comes from
    .told = For who reads the files: yours is of a user
ui-bench-word-book = the rulebook
ui-bench-word-sheet = the team’s sheet
ui-bench-word-house = this software
ui-bench-word-user = a user
ui-bench-part = { $what }, { $part } of { $count }
ui-bench-range = { $low } to { $high }
ui-bench-picture = How it looks
ui-bench-differences = What is different from the game’s own
ui-bench-before = before
ui-bench-now = now
ui-bench-new = new

