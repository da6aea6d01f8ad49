# Was Trainer gefragt werden und was zur Wahl steht, auf Deutsch. Die Ids folgen den Themen der Fragen.

## Takkure, Fragen

question-player = Wer bekommt den nächsten Aktivierungsmarker?
question-first-action = Was tut { $player } zuerst?
question-receiver = Zu wem passt { $player }?
question-defender = Welcher deiner Verteidiger handelt als Nächster?
question-defence = Was tut dein Verteidiger { $player } gegen { $active }?
question-second-action = Was tut { $player } jetzt?
question-order = Mehrere Würfe stehen an: Wer würfelt zuerst?
question-opponent = Welchem Gegner begegnet { $player } zuerst?
question-dice-for-opponent = { $dice ->
    [1] Geht dein Würfel gegen { $player }?
   *[other] Wie viele deiner { $dice } Würfel gehen gegen { $player }?
}
question-interceptor = Wer versucht zuerst, den Pass von { $player } abzufangen?
question-displaced = { $active } braucht den Platz: Wer weicht zuerst?
question-arrow = Der Ball springt entlang des Pfeils, den ein Würfel wählt. Wie drehst du die Pfeile?
question-kicks = Du hast die Wahl: Welches Team führt den Kick-Off aus?
question-mover = Welcher deiner Spieler bewegt sich vor dem Kick als Nächster?
question-mover-play = Wer läuft als Nächster in deinem kombinierten Spielzug?
question-kicker = Welcher deiner Spieler kickt?
question-catcher = Welcher deiner Spieler versucht, den Kick zu fangen?
question-catch = Soll { $player } den Kick fangen oder den Ball fallen lassen?
question-kick-out = Den Ball ins Aus kicken und die Halbzeit jetzt beenden?
question-fatigue-lost = Halbzeit: Welchen Ermüdungsmarker verliert { $player }?
question-use-skill-two-moves-ahead = { $skill } mit { $player } einsetzen? { characteristic-int } { $value }, um neu zu markieren.
    .odds = { $skill } mit { $player } einsetzen? { characteristic-int } { $value }, { $chance } %, um neu zu markieren.
question-use-skill-afterburner = { $skill } mit { $player } einsetzen? Diese Bewegung ist 2″ länger.
question-use-skill-cub = Misslungen. Mit { $skill } von { $player } noch einmal würfeln?
question-use-skill-sumo = Gelungen. { $skill } mit { $player } einsetzen? Es wird neu gewürfelt.
question-use-skill-honour = Misslungen. Mit einem Ehrenmarker von { $player } neu würfeln?
question-card = Legst du eine Karte oder einen Marker?
question-settle-first = Welche Karte wirkt zuerst?
question-team-play = Sagst du einen kombinierten Spielzug an?
question-team-plays = Wähl { $all } kombinierte Spielzüge. Welcher ist Nummer { $place }?
question-participant = Wer macht mit { $player } beim kombinierten Spielzug mit?
question-letter = { $player } ist A: Wer folgt im kombinierten Spielzug?
question-go-on = Soll { $player } den kombinierten Spielzug fortsetzen?
question-discard = Wirfst du eine Karte ab und ziehst eine neue?
question-kick-off-place = Wo stellst du { $player } auf?
question-template = Wohin kickst du?
question-ball-place = Ein guter Kick: Wo am Rand kommt der Ball herunter?
question-spot = Wo auf dem Lauf will { $player } { $carrier } tackeln?
question-throw-point = Von wo auf dem Lauf wirft { $player } den Ball?
question-room = { $player } muss Platz machen: wohin?
question-room-ball = Der Ball muss Platz machen: wohin?
question-mark = Wohin soll { $player } laufen?
question-defensive-move = Wohin geht dein Verteidiger { $player }?
question-second-move = { $player } bewegt sich noch einmal: wohin?
question-dodge-move = Ausgewichen: Wohin geht { $player }?
question-critical-move = Perfekt gefangen: Wohin geht { $player }?
question-kick-off-move = Wohin geht { $player } vor dem Kick?
question-stampede-move = Wohin führt der Ansturm von { $player }?
question-card-move = Wohin bringt deine Karte { $player }?

## Takkure, Möglichkeiten

option-number = { $number }
option-one-die-no = Nein
option-one-die-yes = Ja
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
option-token-draft = Windschatten: { $player } läuft 1″ weiter
option-token-drift = Windschatten: { $player } kommt doppelt so weit
option-token-spare-part = Ersatzteile: { $player } ermüdet nicht
option-token-overdrive = Ersatzteile: ein Würfel mehr für { $player }
option-token-swell = Unterströmung: Der Pass von { $player } zählt als näher
option-token-pull = Unterströmung: { $player } rückt 1″ heran
option-on-the-line = bleiben: Du berührst die Linie
option-no-team-play = Kein kombinierter Spielzug
option-team-play = { $play }
option-keep-hand = Den Rest behalten
option-discard = { $card }

## Takkure, was eine Möglichkeit bringt, genau gerechnet, in Hundertsteln

weight-dice = gelingt { $succeeds } % · Ball weg { $lost } % · am Boden { $down } %
