# Why a hint is given. The ids are those of coaches/*insight.py; chances are out of a hundred.

hint-scores = Scores a try in { $chance } of 100 cases.
    .short = { $chance } % try
hint-touches = Touches the line, which wins, in { $chance } of 100 cases.
    .short = { $chance } % touches the line
hint-keeps = Keeps the ball, on one’s feet, in { $chance } of 100 cases.
    .short = { $chance } % keeps the ball
hint-keeps-at = Keeps the ball, on one’s feet, in { $chance } of 100 cases, and is then { $inches ->
        [0] less than 1″
       *[other] about { $inches }″
    } from the line.
    .short = { $chance } % ball kept, { $inches ->
        [0] <1
       *[other] { $inches }
    }″ to go
hint-stays-down = The ball stays ours, but on the ground.
    .short = ball stays down
hint-fetches = Gets hold of the ball, on one’s feet, in { $chance } of 100 cases.
    .short = { $chance } % gets the ball
hint-advances = Keeps the ball safe; the line is { $inches ->
        [0] less than 1″
       *[other] about { $inches }″
    } away afterwards.
    .short = keeps the ball, { $inches ->
        [0] <1
       *[other] { $inches }
    }″ to go
hint-wins-ball = Takes the ball from the attack in { $chance } of 100 cases.
    .short = { $chance } % wins the ball
hint-stops = Brings the ball to the ground in { $chance } of 100 cases.
    .short = { $chance } % stops them
hint-covers = Holds the attack { $inches ->
        [0] less than 1″
       *[other] about { $inches }″
    } from the line; a try in { $chance } of 100 cases.
    .short = holds them { $inches ->
        [0] <1
       *[other] { $inches }
    }″ out
hint-gets-ball = Your side has the ball after the kick-off in { $chance } of 100 cases.
    .short = { $chance } % our ball
hint-holds-off = They begin about { $inches }″ from the line.
    .short = they begin { $inches }″ out

odds-try = try { $chance } %
odds-lost = ball lost { $chance } %
odds-down = down { $chance } %
odds-inches = then { $inches ->
        [0] <1
       *[other] { $inches }
    }″ to go
odds-ours = our ball { $chance } %
odds-theirs = their ball { $chance } %
odds-loose = ball loose { $chance } %
odds-start = { $inches }″ to the line
