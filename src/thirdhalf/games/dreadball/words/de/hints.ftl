# Warum ein Rat in DreadBall gegeben wird, und die Chancen dahinter. Die Ids sind die von coaches/dreadball/reasons.py.

dreadball-hint-strikes = Ein Strike für { $points } in { $chance } von 100 Fällen.
dreadball-hint-fetches = Der Ball ist unser in { $chance } von 100 Fällen.
dreadball-hint-passes = Ein Pass auf { $player }: Der Ball ist unser in { $chance } von 100 Fällen.
dreadball-hint-slams = Ein Slam gegen { $player }: am Boden in { $chance } von 100 Fällen.
dreadball-hint-steals = Ein Steal gegen { $player }: Der Ball ist unser in { $chance } von 100 Fällen.
dreadball-hint-rises = Wieder auf den Beinen in { $chance } von 100 Fällen.
dreadball-hint-carries = Trägt den Ball weiter; er bleibt unser in { $chance } von 100 Fällen.
dreadball-hint-nears = Trägt den Ball dahin, wo ein Strike { $points } wert ist; er bleibt unser in { $chance } von 100 Fällen.
dreadball-hint-goes = Wechselt den Platz. Felder zum Ball dann: { $hexes }.
dreadball-hint-holds = Lässt alles, wie es ist.
dreadball-hint-stands = Unsere bleiben auf den Beinen in { $chance } von 100 Fällen.
dreadball-hint-faces = Gegner vor sich dann: { $count }.
dreadball-hint-follows = Bleibt neben { $player }.
dreadball-hint-pushes = Drängt { $player } ab. Felder zum Ball dann: { $hexes }.
dreadball-hint-pushes-carrier = Drängt { $player } ab. Felder zum nächsten Bonusfeld dann: { $hexes }.

dreadball-odds-strike = Strike { $chance } %
dreadball-odds-ours = unser Ball { $chance } %
dreadball-odds-theirs = ihr Ball { $chance } %
dreadball-odds-loose = Ball frei { $chance } %
dreadball-odds-fallen = wir fallen { $chance } %
dreadball-odds-felled = sie fallen { $chance } %
