# DreadBall’s content on the workbench, in English.

ui-bench-field-dreadball-handicap = Handicap
    .told = By how many points the team is weaker than the best
ui-bench-field-dreadball-style = Style
    .told = How the computer plays the team
ui-bench-field-dreadball-role = Role
    .told = What the players are there for
ui-bench-field-dreadball-count = How many
    .told = Players of this role in the team
ui-bench-field-dreadball-move = Move
    .told = Hexes of a run
ui-bench-field-dreadball-strength = Strength
    .told = Successes from this number on: less is better
ui-bench-field-dreadball-speed = Speed
    .told = Successes from this number on: less is better
ui-bench-field-dreadball-skill = Skill
    .told = Successes from this number on: less is better
ui-bench-field-dreadball-armour = Armour
    .told = Successes from this number on: less is better
ui-bench-word-dreadball-guard = { ui-role-guard }
ui-bench-word-dreadball-jack = { ui-role-jack }
ui-bench-word-dreadball-striker = { ui-role-striker }
ui-bench-word-dreadball-hitter = { ui-personality-hitter }
ui-bench-word-dreadball-runner = { ui-personality-runner }
