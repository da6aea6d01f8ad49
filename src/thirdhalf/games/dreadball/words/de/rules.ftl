# Das Regelwerk von DreadBall auf Deutsch, Regel für Regel. Die Ids folgen den Nummern in rulebook.toml.

## D2 Einstellungen

rule-d2 =
    .title = Einstellungen
    .text = Worauf sich die Coaches vor dem Spiel einigen: rushes (14), tokensPerRush (5), maxTokensPerPlayer (2),
        maxOnPitch (6), landslide (7), explodingSixes (nein), passEndsRush (ja), throwBlocking (nein), saveOnCatch
        (nein), suddenDeathCap (14) und scatterCap (50). In Klammern die Werte des Regelblatts.
rule-d2-1 =
    .title = Vorgabe full-like
    .text = Näher am veröffentlichten Spiel: explodingSixes, throwBlocking und saveOnCatch an, passEndsRush aus.
rule-d2-2 =
    .title = Vorgabe demo
    .text = Ein kurzes Spiel: fünf Spieler je Seite, drei Marker je Rush, sechs Rushes.

## D3 Spielfeld

rule-d3-1 =
    .title = Ein Feld aus Sechsecken
    .text = Das Spielfeld ist ein Raster aus Sechsecken, ein in die Länge gezogenes Sechseck.
rule-d3-2 =
    .title = Sechs Ecken
    .text = Genau sechs Felder haben drei Seiten an der Wand; die langen Wände laufen entlang von Feldreihen.
rule-d3-3 =
    .title = Drei Zonen je Hälfte
    .text = Jede Hälfte hat drei Strike-Zonen: zwei neben ihrer Mitte und näher an der Mittellinie, eine in der Mitte
        weiter hinten.
rule-d3-4 =
    .title = Neun Felder je Zone
    .text = Eine Zone hat neun Felder, von denen an jedem Ende eines vorsteht: das Strike-Feld am weitesten von der
        Mitte, das Bonusfeld ihr am nächsten.
rule-d3-5 =
    .title = Vier vom Bonus zum Strike
    .text = Vom Bonusfeld zum Strike-Feld sind es vier Felder, weiter geht kein Strike.
rule-d3-6 =
    .title = Die Einschusslinie
    .text = Neue Bälle kommen entlang der Mittellinie, über fünf markierte Felder im Abstand von zwei Reihen.
rule-d3-7 =
    .title = Bänke
    .text = Die Bank jedes Teams liegt außerhalb des Felds hinter seinem Eingangsfeld.
rule-d3-8 =
    .title = Koordinaten
    .text = Ein Feld schreibt man q r. Reihen mit gleichem r laufen von West nach Ost, r wächst nach Süden; die Felder
        stehen auf der Spitze.
rule-d3-9 =
    .title = Felder des Spielfelds
    .text = Ein Feld liegt auf dem Spielfeld, wenn q und q+r zwischen -11 und 11 liegen und r zwischen -5 und 5: 223
        Felder.
rule-d3-10 =
    .title = Richtungen
    .text = Im Uhrzeigersinn: E, SE, SW, W, NW, NE.
rule-d3-11 =
    .title = Entfernung
    .text = Die Entfernung zweier Felder ist die Zahl der Schritte vom einen zum anderen.
rule-d3-12 =
    .title = Hälften
    .text = Ein Feld gehört zur Westhälfte, wenn 2q+r kleiner als null ist, zur Osthälfte, wenn größer. Die fünf Felder
        mit null sind die Einschusslinie und gehören zu keiner.
rule-d3-13 =
    .title = Einschussfelder
    .text = Von Nord nach Süd: 2 -4, 1 -2, 0 0, -1 2, -2 4.
rule-d3-14 =
    .title = Umdrehen
    .text = Um 180 Grad gedreht ist das Feld dasselbe, mit vertauschten Teams.
rule-d3-15 =
    .title = Wer was verteidigt
    .text = Das Team, das beginnt, verteidigt den Westen und punktet im Osten; das andere umgekehrt.
rule-d3-16 =
    .title = Eingangsfelder
    .text = Das Westteam kommt auf -9 -2 herein, das Ostteam auf 9 2.
rule-d3-17 =
    .title = Ecken und Ränder
    .text = Die sechs Ecken haben drei Außenseiten, die anderen 48 Randfelder genau zwei, nebeneinander.
rule-d3-18 =
    .title = Ein Spieler je Feld
    .text = Auf einem Feld ist höchstens ein Spieler, ob er steht oder liegt, und niemand betritt ein besetztes.
rule-d3-19 =
    .title = Markierte Felder sind gewöhnliche
    .text = Über Zonen-, Strike-, Bonus- und Einschussfelder darf man ziehen und darauf stehen wie auf jedem anderen.

## D4 Blick und Bedrohung

rule-d4-1 =
    .title = Blickrichtung
    .text = Ein stehender Spieler blickt auf eines der sechs Nachbarfelder. Ein liegender blickt nirgendwohin.
rule-d4-2 =
    .title = Bedrohte Felder
    .text = Ein stehender Spieler bedroht das Feld vor sich und die beiden daneben.
rule-d4-3 =
    .title = Wer nichts bedroht
    .text = Wer liegt, auf der Bank sitzt oder aus dem Spiel ist, bedroht nichts.
rule-d4-4 =
    .title = Vorderer Bereich
    .text = Die vordere Hälfte in Blickrichtung, die Linie durch die Seiten eingeschlossen.
rule-d4-5 =
    .title = Von vorn
    .text = Ein Angriff kommt von vorn, wenn der Angreifer auf einem vom Ziel bedrohten Feld steht.
rule-d4-6 =
    .title = Abzug für Bedrohung
    .text = Jeder Gegner, der das geprüfte Feld bedroht, kostet einen Würfel, höchstens zwei.
rule-d4-7 =
    .title = Das geprüfte Feld
    .text = Bei Dash und Evade das verlassene Feld, sonst das, auf dem der Spieler ist.
rule-d4-8 =
    .title = Gegner im Vergleich
    .text = In einem Vergleich zählt keine Seite die andere als Bedrohung.
rule-d4-9 =
    .title = Panzerung ohne Bedrohung
    .text = Bei Panzerungsproben zählen Bedrohungen nicht.
rule-d4-10 =
    .title = Einander zuwenden
    .text = Benachbarte Spieler, die sich zuwenden, nehmen jeder die Richtung des anderen.

## D5 Teams

rule-d5-1 =
    .title = Werte
    .text = Move in Feldern. Strength, Speed, Skill und Armour sagen, was ein Würfel mindestens zeigen muss: 4+ gelingt
        mit 4, 5 oder 6.
rule-d5-2 =
    .title = Kader
    .text = Ein Kader hat acht Spieler. Veer-myn: zwei Guards, sechs Strikers. Forgefathers: drei Guards, drei Jacks,
        zwei Strikers.
rule-d5-3 =
    .title = Nummern
    .text = Spieler tragen 1 bis 8 in der Folge Guards, Jacks, Strikers.
rule-d5-4 =
    .title = Keine Fähigkeiten
    .text = Spieler haben keine besonderen Fähigkeiten; Steady der Forgefather-Guards gilt nicht.
rule-d5-5 =
    .title = Wer was darf
    .text = Alle dürfen Run, Sprint, Dash, Evade, Dodge, Panzerung und Aufstehen. Strikers und Jacks dürfen aufheben,
        werfen, fangen und Steal; Jacks und Guards dürfen Slam und Slamback.

## D6 Aufbau

rule-d6-1 =
    .title = Anwurf
    .text = Jeder Coach würfelt, bei Gleichstand noch einmal. Der höhere spielt von West nach Ost und nimmt die
        ungeraden Rushes.
rule-d6-2 =
    .title = Aufstellung
    .text = Erst der Beginnende, dann der andere stellt bis zu sechs Spieler auf freie Felder seiner Hälfte,
        Blickrichtung beliebig. Die übrigen gehen auf die Bank. Die Einschusslinie bleibt frei.
rule-d6-3 =
    .title = Am Anfang
    .text = Es steht 0, kein Rush ist gespielt, und der Ball ist nicht im Spiel.
rule-d6-4 =
    .title = Standardaufstellung
    .text = Spieler 1 bis 6 auf -1 0, 0 -2, -2 2, -4 0, -2 -3 und -5 3, alle mit Blick nach vorn; für den Osten gedreht.

## D7 Rush

rule-d7 =
    .title = Der Rush
    .text = 1. Der Rush-Zähler rückt vor. 2. Ist kein Ball im Spiel, wird einer eingeschossen. 3. Aktionen. 4. Die
        Spieler des Teams am Zug, die aus dem Spiel sind, rücken vor.
rule-d7-1 =
    .title = Marker
    .text = Der Coach am Zug hat fünf Marker. Jeder geht auf einen Spieler, der eine Aktion ausführt; sie wird ganz
        gespielt, bevor der nächste kommt. Geplant werden muss nichts.
rule-d7-2 =
    .title = Zwei je Spieler
    .text = Kein Spieler nimmt mehr als zwei Marker in einem Rush.
rule-d7-3 =
    .title = Freie Aktionen
    .text = Eine freie Aktion kostet keinen Marker und zählt nicht als einer. Es kann beliebig viele geben.
rule-d7-4 =
    .title = Was ein Marker kann
    .text = Wer steht, darf nach seiner Rolle Run, Sprint, Slam, Steal oder werfen. Wer liegt, darf nur aufstehen. Wer
        auf der Bank sitzt, darf hereinkommen.
rule-d7-5 =
    .title = Früher aufhören
    .text = Der Coach darf seine Aktionen beenden, bevor die Marker verbraucht sind.
rule-d7-6 =
    .title = Keine Spieler mehr
    .text = Der Rush ist vorbei, wenn kein Spieler einen Marker bekommen kann.
rule-d7-7 =
    .title = Niemand auf dem Feld
    .text = Auch ein Team ohne Spieler auf dem Feld nimmt seine Rushes.
rule-d7-8 =
    .title = Geltungsbereich
    .text = Jede Aktion zählt für sich, was gezogen wurde, ob es ein Sprint war, wer benachbart war, und die Dashes und
        Evades.

## D8 Proben

rule-d8-1 =
    .title = Der Vorrat
    .text = Drei Würfel, wenn die Aktion nichts anderes sagt, und was sie ändert.
rule-d8-2 =
    .title = Änderungen
    .text = Sie ändern die Zahl der Würfel, nie den Wert.
rule-d8-3 =
    .title = Erfolge
    .text = Jeder Würfel, der den Wert erreicht oder übertrifft, ist ein Erfolg.
rule-d8-4 =
    .title = Keine Würfel
    .text = Ein Vorrat von null oder weniger würfelt nicht und hat keinen Erfolg.
rule-d8-5 =
    .title = Arten von Proben
    .text = (1): ein Erfolg genügt. (x): beide würfeln, mehr Erfolge gewinnen, gleich viele sind ein Unentschieden.
        (123): die n-te solche Probe einer Aktion braucht n Erfolge.
rule-d8-6 =
    .title = Verdoppeln
    .text = Im Vergleich verdoppelt der Sieger mit mindestens doppelt so vielen Erfolgen; gegen null verdoppelt jeder
        Sieg. Bei (1) sind es zwei Erfolge.
rule-d8-7 =
    .title = Explodierende Sechsen
    .text = Auf Wunsch ist jede 6 einer Probe ein Erfolg und bringt einen weiteren Würfel, immer wieder. Für Einschuss
        und Springen gilt das nie.
rule-d8-8 =
    .title = Chancen
    .text = Ein Würfel gelingt bei 3+ in vier von sechs Fällen, bei 4+ in drei, bei 5+ in zwei.

## D9 Bewegung

rule-d9-1 =
    .title = Run
    .text = Bis zu Move Felder, jedes auf ein freies Nachbarfeld; Drehen kostet nichts.
rule-d9-2 =
    .title = Blick beim Run
    .text = Nach jedem Schritt blickt er in die Laufrichtung; am Ende darf er sich beliebig drehen. Auch sich auf der
        Stelle zu drehen ist ein Run.
rule-d9-3 =
    .title = Sprint
    .text = Zweimal Move Punkte: einer für ein Feld geradeaus, einer für eine Drehung um 60 Grad. Am Ende dreht er sich
        nicht umsonst.
rule-d9-4 =
    .title = Dash
    .text = Sind alle Punkte verbraucht, darf er noch einen nehmen, sofort, und macht danach eine Probe. So darf er
        weitermachen.
rule-d9-5 =
    .title = Dash-Probe
    .text = Drei Würfel, Speed (123), abzüglich der Bedrohungen auf dem verlassenen Feld, einer mehr für Strikers.
rule-d9-6 =
    .title = Misslungener Dash
    .text = Mit zu wenigen Erfolgen fällt er hin, wo er ist, und die Aktion ist vorbei.
rule-d9-7 =
    .title = Wo Dash erlaubt ist
    .text = Nach jedem Run, auch bei Slam, Steal oder Wurf, und nach einem Sprint. Nicht nach dem einen Feld eines
        Jacks.
rule-d9-8 =
    .title = Evade
    .text = Wer durch eigene Bewegung ein bedrohtes Feld verlässt, macht für diesen Schritt eine Probe, nachdem er
        gezogen ist. Stöße, Nachrücken und der Dodge-Schritt brauchen keine.
rule-d9-9 =
    .title = Evade-Probe
    .text = Drei Würfel, Speed (123), abzüglich der Bedrohungen auf dem verlassenen Feld, einer mehr für Strikers.
rule-d9-10 =
    .title = Misslungenes Evade
    .text = Mit zu wenigen Erfolgen fällt er auf dem neuen Feld hin, und die Aktion ist vorbei.
rule-d9-11 =
    .title = Drehen ist sicher
    .text = Sich auf der Stelle zu drehen braucht kein Evade.
rule-d9-12 =
    .title = Ein Schritt, mehrere Proben
    .text = Erst Evade, dann Dash, dann Aufheben. Misslingt eine, entfallen die folgenden.
rule-d9-13 =
    .title = Hinfallen tut nicht weh
    .text = Ein Sturz braucht keine Panzerungsprobe.
rule-d9-14 =
    .title = Mit dem Ball hinfallen
    .text = Fällt der Ballträger, verliert er den Ball: er springt von seinem Feld, und der Rush seines Teams endet.
rule-d9-15 =
    .title = Auf den Ball fallen
    .text = Wer auf den freien Ball fällt, lässt ihn springen. Fallen gelassen wurde nichts.

## D10 Der Ball

rule-d10-1 =
    .title = Wo der Ball ist
    .text = Nicht im Spiel, frei auf einem Feld oder in den Händen eines stehenden Strikers oder Jacks.
rule-d10-2 =
    .title = Wer ihn nie hält
    .text = Guards und wer liegt.
rule-d10-3 =
    .title = Tragen
    .text = Der Ball zieht mit seinem Träger, auch wenn der gestoßen wird. Geht er zu Boden, verliert er ihn.
rule-d10-4 =
    .title = Einschuss
    .text = Ein Würfel zählt die Einschussfelder von links des Coaches am Zug: von Norden für das Westteam, von Süden
        für das Ostteam. Bei 1 bis 5 bleibt der Ball dort.
rule-d10-5 =
    .title = Einschuss mit 6
    .text = Er überquert die Linie und prallt von der fernen Wand ab; zeigt ein zweiter Würfel 1 bis 3, bleibt er auf
        dem Wandfeld auf der Seite des Coaches am Zug, bei 4 bis 6 auf der anderen.
rule-d10-5a =
    .title = Spieler auf der Einschusslinie
    .text = Der Ball kommt der Reihe nach über die Einschussfelder. Der erste stehende Spieler wird getroffen, und der
        Ball kommt nicht weiter.
rule-d10-5b =
    .title = Liegende auf der Einschusslinie
    .text = Über Liegende geht er hinweg; bleibt er auf einem, springt er.
rule-d10-5c =
    .title = Woher er kommt
    .text = Fürs Fangen kommt ein eingeschossener Ball von der Seite, von der er eingeschossen wurde.
rule-d10-5d =
    .title = Den Einschuss fallen lassen
    .text = Misslingt dem Team am Zug dabei ein Fang, endet der Rush vor jeder Aktion.
rule-d10-6 =
    .title = Springen
    .text = Ein Würfel für die Richtung (1 ist E, dann im Uhrzeigersinn bis 6, NE), einer für die Weite.
rule-d10-7 =
    .title = Unterwegs
    .text = Der Ball zieht Feld für Feld. Sein erstes Feld zählt nicht, und Wände kosten keine Weite.
rule-d10-8 =
    .title = Wände
    .text = Eine gerade Wand spiegelt ihn, aus einer Ecke kommt er gerade zurück, auch wenn er dort beginnt.
rule-d10-9 =
    .title = Einen Spieler treffen
    .text = Bei einem stehenden Spieler hält der Ball. Ein Striker oder Jack, den er von vorn erreicht, muss zu fangen
        versuchen, ohne Würfel außer seinen Änderungen. Sonst, oder wenn es misslingt, springt er von dort weiter.
rule-d10-10 =
    .title = Über Liegende
    .text = Sie halten den Ball nicht auf. Endet er auf einem, springt er noch einmal.
rule-d10-11 =
    .title = Frei liegen
    .text = Auf einem freien Feld liegt er, bis jemand es betritt.
rule-d10-12 =
    .title = Endloses Springen
    .text = Nach scatterCap Sprüngen wird der Ball auf das nächste freie Feld gelegt.
rule-d10-13 =
    .title = Auf den Ball ziehen
    .text = Ein stehender Striker oder Jack, der auf welche Weise auch immer auf sein Feld kommt, muss sofort aufzuheben
        versuchen.
rule-d10-14 =
    .title = Guards und der Ball
    .text = Ein Guard, der auf sein Feld kommt, lässt ihn springen. Das ist kein misslungenes Aufheben, und er darf
        weiterziehen.

## D11 Aufheben

rule-d11-1 =
    .title = Aufheben
    .text = Drei Würfel, Skill (1), abzüglich Bedrohungen, einer weniger nach einem Sprint, einer mehr für Strikers.
rule-d11-2 =
    .title = Was Aufheben ergibt
    .text = Keiner: der Ball springt, und der Rush seines Teams endet. Einer: er hat den Ball, und seine Aktion endet.
        Zwei oder mehr: danach darf er frei Run oder Wurf nehmen.
rule-d11-3 =
    .title = Außer der Reihe aufheben
    .text = Wer auf den Ball gestoßen wird, macht dieselbe Probe; misslingt sie, endet der Rush nur, wenn es der seines
        Teams ist.

## D12 Slam, Steal und Antworten

rule-d12-1 =
    .title = Zum Angriff ziehen
    .text = Erst darf er ziehen: ein Run beim Slam eines Guards und beim Steal eines Strikers, ein Feld für Jacks. Fällt
        er oder nimmt er den Ball, ist die Aktion vorbei.
rule-d12-2 =
    .title = Das Ziel
    .text = Er dreht sich frei; ein stehender Gegner auf einem Feld, das er bedroht, bei Steal der Ballträger.
rule-d12-3 =
    .title = Die Antwort
    .text = Vor allen Würfeln wählt der verteidigende Coach Slamback, für einen von vorn angegriffenen Jack oder Guard,
        oder Dodge. Slam und Slamback würfeln auf Strength, Steal auf Skill, Dodge auf Speed, mit je drei Würfeln.
rule-d12-4 =
    .title = Herankommen
    .text = Ein Slam hat einen Würfel mehr, wenn er in dieser Aktion gezogen ist und vorher nicht neben dem Ziel war.
rule-d12-5 =
    .title = Verdoppelter Dodge
    .text = Der Ausweichende darf auf ein freies Nachbarfeld ziehen, ohne Evade, und beliebig blicken; der Angreifer
        blickt auf das verlassene Feld. Bleibt er, wenden sich beide einander zu.
rule-d12-6 =
    .title = Was Steal ergibt
    .text = Gewonnen: der Ball springt vom Ziel weg. Verdoppelt: der Dieb hat ihn. Niemand dreht sich, und der Rush geht
        weiter.
rule-d12-7 =
    .title = Nach dem Vergleich
    .text = Die Aktion endet.
rule-d12-8 =
    .title = Kein Ziel
    .text = Ohne Ziel, oder wenn der Coach verzichtet, endet die Aktion, und der Marker ist verbraucht.

## D13 Stoß, Sturz, Panzerung

rule-d13-1 =
    .title = Zurückstoßen
    .text = Der Coach des Siegers wählt eines der drei Felder hinter dem Verlierer, das auf dem Spielfeld liegt und frei
        ist.
rule-d13-2 =
    .title = Nirgendwohin
    .text = Gibt es keines, bleibt der Verlierer.
rule-d13-3 =
    .title = Nachrücken
    .text = Ist der Verlierer gezogen, darf der Sieger auf sein verlassenes Feld, ohne Evade.
rule-d13-4 =
    .title = Nur einer wird gestoßen
    .text = Niemand wird vom Feld gestoßen, und niemand schiebt andere weiter.
rule-d13-5 =
    .title = Reihenfolge
    .text = Stoß, Nachrücken, Blick; nach Verdoppeln zu Boden, Panzerung, Ausscheiden, Springen seines Balls; dann
        Aufheben für Verlierer und Sieger. Wer auf den Ball niedergeht, lässt ihn springen.
rule-d13-6 =
    .title = Blick nach dem Stoß
    .text = Beide blicken auf das verlassene Feld, oder einander an, wenn sie benachbart sind.
rule-d13-7 =
    .title = Zu Boden
    .text = Nach Verdoppeln liegt der Verlierer und verliert den Ball.
rule-d13-8 =
    .title = Treffer
    .text = So viele, wie der Sieger mehr Erfolge hat.
rule-d13-9 =
    .title = Panzerungsprobe
    .text = Drei Würfel, Armour, einer mehr für Guards. Jeder Erfolg nimmt einen Treffer weg.
rule-d13-10 =
    .title = Übrige Treffer
    .text = Mit übrigen Treffern ist er so viele Runden aus dem Spiel; ohne bleibt er auf dem Feld liegen.
rule-d13-11 =
    .title = Niemand stirbt
    .text = Viele Treffer bedeuten nur viele Runden.

## D14 Wurf, Strike, Fangen

rule-d14-1 =
    .title = Wer werfen kann
    .text = Der Werfer hält den Ball, wenn die Aktion beginnt.
rule-d14-2 =
    .title = Zum Wurf ziehen
    .text = Erst darf er ziehen: ein Run für Strikers, ein Feld für Jacks, und sich frei drehen.
rule-d14-3 =
    .title = Entfernung
    .text = Das Ziel muss in seinem vorderen Bereich sein. Drei Würfel bei 1 bis 3 Feldern, zwei bei 4 bis 6, einer bei
        7 bis 9; weiter geht es nicht.
rule-d14-4 =
    .title = Wurfprobe
    .text = Skill (1), abzüglich Bedrohungen, einer weniger, wenn er gezogen ist, einer weniger auf ein Strike-Feld,
        einer mehr für Strikers. Drehen ist nicht Ziehen.
rule-d14-5 =
    .title = Pass
    .text = Zu einem stehenden Mitspieler, Striker oder Jack, der den Werfer in seinem vorderen Bereich hat.
rule-d14-6 =
    .title = Strike
    .text = Aus einer Zone, die sein Team angreift, auf ihr Strike-Feld; wer dort steht, ist gleich.
rule-d14-7 =
    .title = Verstellte Würfe
    .text = Auf Wunsch darf kein Wurf über einen stehenden Spieler gehen noch genau zwischen zweien hindurch.
rule-d14-8 =
    .title = Was ein Wurf ergibt
    .text = Ein Strike mit Erfolg zählt. Ohne springt der Ball vom Strike-Feld, wenn ihn nicht ein Mitspieler dort
        fängt, der den Werfer sieht. Ein Pass muss gefangen werden, mit so vielen Würfeln, wie er Erfolge hatte.
rule-d14-9 =
    .title = Fangen
    .text = Skill (1), abzüglich Bedrohungen, einer mehr für Strikers. Keiner: der Ball springt von ihm weg. Einer: er
        hat ihn. Zwei oder mehr: und er darf frei Run oder Wurf nehmen.
rule-d14-10 =
    .title = Fangen muss man
    .text = Wen ein freier Ball trifft, der muss es versuchen, in beiden Teams.
rule-d14-11 =
    .title = Misslungener Fang
    .text = Ist sein Team am Zug, hat es den Ball fallen gelassen.
rule-d14-12 =
    .title = Fangen dreht nicht
    .text = Der Fänger blickt wie zuvor.
rule-d14-13 =
    .title = Den Ball behalten
    .text = Ohne Ziel, oder wenn der Coach verzichtet, behält er den Ball; geworfen wurde nichts.

## D15 Aufstehen

rule-d15-1 =
    .title = Aufstehen
    .text = Drei Würfel, Speed (1), abzüglich Bedrohungen, einer mehr für Strikers.
rule-d15-2 =
    .title = Was Aufstehen ergibt
    .text = Keiner: er bleibt liegen. Einer: er steht, Blick beliebig. Zwei oder mehr: danach eine freie Aktion außer
        Sprint.
rule-d15-3 =
    .title = Verzichten
    .text = Auf die freie Aktion darf man verzichten.

## D16 Bank

rule-d16-1 =
    .title = Hereinkommen
    .text = Wer auf der Bank sitzt, kann einen Marker bekommen, wenn weniger als maxOnPitch seines Teams auf dem Feld
        sind und sein Eingangsfeld frei ist: für Run, Sprint, Slam oder Steal.
rule-d16-2 =
    .title = Das Eingangsfeld
    .text = Es ist das erste Feld seiner Bewegung, der Blick dort ist frei. Slam oder Steal eines Jacks reicht nicht
        weiter.
rule-d16-3 =
    .title = Ball auf dem Eingangsfeld
    .text = Er versucht ihn wie sonst aufzuheben.
rule-d16-4 =
    .title = Hinausgehen
    .text = Von seinem Eingangsfeld darf ein Spieler ohne Ball für einen Punkt auf die Bank; seine Aktion endet. Ist das
        Feld bedroht, braucht er erst ein Evade, sonst fällt er dort hin.
rule-d16-5 =
    .title = Aus dem Spiel
    .text = Am Ende jedes Rushs seines Teams hat er eine Runde versäumt, nur nicht in dem, in dem er verletzt wurde.
        Nach der letzten sitzt er auf der Bank.
rule-d16-6 =
    .title = Sein Platz
    .text = Er ist nicht auf dem Feld und macht einen Platz frei.

## D17 Punkte und Ende

rule-d17-1 =
    .title = Wert eines Strikes
    .text = Der Wert der Zone, 1 an den Seiten und 3 hinten, und einer mehr vom Bonusfeld.
rule-d17-2 =
    .title = Der Spielstand
    .text = Eine Zahl: Punkte des Heimteams werden addiert, die der Gäste abgezogen.
rule-d17-3 =
    .title = Nach einem Strike
    .text = Der Ball ist nicht mehr im Spiel, und der Rush des Schützen endet; der nächste schießt einen neuen ein.
rule-d17-4 =
    .title = Strike im Rush der anderen
    .text = Endet dieser Rush nicht ohnehin, wird sofort ein neuer Ball eingeschossen, und er geht weiter.
rule-d17-5 =
    .title = Erdrutschsieg
    .text = Sieben Punkte Vorsprung gewinnen sofort.
rule-d17-6 =
    .title = Spielzeit vorbei
    .text = Nach dem letzten Rush gewinnt, wer führt. Bei Gleichstand folgt Sudden Death.
rule-d17-7 =
    .title = Sudden Death
    .text = Es geht Rush um Rush weiter, niemand darf herein, der erste Strike gewinnt, und ein Team ohne Spieler auf
        dem Feld verliert. Nach suddenDeathCap Rushes ist es unentschieden.

## D18 Ende des Rushs

rule-d18-1 =
    .title = Was einen Rush beendet
    .text = Keine Marker mehr, kein Spieler dafür, ein Wurf des Teams am Zug, ein fallen gelassener Ball oder ein
        Aufheben, das ihm misslingt.
rule-d18-2 =
    .title = Wann er endet
    .text = Was im Gang ist, wird erst zu Ende gespielt; dann verfallen die übrigen Marker.
rule-d18-3 =
    .title = Freie Aktionen am Ende
    .text = Eine durch Fangen verdiente freie Aktion wird gespielt, obwohl der Pass den Rush beendet.
rule-d18-4 =
    .title = Das andere Team
    .text = Nichts, was es tut, beendet den Rush von selbst.
rule-d18-5 =
    .title = Freie Aktionen des anderen Teams
    .text = Auch es kann sie verdienen; sie werden sofort gespielt.
rule-d18-6 =
    .title = Den Rush retten
    .text = Auf Wunsch beendet ein fallen gelassener oder nicht aufgehobener Ball den Rush nicht, wenn am Ende ein
        Spieler des Teams am Zug ihn hält.

## D19 Für Programme

rule-d19-1 =
    .title = Reihenfolge der Würfel
    .text = Der Vorrat des Handelnden, der der Antwort, Panzerung, Richtung und Weite des Springens, Fangen und
        Aufheben, wo sie anfallen. Zusätzliche Würfel folgen dem ganzen Vorrat.
rule-d19-2 =
    .title = Was Coaches entscheiden
    .text = Marker und Aktion, jeden Schritt, Dash oder Halt, Blickrichtungen, Antwort, Stoß, Nachrücken, Dodge-Schritt,
        Wurf, freie Aktion und das Ende des Rushs.
rule-d19-3 =
    .title = Schritt für Schritt
    .text = Bewegung wird Schritt für Schritt entschieden, denn eine Probe kann sie beenden.

## D20 Änderungen

rule-d20 =
    .title = Änderungen im Überblick
    .text = Strikers haben einen Würfel mehr, außer bei Slam, Slamback und Panzerung, wo Guards ihn haben. Bedrohungen
        kosten bis zu zwei, nicht bei Panzerung. Ein Sprint kostet einen beim Aufheben; Ziehen und das Strike-Feld
        je einen beim Wurf; Herankommen bringt einem Slam einen.

## Auslegungen

rule-a1 =
    .title = Jeder Pass beendet den Rush
    .text = Das Blatt nennt das Werfen ohne Ausnahme. Der Schalter passEndsRush ändert es.
rule-a2 =
    .title = Sechsen explodieren nicht
    .text = Das Blatt beschreibt den ganzen Wurf ohne das. Der Schalter explodingSixes ändert es.
rule-a3 =
    .title = Kein Mindestwürfel
    .text = Null Würfel misslingen; sonst bedeutete ein Fang ohne Würfel nichts.
rule-a4 =
    .title = Dash und Evade werden schwerer
    .text = Die Überschrift (123) gilt; der eine Erfolg der Zeile ist der der ersten Probe.
rule-a5 =
    .title = Zwei Zähler
    .text = Dash und Evade werden getrennt gezählt, in jeder Aktion neu.
rule-a6 =
    .title = Gewonnener Dodge
    .text = Beide wenden sich einander zu, wie beim Unentschieden.
rule-a7 =
    .title = Im eigenen Rush verletzt
    .text = Dieser Rush zählt nicht als versäumte Runde.
rule-a8 =
    .title = Fallen gelassen und wieder gefangen
    .text = Der Rush endet trotzdem. Der Schalter saveOnCatch ändert es.
rule-a9 =
    .title = Spieler verstellen keine Würfe
    .text = Das Blatt verlangt nur vorderen Bereich und Entfernung. Der Schalter throwBlocking ändert es.
rule-a10 =
    .title = Größe des Felds
    .text = 23 mal 11 Felder; bekannt ist nur die Form.
rule-a11 =
    .title = Form einer Zone
    .text = Eine Blume aus sieben Feldern mit einer Spitze an beiden Enden, der Länge nach.
rule-a12 =
    .title = Das Ziel bedroht nicht
    .text = Keine Seite eines Vergleichs zählt für die andere als Bedrohung. Die Lesart threats ändert es: Jede feindliche
        Bedrohung zählt.
rule-a13 =
    .title = Wessen Spieler vorrücken
    .text = Nur die des Teams, dessen Rush es war.
rule-a14 =
    .title = Drehen ist nicht Ziehen
    .text = Es kostet beim Wurf keinen Würfel.
rule-a15 =
    .title = Um das Ziel herum
    .text = Wer vorher schon benachbart war, gewinnt durch Ziehen nichts.
rule-a16 =
    .title = Ballträger dürfen Slam
    .text = Ein Jack mit Ball darf Slam.
rule-a17 =
    .title = Mit Ball gestoßen
    .text = Wer nur gestoßen wird, behält ihn.
rule-a18 =
    .title = Misslungener Fang jedes Balls
    .text = Fängt ein Spieler des Teams am Zug einen eingeschossenen oder springenden Ball nicht, ist er fallen
        gelassen.
rule-a19 =
    .title = Die Seitenlinie ist vorn
    .text = Die Linie durch die Seiten gehört zum vorderen Bereich.
rule-a20 =
    .title = Ein Eingangsfeld
    .text = Jedes Team hat eines.
rule-a21 =
    .title = Richtung 1
    .text = Sie ist immer Osten.
rule-a22 =
    .title = Wo der Abpraller liegen bleibt
    .text = Auf dem Wandfeld der erwürfelten Seite.
rule-a23 =
    .title = Kein Strike vom Strike-Feld
    .text = Seine Entfernung wäre null.
rule-a24 =
    .title = Slamback gegen Steal
    .text = Er stößt und wirft zu Boden wie gegen Slam, mit Treffern und Panzerungsprobe.
rule-a25 =
    .title = Aktionen, die etwas bewirken können
    .text = Steal gibt es nur, solange ein Gegner den Ball hält, Slam nur, solange ein Gegner auf dem Feld steht.
rule-a26 =
    .title = Wann eine Bewegung vorbei ist
    .text = Aufheben beendet die Aktion, ob es gelingt oder nicht, ohne freies Drehen. Auch ein Guard hält an, wenn der
        von ihm gestoßene Ball seinen eigenen Rush gerade beendet.
rule-a27 =
    .title = Auf keiner Seite jemand übrig
    .text = Hat im Sudden Death kein Team einen Spieler auf dem Feld, ist es unentschieden.
rule-a28 =
    .title = Strikes beenden den Rush immer
    .text = Wo Pässe den Rush nicht beenden, tut es ein Wurf auf das Strike-Feld, ob er zählt oder nicht.
rule-a29 =
    .title = Der Anwurf verteilt Seiten, keine Plätze
    .text = Heim und Gast bleiben die Namen der Plätze. Wer den Anwurf gewinnt, spielt von West nach Ost und nimmt die
        ungeraden Rushes; gezählt wird aus Sicht des Heimplatzes.
rule-a30 =
    .title = Kein Dash vom Feld
    .text = Auf die Bank geht man für einen gewöhnlichen Punkt, nie mit einem Dash.
rule-a31 =
    .title = Eine Lektion hat ein Ziel
    .text = Eine Lektion ist vorbei, sobald ihr Ziel erreicht ist, zwischen zwei Aktionen. Endet ihr Rush vorher, ist das Ziel verfehlt.
rule-a32 =
    .title = Der Empfänger schaut nach dem Ball
    .text = Das Blatt verlangt nur, dass das Ziel im vorderen Bereich des Werfers ist. Wie im vollen Spiel muss der
        Empfänger eines Passes den Werfer in seinem eigenen haben. Die Lesart receivers ändert es: Er darf schauen,
        wohin er will.

## Saisons, die Spuren hinterlassen (Hausregeln)

rule-dl1 =
    .title = Übel zugerichtet
    .text = Hausregel, für Wettbewerbe, die Spuren hinterlassen. Wer für zwei Züge oder mehr aus dem Spiel ist (D13.10),
        fällt aus: bei 1–3 für ein Spiel, bei 4–5 für zwei, bei 6 für drei.
rule-dl2 =
    .title = Ersatz
    .text = Hausregel. Für den, der ausfällt, spielt ein Ersatzmann derselben Rolle mit den Werten des Bogens. Sonst
        bleibt nichts, und niemand wird angeheuert.
rule-dl3 =
    .title = Erfahrung
    .text = Hausregel. Erfahrung wird aus dem gezählt, was im Spiel geschah: 1 je Punkt, 1 je umgeworfenem Gegner, 2 je
        Gegner, der aus dem Spiel kommt, 1 je dem Gegner abgenommenem Ball.
rule-dl4 =
    .title = Training
    .text = Hausregel. Mit 8, 20 und 40 Erfahrung darf ein Spieler je einmal lernen, in Strength, Speed, Skill oder
        Armour um eins besser zu sein, höchstens dreimal und bestenfalls 2+.
rule-dl5 =
    .title = Zwischen den Saisons
    .text = Hausregel. Beginnt die nächste Saison, sind alle wieder da. Erfahrung und Gelerntes bleiben.
rule-dl6 =
    .title = Vorsprung
    .text = Hausregel, auf Wunsch. Die schwächere Mannschaft beginnt mit Punkten: so vielen, wie ihr Handicap über dem der
        anderen liegt (Forgefathers 4, Clockworks 2, Veer-myn und Marshlords 0). In Wettbewerben, die Spuren hinterlassen,
        beginnt ein Verein mit einem mehr für je vier Lektionen, die die Spieler des anderen mehr hatten als seine,
        höchstens drei. Mit einem Kantersieg beginnt niemand.
