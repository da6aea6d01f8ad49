# Was die Software sagt, auf Deutsch. Die Ids folgen den Arten von Ereignissen, Aktionen, Ergebnissen und Schlüssen.

## Takkure, was geschieht

event-set-taken = { $seat } nimmt { $tokens } Aktivierungsmarker.
event-activated = { $player } wird aktiviert (Marker { $activations }).
event-marked = { $player } markiert einen Lauf: { place }.
event-unmarked = { $player } nimmt die Bewegungsmarker zurück.
event-declared = { $player } sagt an: { $action }.
event-receiver-named = { $player } will zu { $receiver } passen.
event-spot-named = { $player } zielt auf eine Stelle { place }.
event-ran = { $player } läuft: jetzt { place }.
event-walked = { $player } geht: jetzt { place }.
event-displaced = { $player } macht Platz und steht { place }.
event-ball-displaced = Der Ball macht Platz und liegt { place }.
event-set-back = { $player } wird dorthin zurückgesetzt, wo die zweite Bewegung begann, { place }.
event-closed-in = { $tackler } rückt heran: jetzt { place }.
event-stood-up = { $player } wird einen AM BODEN-Marker los.
event-grounded = { $player } geht zu Boden (AM BODEN-Marker: { $ground }).
event-wounded = { $player } wird verwundet (Verwundungen: { $wounds }).
event-modified = { $player }: { $amount } ({ $source }).
event-rolled = { $player } würfelt { $faces } gegen { $characteristic } { $value }: { $verdict ->
    [critical] kritischer Erfolg
    [made] Erfolg
   *[missed] Fehlschlag
}.
event-rolled-for = { $player } würfelt { $faces } gegen { $characteristic } { $value }, { $reason }: { $verdict ->
    [critical] kritischer Erfolg
    [made] Erfolg
   *[missed] Fehlschlag
}.
reason-endurance = um den Stoß auszuhalten
reason-feet = um auf den Beinen zu bleiben
reason-reception = um den Pass zu fangen
event-came-to = { $player }, { $action }: { $result }.
event-lapsed = { $player }: { $action } wird nicht mehr gewürfelt.
event-tied = Gleichstand, es wird neu gewürfelt: { $players }.
event-thrown = { $player } wirft zu { $receiver }, { place }.
event-ball-taken = { $player } hat den Ball.
event-ball-down = Der Ball liegt frei { place }.
event-arrow-pointed = Pfeil 1 zeigt auf { $degrees }°.
event-scattered = Abweichung: { $face } gewürfelt, liegt an Pfeil { $arrow }.
event-die-shown = { $seat } hat { $face } gewürfelt; der Würfel kann wiederholt werden.
event-ground-token-removed = { $player } verliert einen AM BODEN-Marker (übrig: { $ground }).
event-tokens-removed = Bewegungs- und Aktionsmarker werden entfernt.
event-possession = Der Ball hat die Seite gewechselt: { $seat } greift an.
event-ended = Es ist zu Ende: { $ending }. Gewonnen hat: { $seat }.
event-tired = { $player } ermüdet (Ermüdung: { $fatigue } aktiv, { $inactive } inaktiv).
event-rested = { $player } erholt sich (Ermüdung: { $fatigue } aktiv, { $inactive } inaktiv).
event-sent-off = { $player } ist verletzt und verlässt das Feld.
event-injury = { $player }, { $table }: { $face }.
event-fatigued-for-good = { $player } behält einen Ermüdungsmarker für immer.
event-out-of-the-match = Für { $player } ist das Spiel vorbei.
event-action-lost = { $player } schafft { $action } nicht.
event-skill-used = { $player } setzt { $talent } ein.
event-position-skill = { $player } setzt { $skill } ein.
event-try = Versuch von { $player }! { $home } zu { $away }.
event-referee-roll = Schiedsrichterwurf: { $seat }.
event-kick-off = Kick-Off: { $seat }.
event-back = { $player } ist zurück.
event-placed = { $player } wird aufgestellt: { place }.
event-template-laid = Der Kick zielt: { place }.
event-time = Zeit { $box } ({ $home_team } { $home_side }, { $away_team } { $away_side }).
event-half = Halbzeit { $half } beginnt.
event-half-over = Halbzeit { $half } ist vorbei.
event-set-lost = { $seat } hat niemanden auf dem Feld und verliert den Satz.
event-drew = { $seat } zieht eine Karte (auf der Hand: { $cards }).
event-card-drawn = { $seat } zieht { $card }.
event-card-laid = { $seat } legt eine Karte verdeckt.
event-card-turned = { $seat } spielt { $card } für { $player }.
event-discarded = { $seat } legt { $card } ab.
event-team-play-chosen = { $seat } wählt den kombinierten Spielzug { $play }.
event-team-plays-ready = { $seat } hat die kombinierten Spielzüge gewählt.
event-team-plays-back = Beide Trainer erhalten ihre kombinierten Spielzüge zurück.
event-team-play-declared = { $seat } sagt einen kombinierten Spielzug an, verdeckt.
event-participant = { $player } nimmt am kombinierten Spielzug teil.
event-team-play-turned = { $seat } deckt den kombinierten Spielzug auf: { $play }.
event-lettered = { $player } ist { $letter }.
event-team-play-over = Der kombinierte Spielzug ist zu Ende: { $seat }.
event-spared = { $player } bleibt der Ermüdungsmarker erspart.
event-team-tokens = Teamfertigkeitsmarker, { $seat }: { $stars }.
event-honour-tokens = Ehrenmarker von { $player }: { $honour }.

# Where it was: left and right as the player’s team attacks.
place = { $across ->
    [left] links
    [right] rechts
    [left-edge] nahe der linken Seitenlinie
    [right-edge] nahe der rechten Seitenlinie
    [edge] nahe einer Seitenlinie
    [wide] weit außen
   *[middle] in der Mitte
}, { $depth ->
    [behind] hinter der Linie von { $line }
    [inches] etwa { $inches }″ vor der Linie von { $line }
    [near] nahe der Linie von { $line }
    [half] in der Hälfte von { $line }
   *[halfway] etwa auf Höhe der Mittellinie
}

## Takkure, Arten

action-nothing = nichts
action-move = BEWEGEN
action-stand-up = AUFSTEHEN
action-pass-from-the-ground = PASS VOM BODEN
action-pass = PASSEN
action-pick-up = BALL AUFNEHMEN
action-dodge = AUSWEICHEN
action-break-through = DURCHBRECHEN
action-score-a-try = EINEN VERSUCH ERZIELEN
action-pressure = UNTER DRUCK SETZEN
action-tackle = TACKLE
action-steal-loose-ball = BALL EROBERN (freier Ball)
action-steal-from-the-ground = BALL EROBERN (Ballträger am Boden)
action-steal-in-the-air = BALL EROBERN (Ball in der Luft)
action-rest = AUSRUHEN
result-fail = FEHLSCHLAG
result-cancelled = NEGIERT
result-success = ERFOLG
result-critical = KRITISCHER ERFOLG
source-range = Entfernung
source-pressure = Druck
source-from-the-ground = Pass vom Boden
source-ball-at-hand = greifbarer Ball
source-in-flight = Ball in der Luft
ending-line-reached = die Linie ist erreicht
ending-ball-stolen = der Ball ist erobert
ending-carrier-grounded = der Ballträger ist am Boden
ending-ball-on-the-ground = der Ball liegt am Boden
ending-tokens-spent = alle Marker sind verbraucht
seat-home = Heim
seat-away = Gast
seat-nobody = niemand
source-fatigue = Ermüdung
ending-try-scored = ein Versuch ist erzielt
ending-try-failed = der Versuch ist gescheitert
ending-nobody-left = ein Team hat niemanden mehr
ending-full-time = die Zeit ist um
ending-practice-over = die Übung ist zu Ende
table-common = leichte Verletzung
table-grave = schwere Verletzung
side-active = aktiv
side-inactive = inaktiv
characteristic-bac = BAL
characteristic-str = STR
characteristic-ref = REF
characteristic-int = INT
characteristic-end = END
source-card = Karte
source-team-token = Teamfertigkeitsmarker
source-team-play = kombinierter Spielzug
characteristic-bdy = BDY
