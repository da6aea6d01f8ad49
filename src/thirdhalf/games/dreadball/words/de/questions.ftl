# Was Trainer bei DreadBall gefragt werden und was zur Wahl steht, auf Deutsch. Die Ids folgen den Themen der Fragen.

## Fragen

dreadball-question-formation = Wie stellt sich die Mannschaft auf?
dreadball-question-line-up = Wer wird als Nächster aufgestellt?
dreadball-question-place = Auf welches Feld der eigenen Hälfte?
dreadball-question-token = Wer bekommt den nächsten Aktionsmarker?
dreadball-question-action = Welche Aktion?
dreadball-question-step = Wohin weiter?
dreadball-question-dash = Keine Punkte mehr. Weiter mit einem Dash?
dreadball-question-facing = Blick in welche Richtung?
dreadball-question-target = Wer wird angegriffen?
dreadball-question-reaction = Wie wird reagiert?
dreadball-question-push = Auf welches Feld zurückgestoßen?
dreadball-question-follow-up = Nachrücken?
dreadball-question-dodge-move = Auf welches Feld ausweichen?
dreadball-question-throw-at = Wurf zu wem?
dreadball-question-free-action = Eine freie Aktion?

## Möglichkeiten

dreadball-option-hex = { $hex }
dreadball-option-formation-standard = Übliche Aufstellung
dreadball-option-formation-own = Jeden selbst stellen
dreadball-option-line-up-ready = Das sind alle
dreadball-option-token-end = Rush beenden
dreadball-option-step-stop = Hier bleiben
dreadball-option-step-turn-left = Nach links drehen
dreadball-option-step-turn-right = Nach rechts drehen
dreadball-option-step-leave = Auf die Bank
dreadball-option-dash-stop = Hier bleiben
dreadball-option-dash-turn-left = Nach links drehen
dreadball-option-dash-turn-right = Nach rechts drehen
dreadball-option-target-nobody = Niemand
dreadball-option-follow-up-no = Stehen bleiben
dreadball-option-follow-up-yes = Nachrücken
dreadball-option-dodge-move-stay = Stehen bleiben
dreadball-option-throw-at-keep = Ball behalten
dreadball-option-throw-at-strike = Strike!
dreadball-option-free-action-decline = Nein danke
