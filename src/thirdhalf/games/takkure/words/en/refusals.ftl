# Why a choice or a request is refused, in English. Ids follow the reasons given where the code refuses.

## Moves

refusal-more-than-one-turn = A move is marked by one movement marker and at most one turn marker.
refusal-too-far = The way is longer than the player may move.
refusal-too-far-by = The way is longer than the player may move, by { $by }.
refusal-something-is-in-the-way = A base or the ball is in the way.
refusal-off-the-pitch = The base would not be wholly on the pitch.
refusal-not-as-close-as-it-can-get = The tackler can get closer to the spot it named.
refusal-not-towards-the-swept-strip = The move must lead towards the strip that the carrier swept.
refusal-going-back = In this exercise the attacker may not go back.

## Places

refusal-no-room = It does not fit there: something else is too near.
refusal-off-the-marked-line = A tackle is aimed at the carrier or at a point of its marked line.
refusal-not-on-the-way-made = A pass is thrown from a point of the movement just made.
refusal-receiver-is-ahead = From there the receiver is ahead of the passer.
refusal-not-the-nearest-place = There is a nearer place.
refusal-not-the-nearest-contact = The tackler goes to one of the nearest places in contact with the carrier.

## Kick-off

refusal-not-at-the-kick-off-line = The kicking team touches its kick-off line and is not over it.
refusal-not-in-its-own-half = The receiving team is set up in its own half, with its bases wholly in it.
refusal-template-too-near-a-line = The template lies more than 1″ from the kick-off line, the in-goal zone and the sides.
refusal-not-at-the-edge = The ball is put outside the template, touching its edge.

## Measuring

refusal-measuring-is-closed = Measuring is closed: before you declare, nothing is measured.

## Why content cannot be played; said at the field

record-another-window = this effect is played here: { $window }
record-at-least-two = a team play has at least two, or 0 for everybody who stands
record-to-itself = nobody passes to itself
record-one-ball = exactly one attacker must have the ball
record-off-the-pitch = is off the pitch
record-nobody-there = needs at least one player
record-small-pitch = a pitch is at least 6 by 6 inches, with in-goal zones inside it
record-no-team = there is no team “{ $team }”, whose card “{ $card }” would be
record-no-player = no team has the player “{ $player }”, who can be hired
record-nobody-for = nobody of this team can play { $position } (bases are at most { $base } mm)
