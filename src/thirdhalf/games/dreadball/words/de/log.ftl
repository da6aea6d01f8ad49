# Was die Software über DreadBall sagt, auf Deutsch. Die Ids folgen den Arten von Ereignissen, Aktionen, Quellen und Enden.

## Was geschieht

dreadball-head-start = { $seat } beginnt mit einem Vorsprung. Punkte: { $points }.
dreadball-toss = Anwurf: { $home_team } { $home_die }, { $away_team } { $away_die }. { $seat } beginnt.
dreadball-placed = { $player } wird aufgestellt, { dreadball-place }, Blick nach { $facing }.
dreadball-benched = { $player } sitzt auf der Bank.
dreadball-rush = Rush { $rush }: { $seat }, { $tokens } Marker.
dreadball-launched = Der Ball wird eingeschossen und bleibt { dreadball-place } liegen.
dreadball-token-spent = { $player } bekommt einen Marker: { $action } (übrig: { $tokens }).
dreadball-free-action = { $player } nimmt eine freie Aktion: { $action }.
dreadball-entered = { $player } kommt von der Bank, { dreadball-place }.
dreadball-left-the-pitch = { $player } geht auf die Bank.
dreadball-stepped = { $player } zieht weiter, { dreadball-place }.
dreadball-turned = { $player } blickt nach { $facing }.
dreadball-fell = { $player } fällt hin, { dreadball-place }.
dreadball-stood-up = { $player } steht auf, Blick nach { $facing }.
dreadball-modified = { $player }: { $amount } für { $source }.
dreadball-rolled = { $player }, { $action }: { $faces } gegen { $stat }+.
dreadball-came-to = { $player }, { $action }: { $successes ->
    [0] kein Erfolg
    [1] ein Erfolg
   *[other] { $successes } Erfolge
}.
dreadball-attacked = { $player } geht auf { $target } los: { $action }.
dreadball-reacted = { $player } antwortet mit { $action }.
dreadball-pushed = { $player } wird zurückgestoßen, { dreadball-place }.
dreadball-held-ground = { $player } kann nirgendwohin und bleibt stehen.
dreadball-followed-up = { $player } rückt nach, { dreadball-place }.
dreadball-dodged = { $player } entwischt, { dreadball-place }.
dreadball-knocked-down = { $player } geht zu Boden (Treffer: { $hits }).
dreadball-injured = { $player } ist aus dem Spiel (Runden: { $turns }).
dreadball-recovers = { $player } erholt sich (Runden übrig: { $turns }).
dreadball-thrown = { $player } wirft zu { $receiver }, Entfernung { $range }.
dreadball-strike-tried = { $player } wagt den Strike, Entfernung { $range }.
dreadball-strike = Strike! { $player } erzielt { $points }. { $home_team } { $home }, { $away_team } { $away }.
dreadball-ball-taken = { $player } hat den Ball.
dreadball-ball-lost = { $player } verliert den Ball.
dreadball-ball-hit = Der Ball trifft { $player }.
dreadball-scattered = Der Ball springt nach { $direction }, { $distance } Felder, und bleibt { dreadball-place } liegen.
dreadball-ball-down = Der Ball liegt { dreadball-place }.
dreadball-rush-ending = Das beendet den Rush: { $reason }.
dreadball-rush-saved = { $player } hat den Rush gerettet.
dreadball-rush-over = Rush { $rush } ist vorbei.
dreadball-sudden-death = Gleichstand: Sudden Death. Der nächste Strike entscheidet.
dreadball-ended = Es ist vorbei: { $ending }. Sieger: { $seat }.

# Where it was
dreadball-place = { $where ->
    [zone-west] in einer Strike-Zone im Westen
    [zone-east] in einer Strike-Zone im Osten
    [west] in der Westhälfte
    [east] in der Osthälfte
   *[middle] in der Mitte
}

## Aktionen und Proben

dreadball-action-run = Run
dreadball-action-sprint = Sprint
dreadball-action-slam = Slam
dreadball-action-steal = Steal
dreadball-action-throw = Wurf
dreadball-action-stand-up = Aufstehen
dreadball-action-dash = Dash
dreadball-action-evade = Evade
dreadball-action-pick-up = Aufheben
dreadball-action-slamback = Slamback
dreadball-action-dodge = Dodge
dreadball-action-armour = Panzerung
dreadball-action-catch = Fangen

## Was einen Vorrat ändert

dreadball-source-striker = Striker
dreadball-source-guard = Guard
dreadball-source-threat = Bedrohung
dreadball-source-sprinted = den Sprint
dreadball-source-moved = die Bewegung
dreadball-source-moved-next-to-the-target = das Herankommen ans Ziel
dreadball-source-strike-hex = das Strike-Feld

## Warum ein Rush endet

dreadball-reason-throw = der Ball wurde geworfen
dreadball-reason-drop = der Ball wurde fallen gelassen
dreadball-reason-failed-pick-up = der Ball wurde nicht aufgehoben

## Wie ein Spiel endet

dreadball-ending-full-time = Spielzeit vorbei
dreadball-ending-landslide = Erdrutschsieg
dreadball-ending-sudden-death = Sudden Death
dreadball-ending-nobody-left-on-the-pitch = niemand mehr auf dem Feld
dreadball-ending-no-strike-in-sudden-death = kein Strike im Sudden Death
dreadball-ending-goal-reached = Ziel erreicht
dreadball-ending-goal-missed = Ziel verfehlt

## Richtungen

dreadball-direction-e = Osten
dreadball-direction-se = Südosten
dreadball-direction-sw = Südwesten
dreadball-direction-w = Westen
dreadball-direction-nw = Nordwesten
dreadball-direction-ne = Nordosten
