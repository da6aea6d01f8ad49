# The rulebook of DreadBall in English, rule by rule. Ids follow the numbers of rulebook.toml.

## D2 Configuration

rule-d2 =
    .title = Configuration
    .text = What the coaches agree on before a match: rushes (14), tokensPerRush (5), maxTokensPerPlayer (2), maxOnPitch
        (6), landslide (7), explodingSixes (no), passEndsRush (yes), throwBlocking (no), saveOnCatch (no),
        suddenDeathCap (14) and scatterCap (50). In brackets the values of the sheet.
rule-d2-1 =
    .title = Preset full-like
    .text = Closer to the published game: explodingSixes, throwBlocking and saveOnCatch on, passEndsRush off.
rule-d2-2 =
    .title = Preset demo
    .text = A short game: five players a side, three tokens a rush, six rushes.

## D3 Pitch

rule-d3-1 =
    .title = A hex pitch
    .text = The pitch is a grid of hexes, one hexagon stretched lengthwise.
rule-d3-2 =
    .title = Six corners
    .text = Exactly six hexes have three sides on the wall; the long walls run along rows of hexes.
rule-d3-3 =
    .title = Three zones a half
    .text = Each half holds three strike zones: two beside its middle and nearer the centre line, one central and
        further back.
rule-d3-4 =
    .title = Nine hexes a zone
    .text = A zone has nine hexes with one sticking out at each end: the strike hex furthest from the centre of the
        pitch, the bonus hex nearest to it.
rule-d3-5 =
    .title = Four from bonus to strike
    .text = From the bonus hex to the strike hex it is four hexes, the longest strike there is.
rule-d3-6 =
    .title = The launch line
    .text = New balls come along the centre line, over five marked hexes two rows apart.
rule-d3-7 =
    .title = Benches
    .text = Each team's bench lies outside the pitch, behind its entry hex.
rule-d3-8 =
    .title = Coordinates
    .text = A hex is written q r. Rows of equal r run from west to east along the pitch, and r grows southwards; hexes
        are pointed at the top.
rule-d3-9 =
    .title = Hexes of the pitch
    .text = A hex is on the pitch if q and q+r lie between -11 and 11 and r between -5 and 5: 223 hexes.
rule-d3-10 =
    .title = Directions
    .text = Clockwise: E, SE, SW, W, NW, NE.
rule-d3-11 =
    .title = Distance
    .text = The distance of two hexes is the number of steps from one to the other.
rule-d3-12 =
    .title = Halves
    .text = A hex belongs to the west half if 2q+r is below zero, to the east half if above. The five hexes with zero
        are the launch line and belong to neither.
rule-d3-13 =
    .title = Launch hexes
    .text = From north to south: 2 -4, 1 -2, 0 0, -1 2, -2 4.
rule-d3-14 =
    .title = Turning round
    .text = Turned by 180 degrees the pitch is the same, with the teams swapped.
rule-d3-15 =
    .title = Who defends what
    .text = The team that begins defends the west and scores in the east; the other the reverse.
rule-d3-16 =
    .title = Entry hexes
    .text = The west team enters on -9 -2, the east team on 9 2.
rule-d3-17 =
    .title = Corners and edges
    .text = The six corners have three outer sides, the other 48 edge hexes exactly two, next to each other.
rule-d3-18 =
    .title = One player a hex
    .text = A hex holds one player at most, standing or prone, and nobody may enter an occupied one.
rule-d3-19 =
    .title = Marked hexes are ordinary
    .text = Players may move over and stand on zone, strike, bonus and launch hexes like on any other.

## D4 Facing, threat, arcs

rule-d4-1 =
    .title = Facing
    .text = A standing player faces one of the six neighbouring hexes. A prone player faces nowhere.
rule-d4-2 =
    .title = Threat hexes
    .text = A standing player threatens the hex in front of him and the two beside it.
rule-d4-3 =
    .title = Who threatens nothing
    .text = Players who are prone, on the bench or out of play threaten nothing.
rule-d4-4 =
    .title = Front arc
    .text = The front half of the pitch as the player faces, the line through his sides included.
rule-d4-5 =
    .title = From the front
    .text = An attack comes from the front if the attacker stands in one of the target's threat hexes.
rule-d4-6 =
    .title = Threat penalty
    .text = Each opponent who threatens the tested hex costs a die, two at most.
rule-d4-7 =
    .title = The tested hex
    .text = For Dash and Evade the hex that is left, for every other test the hex the player is in.
rule-d4-8 =
    .title = Opponents in a contest
    .text = In a contest each side ignores the other when threats are counted.
rule-d4-9 =
    .title = Armour knows no threats
    .text = Threats do not count in Armour checks.
rule-d4-10 =
    .title = Turning to face
    .text = Adjacent players who turn to face each take the direction of the other.

## D5 Teams

rule-d5-1 =
    .title = Stats
    .text = Move is in hexes. Strength, Speed, Skill and Armour say what a die must show at least: 4+ is a success on 4,
        5 or 6.
rule-d5-2 =
    .title = Squads
    .text = A squad has eight players. Veer-myn: two Guards, six Strikers. Forgefathers: three Guards, three Jacks, two
        Strikers.
rule-d5-3 =
    .title = Numbers
    .text = Players are numbered 1 to 8 in the order Guards, Jacks, Strikers.
rule-d5-4 =
    .title = No abilities
    .text = Players have no special abilities; the Forgefather Guards' Steady is not used.
rule-d5-5 =
    .title = Who may do what
    .text = Everyone may Run, Sprint, Dash, Evade, Dodge, check Armour and Stand Up. Strikers and Jacks may Pick Up,
        Throw, Catch and Steal; Jacks and Guards may Slam and Slamback.

## D6 Set-up

rule-d6-1 =
    .title = The toss
    .text = Each coach rolls a die, ties again. The higher plays from west to east and takes the odd rushes.
rule-d6-2 =
    .title = Setting up
    .text = First the coach who begins, then the other, places up to six players on empty hexes of his half, any facing.
        The others go to the bench. The launch line stays free.
rule-d6-3 =
    .title = At the start
    .text = The score is 0, no rush has been played, and the ball is out of play.
rule-d6-4 =
    .title = Standard formation
    .text = Players 1 to 6 on -1 0, 0 -2, -2 2, -4 0, -2 -3 and -5 3, all facing forwards; turned round for the east.

## D7 Rush

rule-d7 =
    .title = The rush
    .text = 1. The rush marker moves on. 2. If no ball is in play, one is launched. 3. Actions. 4. The rushing team's
        out-of-play players advance.
rule-d7-1 =
    .title = Tokens
    .text = The rushing coach has five tokens. Each goes on one player, who performs one action; it is played to its end
        before the next. Nothing needs to be planned ahead.
rule-d7-2 =
    .title = Two for one player
    .text = No player takes more than two tokens in a rush.
rule-d7-3 =
    .title = Free actions
    .text = A free action costs no token and does not count as one. Any number may occur.
rule-d7-4 =
    .title = What a token can do
    .text = A standing player may Run, Sprint, Slam, Steal or Throw as his role allows. A prone one may only Stand Up.
        One on the bench may enter.
rule-d7-5 =
    .title = Ending early
    .text = The coach may end his actions before the tokens are used.
rule-d7-6 =
    .title = Out of players
    .text = The rush is over when no player can receive a token.
rule-d7-7 =
    .title = Nobody on the pitch
    .text = A team with nobody on the pitch still takes its rushes.
rule-d7-8 =
    .title = Scope
    .text = Each action counts on its own what was moved, whether he sprinted, who was adjacent, and the Dashes and
        Evades so far.

## D8 Dice tests

rule-d8-1 =
    .title = The pool
    .text = Three dice, unless the action says otherwise, and the modifiers.
rule-d8-2 =
    .title = Modifiers
    .text = They change the number of dice, never the stat.
rule-d8-3 =
    .title = Successes
    .text = Each die equal to or above the stat is one success.
rule-d8-4 =
    .title = No dice
    .text = A pool of zero or less rolls no dice and has no successes.
rule-d8-5 =
    .title = Kinds of tests
    .text = (1): one success is enough. (x): both sides roll, more successes win, equal is a draw. (123): the n-th such
        test in an action needs n successes.
rule-d8-6 =
    .title = Doubles
    .text = In a contest the winner doubles with at least twice the loser's successes; against none any win is a double.
        In (1) tests it is two successes.
rule-d8-7 =
    .title = Exploding sixes
    .text = As an option each 6 in a test is a success and adds a die, again and again. Launch and scatter dice never
        do.
rule-d8-8 =
    .title = Chances
    .text = A die succeeds at 3+ in four cases of six, at 4+ in three, at 5+ in two.

## D9 Movement

rule-d9-1 =
    .title = Run
    .text = Up to Move hexes, each into an adjacent empty one; turning is free.
rule-d9-2 =
    .title = Facing in a Run
    .text = After each step he faces the way he went; at the end he may face any way. Turning on the spot is a Run too.
rule-d9-3 =
    .title = Sprint
    .text = Twice Move in points: one for a hex straight ahead, one for a turn by 60 degrees. There is no free turn at
        the end.
rule-d9-4 =
    .title = Dash
    .text = When all points are spent he may take one more, at once, and then tests. He may go on like that.
rule-d9-5 =
    .title = Dash test
    .text = Three dice, Speed (123), less the threats on the hex left, one more for a Striker.
rule-d9-6 =
    .title = Failed Dash
    .text = With too few successes he falls over where he is, and the action is over.
rule-d9-7 =
    .title = Where Dash is allowed
    .text = After any Run, also that of a Slam, Steal or Throw, and after a Sprint. Not after a Jack's single hex.
rule-d9-8 =
    .title = Evade
    .text = Whoever leaves a threatened hex by his own movement tests once for that step, after moving. Pushes,
        follow-ups and the Dodge move need none.
rule-d9-9 =
    .title = Evade test
    .text = Three dice, Speed (123), less the threats on the hex left, one more for a Striker.
rule-d9-10 =
    .title = Failed Evade
    .text = With too few successes he falls over in the hex he has moved to, and the action is over.
rule-d9-11 =
    .title = Turning is safe
    .text = Turning on the spot needs no Evade.
rule-d9-12 =
    .title = One step, several tests
    .text = Evade first, then Dash, then Pick Up. A failure cancels what would follow.
rule-d9-13 =
    .title = Falling does not hurt
    .text = A fall needs no Armour check.
rule-d9-14 =
    .title = Falling with the ball
    .text = A carrier who falls loses the ball: it scatters from his hex, and his team's rush ends.
rule-d9-15 =
    .title = Falling on the ball
    .text = Whoever falls on a loose ball makes it scatter. That is no drop.

## D10 The ball

rule-d10-1 =
    .title = Where the ball is
    .text = Out of play, loose on a hex, or held by a standing Striker or Jack.
rule-d10-2 =
    .title = Who never holds it
    .text = Guards and prone players.
rule-d10-3 =
    .title = Carrying
    .text = The ball moves with its carrier, also when he is pushed. Being knocked down makes him lose it.
rule-d10-4 =
    .title = Launch
    .text = One die counts the launch hexes from the rushing coach's left: from the north for the west team, from the
        south for the east. On 1 to 5 the ball stops there.
rule-d10-5 =
    .title = Launch of 6
    .text = It crosses the line and ricochets off the far wall; on a second die 1 to 3 it stops on the wall hex on the
        rushing coach's side of the axis, on 4 to 6 on the other.
rule-d10-5a =
    .title = Players on the launch line
    .text = The ball passes the launch hexes in order. The first standing player on its way is hit, and it goes no
        further.
rule-d10-5b =
    .title = Prone on the launch line
    .text = It passes over prone players; stopping on one it scatters.
rule-d10-5c =
    .title = Where it comes from
    .text = For catching, a launched ball comes from the side from which it was launched.
rule-d10-5d =
    .title = Dropping the launch
    .text = If the rushing team fails a Catch in the launch, the rush ends before any action.
rule-d10-6 =
    .title = Scatter
    .text = One die for the direction (1 E, then clockwise to 6 NE), one for the distance.
rule-d10-7 =
    .title = On its way
    .text = The ball moves hex by hex. Its first hex does not count, and walls cost no distance.
rule-d10-8 =
    .title = Walls
    .text = It is mirrored by a straight wall and comes straight back out of a corner, also when it starts there.
rule-d10-9 =
    .title = Hitting a player
    .text = At a standing player the ball stops. A Striker or Jack whom it reaches from the front must try to Catch it
        with no dice but his modifiers. Otherwise, or if he fails, it scatters again from there.
rule-d10-10 =
    .title = Over prone players
    .text = They do not stop the ball. If it ends on one it scatters again.
rule-d10-11 =
    .title = Lying loose
    .text = On an empty hex it lies until someone enters it.
rule-d10-12 =
    .title = Endless scatter
    .text = After scatterCap legs the ball is laid on the nearest empty hex.
rule-d10-13 =
    .title = Moving onto the ball
    .text = A standing Striker or Jack who enters its hex in whatever way must try to pick it up at once.
rule-d10-14 =
    .title = Guards and the ball
    .text = A Guard who enters its hex makes it scatter. That is no failed Pick Up, and he may move on.

## D11 Pick Up

rule-d11-1 =
    .title = Pick Up
    .text = Three dice, Skill (1), less threats, one less after a Sprint, one more for a Striker.
rule-d11-2 =
    .title = Pick Up results
    .text = None: the ball scatters, and his team's rush ends. One: he has the ball and his action ends. Two or more:
        then he may take a free Run or Throw.
rule-d11-3 =
    .title = Picking up out of turn
    .text = Pushed onto the ball, a player tests in the same way; a failure ends the rush only if it is his team's.

## D12 Slam, Steal and reactions

rule-d12-1 =
    .title = Moving to attack
    .text = First he may move: a Run for a Guard's Slam and a Striker's Steal, one hex for a Jack. If he falls or takes
        the ball the action is over.
rule-d12-2 =
    .title = The target
    .text = He turns freely; a standing opponent in one of his threat hexes, for a Steal the carrier.
rule-d12-3 =
    .title = The reaction
    .text = Before any dice the defending coach picks Slamback, for a Jack or Guard attacked from the front, or Dodge.
        Slam and Slamback roll Strength, Steal Skill, Dodge Speed, three dice each.
rule-d12-4 =
    .title = Moving next to
    .text = A Slam has one more die if he moved this action and was not adjacent to the target before.
rule-d12-5 =
    .title = Doubled Dodge
    .text = The dodger may move to any adjacent empty hex without Evade and face any way; the attacker faces the hex he
        left. If he stays both face each other.
rule-d12-6 =
    .title = Steal results
    .text = Won: the ball scatters from the target. Doubled: the thief has it. Nobody turns, and the rush goes on.
rule-d12-7 =
    .title = After the contest
    .text = The action ends.
rule-d12-8 =
    .title = No target
    .text = Without a target, or if the coach declines, the action ends and the token is spent.

## D13 Push back, knock down, armour

rule-d13-1 =
    .title = Push back
    .text = The winner's coach picks one of the three hexes behind the loser that is on the pitch and empty.
rule-d13-2 =
    .title = Nowhere to go
    .text = If there is none the loser stays.
rule-d13-3 =
    .title = Follow up
    .text = If the loser moved, the winner may take the hex he left, without Evade.
rule-d13-4 =
    .title = Only one is pushed
    .text = Nobody is pushed off the pitch, and nobody pushes others along.
rule-d13-5 =
    .title = Order
    .text = Push, follow-up, facing; after a double knock down, Armour, removal, scatter of his ball; then Pick Ups for
        loser and winner. Who is knocked down onto the ball makes it scatter.
rule-d13-6 =
    .title = Facing after a push
    .text = Both face the hex the loser left, or each other if they are adjacent.
rule-d13-7 =
    .title = Knock down
    .text = After a double the loser is prone and loses the ball.
rule-d13-8 =
    .title = Hits
    .text = As many as the winner has more successes.
rule-d13-9 =
    .title = Armour check
    .text = Three dice, Armour, one more for a Guard. Each success takes a hit away.
rule-d13-10 =
    .title = Hits left
    .text = With hits left he is out of play for that many turns; with none he stays prone on the pitch.
rule-d13-11 =
    .title = Nobody dies
    .text = Many hits only mean many turns.

## D14 Throw, Strike, Catch

rule-d14-1 =
    .title = Who can throw
    .text = The thrower holds the ball when the action begins.
rule-d14-2 =
    .title = Moving to throw
    .text = First he may move: a Run for a Striker, one hex for a Jack, and turn freely.
rule-d14-3 =
    .title = Range
    .text = The target must be in his front arc. Three dice at 1 to 3 hexes, two at 4 to 6, one at 7 to 9; further is
        not allowed.
rule-d14-4 =
    .title = Throw test
    .text = Skill (1), less threats, one less if he moved, one less at a strike hex, one more for a Striker. Turning is
        not moving.
rule-d14-5 =
    .title = Pass
    .text = To a standing team-mate, Striker or Jack, who has the thrower in his own front arc.
rule-d14-6 =
    .title = Strike
    .text = From a zone his team attacks to its strike hex; a player standing there does not matter.
rule-d14-7 =
    .title = Blocked throws
    .text = As an option no throw may cross a standing player, nor pass exactly between two.
rule-d14-8 =
    .title = Throw results
    .text = A strike with a success scores. Without, the ball scatters from the strike hex, unless a team-mate there who
        sees the thrower catches it. A pass must be caught, with as many dice as it had successes.
rule-d14-9 =
    .title = Catch
    .text = Skill (1), less threats, one more for a Striker. None: the ball scatters from him. One: he has it. Two or
        more: and he may take a free Run or Throw.
rule-d14-10 =
    .title = Catching is a must
    .text = Whoever is hit by a loose ball must try, in either team.
rule-d14-11 =
    .title = Failed Catch
    .text = If his team is rushing it is a drop.
rule-d14-12 =
    .title = Catching does not turn
    .text = The catcher faces as before.
rule-d14-13 =
    .title = Keeping the ball
    .text = Without a target, or if the coach declines, he keeps the ball; nothing was thrown.

## D15 Stand Up

rule-d15-1 =
    .title = Stand Up
    .text = Three dice, Speed (1), less threats, one more for a Striker.
rule-d15-2 =
    .title = Stand Up results
    .text = None: he stays down. One: he stands, facing any way. Two or more: then one free action other than a Sprint.
rule-d15-3 =
    .title = Declining
    .text = The free action may be declined.

## D16 Bench, entry, out of play

rule-d16-1 =
    .title = Entering
    .text = A benched player may get a token if fewer than maxOnPitch of his team are on the pitch and its entry hex is
        empty: for a Run, Sprint, Slam or Steal.
rule-d16-2 =
    .title = The entry hex
    .text = It is the first hex of his movement, and he may face any way there. A Jack's Slam or Steal reaches no
        further.
rule-d16-3 =
    .title = Ball on the entry hex
    .text = He tests to pick it up as usual.
rule-d16-4 =
    .title = Leaving
    .text = From his entry hex a player without the ball may go to the bench for one point; his action ends. If the hex
        is threatened he must Evade first, or he falls there.
rule-d16-5 =
    .title = Out of play
    .text = At the end of each rush of his team an out-of-play player has missed one turn, but not in the rush in which
        he was hurt. After the last he is on the bench.
rule-d16-6 =
    .title = His place
    .text = He is off the pitch and frees a place.

## D17 Scoring and end

rule-d17-1 =
    .title = Value of a strike
    .text = The zone's value, 1 beside and 3 at the rear, and one more from its bonus hex.
rule-d17-2 =
    .title = The score
    .text = One number: home's points are added, away's subtracted.
rule-d17-3 =
    .title = After a strike
    .text = The ball leaves play and the scorers' rush ends; the next rush launches a new one.
rule-d17-4 =
    .title = Strike in the other's rush
    .text = If that rush is not ending, a new ball is launched at once and it goes on.
rule-d17-5 =
    .title = Landslide
    .text = A lead of seven wins at once.
rule-d17-6 =
    .title = Full time
    .text = After the last rush the leader wins. A level score goes to sudden death.
rule-d17-7 =
    .title = Sudden death
    .text = Rushes go on, nobody may enter, the first strike wins, and a team with nobody left on the pitch loses. After
        suddenDeathCap rushes it is a draw.

## D18 Ending the rush

rule-d18-1 =
    .title = What ends a rush
    .text = No tokens left, no player to use one, a throw by the rushing team, a drop by it, or a Pick Up it fails.
rule-d18-2 =
    .title = When it ends
    .text = What is going on is completed first; then unused tokens are lost.
rule-d18-3 =
    .title = Free actions at the end
    .text = A free action earned by a Catch is played although the pass ends the rush.
rule-d18-4 =
    .title = The other team
    .text = Nothing it does ends the rush by itself.
rule-d18-5 =
    .title = Free actions of the other team
    .text = It may earn them too; they are played at once.
rule-d18-6 =
    .title = Saving the rush
    .text = As an option a drop or a failed Pick Up does not end the rush if a rushing player holds the ball when all is
        done.

## D19 For an engine

rule-d19-1 =
    .title = Order of dice
    .text = The actor's pool, the reaction's, Armour, scatter direction and distance, Catches and Pick Ups where they
        arise. Extra dice follow the whole pool.
rule-d19-2 =
    .title = What coaches decide
    .text = Token and action, every step, Dash or stop, facings, reaction, push, follow-up, Dodge move, throw, free
        action, and the end of the rush.
rule-d19-3 =
    .title = Step by step
    .text = Movement is decided step by step, since a test may stop it.

## D20 Modifiers

rule-d20 =
    .title = Modifiers
    .text = Strikers have one more die but for Slam, Slamback and Armour, where Guards have. Threats cost up to two, but
        not in Armour checks. Having sprinted costs one to pick up; having moved, and the strike hex, one each to
        throw; moving next to the target adds one to a Slam.

## Rulings

rule-a1 =
    .title = Every pass ends the rush
    .text = The sheet names throwing without exception. The switch passEndsRush changes it.
rule-a2 =
    .title = Sixes do not explode
    .text = The sheet describes the whole roll without it. The switch explodingSixes changes it.
rule-a3 =
    .title = No minimum of dice
    .text = Zero dice fail; otherwise a Catch without dice would mean nothing.
rule-a4 =
    .title = Dash and Evade get harder
    .text = The heading (123) governs; the row's one success is that of the first test.
rule-a5 =
    .title = Two counters
    .text = Dash and Evade are counted apart, in each action anew.
rule-a6 =
    .title = Won Dodge
    .text = Both face each other, as after a draw.
rule-a7 =
    .title = Hurt in one's own rush
    .text = That rush does not count as a turn missed.
rule-a8 =
    .title = Dropped and caught again
    .text = The rush ends all the same. The switch saveOnCatch changes it.
rule-a9 =
    .title = Players do not block throws
    .text = The sheet asks for front arc and range only. The switch throwBlocking changes it.
rule-a10 =
    .title = Size of the pitch
    .text = 23 by 11 hexes; only its shape is known.
rule-a11 =
    .title = Shape of a zone
    .text = A flower of seven hexes with a tip at both ends, lengthwise.
rule-a12 =
    .title = The target is no threat
    .text = Neither side of a contest counts as a threat to the other. The reading threats changes it: every enemy threat
        counts.
rule-a13 =
    .title = Whose players advance
    .text = Only those of the team whose rush it was.
rule-a14 =
    .title = Turning is not moving
    .text = It costs no die in a Throw.
rule-a15 =
    .title = Walking round the target
    .text = Whoever was adjacent before gains nothing by moving.
rule-a16 =
    .title = Carriers may Slam
    .text = A Jack with the ball may Slam.
rule-a17 =
    .title = Pushed with the ball
    .text = A carrier who is only pushed keeps it.
rule-a18 =
    .title = Failed Catch of any ball
    .text = A launched or scattered ball that a rushing player fails to catch is a drop.
rule-a19 =
    .title = The side line is in front
    .text = The line through a player's sides belongs to his front arc.
rule-a20 =
    .title = One entry hex
    .text = Each team has one.
rule-a21 =
    .title = Direction 1
    .text = It is always east.
rule-a22 =
    .title = Where the ricochet stops
    .text = On the wall hex on the side that was rolled.
rule-a23 =
    .title = No strike from the strike hex
    .text = Its range would be zero.
rule-a24 =
    .title = Slamback against a Steal
    .text = It pushes and knocks down as against a Slam, with hits and Armour check.
rule-a25 =
    .title = Actions that can come to something
    .text = A Steal may be chosen only while an opponent holds the ball, a Slam only while an opponent stands on the
        pitch.
rule-a26 =
    .title = When a movement is over
    .text = A Pick Up ends the action, done or failed, without a free turn. A Guard whose scattered ball has just doomed
        his own rush stops too.
rule-a27 =
    .title = Nobody left on either side
    .text = If in sudden death neither team has a player on the pitch it is a draw.
rule-a28 =
    .title = Strikes always end the rush
    .text = Where passes do not end the rush, a throw at a strike hex does, scored or not.
rule-a29 =
    .title = The toss decides sides, not seats
    .text = Home and away stay the names of the seats. Whoever wins the toss plays from west to east and takes the odd
        rushes; the score is counted from the home seat.
rule-a30 =
    .title = No Dash off the pitch
    .text = Leaving to the bench is paid with an ordinary point, never with a Dash.
rule-a31 =
    .title = A lesson has a goal
    .text = A lesson is over as soon as its goal is reached, between two actions. If its rush ends before that, the goal is missed.
rule-a32 =
    .title = The receiver looks for the ball
    .text = The sheet asks only that the target be in the thrower's front arc. As in the full game, the receiver of a
        pass must have the thrower in his own. The reading receivers changes it: he may face anywhere.

## Seasons that leave marks (rules of the house)

rule-dl1 =
    .title = Badly hurt
    .text = House rule, for competitions that leave marks. Who is put out for two turns or more (D13.10) misses matches: a
        die of 1–3 one, 4–5 two, 6 three.
rule-dl2 =
    .title = Reserves
    .text = House rule. For who misses a match a reserve of the same role plays, with the values of the sheet. Nothing
        else stays, and nobody is hired.
rule-dl3 =
    .title = Experience
    .text = House rule. Experience is counted from what happened in a match: 1 for every point, 1 for every opponent
        knocked down, 2 for every one put out, 1 for a ball won from the opponents.
rule-dl4 =
    .title = Training
    .text = House rule. With 8, 20 and 40 of experience a player may learn once each to be one better in Strength, Speed,
        Skill or Armour, three of them at most and 2+ at best.
rule-dl5 =
    .title = Between seasons
    .text = House rule. When the next season begins everybody is back. Experience and lessons stay.
rule-dl6 =
    .title = Head start
    .text = House rule, by option. The weaker team begins with points: as many as its handicap is above the other's
        (Forgefathers 4, Clockworks 2, Veer-myn and Marshlords 0). In competitions that leave marks a club begins with one
        more for every four lessons that the other club's players have had beyond its own, three at most. Nobody begins
        with a landslide.
