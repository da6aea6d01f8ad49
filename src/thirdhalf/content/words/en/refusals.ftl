# Why a choice or a request is refused, in English. Ids follow the reasons given where the code refuses.

## Takkure, moves

refusal-more-than-one-turn = A move is marked by one movement marker and at most one turn marker.
refusal-too-far = The way is longer than the player may move.
refusal-something-is-in-the-way = A base or the ball is in the way.
refusal-off-the-pitch = The base would not be wholly on the pitch.
refusal-not-as-close-as-it-can-get = The tackler can get closer to the spot it named.
refusal-not-towards-the-swept-strip = The move must lead towards the strip that the carrier swept.
refusal-going-back = In this exercise the attacker may not go back.

## Takkure, places

refusal-no-room = It does not fit there: something else is too near.
refusal-off-the-marked-line = A tackle is aimed at the carrier or at a point of its marked line.
refusal-not-on-the-way-made = A pass is thrown from a point of the movement just made.
refusal-receiver-is-ahead = From there the receiver is ahead of the passer.
refusal-not-the-nearest-place = There is a nearer place.
refusal-not-the-nearest-contact = The tackler goes to one of the nearest places in contact with the carrier.

## Takkure, kick-off

refusal-not-at-the-kick-off-line = The kicking team touches its kick-off line and is not over it.
refusal-not-in-its-own-half = The receiving team is set up in its own half, with its bases wholly in it.
refusal-template-too-near-a-line = The template lies more than 1″ from the kick-off line, the in-goal zone and the sides.
refusal-not-at-the-edge = The ball is put outside the template, touching its edge.

## Any game

refusal-the-match-is-over = Nothing is asked: the match is over.
refusal-not-an-option = { $choice } is not among the options of “{ $topic }”.
refusal-no-point-of-the-table = “{ $topic }” wants one point of the table, not { $choice }.
refusal-no-points-of-the-table = “{ $topic }” wants points of the table, not { $choice }.
refusal-too-many-points = A line has at most { $most } points, not { $points }.
refusal-wrong-number-of-dice = The number of dice is { $wanted }, not { $dice }.
refusal-no-such-face = A die with { $sides } faces has no { $face }.

## The server

refusal-not-asked = You are not asked anything now.
refusal-answered-already = That question has been answered.
refusal-nothing-to-take-back = Nothing can be taken back.
refusal-no-such-coach = There is no such coach: { $why }.
refusal-nothing-to-play = The computer has nothing to play.
refusal-only-the-host = Only the host sets the pace.
refusal-spectators-do-not-play = Spectators do not play.
