# Warum eine Wahl oder eine Anfrage abgelehnt wird, auf Deutsch. Die Namen folgen den Gründen, die der Code angibt.

## Bewegungen

refusal-more-than-one-turn = Eine Bewegung wird mit einem Bewegungsmarker und höchstens einem Richtungswechselmarker markiert.
refusal-too-far = Der Weg ist länger, als der Spieler gehen darf.
refusal-too-far-by = Der Weg ist länger, als der Spieler gehen darf: um { $by }.
refusal-something-is-in-the-way = Eine Base oder der Ball ist im Weg.
refusal-off-the-pitch = Die Base stünde nicht ganz auf dem Feld.
refusal-not-as-close-as-it-can-get = Der Tackler kann näher an die genannte Stelle heran.
refusal-not-towards-the-swept-strip = Die Bewegung muss zu dem Streifen führen, den der Ballträger überstrichen hat.
refusal-going-back = In dieser Übung darf der Angreifer nicht zurückgehen.

## Plätze

refusal-no-room = Dort ist kein Platz: Etwas anderes steht zu nah.
refusal-off-the-marked-line = Ein Tackling zielt auf den Ballträger oder auf einen Punkt seiner markierten Linie.
refusal-not-on-the-way-made = Ein Pass wird von einem Punkt der eben gemachten Bewegung geworfen.
refusal-receiver-is-ahead = Von dort ist der Empfänger vor dem Passgeber.
refusal-not-the-nearest-place = Es gibt einen näheren Platz.
refusal-not-the-nearest-contact = Der Tackler geht auf einen der nächsten Plätze mit Kontakt zum Ballträger.

## Kick-Off

refusal-not-at-the-kick-off-line = Das tretende Team berührt ihre Kick-Off-Linie und steht nicht darüber.
refusal-not-in-its-own-half = Das empfangende Team wird in ihrer eigenen Hälfte aufgestellt, die Bases ganz darin.
refusal-template-too-near-a-line = Die Schablone liegt mehr als 1″ von Kick-Off-Linie, Malfeld und Seiten entfernt.
refusal-not-at-the-edge = Der Ball wird außerhalb der Schablone hingelegt und berührt ihren Rand.

## Messen

refusal-measuring-is-closed = Gemessen wird nicht vorab: Bevor etwas angesagt ist, wird nichts gemessen.

## Warum Inhalt nicht gespielt werden kann; gesagt am Feld

record-another-window = diese Wirkung wird hier gespielt: { $window }
record-at-least-two = ein Teamspielzug hat mindestens zwei, oder 0 für alle, die stehen
record-to-itself = niemand passt zu sich selbst
record-one-ball = genau ein Angreifer muss den Ball haben
record-off-the-pitch = liegt außerhalb des Spielfelds
record-nobody-there = braucht mindestens einen Spieler
record-small-pitch = ein Spielfeld hat mindestens 6 mal 6 Zoll, mit den Malfeldern darin
record-no-team = es gibt kein Team „{ $team }“ für die Karte „{ $card }“
record-no-player = kein Team hat den Spieler „{ $player }“, den man verpflichten kann
record-nobody-for = niemand in diesem Team kann { $position } spielen (Bases sind höchstens { $base } mm groß)
