# Why a hint is given in DreadBall, and the odds behind it. The ids are those of coaches/dreadball/reasons.py.

dreadball-hint-strikes = A strike for { $points } in { $chance } of 100 cases.
dreadball-hint-fetches = The ball is ours in { $chance } of 100 cases.
dreadball-hint-passes = A pass to { $player }: the ball is ours in { $chance } of 100 cases.
dreadball-hint-slams = A slam on { $player }: down in { $chance } of 100 cases.
dreadball-hint-steals = A steal from { $player }: the ball is ours in { $chance } of 100 cases.
dreadball-hint-rises = Back on his feet in { $chance } of 100 cases.
dreadball-hint-carries = Carries the ball on; it stays ours in { $chance } of 100 cases.
dreadball-hint-nears = Carries the ball to where a strike is worth { $points }; it stays ours in { $chance } of 100 cases.
dreadball-hint-goes = Changes place. Hexes to the ball then: { $hexes }.
dreadball-hint-holds = Leaves things as they are.
dreadball-hint-stands = Our players stay on their feet in { $chance } of 100 cases.
dreadball-hint-faces = Opponents in front then: { $count }.
dreadball-hint-follows = Stays next to { $player }.
dreadball-hint-pushes = Drives { $player } away. Hexes to the ball then: { $hexes }.
dreadball-hint-pushes-carrier = Drives { $player } away. Hexes to the nearest bonus hex then: { $hexes }.

dreadball-odds-strike = strike { $chance } %
dreadball-odds-ours = our ball { $chance } %
dreadball-odds-theirs = their ball { $chance } %
dreadball-odds-loose = ball loose { $chance } %
dreadball-odds-fallen = we fall { $chance } %
dreadball-odds-felled = they fall { $chance } %
