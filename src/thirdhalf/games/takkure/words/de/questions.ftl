# Was Trainer gefragt werden und was zur Wahl steht, auf Deutsch. Die Ids folgen den Themen der Fragen.

## Takkure, Fragen

question-player = Welcher Spieler bekommt den Aktivierungsmarker?
question-first-action = Was tut der Spieler zuerst?
question-receiver = Wer soll den Pass fangen?
question-defender = Welcher Verteidiger handelt als Nächster?
question-defence = Was tut der Verteidiger?
question-second-action = Was tut der Spieler jetzt?
question-order = Was wird zuerst entschieden?
question-opponent = Welcher Gegner zuerst?
question-dice-for-opponent = Wie viele Würfel gegen diesen Gegner?
question-interceptor = Wer versucht zuerst abzufangen?
question-displaced = Wer macht zuerst Platz?
question-arrow = Wohin soll Pfeil 1 zeigen, in Grad?
question-kicks = Wer führt den Kick-Off aus?
question-mover = Wer bewegt sich als Nächster?
question-kicker = Wer kickt?
question-catcher = Wer versucht, den Ball zu fangen?
question-catch = Den Ball fangen?
question-kick-out = Den Ball ins Aus kicken?
question-fatigue-lost = Welcher Ermüdungsmarker verschwindet?
question-use-skill = Die Fähigkeit einsetzen?
question-card = Eine Karte oder einen Marker legen?
question-settle-first = Welche Karte wirkt zuerst?
question-team-play = Einen kombinierten Spielzug ansagen?
question-team-plays = Welcher kombinierte Spielzug kommt mit ins Spiel?
question-participant = Wer macht mit?
question-letter = Wer bekommt den nächsten Buchstaben?
question-go-on = Den kombinierten Spielzug fortsetzen?
question-discard = Eine Karte abwerfen?
question-kick-off-place = Wo wird der Spieler aufgestellt?
question-template = Wo liegt die Schablone?
question-ball-place = Wo kommt der Ball herunter?
question-spot = Auf welche Stelle zielt das TACKLE?
question-throw-point = Von wo wird der Ball geworfen?
question-room = Wo ist Platz?
question-mark = Wohin soll der Spieler laufen?
question-defensive-move = Wohin geht der Verteidiger?
question-second-move = Wohin geht der Spieler?
question-dodge-move = Wohin weicht der Spieler aus?
question-critical-move = Wohin geht der Fänger?
question-kick-off-move = Wohin geht der Spieler vor dem Kick-Off?
question-stampede-move = Wohin führt der Ansturm?
question-card-move = Wohin bringt die Karte den Spieler?

## Takkure, Möglichkeiten

option-number = { $number }
option-player = { $player }
option-ball = der Ball
option-catch-let-it-fall = Fallen lassen
option-catch-catch = Fangen
option-kick-out-play-on = Weiterspielen
option-kick-out-kick-out = Hinauskicken
option-use-skill-no = Nein
option-use-skill-yes = Ja
option-fatigue-lost-inactive = ein inaktiver Marker
option-fatigue-lost-active = ein aktiver Marker
option-go-on-stop = Aufhören
option-go-on-go-on = Weiter
option-lay-nothing = Nichts mehr
option-card = { $card } für { $player }
option-card-die = { $card } für { $player }, Würfel { $die }
option-token-star = Ein Teamfertigkeitsmarker für { $player }
option-token-reroll-die = Teamfertigkeitsmarker: { $player } würfelt Würfel { $die } noch einmal
option-token-stand-up = Ehre: { $player } steht auf
option-token-rest = Ehre: { $player } ruht sich aus
option-on-the-line = bleiben: Du berührst die Linie
option-no-team-play = Kein kombinierter Spielzug
option-team-play = { $play }
option-keep-hand = Den Rest behalten
option-discard = { $card }

## Takkure, was eine Möglichkeit bringt, genau gerechnet, in Hundertsteln

weight-dice = gelingt { $succeeds } % · Ball weg { $lost } % · am Boden { $down } %
