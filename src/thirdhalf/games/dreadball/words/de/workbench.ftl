# DreadBalls Inhalt auf der Werkbank, auf Deutsch.

ui-bench-field-dreadball-handicap = Handicap
    .told = Um wie viele Punkte die Mannschaft schwächer ist als die beste
ui-bench-field-dreadball-style = Stil
    .told = Wie der Computer die Mannschaft spielt
ui-bench-field-dreadball-role = Rolle
    .told = Wofür die Spieler da sind
ui-bench-field-dreadball-count = Wie viele
    .told = Spieler dieser Rolle im Team
ui-bench-field-dreadball-move = Bewegung
    .told = Felder eines Laufs
ui-bench-field-dreadball-strength = Stärke
    .told = Erfolg ab dieser Zahl: weniger ist besser
ui-bench-field-dreadball-speed = Tempo
    .told = Erfolg ab dieser Zahl: weniger ist besser
ui-bench-field-dreadball-skill = Geschick
    .told = Erfolg ab dieser Zahl: weniger ist besser
ui-bench-field-dreadball-armour = Rüstung
    .told = Erfolg ab dieser Zahl: weniger ist besser
ui-bench-word-dreadball-guard = { ui-role-guard }
ui-bench-word-dreadball-jack = { ui-role-jack }
ui-bench-word-dreadball-striker = { ui-role-striker }
ui-bench-word-dreadball-hitter = { ui-personality-hitter }
ui-bench-word-dreadball-runner = { ui-personality-runner }
