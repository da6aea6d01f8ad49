# Was Tackly in den Übungen sagt, auf Deutsch. Die Ids sind die von web/src/games/takkure/lessons.ts; `step` sagt, was zu tun ist.

## Worum es in jeder Übung geht

lesson-goal-1 =
    .title = Erste Schritte
    .text = Vier Marker, vier Läufe, nie rückwärts. Der Verteidiger wird dich angehen.
    .attack = Berühr mit dem Ball die helle Linie: Das gewinnt.
    .defence = Bring den Läufer zu Fall, oder halte vier Marker lang durch.
lesson-goal-2 =
    .title = Passen
    .text = Binde den Verteidiger an einen Spieler und gib dem anderen den Ball. Nie nach vorn: Der Fänger darf nicht weiter vorn stehen.
    .attack = Berühr mit dem Ball die Linie. Er darf nicht zu Boden fallen.
    .defence = Bring den Ballträger zu Fall, oder sorg dafür, dass der Ball fällt.
lesson-goal-3 =
    .title = Todeszone
    .text = Drei gegen drei auf engem Raum. Spieler fallen, Bälle rollen frei. Marker kommen wieder, solange ihr den Ball behaltet.
    .attack = Berühr die Linie, bevor der Ball geraubt ist.
    .defence = Raub den Ball, bevor sie die Linie berühren.
lesson-goal-4 =
    .title = Vier gegen vier
    .text = Ganze Teams, mit Fähigkeiten der Positionen, Ermüdung und Karten. Die Linie zu berühren genügt nicht mehr: Der Ball muss abgelegt werden.
    .attack = Erziel einen Versuch: Leg den Ball hinter der Linie ab.
    .defence = Raub den Ball, oder vereitle den Versuch.
lesson-goal-5 =
    .title = Trainingsspiel
    .text = Angriffe beginnen mit einem Kick-Off, Spieler können sich verletzen, Teams haben eine Fähigkeit. Nach zwei Versuchen wechseln die Rollen; eine Uhr gibt es nicht.
    .attack = Erziel mehr Versuche als die anderen.
    .defence = Erziel mehr Versuche als die anderen.
lesson-goal-6 =
    .title = Ganzes Spiel
    .text = Alles, und die Zeitleiste: zwei Halbzeiten, jede bis ein Zeitmarker auf 0 steht. Ich melde mich nur, wenn etwas neu ist.
    .attack = Erziel mehr Versuche als die anderen.
    .defence = Erziel mehr Versuche als die anderen.

## Die sechs Schritte einer Aktivierung

lesson-player =
    .title = Einen Marker ausgeben
    .text = Ein Marker aktiviert einen deiner Spieler, mit Ball oder ohne. Nur er läuft jetzt. Der dritte Marker in einem Satz
        ermüdet einen Spieler, sobald Ermüdung zählt.
    .step = Wähl einen Spieler: Tipp ihn auf dem Feld an.
lesson-first-action =
    .title = Einen Lauf ansagen
    .text = Die Verteidigung sieht ihn und reagiert, bevor du läufst.
    .step = Wähl { action-move }.
lesson-mark =
    .title = Den Lauf markieren
    .text = Eine gerade Linie, wenn du magst mit einem Knick, bis zum gepunkteten Kreis.
    .step = Tipp auf die umringte Stelle, dann bestätige.
lesson-tackle-seen =
    .title = Ein Tackle!
    .text = Der Verteidiger ist auf deine Linie gelaufen. Wo ihr euch berührt, entscheiden die Würfel.
lesson-ran =
    .title = Schritt 3: der Lauf
    .text = Jetzt läuft der Spieler die markierte Linie. Niemand hält ihn unterwegs auf: Gegner, wo er landet, werden
        beiseitegeschoben. Der Streifen, den seine Base überstrichen hat, ist es, den Tackler berühren müssen.
lesson-second-action =
    .title = Noch etwas
    .text = Nach dem Lauf darf ein Spieler noch etwas tun.
    .step = Wähl eines; „?“ wägt sie ab.
lesson-second-move =
    .title = Noch einmal laufen
    .text = Sofort, auf beliebigem Weg um die anderen herum.
    .step = Tipp auf die umringte Stelle, dann bestätige.
lesson-dodge =
    .title = Ausweichen
    .text = { characteristic-ref } (Reflexe) gegen den Tackler. Gewinnst du, gehst du 2″ zur Seite. Ein Fehlschlag allein schadet nicht.
lesson-break-through =
    .title = Durchbrechen
    .text = { characteristic-str } (Stärke) gegen { characteristic-str }. Gewinnst du, geht der Tackler zu Boden.
lesson-broke-through =
    .title = Schulter an Schulter
    .text = Ein Tackler, den du schlägst, liegt am Boden und würfelt auf Ausdauer. Wenn mehrere dich berühren, wird jeder für sich ausgewürfelt, und du sagst, wohin deine Würfel gehen.
lesson-dodge-move =
    .title = Zur Seite
    .text = Es ist gelungen.
    .step = Tipp auf eine Stelle im Kreis, dann bestätige.
lesson-rolled =
    .title = Die Würfel
    .text = Ein W12: Höchstens der Wert ist ein Erfolg. Der Wert steht neben dem Würfel, mit seinen Gründen.
lesson-face-to-face =
    .title = Vergleichender Wurf
    .text = Beide haben gewürfelt. Ein einzelner Erfolg gewinnt; von zweien der höhere Würfel.
lesson-cancelled =
    .title = { result-cancelled }
    .text = Ein guter Wurf, aber ein anderer war besser oder gleich: Nichts geschieht.
lesson-critical =
    .title = Eine gewürfelte 1
    .text = Sie schlägt alles außer einer anderen 1 und bewirkt mehr. Eine 12 schlägt immer fehl.
lesson-grounded =
    .title = Am Boden
    .text = Dieser Spieler muss erst aufstehen oder vom Boden passen. Ein getackelter Ballträger behält den Ball.
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
    .title = Deine Verteidigung
    .text = Jeder Verteidiger handelt einmal, einer nach dem anderen, in beliebiger Reihenfolge. In der Tafel stellst du alle ein und
        sagst sie zusammen an; ausgeführt wird trotzdem jeder für sich.
    .step = Sag alles wie vorgeschlagen an, oder ändere vorher eine Zeile.
lesson-defence =
    .title = Deine Verteidigung
    .text = Du siehst die markierte Linie. { action-tackle } bringt den Ballträger zu Fall, wenn es gelingt; { action-pressure } erschwert jede Aktion innerhalb von 2″ um 1.
    .step = { action-tackle }, wenn du die Linie erreichst, sonst { action-pressure }.
lesson-spot =
    .title = Die Stelle nennen
    .text = Ein Tackle zielt auf den Ballträger oder auf einen Punkt der markierten Linie, bevor gemessen wird. Dann geht der
        Verteidiger so nah heran, wie seine BEW in der Verteidigung reicht.
    .step = Tipp auf den umringten Punkt der Linie und bestätige.
lesson-defensive-move =
    .title = Verteidigungsbewegung
    .text = Jetzt ist bekannt, wie weit der Verteidiger kommt: der gepunktete Kreis. Ein Tackler muss so nah wie möglich an der Stelle
        enden, die er genannt hat.
    .step = Bestätige den Platz, oder tipp einen anderen an.
lesson-pressure =
    .title = Druck
    .text = Dieser Verteidiger setzt unter Druck: Ein Angreifer, der innerhalb von 2″ handelt, hat −1, bei zweien −2.

## Passen

lesson-pass =
    .title = Passen
    .text = Wurf auf { characteristic-bac } (Ballkontrolle): bis 2″ +4, bis 4″ +2, bis 8″ nichts, weiter −2. Misslingt er, kann der Fänger den Ball noch
        fangen. Ein Tackler, der vor dem Wurf berührt wird, macht einen vergleichenden Wurf daraus.
lesson-receiver =
    .title = Wer bekommt ihn?
    .text = Angeboten werden nur stehende Mitspieler, die nicht vor dem Werfer sind. Auf gleicher Höhe ist erlaubt.
    .step = Tipp den Fänger an.
lesson-throw-point =
    .title = Von wo?
    .text = Der Ball kann die Hand an jedem Punkt des Laufs verlassen. Früh ist sicher vor dem Tackler, spät ist näher an der Linie.
    .step = Tipp einen Punkt des Laufs an und bestätige.
lesson-range =
    .title = Modifikatoren
    .text = Was hilft oder hindert, ändert den Wert vor dem Wurf: die Entfernung beim Pass, Druck, eine Karte. Die Liste unter dem
        Würfel nennt alles.
lesson-arrow =
    .title = Abweichung
    .text = Der Ball wird verfehlt und springt davon. Du sagst, wohin Pfeil 1 zeigt; der Würfel wählt einen der zwölf Pfeile, und
        der Ball liegt an dessen Spitze.
    .step = Dreh die Scheibe: Die Pfeile auf dem Feld drehen sich mit. Dann bestätigen.
lesson-ball-down =
    .title = Ein freier Ball
    .text = Der Ball liegt am Boden und nimmt Platz ein. Der Angriff bleibt Angriff, bis ein Verteidiger den Ball in der Hand hat.
lesson-critical-move =
    .title = Ein perfekter Pass
    .text = Nach einem kritischen Pass darf der Fänger sofort bis zu 2″ gehen.
    .step = Tipp auf eine Stelle und bestätige.

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
    .text = Dein Lauf hat den freien Ball berührt, oder den Mitspieler, der ihn hält. { action-pick-up } würfelt auf { characteristic-bac } +4;
        misslingt es, ändert sich nichts.
lesson-steal-loose-ball =
    .title = Den freien Ball greifen
    .text = Ein Verteidiger, der einen freien Ball erreicht, kann ihn mit { characteristic-bac } +4 rauben. Dann greift deine Seite an.
lesson-steal-from-the-ground =
    .title = Den Gestürzten berauben
    .text = Einem stehenden Ballträger nimmt niemand den Ball, einem am Boden schon: berühren und auf { characteristic-bac } würfeln.
lesson-steal-in-the-air =
    .title = Abfangen
    .text = Ein Verteidiger unter der Flugbahn eines Passes kann ihn abfangen: { characteristic-bac } −2, nie im Vergleich. Stell ihn
        zwischen Werfer und Fänger.
lesson-interceptor =
    .title = Abfangende
    .text = Mehrere Verteidiger stehen unter der Flugbahn. Der Angriff sagt, wer es zuerst versucht; der erste Erfolg hat den Ball.
lesson-order =
    .title = Was zuerst?
    .text = Mehreres ist zu würfeln, und der Angriff bestimmt die Reihenfolge. Liegt der Ballträger, entfallen die übrigen Tackles.
lesson-opponent =
    .title = Mehrere Gegner
    .text = Mehr als ein Verteidiger stellt sich deiner Aktion. Jedes Duell wird für sich gewürfelt; du wählst die Reihenfolge und
        wohin deine Würfel gehen.
lesson-dice-for-opponent =
    .title = Würfel verteilen
    .text = Mit mehreren Würfeln kannst du alle gegen einen nehmen und den besten behalten, oder mehreren begegnen. Wem kein Würfel
        gegenübersteht, der würfelt allein gegen dich.
lesson-tied =
    .title = Getümmel
    .text = Mehrere wollten denselben Ball: alle Würfel auf einmal, ein Sieger. Wer gleichauf vorn liegt, würfelt noch einmal.
lesson-room =
    .title = Platz machen
    .text = Der Läufer ist auf jemandem gelandet. Wer geschoben wird, kommt auf den nächsten freien Platz; gibt es mehrere, wählt die
        Verteidigung.
    .step = Tipp einen der Kreise an und bestätige.
lesson-possession =
    .title = Rollenwechsel
    .text = Der Ball hat die Seite gewechselt. Der alte Angriff verliert seine Marker, die Räuber nehmen vier eigene und greifen in
        die andere Richtung an.

## Vier gegen vier

lesson-tired =
    .title = Ermüdung
    .text = Der dritte Marker in einem Satz ermüdet einen Spieler. Ein aktiver Ermüdungsmarker nimmt ihm die Fähigkeiten, zwei lassen
        ihm nur eine Bewegung, drei kosten 1 bei jedem Wurf, der vierte verletzt ihn. Verteil deine Marker.
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
    .step = Leg eine Karte, oder lass das Fenster vorbeigehen.
lesson-team-play =
    .title = Kombinierte Spielzüge
    .text = Ein kombinierter Spielzug bewegt mehrere Spieler mit einem Marker, in der Reihenfolge seiner Karte. Er wird verdeckt gelegt
        und braucht einen Ballträger.
    .step = Wähl einen, oder keinen.
lesson-participant =
    .title = Wer macht mit?
    .text = Nenn die Spieler des Spielzugs. Ihre Buchstaben bekommen sie erst, wenn die Karte aufgedeckt wird: Die Verteidigung
        muss raten.
lesson-go-on =
    .title = Immer weiter
    .text = Jetzt folgt die nächste Aktion der Karte, wenn du nicht aufhörst. Ein misslungener Wurf beendet den Spielzug.
lesson-score =
    .title = Punkten!
    .text = Der Ballträger ist im Malfeld oder berührt es. { action-score-a-try } würfelt auf den zweiten Wert von { characteristic-bac }, −1
        je Ermüdungsmarker. Was auch herauskommt: Der Angriff ist danach vorbei.
    .step = Wähl { action-score-a-try }.
lesson-try =
    .title = Versuch!
    .text = Dafür das alles. In einem Spiel folgt ein Kick-Off, und wer den Versuch hinnehmen musste, bestimmt, wer kickt.

## Trainingsspiel

lesson-team-plays =
    .title = Vier kombinierte Spielzüge wählen
    .text = Vier dieser Karten kommen mit ins Spiel, und der andere Trainer weiß nicht, welche. Eine benutzte kommt beim nächsten
        Kick-Off zurück.
    .step = Wähl vier, eine nach der anderen.
lesson-kicks =
    .title = Wer kickt?
    .text = Wer kickt, verteidigt zuerst; wer annimmt, hat den Ball und die ersten vier Marker.
lesson-kick-off-place =
    .title = Aufstellen
    .text = Die Kicker berühren ihre Kick-Off-Linie; die Annehmenden stehen beliebig in ihrer Hälfte.
    .step = Tipp auf eine Stelle im hellen Bereich und bestätige, Spieler für Spieler.
lesson-template =
    .title = Den Kick zielen
    .text = Gezielt wird auf eine Scheibe in der Hälfte der Annehmenden. Gelingt der Kick, legst du den Ball an ihren Rand; sonst
        springt er von der Mitte ab.
    .step = Tipp auf eine Stelle im hellen Bereich und bestätige.
lesson-kick-off-move =
    .title = Dem Kick nach
    .text = Alle dürfen sich bewegen, ehe der Ball herunterkommt: zuerst die Kicker, dann die Annehmenden. Wer höchstens 2″ vom Ball
        steht, kann ihn fangen.
lesson-kicker =
    .title = Den Kicker wählen
    .text = Der Kicker würfelt auf { characteristic-bac }: Nimm eine gute Hand.
lesson-ball-place =
    .title = Ein guter Kick
    .text = Du legst den Ball an den Rand der Scheibe, wo du magst: weit weg von deren Händen, nah an deinen.
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
    .text = Wirf ab, was du nicht brauchst, dann ziehst du auf vier nach.
lesson-kick-out =
    .title = Ins Aus?
    .text = Steht die Zeit auf 1 und liegst du zurück, kannst du die Halbzeit jetzt beenden. Selten klug, außer du fürchtest
        Schlimmeres.

## Wie eine Übung ausging

end-line-reached =
    .won = Du hast mit dem Ball die Linie berührt. So wird gewonnen!
    .lost = Die anderen haben die Linie berührt. Stell dich früher zwischen Läufer und Linie.
end-carrier-grounded =
    .won = Du hast den Ballträger zu Fall gebracht. Gut getackelt!
    .lost = Das Tackle hat deinen Ballträger zu Fall gebracht. Das waren die Würfel, nicht du.
end-ball-on-the-ground =
    .won = Die anderen haben den Ball fallen lassen, und damit die Übung.
    .lost = Der Ball ist zu Boden gefallen, und das beendet diese Übung. Die Würfel können jeden Pass verderben.
end-tokens-spent =
    .won = Du hast durchgehalten, bis ihre Marker verbraucht waren. Gut verteidigt!
    .lost = Alle Marker sind verbraucht, und die Linie ist nicht berührt. Nutz den ganzen Lauf, und die zweite Aktion auch.
end-ball-stolen =
    .won = Du hast den Ball geraubt. Jetzt gehört er dir!
    .lost = Die anderen haben den Ball geraubt. Halt ihn in stehenden Händen, fern von ihren.
end-try-scored =
    .won = Ein Versuch! Dafür das alles.
    .lost = Die anderen haben einen Versuch erzielt. Bring den Ballträger vor der Linie zu Fall.
end-try-failed =
    .won = Die anderen haben ihren Versuch verdorben. Gut gehalten!
    .lost = Du warst hinter der Linie, und die Würfel haben den Versuch verdorben. Das warst nicht du.

## Was stattdessen geht

instead-0-03 = Nach Augenmaß ansagen: Dann wird gemessen.
instead-1-04 = Setz einen Marker für das Ende des Laufs und davor höchstens einen Knick.
instead-1-07 = Wähl eine nähere Stelle: Der gepunktete Kreis zeigt, wie weit der Verteidiger kommt.
instead-1-10 = Wähl eine nähere Stelle, und geh um alle herum, die im Weg stehen.
instead-1-12 = Ziel auf den Ballträger oder einen Punkt seiner markierten Linie: Tipp auf die Linie.
instead-1-19 = Wähl eine nähere Stelle: Ausweichen sind 2″, kritisch 4″.
instead-2-01 = Tipp einen Punkt des eben gemachten Laufs an.
instead-4-07 = Geh auf den hellen Streifen zu.
instead-5-03 = Bleib im hellen Bereich.
instead-6-04 = Dort steht etwas. Wähl einen freien Platz, etwas daneben.
instead-r-01 = Die ganze Base muss auf dem Feld bleiben: etwas weiter weg vom Rand.
instead-r-06 = Geh so nah an das Kreuz, wie der Kreis es zulässt.
instead-r-08 = Wirf von weiter vorn, oder wähl einen anderen Fänger: nie nach vorn passen.
instead-r-30 = Nimm einen der nächsten freien Plätze, die Kreise auf dem Feld.
instead-r-64 = In dieser Übung nur vorwärts oder seitwärts.
