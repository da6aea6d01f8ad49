# Das Regelwerk von Takkure in unseren Worten, auf Deutsch. R-nn sind unsere Entscheidungen, wo das Regelbuch offen ist.
# „Hauswert“: Die Quellen zeigen dazu ein Bild oder eine Karte, die wir nicht haben; der Wert ist unser eigener.

## Kapitel 0: Erster Kontakt

rule-0-01 =
    .title = Rugby-Regeln
    .text = Ein Pass geht nie zu einem Spieler, der weiter vorn steht als der Passende (R-08). Getackelt werden kann nur
        der Ballträger, und nur er hat es mit Verteidigern zu tun: TACKLE, AUSWEICHEN, DURCHBRECHEN. Ein Ballträger am
        Boden kann nicht AUFSTEHEN.
rule-0-02 =
    .title = Vorrang
    .text = Fertigkeiten, Karten, Teamregeln, FAQ und Erweiterungen gehen den Grundregeln vor.
rule-0-03 =
    .title = Messen
    .text = Alle Maße sind Zoll. Der Abstand zweier Dinge ist die Lücke zwischen den nächsten Punkten ihrer Bases; wer
        sich X Zoll bewegt, dessen Base rückt mit Vorderkante und Mittelpunkt um X Zoll vor. Für eine Aktion, die noch
        nicht angesagt ist, wird nichts gemessen: Bewegungen misst man beim Ausführen (Schritte 2, 3 und 4, AUSWEICHEN,
        Kick-Off), alles Übrige in Schritt 5. Kontakt wird gesehen, nicht gemessen (R-23). Anders nur in Partien mit der
        Option „offenes Messen“ (Übungen und Freundschaftsspiele).
rule-0-05 =
    .title = Angriff und Verteidigung
    .text = Das Team, dessen Spieler den Ball hält, greift an. Ein freier Ball ändert daran nichts: Angreifer bleibt das
        bisherige Team, bis ein Verteidiger den Ball in die Hand bekommt.
rule-0-06 =
    .title = Attribute
    .text = BEW: Bewegung in Zoll, erster Wert im Angriff, zweiter in der Verteidigung. BAL: Ballkontrolle, erster Wert
        allgemein, zweiter für den Versuch. STR: Stärke (TACKLE, DURCHBRECHEN); REF: Reflexe (AUSWEICHEN, auf den Beinen
        bleiben); INT: Intelligenz (manche Fertigkeiten und Karten). PRT: Schutz; BDY: Körper, die Zahl der Verwundungen
        bis zur Verletzung; END: Ausdauer = BDY + PRT. Die Base ist in Millimetern angegeben.
rule-0-07 =
    .title = Spielfeld
    .text = Hauswert: ein Rechteck, 16″ breit und 26″ lang, an jedem Ende ein 3″ tiefes Malfeld über die ganze Breite.
        Die Mittellinie liegt bei 13″, die Kick-Off-Linie jedes Teams 2″ davon in der eigenen Hälfte; angegriffen wird
        das gegenüberliegende Malfeld. Der Ball misst 20 mm; die Abweichungsschablone ist eine Scheibe von 1,5″ Radius
        mit zwölf Pfeilen, alle 30° einer. Die Spielfelder A und B unterscheiden sich nur im Aussehen. Jede Base bleibt
        ganz im Rechteck (R-01).

## Kapitel 1: Erste Schritte

rule-1-01 =
    .title = Aktivierung
    .text = Der angreifende Trainer legt einen seiner vier Aktivierungsmarker auf einen eigenen Spieler, ob Ballträger
        oder nicht. Dieser ist der aktive Spieler und durchläuft die sechs Aktivierungsschritte. Danach müssen auch die
        übrigen Marker so eingesetzt werden.
rule-1-02 =
    .title = Die sechs Aktivierungsschritte
    .text = 1 1. Offensivaktion · 2 Defensive · 3 Bewegung durchführen · 4 2. Offensivaktion · 5 Messen und Würfelwürfe
        · 6 Marker entfernen. Keiner wird übersprungen.
rule-1-03 =
    .title = 1. Offensivaktion
    .text = Wer steht, kann sich BEWEGEN. Mit AM BODEN-Marker bleibt nur AUFSTEHEN (nicht der Ballträger) oder PASS VOM
        BODEN (nur der Ballträger); ein Ballträger am Boden hat keine andere 1. Offensivaktion. Der Schritt darf auch
        leer bleiben (R-02).
rule-1-04 =
    .title = BEWEGEN als 1. Offensivaktion
    .text = Die Bewegung wird nur markiert, noch nicht gemacht: gerade bis zum Bewegungsmarker oder gerade bis zum
        Richtungswechselmarker und von dort gerade zum Bewegungsmarker. Die Marker dürfen beliebig weit weg liegen; der
        Spieler läuft später so weit auf der Linie, wie sein erster BEW-Wert reicht, und hält vorher nur am
        Bewegungsmarker. Markiert wird nur für den aktiven Spieler. Ein Marker ist der Punkt, den der Mittelpunkt der
        Base erreichen soll (R-03).
rule-1-05 =
    .title = Defensive
    .text = Jeder Verteidiger macht genau eine Aktion; sein Trainer wählt die Reihenfolge, und jede Aktion wird angesagt
        und samt Bewegung ausgeführt, bevor die nächste angesagt wird (R-04). Mit Defensivbewegung: UNTER DRUCK SETZEN,
        TACKLE, BALL EROBERN. Ohne: AUFSTEHEN, AUSRUHEN. Wer am Boden ist, kann nur AUFSTEHEN.
rule-1-06 =
    .title = UNTER DRUCK SETZEN
    .text = Nach seiner Defensivbewegung übt der Verteidiger Druck aus: Handelt ein Angreifer im Umkreis von 2″ um ihn,
        so erhält dieser −1 auf das Attribut der Aktion, und zwar für jeden solchen Verteidiger. Es zählt der genaue Ort
        der Aktion: beim Pass der Abwurfpunkt, beim BALL AUFNEHMEN der erste Kontaktpunkt, sonst der Platz nach Schritt
        3, im kombinierten Spielzug der Platz in diesem Moment. Welche Würfe betroffen sind, sagt R-05.
rule-1-07 =
    .title = Defensivbewegung
    .text = Bis zum zweiten BEW-Wert, auf beliebigem Weg, aber nicht durch andere Bases. Erst ansagen, dann messen und
        bewegen; die Aktion selbst wird später abgehandelt.
rule-1-08 =
    .title = Bewegung durchführen
    .text = Der aktive Spieler läuft die markierte Linie entlang, höchstens so weit wie sein erster BEW-Wert, und
        beachtet dabei keine Base. Sein Startpunkt bleibt mit dem Aktiver Spieler-Marker festgehalten. Am Ende machen
        Gegner und freier Ball ihm Platz (6.04). Steht ein Mitspieler im Weg, wird die Bewegung so weit gekürzt, bis die
        Base passt.
rule-1-09 =
    .title = 2. Offensivaktion
    .text = Eine von BEWEGEN, PASSEN, BALL AUFNEHMEN, AUSWEICHEN, DURCHBRECHEN, EINEN VERSUCH ERZIELEN, oder nichts
        (R-02). PASSEN, AUSWEICHEN, DURCHBRECHEN und EINEN VERSUCH ERZIELEN brauchen den Ball. Wer aufgestanden ist und
        keinen AM BODEN-Marker mehr hat, kann sich nur noch BEWEGEN. Nach einem PASS VOM BODEN gibt es keine 2.
        Offensivaktion.
rule-1-10 =
    .title = BEWEGEN als 2. Offensivaktion
    .text = Bis zum ersten BEW-Wert, auf beliebigem Weg; andere Bases versperren ihn. Wurde gegen den Spieler ein TACKLE
        angesagt, so merkt man sich, wo diese zweite Bewegung beginnt: Gelingt der TACKLE, geht er dort zu Boden.
rule-1-11 =
    .title = Marker entfernen
    .text = Bewegungs-, Aktions- und Aktiver Spieler-Marker kommen weg. Jeder Angreifer, der in dieser Aktivierung nicht
        aktiviert war, verliert einen AM BODEN-Marker. Wer am Boden ist und den Ball bei Beginn der Aktivierung trug,
        gilt hier als aktiviert (R-42).
rule-1-12 =
    .title = TACKLE, Ansage
    .text = Nur gegen den Ballträger, ob aktiv oder nicht, und nicht, wenn er am Boden ist. Der Trainer nennt den Ort:
        den Platz des Ballträgers oder einen beliebigen Punkt der in Schritt 1 markierten Linie. Dann macht der Tackler
        seine Defensivbewegung und endet so nah an diesem Ort wie möglich (R-06).
rule-1-13 =
    .title = Messen in Schritt 5
    .text = Jetzt werden alle Entfernungen für Modifikatoren gemessen, dann wird in der Reihenfolge von R-27 gewürfelt.
        Wer mit wem in Kontakt ist, steht schon seit dem Ende von Schritt 3 fest (R-23, R-24).
rule-1-14 =
    .title = Einfacher Wurf
    .text = Ein W12: Erfolg, wenn er höchstens so hoch ist wie das Attribut mit seinen Modifikatoren.
rule-1-15 =
    .title = Vergleichender Wurf
    .text = Jede Seite würfelt gegen ihren eigenen Wert. Schaffen es alle nicht, ist es für alle ein FEHLSCHLAG; schafft
        es einer, hat er ERFOLG und die anderen einen FEHLSCHLAG. Schaffen es mehrere, hat der höchste Würfel ERFOLG,
        die übrigen sind NEGIERT; bei Gleichstand an der Spitze sind alle, die ihren Wert geschafft haben, NEGIERT.
        NEGIERT heißt: keine Wirkung, aber auch keine Folgen eines Fehlschlags; eine angesagte Defensivbewegung bleibt
        gemacht.
rule-1-16 =
    .title = Modifikatoren
    .text = Sie ändern das Attribut vor dem Wurf. Beispiel: BAL 7, Pass über 3″ +2, ein Druck ausübender Verteidiger −1:
        gewürfelt wird gegen 8.
rule-1-17 =
    .title = Kritischer Erfolg und Patzer
    .text = Eine gewürfelte 1 ist ein kritischer Erfolg: Sie gelingt bei jedem Wert und schlägt alles außer einer
        anderen 1; zwei kritische Erfolge stehen gleich. Eine gewürfelte 12 ist ein Patzer und misslingt immer.
rule-1-18 =
    .title = Verwundungswurf
    .text = Ein einfacher Wurf mit W12 gegen END (BDY + PRT). Misslingt er, erhält der Spieler einen Verwundungsmarker.
rule-1-19 =
    .title = AUSWEICHEN
    .text = Nur, wenn gegen den Spieler ein TACKLE angesagt wurde; gewürfelt wird auf REF. Erfolg: Der Trainer nennt
        einen Punkt, und der Spieler geht so nah heran, wie 2″ Weg erlauben; kritischer Erfolg: 4″ (R-31). Fehlschlag:
        Es geschieht nichts. Bewegt wird einmal, nach allen Würfen, und nur, wenn der Spieler noch steht.
rule-1-20 =
    .title = DURCHBRECHEN
    .text = Nur, wenn gegen den Spieler ein TACKLE angesagt wurde, und nur gegen Tackler in Kontakt (R-07); gewürfelt
        wird auf STR. Erfolg: Dieser Tackler erhält einen AM BODEN-Marker und macht einen Verwundungswurf; kritischer
        Erfolg: AM BODEN-Marker und eine Verwundung ohne Wurf. Fehlschlag: nichts. Ein Tackler mit FEHLSCHLAG trägt
        außerdem dessen Folgen nach 1.21 (R-29).
rule-1-21 =
    .title = TACKLE, Ausführung
    .text = Kontakt hat der Tackler, wenn seine Defensivbewegung am Ballträger oder an dessen Bewegungspfad aus Schritt
        3 endete, dem Streifen, den die Base vom Start bis zum Platz nach Schritt 3 überstrich (R-24, R-25). Mit Kontakt
        würfelt er auf STR: im vergleichenden Wurf gegen AUSWEICHEN, DURCHBRECHEN, EINEN VERSUCH ERZIELEN oder einen ab
        dem Kontaktpunkt geworfenen PASS, sonst im einfachen Wurf; ohne Kontakt ist es ein FEHLSCHLAG.
        Erfolg: Der Tackler rückt auf kürzestem Weg an den Ballträger (R-30), beide erhalten einen AM BODEN-Marker, und
        der Ballträger macht einen Verwundungswurf; bei kritischem Erfolg erleidet er stattdessen ohne Wurf eine
        Verwundung.
        Fehlschlag: REF-Wurf; misslingt auch der, erhält der Tackler einen AM BODEN-Marker und macht einen
        Verwundungswurf. Negiert: nichts. Der getackelte Ballträger behält den Ball.

## Kapitel 2: Passen

rule-2-01 =
    .title = PASSEN
    .text = Nur der Ballträger, zu einem stehenden Mitspieler (R-21), der nicht weiter vorn ist (R-08), von einem
        beliebigen Punkt der eben gemachten Bewegung. BAL mit Passmodifikator nach dem Abstand der Bases: bis 2″ +4, bis
        4″ +2, bis 8″ 0, darüber −2; auf der Grenze gilt der bessere.
        Ein Tackler am Bewegungspfad bis zum Abwurfpunkt (R-25) macht daraus einen vergleichenden Wurf; wer erst danach
        berührt wird, würfelt seinen TACKLE nach dem Pass im einfachen Wurf (R-09).
        Erfolg: Der Passempfänger hat den Ball, bei kritischem Erfolg darf er sich bis zu 2″ bewegen.
        Misslingt der Wurf, ohne dass ein Verteidiger Erfolg hat: FANGEN (2.02); hat ein Verteidiger Erfolg oder ist der
        Pass negiert: kein Abwurf, kein FANGEN, der Ballträger behält den Ball und erleidet einen gelungenen TACKLE. Zur
        Reihenfolge: R-37.
rule-2-02 =
    .title = FANGEN
    .text = Ein einfacher Wurf auf die BAL des Passempfängers mit Fangmodifikator: bis 2″ +2, bis 4″ 0, bis 8″ −2,
        darüber −4. Erfolg: Er hat den Ball. Fehlschlag: Der Ball weicht von ihm aus ab (2.03).
rule-2-03 =
    .title = Abweichung
    .text = Die Schablone liegt mit der Mitte auf dem, was abweicht; Pfeil 1 zeigt, wohin der Trainer will, der die
        Abweichung verursacht (R-46); gezählt wird im Uhrzeigersinn. Ein W12 bestimmt den Pfeil. Das Abweichende liegt
        dann außen an der Schablone und berührt sie an der Pfeilspitze.

## Kapitel 3: Todeszone

rule-3-01 =
    .title = Am Boden
    .text = Wer einen AM BODEN-Marker hat, kann nur AUFSTEHEN, als Ballträger nur den PASS VOM BODEN. Die Marker
        summieren sich.
rule-3-02 =
    .title = AUFSTEHEN
    .text = Entfernt ohne Wurf einen AM BODEN-Marker. Im Angriff ist es eine 1. Offensivaktion, nie für den Ballträger;
        wer danach steht, darf sich als 2. Offensivaktion BEWEGEN. In der Defensive gibt es keine Bewegung dazu.
rule-3-03 =
    .title = PASS VOM BODEN
    .text = 1. Offensivaktion des Ballträgers am Boden, den Passempfänger sagt man in Schritt 1 an. Zum Passmodifikator
        kommt −2; über 8″ wird nicht geworfen, der Pass ist NEGIERT. BALL EROBERN am Boden in Kontakt macht daraus einen
        vergleichenden Wurf (R-36). Ergebnisse wie 2.01, auch der kritische Erfolg; eine 2. Offensivaktion gibt es
        nicht.
rule-3-04 =
    .title = Ball
    .text = Der Ball ist in einer Hand oder liegt am Boden. Am Boden nimmt er Platz ein und gilt dabei für jedes Team
        als gegnerischer Spieler.
rule-3-05 =
    .title = BALL AUFNEHMEN
    .text = Nur Angreifer. Der Spieler muss irgendwo auf der eben gemachten Bewegung, ihr Start eingeschlossen, Kontakt
        mit dem freien Ball oder mit dem Mitspieler haben, der ihn hält, ob dieser steht oder am Boden ist. BAL +4.
        Erfolg: Er ist Ballträger. Fehlschlag: Nichts ändert sich.
rule-3-06 =
    .title = BALL EROBERN
    .text = Die Variante wird in Schritt 2 angesagt und muss dann offen sein (R-34).
        Freier Ball: in Kontakt mit ihm, BAL +4.
        Ballträger am Boden: in Kontakt mit ihm, BAL ohne Modifikator.
        Ball in der Luft: Die Flugbahn (Hülle um die Base des Passenden am Abwurfpunkt und die des Passempfängers)
        berührt die Base des Verteidigers; BAL −2, immer im einfachen Wurf, nach dem Abwurf und vor der Ankunft; Erfolg
        bringt den Ball, bei Fehlschlag fliegt er weiter; mehrere würfeln in der Reihenfolge des angreifenden Trainers
        (R-10).
        Einem stehenden Ballträger nimmt man den Ball nicht ab. Nach einer Eroberung verfallen am Ende der Aktivierung
        die übrigen Marker des Angreifers, und die Rollen wechseln.
rule-3-07 =
    .title = Mehrfacher vergleichender Wurf
    .text = Sind mehr als zwei Spieler beteiligt, legt der aktive Spieler vor dem Würfeln fest, in welcher Reihenfolge
        verglichen wird und welcher Würfel welchem Gegner gilt. Jeder Vergleich steht für sich; Gegner ohne Würfel
        machen einen einfachen Wurf. Ist der aktive Spieler am Boden, wird nicht weiter gewürfelt (R-28). AUSWEICHEN
        bewegt nur einmal; nach einem gelungenen Pass machen die übrigen Verteidiger einfache Würfe.
rule-3-08 =
    .title = Getümmelwurf
    .text = Nur in zwei Fällen: Mehr als zwei Spieler, aus beiden Teams, wollen einen freien Ball oder den eines
        Spielers am Boden; oder EINEN VERSUCH ERZIELEN trifft auf mehrere TACKLES. Alle würfeln zugleich, einer gewinnt:
        der beste Erfolg, ein kritischer vor allen. Bei Gleichstand an der Spitze würfeln die Gleichen neu (R-40). Einer
        gegen einen ist ein gewöhnlicher vergleichender Wurf.

## Kapitel 4: Vier gegen vier

rule-4-01 =
    .title = Ermüdung
    .text = Ein Spieler erhält einen aktiven Ermüdungsmarker, sobald er im selben Satz von vier seinen dritten
        Aktivierungsmarker bekommt (sofort wirksam, beim vierten nicht noch einmal; R-43) oder wenn eine Fertigkeit oder
        Karte es sagt; hat er einen inaktiven, wird stattdessen dieser aktiv. Aktive Marker wirken zusammen: 1:
        Positions- und antrainierte Fertigkeiten fallen aus; 2: nur ein BEWEGEN je Aktivierung; 3: −1 auf STR, BAL, REF
        und INT. Inaktive belegen nur einen Platz.
rule-4-02 =
    .title = Volle Ermüdung
    .text = Mit dem vierten Ermüdungsmarker, aktive und inaktive zusammengezählt, ist der Spieler verletzt (5.04).
rule-4-03 =
    .title = AUSRUHEN
    .text = Nur in der Defensive: Ein inaktiver Ermüdungsmarker kommt weg; ist keiner da, wird ein aktiver inaktiv.
rule-4-04 =
    .title = EINEN VERSUCH ERZIELEN
    .text = Der Ballträger steht mit seiner Base im gegnerischen Malfeld oder berührt es (R-49). Zweiter BAL-Wert, −1 je
        Ermüdungsmarker, ob aktiv oder nicht; Druck zählt mit. Ein Tackler in Kontakt: vergleichender Wurf; mehrere:
        Getümmelwurf. Erfolg: ein Versuch. Wie es auch ausgeht, es folgt ein Kick-Off; ein gelungener TACKLE wirkt
        vorher noch.
rule-4-05 =
    .title = Positionsfertigkeiten
    .text = Gewandt: zwei Würfel beim AUSWEICHEN. Präzises Passen: zwei beim PASSEN. Anstürmen: zwei beim DURCHBRECHEN.
        Tackling Experte: zwei beim TACKLE. Defensiver Überblick: Defensivbewegung bis zum doppelten zweiten BEW-Wert.
rule-4-06 =
    .title = Mehrere Würfel
    .text = Zusätzliche Würfel verstärken denselben Wurf (es gilt der beste: ein kritischer Erfolg, sonst der höchste
        Erfolg), gelten weiteren Gegnern oder, wenn sie reichen, beides.
rule-4-07 =
    .title = Einzelspielzüge
    .text = Die Hand ist geheim. Eine Karte wird in dem Kartenfenster, das auf ihr steht, verdeckt gelegt; haben beide
        Trainer gelegt oder gepasst, wird aufgedeckt, und der angreifende Trainer bestimmt, was zuerst abgehandelt wird.
        Wer ein Fenster auslässt, wartet, bis es wiederkommt (R-56). Danach kommen die Karten auf den Ablagestapel.
rule-4-08 =
    .title = Kombinierte Spielzüge
    .text = Ein Marker, mehrere Spieler: Die Karte wird verdeckt angesagt, bevor der Aktivierungsmarker liegt, und
        braucht einen Ballträger; er ist der aktive Spieler A. Die Beteiligten werden genannt (R-53); Schritt 1 markiert
        nur die Bewegung von A, in Schritt 2 kann nur der Ballträger getackelt werden, dann wird die Karte aufgedeckt.
        In Schritt 3 bewegen sich alle Beteiligten in beliebiger Reihenfolge; in den Schritten 4 und 5 folgen die 2.
        Offensivaktionen der Karte der Reihe nach, jede für sich angesagt, gemessen und gewürfelt (R-54), und keine
        anderen. Ein misslungener Wurf des Angreifers beendet die Folge, der Trainer darf auch früher aufhören (R-55).
        Die Karte fehlt bis zum nächsten Kick-Off; alle Beteiligten gelten in 1.11 als aktiviert, der Marker liegt nur
        auf A.

## Kapitel 5: Übungsspiel

rule-5-01 =
    .title = Vorbereitung
    .text = Vier Spieler, einer je Position. Allgemeine und teameigene Einzelspielzüge werden zu einem Nachziehstapel
        gemischt, vier kommen auf die Hand. Aus den allgemeinen und teameigenen kombinierten Spielzügen wählt der
        Trainer vier.
rule-5-02 =
    .title = Schiedsrichterwurf
    .text = Ein fairer Münzwurf.
rule-5-03 =
    .title = Kick-Off
    .text = Zu Beginn jeder Halbzeit, nach einem Versuch und nach einem misslungenen oder negierten Versuchswurf.
        Wer tritt: Zu Beginn entscheidet der Gewinner des Schiedsrichterwurfs;
        in der zweiten Halbzeit tritt das Team, das in der ersten nicht getreten hat;
        nach jedem Versuch, gelungen oder gescheitert, bestimmt es der verteidigende Trainer.
        1. Alle Aktivierungsmarker kommen weg, gespielte kombinierte Spielzüge kehren zurück,
        Verletzte, die können, ebenso; alle werden stehend aufgestellt (R-11).
        2. Das tretende Team berührt seine Kick-Off-Linie, ohne sie zu überschreiten.
        3. Das annehmende Team steht beliebig in der eigenen Hälfte, jede Base ganz darin.
        4. Der tretende Trainer legt die Schablone zwischen Kick-Off-Linie und Malfeld des Gegners,
        ganz und mehr als 1″ von beiden und von den Seiten entfernt.
        5. Jeder Spieler darf sich bis zum zweiten BEW-Wert um Bases herum bewegen: erst die Tretenden,
        dann die Annehmenden (R-50).
        6. Ein Spieler nach Wahl des tretenden Trainers würfelt auf BAL. Erfolg: Der Ball kommt außen
        an den Rand der Schablone, wo immer er passt. Fehlschlag: Er weicht von ihrer Mitte aus ab.
        7. Wer höchstens 2″ vom Ball entfernt ist, darf einmal fangen: BAL −2, beide Teams, in der Reihenfolge
        des annehmenden Trainers (R-12), bis es einem gelingt.
        8. Der annehmende Trainer greift an, außer ein Tretender hat gefangen, und nimmt Aktivierungsmarker (6.03).
rule-5-04 =
    .title = Verletzung
    .text = Wer so viele Verwundungen hat wie seine gegenwärtige BDY oder voll ermüdet ist (4.02), verlässt das Feld.
        Alle Verwundungs- und Ermüdungsmarker kommen weg, ein dauerhafter bleibt (R-44); dann wird auf 7.01 gewürfelt
        und das Ergebnis angewandt. Lässt die Verletzung es zu, kehrt der Spieler beim nächsten Kick-Off zurück.
rule-5-05 =
    .title = Spielerfertigkeiten
    .text = Sie stehen auf der Spielerkarte. Antrainierte Fertigkeiten gehen mit Ermüdung verloren (4.01), alle anderen
        sind angeboren und bleiben.
rule-5-06 =
    .title = Teamfertigkeiten
    .text = Wie ein Spieler hat ein Team eine eigene Fertigkeit. Sie gilt für alle Spieler ihres Trainers, wird mit Markern
        bezahlt und bleibt, was immer ihnen zustößt. Die der beiden ersten Teams: 5.07. Wann: R-13.
rule-5-07 =
    .title = Teamfertigkeiten der ersten Teams
    .text = Yamato, Unerschütterliche Ehre: Wer einen Verwundungsmarker erhält, erhält auch einen Teamfertigkeitsmarker, nur
        für sich selbst. Abgelegt bringt er eines von dreien: einen eigenen AM BODEN-Marker entfernen (nicht als
        Ballträger), einen eigenen Ermüdungsmarker umdrehen oder einen eigenen INT-Wurf wiederholen.

        Teriomorphs, Superstars: Jeder ERFOLG bei EINEN VERSUCH ERZIELEN, TACKLE oder DURCHBRECHEN bringt dem Team einen
        Teamfertigkeitsmarker. Ein Marker vor einem Wurf gibt +1 (höchstens +3 je Wurf), drei Marker lassen einen Würfel
        neu werfen (einmal je Wurf).

## Kapitel 6: Vollständiges Spiel

rule-6-01 =
    .title = Vollständiges Spiel
    .text = Zwei Halbzeiten. Wer mehr Versuche erzielt hat, gewinnt; bei Gleichstand ist es unentschieden.
rule-6-02 =
    .title = Halbzeitpause
    .text = Jeder Spieler verliert einen Ermüdungsmarker, aktiv oder inaktiv nach Wahl seines Trainers. Die vier
        kombinierten Spielzüge werden neu gewählt. Einzelspielzüge dürfen beliebig abgelegt werden, dann wird auf vier
        nachgezogen.
rule-6-03 =
    .title = Spielzeit
    .text = Das Spielzeittableau zählt 5-4-3-2-1-0; jede Halbzeit beginnt mit beiden Zeitmarkern aktiv auf der 5. Wer
        Angreifer wird oder alle vier Aktivierungsmarker verbraucht hat und weiter angreift, nimmt vier neue: Ist der
        eigene Zeitmarker aktiv, wird er dafür inaktiv; ist er inaktiv, rücken erst beide Zeitmarker um eins nach unten
        und werden aktiv, dann wird der eigene inaktiv. Erreicht ein Zeitmarker die 0, ist die Halbzeit sofort zu Ende,
        also nie mitten in einem Satz, außer der Ball wird ins Aus getreten. Ein neuer Satz räumt die Aktivierungsmarker
        von den Spielern des Teams.
        Ball ins Aus treten: Stehen die Zeitmarker auf der 1, darf ein angreifender Trainer, der nach Versuchen
        zurückliegt, vor einer Aktivierung die Halbzeit per Ansage beenden (R-51).
rule-6-04 =
    .title = Platz
    .text = Bases überlappen sich nicht, und Bewegungen gehen um Bases herum, auch um die von Spielern am Boden.
        Ausnahme ist die erste Bewegung des aktiven Spielers: Wo sie endet, machen Gegner und freier Ball auf kürzestem
        Weg Platz (R-30), Mitspieler nie. Stehen sie genau an derselben Stelle oder gibt es keinen kürzesten Weg, wählt
        der verteidigende Trainer.
rule-6-05 =
    .title = Umsetzen
    .text = Passt etwas Abweichendes nicht hin, wandert es von Pfeil zu Pfeil, bis es passt: nach einem geraden Wurf
        aufwärts, nach einem ungeraden abwärts, über 12 und 1 hinweg im Kreis. Außerhalb des Spielfelds passt es nie
        (R-14).
rule-6-06 =
    .title = Aufstellung
    .text = Wing, Scrum-Half, Full-Back und Forward, je einer, nach den Positionen auf den Spielerkarten. Sie steht vor
        dem Schiedsrichterwurf fest.

## Kapitel 7: Tabellen

rule-7-01 =
    .title = Verletzungstabellen
    .text = Gewöhnliche Verletzungen, W12:
        1: ein Ermüdungsmarker und eine Verwundung.
        2: −1 BDY.
        3: −2 INT.
        4: −1 STR.
        5: −1 BAL, −1 STR.
        6: −1 REF, −1″ erster BEW-Wert.
        7: −2 BAL.
        8: ein dauerhafter Ermüdungsmarker, nie umgedreht, nie entfernt (R-44).
        9: −1 STR, −1 BAL, −1 REF.
        10: −2 BAL, −2 STR.
        11: −2 REF, −2″/−1″ BEW.
        12: weiter auf der Tabelle der schweren Verletzungen; keine Fertigkeit kann das ändern.

        Schwere Verletzungen, W12:
        1: ein Ermüdungsmarker und noch ein Wurf auf der gewöhnlichen Tabelle; eine 12 gilt dort.
        2–4: −3 BAL, −3 STR.
        5–7: −3 REF, −3″/−2″ BEW, nicht unter 1″/1″ (R-15).
        8–10: −3 REF, −3 STR, −3 BAL; vor jeder Aktion muss W12 ≤ BDY gelingen, sonst entfällt sie (R-47).
        11: alle Fertigkeiten verloren, −3 INT, −3 REF, −2 BDY.
        12: für das Spiel ausgeschieden.

        BAL-Verluste treffen beide BAL-Werte (R-48). Fällt ein Attribut außer PRT durch Verletzungen
        auf 0 oder darunter, ist der Spieler ausgeschieden. Wird der Ballträger verletzt,
        weicht der Ball von dessen Platz aus ab.

## Entscheidungen

rule-r-01 =
    .title = Nichts verlässt das Spielfeld
    .text = Bewegungen und Verdrängungen bleiben im Rechteck, eine Base verlässt es nie. Einer markierten Linie, die
        hinausführt, folgt der Spieler, bis seine Base den Rand berührt; dort endet die Bewegung, mit oder ohne
        Richtungswechselmarker. Für Abweichungen gilt R-14.
rule-r-02 =
    .title = Schritt 1 und 4 dürfen leer bleiben
    .text = Beide Offensivaktionen darf man auslassen. Eine Markierung ohne Länge ist ein leerer Schritt und kein
        BEWEGEN; mit zwei aktiven Ermüdungsmarkern lässt sich das eine BEWEGEN so für Schritt 4 aufheben. Ein Ballträger
        am Boden muss nicht passen. Dem „muss“ der Übersichtsbögen genügt ein BEWEGEN um 0″.
rule-r-03 =
    .title = Marker sind Punkte für den Mittelpunkt
    .text = Bewegungs- und Richtungswechselmarker sind Punkte für den Mittelpunkt der Base. Marker nehmen keinen Platz
        ein. Die Richtung darf um jeden Winkel wechseln.
rule-r-04 =
    .title = Verteidiger handeln nacheinander
    .text = Ein Verteidiger nach dem anderen, in der Reihenfolge ihres Trainers.
rule-r-05 =
    .title = Worauf Druck wirkt
    .text = Druck trifft 2. Offensivaktionen und den PASS VOM BODEN. Er trifft weder FANGEN, Fangen beim Kick-Off,
        Tritt, Verwundungs-, REF- oder INT-Würfe noch Verteidiger. (Das Regelbuch nennt die 2. Offensivaktion, die
        Übersichtsbögen nennen Würfe.)
rule-r-06 =
    .title = So nah wie möglich
    .text = Von allen Plätzen im Bereich des zweiten BEW-Werts muss es einer sein, dessen Base dem genannten Ort, einem
        Punkt, am nächsten ist. Alle Plätze, die den Ort bedecken, sind gleich gut, ebenso alle, die einen dort
        stehenden Ballträger berühren; unter gleichen wählt der Trainer. Ein Platz gilt, wenn kein erreichbarer um mehr
        als 0,1 mm näher ist. Der Ort darf weiter weg liegen, als der BEW-Wert reicht.
rule-r-07 =
    .title = Was DURCHBRECHEN und AUSWEICHEN brauchen
    .text = DURCHBRECHEN gibt es nur mit einem Tackler in Kontakt, und seine Würfel gelten nur solchen. AUSWEICHEN
        braucht nur die Ansage des TACKLES; ohne Tackler in Kontakt ist es ein einfacher Wurf.
rule-r-08 =
    .title = Was „weiter vorn“ heißt
    .text = Weiter vorn ist, wessen Mittelpunkt in Angriffsrichtung weiter liegt als der des Passenden am Abwurfpunkt,
        auch im Malfeld. Gleiche Höhe ist erlaubt.
rule-r-09 =
    .title = Ein früher Pass erspart den TACKLE nicht
    .text = Auch wer vor dem Kontakt abwirft, muss den Wurf des Tacklers überstehen (2.01).
rule-r-10 =
    .title = Mehrere Abfänger
    .text = Wollen mehrere den Ball in der Luft erobern, würfeln sie in der Reihenfolge des angreifenden Trainers. Mit
        dem ersten Erfolg ist Schluss.
rule-r-11 =
    .title = Was ein Kick-Off abräumt
    .text = AM BODEN-Marker kommen beim Kick-Off weg. Verwundungen, Ermüdung und Teamfertigkeitsmarker bleiben.
rule-r-12 =
    .title = Der angreifende Trainer ordnet die Würfe
    .text = Alle Würfe in Schritt 5 ordnet der angreifende Trainer (R-27), die beim Kick-Off der annehmende.
rule-r-13 =
    .title = Wann Teamfertigkeitsmarker eingesetzt werden
    .text = Unerschütterliche Ehre: zu Beginn jeder Aktivierung, die Wiederholung eines INT-Wurfs gleich nach dem Wurf.
        Superstars: in den Kartenfenstern vor und nach jedem eigenen Wurf.
rule-r-14 =
    .title = Wenn der Ball nirgends an die Schablone passt
    .text = Außerhalb des Spielfelds gilt als nicht passend. Passt es an keinem der zwölf Pfeile, gilt der freie Platz,
        welcher der Spitze des gewürfelten Pfeils am nächsten ist.
rule-r-15 =
    .title = Zentimeter der Verletzungstabelle
    .text = 7,5/5 cm sind 3″/2″, das Minimum von 2,5 cm ist 1″.
rule-r-16 =
    .title = Was Kontakt ist
    .text = Zwei Bases berühren sich, wenn höchstens 0,1 mm zwischen ihnen liegt.
rule-r-17 =
    .title = Der TACKLE bleibt, auch wenn der Ball weg ist
    .text = Ein gegen den Ballträger angesagter TACKLE wird auch dann gewürfelt, wenn dieser den Ball inzwischen
        abgegeben hat.
rule-r-18 =
    .title = Ein Team ohne Spieler
    .text = Wer bei einem Kick-Off keinen Spieler aufstellen kann, verliert sofort. Trifft es beide, ist es
        unentschieden.
rule-r-19 =
    .title = Der beste Würfel wird gewählt
    .text = Welcher von mehreren Würfeln der beste ist, wird für den Trainer entschieden.
rule-r-20 =
    .title = Was nie schadet, geschieht ungefragt
    .text = Wo eine Regel „darf“ sagt und ein Verzicht nie besser wäre (1.11, 4.06), geschieht es ohne Rückfrage.
rule-r-21 =
    .title = Der Passempfänger steht und ist nicht weiter vorn
    .text = Ein Pass braucht einen stehenden Passempfänger. Angeboten werden nur Mitspieler, die stehen und nicht weiter
        vorn sind.
rule-r-22 =
    .title = Bases dürfen sich berühren
    .text = „Kontakt“ in 0.01 meint den Umgang miteinander: TACKLE, AUSWEICHEN, DURCHBRECHEN. Die Bases beliebiger
        Spieler dürfen sich berühren, und jeder aktive Spieler verdrängt Gegner.
rule-r-23 =
    .title = Was nach Schritt 3 zu sehen ist
    .text = Kontakt, der Stand im oder am Malfeld und wer weiter vorn ist, liegen ab dem Ende von Schritt 3 für alle
        offen; 2. Offensivaktionen, die daran scheitern, werden nicht angeboten. Entfernungen bleiben bis Schritt 5
        unbekannt.
rule-r-24 =
    .title = Wo Kontakt beurteilt wird
    .text = Für TACKLE und BALL EROBERN zählt der Platz, an dem die Defensivbewegung endete oder an den eine Karte den
        Verteidiger brachte, beim Ball der Platz, an dem er da lag. Verdrängung schafft keinen Kontakt und löst keinen.
        Für Druck, Flugbahn und Entfernungen zählen die jetzigen Plätze.
rule-r-25 =
    .title = Bewegungspfad und Abwurfpunkt
    .text = Der Bewegungspfad ist der von der Base überstrichene Streifen mit beiden Enden. Einem Pass stehen die
        Tackler gegenüber, die den Teil bis zum Abwurfpunkt berühren. Die 0,1 mm aus R-16 gelten nur für Kontakt, nie
        für Entfernungen.
rule-r-26 =
    .title = Verfehlte TACKLES zuerst
    .text = Tackler ohne Kontakt haben zu Beginn von Schritt 5 einen FEHLSCHLAG und würfeln sofort auf REF, was immer
        folgt. Sie gehören zu keinem Vergleich.
rule-r-27 =
    .title = Die Reihenfolge in Schritt 5
    .text = Nach R-26 kommen die Aktion des aktiven Spielers (mit allen, die ihr entgegenstehen) und jeder weitere
        angesagte Wurf in der Reihenfolge des angreifenden Trainers. Gefragt wird nur, wenn es mindestens zwei sind.
rule-r-28 =
    .title = Kein TACKLE auf einen Ballträger am Boden
    .text = Ist ein Ballträger am Boden, ob aktiv oder nicht, sind alle noch nicht gewürfelten TACKLES gegen ihn
        NEGIERT: kein Wurf, auch keiner auf REF.
rule-r-29 =
    .title = Erst die Wirkung des Siegers, dann der Schaden
    .text = In einem Vergleich wirkt zuerst der Erfolg, dann der Schaden aus jedem FEHLSCHLAG. Ein Tackler, der gegen
        ein gelungenes DURCHBRECHEN einen FEHLSCHLAG hat, geht also zu Boden und macht einen Verwundungswurf, dann
        würfelt er auf REF; misslingt das, folgen ein zweiter AM BODEN-Marker und ein zweiter Verwundungswurf.
rule-r-30 =
    .title = Platz machen und heranrücken
    .text = Verdrängte und erfolgreiche Tackler kommen an den nächsten Platz, an dem sie passen; Bases auf dem Weg
        zählen nicht, und niemand wird weitergeschoben. Bei mehreren bestimmt der verteidigende Trainer die Reihenfolge,
        bei gleich nahen Plätzen den Platz. Ist im Kontakt nichts frei, gilt: so nah wie möglich.
rule-r-31 =
    .title = Kleine Bewegungen werden gegangen
    .text = AUSWEICHEN, die Bewegung nach einem kritischen Pass und Bewegungen durch Karten gehen wie eine zweite
        Bewegung: beliebiger Weg, Bases und Ball versperren ihn. Sie dürfen kürzer sein oder entfallen und sind kein
        BEWEGEN im Sinn von 4.01.
rule-r-32 =
    .title = AUFSTEHEN wirkt sofort
    .text = AUFSTEHEN wirkt in dem Moment, in dem es angesagt wird, in Schritt 1 wie in Schritt 2. Für AUSRUHEN gilt
        dasselbe.
rule-r-33 =
    .title = Der Kontakt beim BALL AUFNEHMEN
    .text = Es zählt der Kontakt mit dem Streifen der eben gemachten Bewegung. BALL AUFNEHMEN ist kein Pass: Der neue
        Ballträger darf weiter vorn sein als der alte.
rule-r-34 =
    .title = Wann BALL EROBERN offen ist
    .text = Jede Variante lässt sich nur ansagen, solange sie offen ist: freier Ball, solange er frei liegt; am Boden,
        solange der Ballträger am Boden ist; in der Luft, solange ein Angreifer den Ball hält.
rule-r-35 =
    .title = Wenn der Ball weg ist
    .text = BALL EROBERN oder BALL AUFNEHMEN ohne Ball wird nicht gewürfelt und schadet niemandem. Jede Defensivaktion
        wird je Aktivierung einmal gewürfelt, in der Luft beim ersten Pass, dessen Flugbahn den Verteidiger berührt.
rule-r-36 =
    .title = Wer dem PASS VOM BODEN entgegensteht
    .text = Nur Verteidiger in Kontakt, die BALL EROBERN am Boden angesagt haben; bei mehreren gilt 3.07, kein
        Getümmelwurf. Über 8″ ist der Pass NEGIERT, und sie machen einfache Würfe.
rule-r-37 =
    .title = Die Reihenfolge beim Pass
    .text = Wurf; wenn abgeworfen, die Abfänger; dann Ankunft oder FANGEN; dann spätere und einfache TACKLE-Würfe. Ohne
        Abwurf wird weder abgefangen noch gefangen. Die Bewegung nach kritischem Erfolg kommt bei der Ankunft.
rule-r-38 =
    .title = Ein Pass mit mehreren Würfeln
    .text = Gelten die Würfel mehreren Tacklern, so wirft der erste Vergleich ab, der es hergibt: bei Erfolg, oder wenn
        alle einen FEHLSCHLAG haben, dann gleich mit FANGEN. Die übrigen Würfel verfallen, die übrigen Tackler machen
        einfache Würfe. Nach NEGIERT kann der nächste Würfel noch abwerfen.
rule-r-39 =
    .title = Balleroberer ohne Gegenwehr
    .text = Wollen mehrere Verteidiger denselben Ball und kein Angreifer hält dagegen, machen sie nacheinander einfache
        Würfe, bis einer ihn hat.
rule-r-40 =
    .title = Getümmel: Würfel und Gleichstand
    .text = Von jedem zählt der beste Würfel; geschlagene Erfolge sind NEGIERT, der Rest hat einen FEHLSCHLAG. Die
        Gleichen würfeln mit denselben Werten und Würfeln neu, bei neuem Gleichstand wieder; schafft es dabei keiner,
        haben alle einen FEHLSCHLAG. Zwei Angreifer treffen nur aufeinander, wenn eine Karte beide den Ball aufnehmen
        lässt.
rule-r-41 =
    .title = Angreifer bis zum Ende von Schritt 6
    .text = Bis dahin bleibt der bisherige Angreifer Angreifer, wer auch immer den Ball hat. Danach nimmt das Team des
        Balleroberers seinen Satz (6.03).
rule-r-42 =
    .title = Wer als aktiviert gilt
    .text = „Nicht aktiviert“ in 1.11 meint nur diese Aktivierung; Marker aus früheren zählen nicht.
rule-r-43 =
    .title = Der dritte Aktivierungsmarker
    .text = „Zeitfenster“ heißt ein Satz von vier Aktivierungsmarkern; zwei davon kann kein Trainer im selben Feld des
        Spielzeittableaus nehmen. Die Ermüdung durch den dritten Marker kommt vor Schritt 1. Ist es der vierte
        Ermüdungsmarker, so ist der Spieler verletzt, es folgt gleich Schritt 6, und der Aktivierungsmarker ist
        verbraucht.
rule-r-44 =
    .title = Der dauerhafte Ermüdungsmarker
    .text = Er ist aktiv und zählt in 4.01, 4.02 und 4.04. Verletzung, AUSRUHEN, Halbzeitpause, Karten und
        Unerschütterliche Ehre lassen ihn liegen.
rule-r-45 =
    .title = Was eine Verletzung übrig lässt
    .text = END rechnet mit der gegenwärtigen BDY. AM BODEN-Marker des Verletzten kommen weg, Aktivierungs- und
        Teamfertigkeitsmarker bleiben auf seiner Karte. Wer bei EINEN VERSUCH ERZIELEN verletzt wird, kann schon beim
        folgenden Kick-Off zurück sein.
rule-r-46 =
    .title = Wer den Pfeil richtet
    .text = Nach misslungenem FANGEN der angreifende Trainer, beim Kick-Off der tretende, beim verletzten Ballträger der
        Trainer, dessen Spieler den Schaden tat, bei Ermüdung der eigene. Pfeil 1 zeigt auf ganze Grad. Der verletzte
        Spieler wird zuerst vom Feld genommen.
rule-r-47 =
    .title = Der Wurf bei gebrochenen Wirbeln
    .text = Nach dem Ergebnis 8–10 der schweren Verletzungen wird bei der Ansage auf BDY gewürfelt: für 1. und 2.
        Offensivaktion, Defensivaktion und die Aktionen eines kombinierten Spielzugs. Ein Fehlschlag kostet nur diese
        Aktion. FANGEN, Fangen beim Kick-Off, Tritt, Verwundungs- und REF-Wurf sind keine Aktionen.
rule-r-48 =
    .title = Verletzungen von BAL und BEW
    .text = BAL-Verluste treffen beide Werte; „aktives BEW“ ist der erste BEW-Wert. Auch wer durch eine einzige
        Verletzung ein Attribut auf 0 hat, ist ausgeschieden.
rule-r-49 =
    .title = Wann ein Versuch unternommen ist
    .text = EINEN VERSUCH ERZIELEN kann, wer nach Schritt 3 im Malfeld steht oder es berührt. Das Zehntel-
        millimeter aus R-16 gilt zwischen Bases, nicht an dieser Linie: Der Rand der Base muss genau auf ihr oder
        dahinter liegen. Unternommen ist der Versuch, wenn gewürfelt wurde. Schritt 6 findet noch statt, dann der Kick-Off; eine Abweichung gibt es dabei
        nicht.
rule-r-50 =
    .title = Einzelheiten des Kick-Offs
    .text = Genau 2″ liegt noch innerhalb von 2″; die Schablone ist kein Hindernis; auf das Fangen darf ein Trainer
        verzichten. Defensiver Überblick, Schnelle Verteidigung und Druck gehören zu 1.07 und gelten hier nicht. Für
        Karten gilt der Annehmende als Angreifer.
rule-r-51 =
    .title = Ball ins Aus und später Kick-Off
    .text = Der Ball wird ins Aus getreten, bevor ein Aktivierungsmarker gelegt ist. Ein Kick-Off, der fällig wird,
        während beide Zeitmarker inaktiv auf der 1 liegen, entfällt: Die Halbzeit ist zu Ende.
rule-r-52 =
    .title = Ein Trainer ohne Spieler auf dem Feld
    .text = Er verliert den Rest seines Satzes; der Satz gilt als verbraucht.
rule-r-53 =
    .title = Wer an einem kombinierten Spielzug teilnimmt
    .text = Beteiligte stehen, auch A, sofern die Karte A nicht am Boden verlangt. Die Buchstaben werden beim Aufdecken
        vergeben. B, C und D bewegen sich in Schritt 3 wie in 1.08, mit Verdrängen und Kürzen, gerade oder mit einem
        Richtungswechsel.
rule-r-54 =
    .title = Würfe im kombinierten Spielzug
    .text = TACKLES gegen A werden mit der ersten 2. Offensivaktion von A gewürfelt, BALL EROBERN mit dem BALL AUFNEHMEN
        oder Pass, dem es entgegensteht; der Rest folgt nach dem Ablauf als einfache Würfe. Nur die erste 2.
        Offensivaktion von A darf den Weg von A nutzen; sonst handelt jeder von seinem Platz aus.
rule-r-55 =
    .title = Was einen kombinierten Spielzug beendet
    .text = Ein misslungener Aktionswurf, ein eroberter Ball oder eine Aktion, die nicht möglich ist. Ein Pass, den
        FANGEN rettet, ist gelungen; NEGIERT, Verwundungs- und REF-Würfe zählen nicht. Übersprungen wird nichts.
rule-r-56 =
    .title = Kartenfenster
    .text = Vor einer Aktivierung · vor jeder Ansage eines Verteidigers · nach Schritt 2 (= vor Schritt 3; ein
        kombinierter Spielzug wird vorher aufgedeckt) · nach Schritt 3 (= vor der 2. Offensivaktion) · vor einem Wurf ·
        nach einem Wurf · wenn ein Ermüdungsmarker, eine Verwundung oder ein Erfolg fällig wird. Erst legt der Angreifer
        beliebig viele Karten, dann der Verteidiger.
rule-r-57 =
    .title = Karten, die einen Wurf ändern
    .text = Solche Karten und Marker kommen nach dem Messen und vor dem Verteilen der Würfel (3.07, 4.06), einmal für
        den ganzen mehrfachen Wurf. Das Fenster nach dem Wurf öffnet sich für jeden Vergleich.
rule-r-58 =
    .title = Neu würfeln
    .text = Ein Würfel wird höchstens einmal neu geworfen, das neue Ergebnis gilt. Verletzungstabellen, Abweichung und
        Schiedsrichterwurf werden weder geändert noch wiederholt.
rule-r-59 =
    .title = Wie Teamfertigkeitsmarker gezählt werden
    .text = Superstars zählt nur ERFOLG und dient jedem Attributwurf eines eigenen Spielers, auch dem auf END.
        Unerschütterliche Ehre: ein Marker für jeden Verwundungsmarker, auch aus 7.01 und auch, wenn er zur Verletzung
        führt.
rule-r-60 =
    .title = Eine Fertigkeit dient der Aktion, die sie nennt
    .text = Präzises Passen gilt für PASSEN, nicht für den PASS VOM BODEN; so bei allen Fertigkeiten.
rule-r-61 =
    .title = Was geheim ist
    .text = Die Aufstellungen werden gleichzeitig gezeigt. Hände, Stapel und die vier gewählten kombinierten Spielzüge
        sind geheim; Ablage und benutzte Spielzüge sind offen.
rule-r-62 =
    .title = Ein Weg, von dem nur das Ende genannt ist
    .text = Wer nur das Ziel nennt, geht auf dem kürzesten Weg dorthin.
rule-r-63 =
    .title = Wann eine Übung zu Ende ist
    .text = Beurteilt wird nach Schritt 6. Die Linie ist erreicht, wenn der Ballträger steht und seine Base sie berührt
        oder dahinter ist.
rule-r-64 =
    .title = Kein Weg zurück
    .text = In Übung 1 gilt das Verbot, rückwärts zu gehen, für jedes Stück der markierten und gegangenen Bewegungen des
        Angreifers, auch beim AUSWEICHEN.
rule-r-65 =
    .title = Zwanzig Sätze
    .text = In Übung 3 gibt es immer neue Aktivierungsmarker; ein Angriff, der nach zwanzig Sätzen nicht am Ziel ist,
        gilt als abgewehrt.
rule-r-66 =
    .title = Die Reihenfolge verfehlter TACKLES
    .text = Mehrere Tackler ohne Kontakt würfeln in der Reihenfolge ihrer Nummern auf REF; keiner dieser Würfe
        beeinflusst einen anderen.
rule-r-67 =
    .title = Was eine Flugbahn berührt
    .text = Für die Flugbahn eines Passes und die Base eines Verteidigers gelten dieselben 0,1 mm wie in R-16.
rule-r-68 =
    .title = Gleich nah
    .text = Plätze zum Platzmachen oder Heranrücken (R-30) gelten als gleich nah, wenn sich ihre Entfernungen um
        höchstens 0,1 mm unterscheiden.
rule-r-69 =
    .title = Wann AUSRUHEN angeboten wird
    .text = AUSRUHEN steht einem Verteidiger offen, der einen Ermüdungsmarker umzudrehen oder abzulegen hat.
rule-r-70 =
    .title = Der Ort bei einem nicht aktiven Ballträger
    .text = Ein TACKLE gegen einen Ballträger, der nicht der aktive Spieler ist, gilt dem Platz, an dem er steht.
rule-r-71 =
    .title = Ein guter Tritt ohne Platz
    .text = Passt der Ball nirgends an den Rand der Schablone, Grad für Grad geprüft, weicht er wie nach einem Fehlschlag ab.
rule-r-72 =
    .title = Vier dauerhafte Marker
    .text = Wer vier dauerhafte Ermüdungsmarker hat, ist für das Spiel ausgeschieden.
rule-r-73 =
    .title = Wann Kaltes Auge hilft
    .text = Kaltes Auge gilt für jeden Pass, auch PASS VOM BODEN, und lässt den Druck weg, der am meisten zählt.
rule-r-74 =
    .title = Das Übungsspiel
    .text = Angriff folgt auf Angriff, jeder mit einem Kick-Off der anderen Seite eröffnet und mit einem Versuchswurf oder einer
        Balleroberung beendet. Nach zwei Versuchen oder acht Angriffen wechseln die Rollen; dann gewinnen die meisten
        Versuche. Ein Angriff dauert höchstens acht Sätze (Hauswert).
rule-r-75 =
    .title = Karten ohne Wirkung
    .text = Eine Karte wird nur angeboten, wo sie etwas bewirken kann: Kiai mit Verwundungsmarker, Spiralpass jenseits der ersten
        Entfernung, Schnelle Verteidigung für stehende Verteidiger, Antritt auf eine markierte Bewegung, Finte bei einem
        Tackler in Kontakt, Gezogene Klinge bei einem ohne Kontakt, Stilles Wasser, solange der Stapel Karten hat.
rule-r-76 =
    .title = Fertigkeiten, die einen Wurf wiederholen
    .text = Welpe, Sumo und die Wiederholung eines INT-Wurfs durch Ehre kommen nach dem Kartenfenster hinter
        dem Wurf und werfen nur Würfel neu, die noch nicht zweimal geworfen wurden.
rule-r-77 =
    .title = Blutschuld
    .text = Erst die Verwundung und ihre Folgen, dann der Ausdauerwurf des Gegners. Eine Verwundung aus diesem Wurf stammt von
        keiner Aktion: keine weitere Blutschuld, weder Sumo noch Stachel.
rule-r-78 =
    .title = Rudeljagd
    .text = Der Ballträger markiert und läuft wie in jedem kombinierten Spielzug; alle stehenden Mitspieler laufen mit.
rule-r-79 =
    .title = Ein nicht aufgedeckter kombinierter Spielzug
    .text = Verletzt der dritte Marker den Ballträger, geht der kombinierte Spielzug an den Trainer zurück und bleibt
        verfügbar.
rule-r-80 =
    .title = Wann eine Aktion der Liste misslungen ist
    .text = Eine Aktion mit Würfeln gegen mehrere Gegner ist misslungen, wenn ein Vergleich FEHLSCHLAG ergibt und keiner
        Erfolg; mit einem Erfolg geht der kombinierte Spielzug weiter.
rule-r-81 =
    .title = Ein offener Preis
    .text = Wer vor Schritt 6 verletzt wird, zahlt den Ermüdungsmarker einer Karte nicht mehr: Seine Marker gehen mit der
        Verletzung.
rule-r-82 =
    .title = Die Hand nach der Pause
    .text = In der Halbzeitpause wird die Hand auf vier Karten aufgefüllt, ob ihr Trainer welche abgelegt hat oder nicht.
        Es geht auch nach dem Wortlaut: Dann wird nur nachgezogen, was abgelegt wurde (6.02).
rule-r-83 =
    .title = Nichts verraten, was nicht gemessen ist
    .text = Wird nicht vorab gemessen, schweigen Tipps, Chancen, Pläne und Vorschläge, bis die Sache angesagt und gemessen
        ist. In Schritt 5 sagen sie, was die Würfel gegen die dann ermittelten Werte ergeben, nicht aber, wie weit etwas
        danach entfernt ist. Über Fragen, bei denen keine Entfernung zählt, wird immer gesprochen. Wo alles liegt, was
        sich berührt und wer vorn ist, sehen alle (R-23).
rule-r-84 =
    .title = Nichts messen und zurücknehmen
    .text = Wird nicht vorab gemessen, kann eine Antwort nur zurückgenommen werden, solange seither nichts gemessen wurde:
        kein Weg angeboten, kein Lauf gemacht, kein Wert ermittelt. Was der Computer für einen Trainer entschieden hat,
        bleibt.
rule-r-85 =
    .title = Das Auge des Computers
    .text = Wird nicht vorab gemessen, schätzen die Trainer des Computers nach Augenmaß, was nicht gemessen ist: wie weit
        jeder Spieler kommt und wie weit Pässe, Druck und Fangen beim Kick-Off reichen, jeweils bis zu 8 % daneben.
        Derselbe Blick schätzt gleich, solange eine Aktivierung dauert. Ein angebotener Weg, Kontakt und die Linien sind
        bekannt, wie sie sind. Der Trainer „random“ achtet auf keine Entfernung.

## Saisons, die Spuren hinterlassen (Hausregeln)

rule-l1 =
    .title = Verletzungen bleiben
    .text = Hausregel, für Wettbewerbe, die Spuren hinterlassen. Was eine Zeile der Verletzungstabellen (7.01)
        genommen hat, bleibt nach dem Spiel genommen, bis es heilt. Auch eine gebrochene Rippe bleibt: Ihr Spieler
        beginnt mit dem dauerhaften Ermüdungsmarker, höchstens mit zweien. Niemand, der aufläuft, hat durch alte
        Verletzungen einen Wert unter 1.
rule-l2 =
    .title = Heilung
    .text = Hausregel. Nach jedem Spiel seines Vereins würfelt ein Spieler für jede Verletzung, mit der er gekommen ist,
        einen W12: Eine gewöhnliche heilt bei 5 und mehr, eine schwere bei 9 und mehr. Für Verletzungen aus diesem
        Spiel selbst wird nach dem nächsten gewürfelt.
rule-l3 =
    .title = Ausfallen
    .text = Hausregel. Nach einer schweren Verletzung sagt ein W12, wie viele Spiele der Spieler ausfällt: 1–4 eines, 5–8
        zwei, 9–12 drei; nach einer sehr schweren doppelt so viele. Ein Verein hat immer vier, die spielen können:
        Sind es weniger, kommen die zurück, die am wenigsten ausfielen.
rule-l4 =
    .title = Erfahrung
    .text = Hausregel. Erfahrung wird aus dem gezählt, was im Spiel geschah: 4 für einen Versuch, 2 für einen dem Gegner
        abgenommenen Ball, 1 für ein gelungenes Tackle, 1 für ein gelungenes Ausweichen oder Durchbrechen.
rule-l5 =
    .title = Training
    .text = Hausregel. Mit 12, 30 und 60 Erfahrung darf ein Spieler je eine Trainingsfertigkeit lernen, höchstens drei:
        eine Positionsfertigkeit, Schattenschritt, Eiserner Blick, Stampede, Kaltes Auge, Stachel oder Todesrolle,
        neben dem, was seine Karte hat. Sein Trainer wählt; Vereine des Computers losen mit einem Würfel. Gelerntes
        geht mit einem aktiven Ermüdungsmarker verloren wie jede Trainingsfertigkeit (4.01).
rule-l6 =
    .title = Kader und Legenden
    .text = Hausregel. Ein Verein hat die Spieler seines Teams und darf zwei Legenden anderer Teams anheuern, acht im
        Ganzen. Eine Legende spielt im Wettbewerb immer nur für einen Verein.
rule-l7 =
    .title = Die Positionen besetzen
    .text = Hausregel. Kann niemand, der fit ist, eine Position spielen, darf es jeder.
rule-l8 =
    .title = Außenseiter
    .text = Hausregel. Ein Verein ist für jede gelernte Fertigkeit derer, die spielen, 2 wert und für jede Legende 3, für
        eine gewöhnliche Verletzung 1 weniger, für eine schwere und für jeden, der ausfällt, 2. Für je 4, die der
        Gegner mehr wert ist, darf ein Trainer eine Karte über vier hinaus halten (5.01), höchstens zwei.
rule-l9 =
    .title = Zwischen den Saisons
    .text = Hausregel. Beginnt die nächste Saison, sind alle Verletzungen geheilt, niemand fällt aus und Legenden sind
        wieder frei. Erfahrung und Gelerntes bleiben.

## Hausteams

rule-t1 =
    .title = Windschatten
    .text = Hausregel, die Teamfertigkeit der Dorikin. Jeder ERFOLG bei AUSWEICHEN oder PASSEN bringt dem
        Team einen Teamfertigkeitsmarker. Nach Schritt 2 des eigenen Angriffs läuft der aktive Spieler für 1
        Marker in Schritt 3 auf seiner Linie 1″ weiter, höchstens 2″. Vor einer eigenen Defensivaktion
        bewegt sich dieser stehende Spieler für 2 Marker bis zum doppelten zweiten BEW-Wert; zu
        Defensivblick kommt nichts hinzu.
rule-t2 =
    .title = Ersatzteile
    .text = Hausregel, die Teamfertigkeit der Gokin-ka. Jeder Verwundungsmarker eines eigenen Spielers und
        jeder ERFOLG bei TACKLE bringt dem Team einen Teamfertigkeitsmarker. Erhielte ein eigener Spieler
        einen Ermüdungsmarker (keinen dauerhaften), hält 1 Marker ihn fern. Vor einem Aktionswurf eines
        eigenen Spielers geben 2 Marker einen Würfel mehr, einmal je Wurf.
rule-t3 =
    .title = Unterströmung
    .text = Hausregel, die Teamfertigkeit der Islanders. Jeder ERFOLG bei PASSEN, BALL AUFNEHMEN oder BALL
        EROBERN bringt dem Team einen Teamfertigkeitsmarker. Nach Schritt 3 eines gegnerischen Angriffs
        bewegt sich für 1 Marker einer ihrer Tackler ohne Kontakt bis zu 1″ auf den Bewegungspfad zu; danach
        wird sein Kontakt neu beurteilt. Vor eigenem PASSEN oder PASS VOM BODEN gilt für 1 Marker der
        nächstbessere Entfernungsbereich. Je Spieler und Fenster einmal.

## Positionsfertigkeiten

skill-side-step =
    .title = Gewandt
    .text = Zwei Würfel beim AUSWEICHEN. Fällt mit einem aktiven Ermüdungsmarker aus.
skill-precise-pass =
    .title = Präzises Passen
    .text = Zwei Würfel beim PASSEN, nicht beim PASS VOM BODEN (R-60). Fällt mit einem aktiven Ermüdungsmarker aus.
skill-onslaught =
    .title = Anstürmen
    .text = Zwei Würfel beim DURCHBRECHEN. Fällt mit einem aktiven Ermüdungsmarker aus.
skill-defensive-vision =
    .title = Defensiver Überblick
    .text = Die Defensivbewegung reicht bis zum doppelten zweiten BEW-Wert, nicht aber die Bewegung beim Kick-Off
        (R-50). Fällt mit einem aktiven Ermüdungsmarker aus.
skill-expert-tackler =
    .title = Tackling Experte
    .text = Zwei Würfel beim TACKLE. Fällt mit einem aktiven Ermüdungsmarker aus.

## Spielerfertigkeiten

skill-sumo =
    .title = Sumo
    .text = Antrainiert (Yokozuna). Nach gelungenem DURCHBRECHEN oder TACKLE darf sein Trainer einmal je Aktion den
        Gegner den Verwundungswurf wiederholen lassen.
skill-shadow-step =
    .title = Schattenschritt
    .text = Antrainiert (Hayabusa). Ein gelungenes AUSWEICHEN bewegt 1″ weiter. Hauswert.
skill-two-moves-ahead =
    .title = Zwei Züge voraus
    .text = Angeboren (Oyabun). Einmal je Halbzeit, als aktiver Spieler nach Schritt 2: INT-Wurf; bei Erfolg wird die
        Bewegung neu markiert. Hauswert.
skill-iron-gaze =
    .title = Eiserner Blick
    .text = Antrainiert (Tetsu). Sein Druck zählt −2 statt −1. Hauswert.
skill-brawler =
    .title = Raufbold
    .text = Angeboren (Raiken). Geht er durch den eigenen misslungenen TACKLE zu Boden, macht er keinen Verwundungswurf.
        Hauswert.
skill-cub =
    .title = Welpe
    .text = Angeboren (Lone and Wolf). Einmal je Halbzeit darf ein eigener misslungener Wurf beim FANGEN oder BALL
        AUFNEHMEN wiederholt werden. Hauswert.
skill-stampede =
    .title = Stampede
    .text = Antrainiert (Apis). Nach gelungenem DURCHBRECHEN bis zu 2″ Bewegung, nach allen Würfen und nur, wenn der
        Spieler noch steht. Hauswert.
skill-afterburner =
    .title = Nachbrenner
    .text = Angeboren (Anpu). Einmal je Halbzeit +2″ beim BEWEGEN als 2. Offensivaktion. Hauswert.
skill-cold-eye =
    .title = Kaltes Auge
    .text = Antrainiert (Thoth). Beim Passen zählt ein Druck ausübender Verteidiger nicht. Hauswert.
skill-sting =
    .title = Stachel
    .text = Antrainiert (Selket). Wem nach einem TACKLE dieses Spielers der Verwundungswurf misslingt, der erhält auch
        einen Ermüdungsmarker, außer diese Verwundung verletzt ihn. Hauswert.
skill-not-an-inch =
    .title = Keinen Zoll
    .text = Angeboren (Kodiak). Ein eigener TACKLE im Gleichstand gilt als gewonnen, nicht jedoch im Getümmelwurf.
        Hauswert.
skill-death-roll =
    .title = Todesrolle
    .text = Antrainiert (Sobek). Ein eigener TACKLE mit kritischem Erfolg bringt zwei Verwundungen. Hauswert.

## Teamfertigkeiten

skill-unwavering-honour =
    .title = Unerschütterliche Ehre
    .text = Wer von den Yamato einen Verwundungsmarker erhält, erhält auch einen Teamfertigkeitsmarker für sich. Er kann
        ihn ablegen, um einen eigenen AM BODEN-Marker zu entfernen (nicht als Ballträger), einen eigenen Ermüdungsmarker
        umzudrehen oder einen eigenen INT-Wurf zu wiederholen (5.07, R-13).
skill-superstars =
    .title = Superstars
    .text = Jeder ERFOLG bei EINEN VERSUCH ERZIELEN, TACKLE oder DURCHBRECHEN bringt den Teriomorphs einen
        Teamfertigkeitsmarker. Vor einem Wurf gibt jeder abgelegte +1, höchstens +3; drei lassen einen Würfel neu
        werfen, einmal je Wurf (5.07, R-13).
skill-slipstream =
    .title = Windschatten
    .text = Dorikin. Jeder ERFOLG bei AUSWEICHEN oder PASSEN bringt dem Team einen Teamfertigkeitsmarker.
        Nach Schritt 2 eines eigenen Angriffs verlängert 1 Marker den Lauf um 1″, höchstens 2″; vor einer
        eigenen Defensivaktion verdoppeln 2 Marker die Bewegung dieses Spielers (T1). Hauswert.
skill-salvage =
    .title = Ersatzteile
    .text = Gokin-ka. Jede Verwundung eines eigenen Spielers und jeder ERFOLG bei TACKLE bringt dem Team
        einen Teamfertigkeitsmarker. 1 Marker hält einen Ermüdungsmarker fern; vor einem Aktionswurf geben 2
        Marker einen Würfel mehr, einmal je Wurf (T2). Hauswert.
skill-undertow =
    .title = Unterströmung
    .text = Islanders. Jeder ERFOLG bei PASSEN, BALL AUFNEHMEN oder BALL EROBERN bringt dem Team einen
        Teamfertigkeitsmarker. Nach Schritt 3 eines gegnerischen Angriffs bewegt 1 Marker einen Tackler ohne
        Kontakt 1″ auf den Bewegungspfad zu; vor eigenem Pass gilt für 1 Marker der nächstbessere
        Entfernungsbereich (T3). Hauswert.

## Allgemeine Einzelspielzüge

card-quick-defence =
    .title = Schnelle Verteidigung
    .text = Vor der Ansage einer Defensivaktion: Dieser Spieler bewegt sich bis zum doppelten zweiten BEW-Wert; eine
        andere Fertigkeit, die BEW erhöht, gilt daneben nicht. In Schritt 6 erhält er einen Ermüdungsmarker.
card-second-wind =
    .title = Zweite Luft
    .text = Wenn dein Spieler einen Ermüdungsmarker erhielte (keinen dauerhaften): Er erhält ihn nicht. Hauswert.
card-safe-hands =
    .title = Sichere Hände
    .text = Vor deinem Wurf zum FANGEN, zum BALL AUFNEHMEN oder zum Fangen beim Kick-Off: ein Würfel mehr. Hauswert.
card-low-tackle =
    .title = Tiefer Tackle
    .text = Vor deinem TACKLE-Wurf: +2. Bei Fehlschlag geht der Tackler ohne REF-Wurf zu Boden und macht einen
        Verwundungswurf. Hauswert.
card-iron-grip =
    .title = Eiserner Griff
    .text = Vor einem Wurf zum BALL EROBERN gegen deinen Ballträger am Boden: −3 auf diesen Wurf. Hauswert.
card-burst =
    .title = Antritt
    .text = Vor Schritt 3: Der erste BEW-Wert des aktiven Spielers ist in Schritt 3 um 2″ höher. In Schritt 6 erhält
        dieser Spieler einen Ermüdungsmarker. Hauswert.
card-roll-with-it =
    .title = Abrollen
    .text = Vor deinem Verwundungswurf: +3. Hauswert.
card-spiral =
    .title = Spiralpass
    .text = Vor deinem Wurf zum PASSEN oder zum PASS VOM BODEN: Es gilt der nächstbessere Entfernungsbereich, auch für
        das FANGEN. Die Grenze von 8″ aus 3.03 bleibt. Hauswert.
card-dig-in =
    .title = Dagegenhalten
    .text = Vor deinem Wurf zum AUSWEICHEN oder DURCHBRECHEN: +2. Hauswert.

## Einzelspielzüge der Yamato

card-kiai =
    .title = Kiai
    .text = Vor einem STR-Wurf: +1 für jeden Verwundungsmarker auf dem Spieler, höchstens +3. Hauswert.
card-blood-debt =
    .title = Blutschuld
    .text = Wenn dein Spieler durch die Aktion eines Gegners verwundet wird: Dieser Gegner macht einen Verwundungswurf.
        Hauswert.
card-drawn-blade =
    .title = Gezogene Klinge
    .text = Nach Schritt 3: Einer deiner Tackler ohne Kontakt bewegt sich bis zu 1″ auf den Bewegungspfad zu; Bases
        versperren den Weg. Danach wird sein Kontakt neu beurteilt. Hauswert.
card-still-water =
    .title = Stilles Wasser
    .text = Vor einer Aktivierung: INT-Wurf mit einem deiner Spieler; bei Erfolg ziehst du zwei Karten (höchstens vier
        auf der Hand). Hauswert.

## Einzelspielzüge der Teriomorphs

card-showboat =
    .title = Showeinlage
    .text = Nach deinem Erfolg bei AUSWEICHEN oder EINEN VERSUCH ERZIELEN: Dein Team erhält zwei Teamfertigkeitsmarker.
        Hauswert.
card-overclock =
    .title = Übertakten
    .text = Vor einem Aktionswurf deines Spielers: ein Würfel mehr. In Schritt 6 erhält der Spieler einen
        Ermüdungsmarker. Hauswert.
card-feint =
    .title = Finte
    .text = Vor der 2. Offensivaktion deines aktiven Ballträgers: INT-Wurf; bei Erfolg hat ein Tackler in Kontakt ohne
        REF-Wurf einen FEHLSCHLAG und scheidet aus allen Vergleichen aus. Hauswert.
card-roar-of-the-crowd =
    .title = Tosende Ränge
    .text = Nach einem Wurf: Einer deiner Würfel wird neu geworfen. Hauswert.

## Einzelspielzüge der Dorikin

card-nitro =
    .title = Nitro
    .text = Vor Schritt 3: Der erste BEW-Wert des aktiven Spielers ist in Schritt 3 um 3″ höher. In Schritt
        6 erhält dieser Spieler einen Ermüdungsmarker. Hauswert.
card-tailwind =
    .title = Rückenwind
    .text = Nach deinem Erfolg bei AUSWEICHEN oder PASSEN: Dein Team erhält zwei Teamfertigkeitsmarker.
        Hauswert.
card-hairpin =
    .title = Haarnadelkurve
    .text = Vor deinem Wurf zum AUSWEICHEN: ein Würfel mehr. Hauswert.
card-handbrake =
    .title = Handbremse
    .text = Vor der Ansage einer Defensivaktion: Dieser Spieler bewegt sich bis zum doppelten zweiten
        BEW-Wert; eine andere Fertigkeit, die BEW erhöht, gilt daneben nicht. Hauswert.

## Einzelspielzüge der Gokin-ka

card-shock-absorber =
    .title = Stoßdämpfer
    .text = Vor deinem Verwundungswurf: ein Würfel mehr. Hauswert.
card-hydraulics =
    .title = Hydraulik
    .text = Vor deinem Wurf zum TACKLE oder DURCHBRECHEN: +3. In Schritt 6 erhält der Spieler einen
        Ermüdungsmarker. Hauswert.
card-static-field =
    .title = Statisches Feld
    .text = Vor dem TACKLE-Wurf eines Gegners: −2 auf diesen Wurf. Hauswert.
card-magnet-hands =
    .title = Magnethände
    .text = Vor deinem Wurf zum BALL AUFNEHMEN oder BALL EROBERN: ein Würfel mehr. Hauswert.

## Einzelspielzüge der Islanders

card-riptide =
    .title = Brandungsrückstrom
    .text = Nach Schritt 3: Einer deiner Tackler ohne Kontakt bewegt sich bis zu 2″ auf den Bewegungspfad
        zu; Bases versperren den Weg. Danach wird sein Kontakt neu beurteilt. Hauswert.
card-second-wave =
    .title = Zweite Welle
    .text = Nach deinem Wurf zum PASSEN, FANGEN, BALL AUFNEHMEN oder AUSWEICHEN: Einer deiner Würfel wird
        neu geworfen. Hauswert.
card-whale-song =
    .title = Walgesang
    .text = Nach deinem Erfolg bei PASSEN, BALL AUFNEHMEN oder BALL EROBERN: Dein Team erhält zwei
        Teamfertigkeitsmarker. Hauswert.
card-outrigger =
    .title = Ausleger
    .text = Vor deinem Wurf zum FANGEN oder zum Fangen beim Kick-Off: +3. Hauswert.

## Allgemeine kombinierte Spielzüge

play-quick-hands =
    .title = Schnelle Hände
    .text = A ist der Ballträger. Schritt 3: A und B bewegen sich; dann A
        PASSEN zu B, B BEWEGEN. Hauswert.
play-overlap =
    .title = Überzahl
    .text = A ist der Ballträger. Schritt 3: A, B und C bewegen sich; dann
        A PASSEN zu B, B PASSEN zu C. Hauswert.
play-support-run =
    .title = Unterstützungslauf
    .text = A ist der Ballträger. Schritt 3: A und B bewegen sich; dann A
        BEWEGEN, B BEWEGEN. Hauswert.
play-ruck =
    .title = Offenes Gedränge
    .text = A ist der Ballträger, am Boden, und tut nichts, auch markiert
        wird nichts. Schritt 3: B bewegt sich; dann B BALL AUFNEHMEN von A, B BEWEGEN. Hauswert.

## Kombinierte Spielzüge der Yamato

play-battering-ram =
    .title = Rammbock
    .text = A ist der Ballträger. Schritt 3: A und B bewegen sich; dann A
        DURCHBRECHEN mit einem Würfel mehr, A BEWEGEN. Hauswert.
play-crossed-swords =
    .title = Gekreuzte Schwerter
    .text = A ist der Ballträger. Schritt 3: A und B bewegen sich; dann A
        PASSEN zu B mit +2, A BEWEGEN. Hauswert.
play-wall-of-honour =
    .title = Mauer der Ehre
    .text = A ist der Ballträger. Schritt 3: A, B und C bewegen sich; dann
        B BEWEGEN, C BEWEGEN. Hauswert.
play-last-stand =
    .title = Letztes Gefecht
    .text = A ist der Ballträger. Schritt 3: A und B bewegen sich; dann A
        PASSEN zu B, B EINEN VERSUCH ERZIELEN. Hauswert.

## Kombinierte Spielzüge der Teriomorphs

play-pack-hunt =
    .title = Rudeljagd
    .text = A ist der Ballträger. Schritt 3: Jeder stehende Mitspieler
        bewegt sich. Hauswert.
play-solo =
    .title = Alleingang
    .text = A ist der Ballträger. Schritt 3: A und B bewegen sich; dann A
        AUSWEICHEN, A BEWEGEN. Hauswert.
play-encore =
    .title = Zugabe
    .text = A ist der Ballträger. Schritt 3: A und B bewegen sich; dann
        A PASSEN zu B, B PASSEN zurück zu A, A EINEN VERSUCH ERZIELEN. Hauswert.
play-highlight-reel =
    .title = Höhepunkte
    .text = A ist der Ballträger. Schritt 3: A und B bewegen sich; dann A
        DURCHBRECHEN mit einem Würfel mehr, A PASSEN zu B. Hauswert.

## Kombinierte Spielzüge der Dorikin

play-relay =
    .title = Staffel
    .text = A ist der Ballträger. Schritt 3: A und B bewegen sich; dann A PASSEN zu B, A BEWEGEN, B BEWEGEN.
        Hauswert.
play-convoy =
    .title = Konvoi
    .text = A ist der Ballträger. Schritt 3: A, B und C bewegen sich; dann A BEWEGEN, B BEWEGEN, C BEWEGEN.
        Hauswert.
play-overtake =
    .title = Überholmanöver
    .text = A ist der Ballträger. Schritt 3: A und B bewegen sich; dann A AUSWEICHEN mit einem Würfel mehr,
        A PASSEN zu B. Hauswert.
play-photo-finish =
    .title = Fotofinish
    .text = A ist der Ballträger. Schritt 3: A und B bewegen sich; dann A AUSWEICHEN, A EINEN VERSUCH
        ERZIELEN. Hauswert.

## Kombinierte Spielzüge der Gokin-ka

play-piston =
    .title = Kolben
    .text = A ist der Ballträger. Schritt 3: A und B bewegen sich; dann A DURCHBRECHEN mit +2, A BEWEGEN.
        Hauswert.
play-assembly-line =
    .title = Fließband
    .text = A ist der Ballträger. Schritt 3: A, B und C bewegen sich; dann A PASSEN zu B, B PASSEN zu C, C
        BEWEGEN. Hauswert.
play-ram-raid =
    .title = Blitzeinbruch
    .text = A ist der Ballträger. Schritt 3: A und B bewegen sich; dann A DURCHBRECHEN, A EINEN VERSUCH
        ERZIELEN. Hauswert.
play-spare-hands =
    .title = Ersatzhände
    .text = A ist der Ballträger, am Boden, und tut nichts, auch markiert wird nichts. Schritt 3: B und C
        bewegen sich; dann B BALL AUFNEHMEN von A, B PASSEN zu C. Hauswert.

## Kombinierte Spielzüge der Islanders

play-breakers =
    .title = Brecher
    .text = A ist der Ballträger. Schritt 3: A, B und C bewegen sich; dann A PASSEN zu B mit +1, B BEWEGEN,
        C BEWEGEN. Hauswert.
play-double-hull =
    .title = Doppelrumpf
    .text = A ist der Ballträger. Schritt 3: A und B bewegen sich; dann A PASSEN zu B, B PASSEN zurück zu A,
        A BEWEGEN. Hauswert.
play-spout =
    .title = Blas
    .text = A ist der Ballträger. Schritt 3: A und B bewegen sich; dann A AUSWEICHEN, A PASSEN zu B mit +1.
        Hauswert.
play-landfall =
    .title = Landgang
    .text = A ist der Ballträger. Schritt 3: A, B und C bewegen sich; dann A PASSEN zu B, B PASSEN zu C, C
        EINEN VERSUCH ERZIELEN. Hauswert.

## Positionen

position-wing =
    .title = Wing
    .text = Der schnelle Spieler am Rand, der Verteidigern ausweicht und den Ball ins Malfeld trägt.
position-scrum-half =
    .title = Scrum-Half
    .text = Der Spielmacher mit den sichersten Händen, der den Ball verteilt.
position-full-back =
    .title = Full-Back
    .text = Der letzte Rückhalt, der den Ballträger aufhält und das eigene Malfeld sichert.
position-forward =
    .title = Forward
    .text = Der Kraftspieler, der Tackler beiseiteräumt und den anderen den Weg öffnet.
