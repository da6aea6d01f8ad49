# Was Trainer bei DreadBall gefragt werden und was zur Wahl steht, auf Deutsch. Die Ids folgen den Themen der Fragen.

## Fragen

dreadball-question-formation = Wie stellt sich deine Mannschaft auf?
dreadball-question-line-up = Wen stellst du als Nächsten auf?
dreadball-question-place = Auf welchem Feld deiner Hälfte beginnt { $player }?
dreadball-question-token = Wer bekommt den nächsten Aktionsmarker?
dreadball-question-action = Was tut { $player } mit dem Marker?
dreadball-question-step = Wohin geht { $player }?
dreadball-question-dash = { $player } hat keine Punkte mehr. Weiter mit einem Dash?
dreadball-question-facing = In welche Richtung blickt { $player }?
dreadball-question-target = Wen greift { $player } an?
dreadball-question-reaction = { $other } greift an: Wie reagiert { $player }?
dreadball-question-push = { $player } wird zurückgestoßen: auf welches Feld?
dreadball-question-follow-up = Soll { $player } hinter { $other } nachrücken?
dreadball-question-dodge-move = { $player } entkommt { $other }: auf welches Feld?
dreadball-question-throw-at = Zu wem wirft { $player }?
dreadball-question-free-action = { $player } hat eine freie Aktion verdient: welche?

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
