# Was Tackly in den Übungen sagt, auf Deutsch. Die Ids sind die von web/src/takkure/lessons.ts; `step` sagt, was zu tun ist.

## Worum es in jeder Übung geht

lesson-goal-1 =
    .title = Erste Schritte
    .text = Ein Läufer mit dem Ball gegen einen Verteidiger. Der Angriff hat vier Aktivierungsmarker, viermal Gelegenheit zu
        handeln, um den Ball über die helle Linie des Malfelds gegenüber zu tragen. Rückwärts läuft hier niemand.
    .attack = Sie greifen an. Laufen Sie, kommen Sie am Verteidiger vorbei, überqueren Sie die Linie.
    .defence = Sie verteidigen. Bringen Sie den Läufer zu Fall, oder halten Sie durch, bis die vier Marker verbraucht sind.
lesson-goal-2 =
    .title = Passen
    .text = Zwei Angreifer, ein Verteidiger. Die zweite Aktion ist { action-pass } oder noch einmal { action-move }: Binden Sie den Verteidiger
        an einen Spieler und geben Sie dem anderen den Ball. Nie nach vorn: Der Fänger darf nicht vor dem Werfer stehen.
    .attack = Sie greifen an. Bringen Sie den Ball über die Linie; er darf den Boden nicht berühren.
    .defence = Sie verteidigen. Bringen Sie den Ballträger zu Fall, oder sorgen Sie dafür, dass der Ball zu Boden geht.
lesson-goal-3 =
    .title = Todeszone
    .text = Drei gegen drei auf engem Raum. Spieler fallen, Bälle rollen frei umher, und wer nahe ist, kann sie greifen. Die
        Marker kommen wieder, solange der Angriff den Ball behält.
    .attack = Sie greifen an, bis Sie über der Linie sind oder der Ball geraubt ist.
    .defence = Sie verteidigen, bis Sie den Ball geraubt haben.
lesson-goal-4 =
    .title = Vier gegen vier
    .text = Jetzt ganze Teams, jeder Spieler mit der Fähigkeit seiner Position. Spieler ermüden, Karten kommen ins Spiel, und am
        Ende steht der Versuch: Die Linie zu überqueren genügt nicht mehr, der Ball muss abgelegt werden.
    .attack = Sie greifen an. Erzielen Sie einen Versuch.
    .defence = Sie verteidigen. Rauben Sie den Ball, oder vereiteln Sie den Versuch.
lesson-goal-5 =
    .title = Trainingsspiel
    .text = Jeder Angriff beginnt jetzt mit einem Kick-Off, Spieler können sich verletzen, und jedes Team hat seine eigene
        Fähigkeit. Eine Uhr gibt es nicht: Ein Angriff endet mit Versuch oder Ballraub, nach zwei Versuchen wechseln die Rollen.
    .attack = Wählen Sie Ihre kombinierten Spielzüge, dann kommt der Kick-Off.
    .defence = Wählen Sie Ihre kombinierten Spielzüge, dann kommt der Kick-Off.
lesson-goal-6 =
    .title = Ganzes Spiel
    .text = Alles, was Sie wissen, und die Zeitleiste. Zwei Halbzeiten, jede so lang, wie die Zeitmarker von 5 bis 0 brauchen. Mehr
        Versuche gewinnen.
    .attack = Sie können alles. Ich melde mich nur, wenn etwas neu ist.
    .defence = Sie können alles. Ich melde mich nur, wenn etwas neu ist.

## Die sechs Schritte einer Aktivierung

lesson-player =
    .title = Einen Marker ausgeben
    .text = Ein Marker aktiviert einen Ihrer Spieler, mit Ball oder ohne. Nur er läuft jetzt. Der dritte Marker in einem Satz
        ermüdet einen Spieler, sobald Ermüdung zählt.
    .step = Wählen Sie einen Spieler: Tippen Sie ihn auf dem Feld an.
lesson-first-action =
    .title = Schritt 1: erste Aktion
    .text = Eine Aktivierung hat sechs Schritte; der Streifen oben zeigt, wo wir sind. Zuerst kündigen Sie den Lauf nur an. Die
        Verteidigung sieht ihn und reagiert, bevor Ihr Spieler sich bewegt.
    .step = Wählen Sie { action-move }.
lesson-mark =
    .title = Den Lauf markieren
    .text = Der Lauf ist eine gerade Linie, wenn Sie mögen mit einem Knick. Der Spieler folgt ihr so weit, wie seine BEW
        (Bewegung) im Angriff reicht: Der gepunktete Kreis zeigt es.
    .step = Tippen Sie an, wo der Lauf enden soll: Die umringte Stelle ist gut. Dann bestätigen.
lesson-dare-dodge =
    .title = Wagen Sie es
    .text = Noch hat niemand Sie getackelt, und ein Läufer muss wissen, was dann zu tun ist. Laufen Sie diesmal dicht am Verteidiger vorbei.
    .step = Nehmen Sie den umringten Lauf. Danach wird ausgewichen.
lesson-dare-close =
    .title = Noch nicht vorbei
    .text = Sie könnten jetzt davonlaufen, aber ein Läufer muss wissen, was gegen ein Tackle zu tun ist. Halten Sie vor dem Verteidiger an.
    .step = Gehen Sie zur umringten Stelle.
lesson-tackle-seen =
    .title = Schritt 2: Die Verteidigung ist am Zug gewesen
    .text = Der Verteidiger hat { action-tackle } angesagt: Er hat eine Stelle Ihrer Linie genannt und ist so nah wie möglich
        herangegangen. Gewürfelt wird später, und nur, wenn Ihr Lauf ihn berührt.
lesson-ran =
    .title = Schritt 3: der Lauf
    .text = Jetzt läuft der Spieler die markierte Linie. Niemand hält ihn unterwegs auf: Gegner, wo er landet, werden
        beiseitegeschoben. Der Streifen, den seine Base überstrichen hat, ist es, den Tackler berühren müssen.
lesson-second-action =
    .title = Schritt 4: zweite Aktion
    .text = Der aktive Spieler darf noch etwas tun. Wer wen berührt, sieht man; alle Entfernungen für die Würfel werden erst danach
        gemessen.
    .step = Der markierte Knopf ist eine gute Wahl. Drei Tipps mit ihren Chancen gibt „?“.
lesson-second-move =
    .title = Noch einmal laufen
    .text = Die zweite Bewegung geschieht sofort, auf beliebigem Weg, aber um andere Bases herum. Gelingt ein Tackle gegen Sie,
        fallen Sie dort, wo sie begann.
    .step = Tippen Sie auf die umringte Stelle oder ziehen Sie den Marker; dann bestätigen.
lesson-dodge =
    .title = Ausweichen
    .text = Gegen Sie ist { action-tackle } angesagt, also können Sie { action-dodge }: { characteristic-ref } (Reflexe) gegen den Tackler. Ein Erfolg bringt
        2″ zur Seite, ein kritischer 4″. Ein Fehlschlag allein schadet nicht.
lesson-break-through =
    .title = Durchbrechen
    .text = Ein Tackler berührt Sie: { action-break-through } würfelt Ihre { characteristic-str } (Stärke) gegen seine. Gewinnen Sie, geht der Tackler zu
        Boden.
lesson-dare-break-through =
    .title = Wagen Sie es
    .text = Ein Tackler berührt Sie, und umgerannt haben Sie noch keinen. { action-break-through } schadet nicht, wenn es misslingt: Versuchen Sie es.
    .step = Wählen Sie { action-break-through }.
lesson-broke-through =
    .title = Schulter an Schulter
    .text = Ein Tackler, den Sie schlagen, liegt am Boden und würfelt auf Ausdauer. Wenn mehrere Sie berühren, wird jeder für sich
        ausgewürfelt, und Sie sagen, wohin Ihre Würfel gehen.
lesson-dodge-move =
    .title = Zur Seite
    .text = Das Ausweichen ist gelungen. Wohin soll der Spieler?
    .step = Tippen Sie auf eine Stelle im Kreis und bestätigen Sie.
lesson-rolled =
    .title = Schritt 5: die Würfel
    .text = Ein zwölfseitiger Würfel, höchstens der Wert: Erfolg. Der Wert ist die Eigenschaft mit allen Modifikatoren; sie stehen
        neben dem Würfel, mit ihrer Herkunft.
lesson-face-to-face =
    .title = Vergleichender Wurf
    .text = Jede Seite würfelt gegen ihren eigenen Wert. Schafft es nur eine, gewinnt sie. Schaffen es beide, gewinnt der höhere
        Würfel, und der andere ist { result-cancelled }; bei Gleichstand sind es beide.
lesson-cancelled =
    .title = { result-cancelled }
    .text = Der Wurf war gut, aber ein anderer war besser oder gleich. Nichts geschieht: keine Wirkung, aber auch kein Schaden wie
        beim Fehlschlag.
lesson-critical =
    .title = Eine gewürfelte 1
    .text = Die 1 ist kritisch: Sie schlägt alles außer einer anderen 1, und die meisten Aktionen bewirken mehr. Die 12 ist ein
        Patzer und schlägt immer fehl.
lesson-grounded =
    .title = Am Boden
    .text = Ein AM BODEN-Marker: Dieser Spieler kann nur aufstehen, oder vom Boden passen, wenn er den Ball hat. Ein getackelter
        Ballträger behält den Ball.
lesson-endurance =
    .title = Verwundet
    .text = Wer zu Boden geht, würfelt auf Ausdauer, END, und bekommt bei Fehlschlag eine Verwundung. So viele Verwundungen wie BDY (Körper) verletzen
        einen Spieler, sobald Verletzungen zählen.
lesson-step-six =
    .title = Schritt 6: Marker weg
    .text = Die Aktivierung ist vorbei: Lauf- und Verteidigungsmarker verschwinden. Angreifer am Boden, die nicht aktiviert waren,
        verlieren einen AM BODEN-Marker. Dann kommt der nächste Aktivierungsmarker.

## Verteidigen

lesson-defender =
    .title = Schritt 2: Ihre Verteidigung
    .text = Jeder Verteidiger handelt einmal, einer nach dem anderen, in beliebiger Reihenfolge. In der Tafel stellen Sie alle ein und
        sagen sie zusammen an; ausgeführt wird trotzdem jeder für sich.
    .step = Sagen Sie alles wie vorgeschlagen an, oder ändern Sie vorher eine Zeile.
lesson-defence =
    .title = Schritt 2: Ihre Verteidigung
    .text = Sie sehen die markierte Linie. { action-tackle } bringt den Ballträger zu Fall, wenn es gelingt; { action-pressure } erschwert jede
        Aktion innerhalb von 2″ um 1.
    .step = Wählen Sie { action-tackle }, wenn Sie die Linie erreichen.
lesson-spot =
    .title = Die Stelle nennen
    .text = Ein Tackle zielt auf den Ballträger oder auf einen Punkt der markierten Linie, bevor gemessen wird. Dann geht der
        Verteidiger so nah heran, wie seine BEW in der Verteidigung reicht.
    .step = Tippen Sie auf den umringten Punkt der Linie und bestätigen Sie.
lesson-defensive-move =
    .title = Verteidigungsbewegung
    .text = Jetzt ist bekannt, wie weit der Verteidiger kommt: der gepunktete Kreis. Ein Tackler muss so nah wie möglich an der Stelle
        enden, die er genannt hat.
    .step = Bestätigen Sie den Platz, oder tippen Sie einen anderen an.
lesson-pressure =
    .title = Druck
    .text = Dieser Verteidiger setzt unter Druck: Ein Angreifer, der innerhalb von 2″ handelt, hat −1, bei zweien −2.

## Passen

lesson-pass =
    .title = Passen
    .text = Wurf auf { characteristic-bac } (Ballkontrolle): bis 2″ +4, bis 4″ +2, bis 8″ nichts, weiter −2. Misslingt er, kann der Fänger den Ball noch
        fangen. Ein Tackler, der vor dem Wurf berührt wird, macht einen vergleichenden Wurf daraus.
lesson-dare-pass =
    .title = Wagen Sie es
    .text = Noch haben Sie den Ball nie abgegeben, und anders kommt man hier an keinem Verteidiger vorbei. Geben Sie ihn dem anderen.
    .step = Wählen Sie { action-pass }.
lesson-receiver =
    .title = Wer bekommt ihn?
    .text = Angeboten werden nur stehende Mitspieler, die nicht vor dem Werfer sind. Auf gleicher Höhe ist erlaubt.
    .step = Tippen Sie den Fänger an.
lesson-throw-point =
    .title = Von wo?
    .text = Der Ball kann die Hand an jedem Punkt des Laufs verlassen. Früh ist sicher vor dem Tackler, spät ist näher an der Linie.
    .step = Tippen Sie einen Punkt des Laufs an und bestätigen Sie.
lesson-range =
    .title = Modifikatoren
    .text = Was hilft oder hindert, ändert den Wert vor dem Wurf: die Entfernung beim Pass, Druck, eine Karte. Die Liste unter dem
        Würfel nennt alles.
lesson-arrow =
    .title = Abweichung
    .text = Der Ball wird verfehlt und springt davon. Sie sagen, wohin Pfeil 1 zeigt; der Würfel wählt einen der zwölf Pfeile, und
        der Ball liegt an dessen Spitze.
    .step = Drehen Sie die Scheibe: Die Pfeile auf dem Feld drehen sich mit. Dann bestätigen.
lesson-ball-down =
    .title = Ein freier Ball
    .text = Der Ball liegt am Boden und nimmt Platz ein. Der Angriff bleibt Angriff, bis ein Verteidiger den Ball in der Hand hat.
lesson-critical-move =
    .title = Ein perfekter Pass
    .text = Nach einem kritischen Pass darf der Fänger sofort bis zu 2″ gehen.
    .step = Tippen Sie auf eine Stelle und bestätigen Sie.

## Todeszone

lesson-stand-up =
    .title = Aufstehen
    .text = Ein Spieler am Boden ohne Ball steht als erste Aktion auf, ohne Wurf, und darf sich danach bewegen.
lesson-pass-from-the-ground =
    .title = Pass vom Boden
    .text = Ein Ballträger am Boden kann nicht aufstehen. Er kann passen, mit −2 und höchstens 8″ weit, oder einen Mitspieler den
        Ball aufnehmen lassen.
lesson-pick-up =
    .title = Aufnehmen
    .text = Ihr Lauf hat den freien Ball berührt, oder den Mitspieler, der ihn hält. { action-pick-up } würfelt auf { characteristic-bac } +4;
        misslingt es, ändert sich nichts.
lesson-steal-loose-ball =
    .title = Den freien Ball greifen
    .text = Ein Verteidiger, der einen freien Ball erreicht, kann ihn mit { characteristic-bac } +4 rauben. Dann greift Ihre Seite an.
lesson-steal-from-the-ground =
    .title = Den Gestürzten berauben
    .text = Einem stehenden Ballträger nimmt niemand den Ball, einem am Boden schon: berühren und auf { characteristic-bac } würfeln.
lesson-steal-in-the-air =
    .title = Abfangen
    .text = Ein Verteidiger unter der Flugbahn eines Passes kann ihn abfangen: { characteristic-bac } −2, nie im Vergleich. Stellen Sie ihn
        zwischen Werfer und Fänger.
lesson-interceptor =
    .title = Abfangende
    .text = Mehrere Verteidiger stehen unter der Flugbahn. Der Angriff sagt, wer es zuerst versucht; der erste Erfolg hat den Ball.
lesson-order =
    .title = Was zuerst?
    .text = Mehreres ist zu würfeln, und der Angriff bestimmt die Reihenfolge. Liegt der Ballträger, entfallen die übrigen Tackles.
lesson-opponent =
    .title = Mehrere Gegner
    .text = Mehr als ein Verteidiger stellt sich Ihrer Aktion. Jedes Duell wird für sich gewürfelt; Sie wählen die Reihenfolge und
        wohin Ihre Würfel gehen.
lesson-dice-for-opponent =
    .title = Würfel verteilen
    .text = Mit mehreren Würfeln können Sie alle gegen einen nehmen und den besten behalten, oder mehreren begegnen. Wem kein Würfel
        gegenübersteht, der würfelt allein gegen Sie.
lesson-tied =
    .title = Getümmel
    .text = Mehrere wollten denselben Ball: alle Würfel auf einmal, ein Sieger. Wer gleichauf vorn liegt, würfelt noch einmal.
lesson-room =
    .title = Platz machen
    .text = Der Läufer ist auf jemandem gelandet. Wer geschoben wird, kommt auf den nächsten freien Platz; gibt es mehrere, wählt die
        Verteidigung.
    .step = Tippen Sie einen der Kreise an und bestätigen Sie.
lesson-possession =
    .title = Rollenwechsel
    .text = Der Ball hat die Seite gewechselt. Der alte Angriff verliert seine Marker, die Räuber nehmen vier eigene und greifen in
        die andere Richtung an.

## Vier gegen vier

lesson-tired =
    .title = Ermüdung
    .text = Der dritte Marker in einem Satz ermüdet einen Spieler. Ein aktiver Ermüdungsmarker nimmt ihm die Fähigkeiten, zwei lassen
        ihm nur eine Bewegung, drei kosten 1 bei jedem Wurf, der vierte verletzt ihn. Verteilen Sie Ihre Marker.
lesson-rest =
    .title = Ausruhen
    .text = Statt zu handeln kann ein Verteidiger { action-rest }: Ein Ermüdungsmarker wird umgedreht, oder er verschwindet, wenn er es
        schon war.
lesson-position-skill =
    .title = Fähigkeiten der Positionen
    .text = Jede Position kann eines besonders gut, meist mit einem zweiten Würfel: Der bessere zählt.
lesson-use-skill =
    .title = Die Fähigkeit eines Spielers
    .text = Dieser Spieler kann jetzt etwas Besonderes. Seine Karte auf der Trainertafel sagt, was; Trainingsfähigkeiten gehen mit
        Ermüdung verloren.
lesson-card =
    .title = Kartenfenster
    .text = In bestimmten Momenten dürfen beide Trainer verdeckt Karten legen, der Angriff zuerst. Dann werden alle umgedreht. Wer
        passt, wartet auf den nächsten solchen Moment.
    .step = Legen Sie eine Karte, oder lassen Sie das Fenster vorbeigehen.
lesson-team-play =
    .title = Kombinierte Spielzüge
    .text = Ein kombinierter Spielzug bewegt mehrere Spieler mit einem Marker, in der Reihenfolge seiner Karte. Er wird verdeckt gelegt
        und braucht einen Ballträger.
    .step = Wählen Sie einen, oder keinen.
lesson-dare-team-play =
    .title = Wagen Sie es
    .text = Bisher hat jeder Marker einen Spieler bewegt. Kombinierte Spielzüge bewegen mit einem zwei oder drei, und niemand sieht, welcher kommt.
    .step = Wählen Sie den markierten.
lesson-participant =
    .title = Wer macht mit?
    .text = Nennen Sie die Spieler des Spielzugs. Ihre Buchstaben bekommen sie erst, wenn die Karte aufgedeckt wird: Die Verteidigung
        muss raten.
lesson-go-on =
    .title = Immer weiter
    .text = Jetzt folgt die nächste Aktion der Karte, wenn Sie nicht aufhören. Ein misslungener Wurf beendet den Spielzug.
lesson-score =
    .title = Punkten!
    .text = Der Ballträger ist im Malfeld oder berührt es. { action-score-a-try } würfelt auf den zweiten Wert von { characteristic-bac }, −1
        je Ermüdungsmarker. Was auch herauskommt: Der Angriff ist danach vorbei.
    .step = Wählen Sie { action-score-a-try }.
lesson-try =
    .title = Versuch!
    .text = Dafür das alles. In einem Spiel folgt ein Kick-Off, und wer den Versuch hinnehmen musste, bestimmt, wer kickt.

## Trainingsspiel

lesson-team-plays =
    .title = Vier kombinierte Spielzüge wählen
    .text = Vier dieser Karten kommen mit ins Spiel, und der andere Trainer weiß nicht, welche. Eine benutzte kommt beim nächsten
        Kick-Off zurück.
    .step = Wählen Sie vier, eine nach der anderen.
lesson-kicks =
    .title = Wer kickt?
    .text = Wer kickt, verteidigt zuerst; wer annimmt, hat den Ball und die ersten vier Marker.
lesson-kick-off-place =
    .title = Aufstellen
    .text = Die Kicker berühren ihre Kick-Off-Linie; die Annehmenden stehen beliebig in ihrer Hälfte.
    .step = Tippen Sie auf eine Stelle im hellen Bereich und bestätigen Sie, Spieler für Spieler.
lesson-template =
    .title = Den Kick zielen
    .text = Gezielt wird auf eine Scheibe in der Hälfte der Annehmenden. Gelingt der Kick, legen Sie den Ball an ihren Rand; sonst
        springt er von der Mitte ab.
    .step = Tippen Sie auf eine Stelle im hellen Bereich und bestätigen Sie.
lesson-kick-off-move =
    .title = Dem Kick nach
    .text = Alle dürfen sich bewegen, ehe der Ball herunterkommt: zuerst die Kicker, dann die Annehmenden. Wer höchstens 2″ vom Ball
        steht, kann ihn fangen.
lesson-kicker =
    .title = Den Kicker wählen
    .text = Der Kicker würfelt auf { characteristic-bac }: Nehmen Sie eine gute Hand.
lesson-ball-place =
    .title = Ein guter Kick
    .text = Sie legen den Ball an den Rand der Scheibe, wo Sie mögen: weit weg von deren Händen, nah an Ihren.
lesson-catcher =
    .title = Fangen
    .text = Spieler innerhalb von 2″ dürfen je einmal versuchen zu fangen: { characteristic-bac } −2. Fängt einer der Kicker, gehört ihm der
        Angriff.
lesson-sent-off =
    .title = Verletzt
    .text = Ein Spieler mit so vielen Verwundungen wie BDY oder mit dem vierten Ermüdungsmarker verlässt das Feld und würfelt auf der
        Verletzungstabelle. Er kommt beim nächsten Kick-Off zurück, wenn er kann.
lesson-team-tokens =
    .title = Superstars
    .text = Die Teriomorphs verdienen für jeden Erfolg bei Tackle, Durchbruch und Versuch einen Teammarker. Einer gibt +1 auf einen Wurf,
        drei lassen einen Würfel neu rollen.
lesson-honour-tokens =
    .title = Unerschütterliche Ehre
    .text = Jede Verwundung gibt einem Yamato-Spieler einen Marker: um aufzustehen, sich zu erholen oder einen { characteristic-int }-Wurf zu
        wiederholen.

## Ganzes Spiel

lesson-time =
    .title = Die Zeitleiste
    .text = Wer vier Marker nimmt, dreht seinen Zeitmarker um. War er schon umgedreht, gehen zuerst beide ein Feld hinunter. Kommt
        einer auf 0, ist die Halbzeit vorbei.
lesson-half-over =
    .title = Halbzeit
    .text = Die Spieler erholen sich etwas, Hände werden aufgefüllt, kombinierte Spielzüge neu gewählt, und das andere Team kickt.
lesson-fatigue-lost =
    .title = Durchatmen
    .text = Jeder Spieler verliert zur Halbzeit einen Ermüdungsmarker; ein aktiver wiegt schwerer.
lesson-discard =
    .title = Neue Karten
    .text = Werfen Sie ab, was Sie nicht brauchen, dann ziehen Sie auf vier nach.
lesson-kick-out =
    .title = Ins Aus?
    .text = Steht die Zeit auf 1 und liegen Sie zurück, können Sie die Halbzeit jetzt beenden. Selten klug, außer Sie fürchten
        Schlimmeres.

## Was stattdessen geht

instead-0-03 = Nach Augenmaß ansagen: Dann wird gemessen.
instead-1-04 = Setzen Sie einen Marker für das Ende des Laufs und davor höchstens einen Knick.
instead-1-07 = Wählen Sie eine nähere Stelle: Der gepunktete Kreis zeigt, wie weit der Verteidiger kommt.
instead-1-10 = Wählen Sie eine nähere Stelle, und gehen Sie um alle herum, die im Weg stehen.
instead-1-12 = Zielen Sie auf den Ballträger oder einen Punkt seiner markierten Linie: Tippen Sie auf die Linie.
instead-1-19 = Wählen Sie eine nähere Stelle: Ausweichen sind 2″, kritisch 4″.
instead-2-01 = Tippen Sie einen Punkt des eben gemachten Laufs an.
instead-4-07 = Gehen Sie auf den hellen Streifen zu.
instead-5-03 = Bleiben Sie im hellen Bereich.
instead-6-04 = Dort steht etwas. Wählen Sie einen freien Platz, etwas daneben.
instead-r-01 = Die ganze Base muss auf dem Feld bleiben: etwas weiter weg vom Rand.
instead-r-06 = Gehen Sie so nah an das Kreuz, wie der Kreis es zulässt.
instead-r-08 = Werfen Sie von weiter vorn, oder wählen Sie einen anderen Fänger: nie nach vorn passen.
instead-r-30 = Nehmen Sie einen der nächsten freien Plätze, die Kreise auf dem Feld.
instead-r-64 = In dieser Übung nur vorwärts oder seitwärts.
