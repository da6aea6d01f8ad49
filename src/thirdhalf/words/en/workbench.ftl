## The workbench

ui-bench-told = Fields have the names that they have in the files. Everything is checked as you type, by the same reader as any content; the draft stays in this browser.
ui-bench-teams = Teams
ui-bench-empty = No team of your own yet.
ui-bench-like = Made after
ui-bench-new-team = New team
ui-bench-player = player
ui-bench-add = Add: { $what }
ui-bench-take = { $what } that comes with the game
ui-bench-change = Change it
ui-bench-remove = Remove: { $what }
ui-bench-try = Try it out
ui-bench-play = Play it now
ui-bench-measure = Measure it
ui-bench-rounds = Rounds of two matches
ui-bench-ahead = { $ahead } wait before it
ui-bench-progress = { $done } of { $rounds } rounds are played
ui-bench-shares = Share of the points, with 95 % intervals
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
