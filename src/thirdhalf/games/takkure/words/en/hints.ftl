# Why a hint is given. The ids are those of coaches/*insight.py; chances are out of a hundred.

hint-scores = Scores a try in { $chance } of 100 cases.
hint-keeps = Keeps the ball, on one’s feet, in { $chance } of 100 cases.
hint-advances = Keeps the ball safe; the line is about { $inches }″ away afterwards.
hint-wins-ball = Takes the ball from the attack in { $chance } of 100 cases.
hint-stops = Brings the ball to the ground in { $chance } of 100 cases.
hint-covers = Holds the attack about { $inches }″ from the line; a try in { $chance } of 100 cases.
hint-gets-ball = Your side has the ball after the kick-off in { $chance } of 100 cases.
hint-holds-off = They begin about { $inches }″ from the line.

odds-try = try { $chance } %
odds-lost = ball lost { $chance } %
odds-down = down { $chance } %
odds-inches = then { $inches }″ to go
odds-ours = our ball { $chance } %
odds-theirs = their ball { $chance } %
odds-loose = ball loose { $chance } %
odds-start = { $inches }″ to the line
