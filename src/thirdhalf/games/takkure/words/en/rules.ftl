# The rulebook of Takkure in English, rule by rule, with its skills and cards. Ids follow the numbers of rulebook.toml.

## 0 First contact

rule-0-01 =
    .title = Rugby rules
    .text = A pass never goes to a player who is ahead of the passer. Only the ball carrier can be tackled, and only the
        carrier has dealings (TACKLE, DODGE, BREAK THROUGH) with defenders. A carrier on the ground cannot stand up
        while holding the ball.
rule-0-02 =
    .title = Priority
    .text = A skill, a card, a team rule, an FAQ or an expansion goes before the core rules whenever the two disagree.
rule-0-03 =
    .title = Measuring
    .text = All measures are inches. The distance between two things is the gap between the nearest points of their
        bases; moving or placing by X inches carries the leading edge, and so the centre, X inches on. Nothing is
        measured before the action that needs it has been declared: moves are measured while they are made (steps 2,
        3 and 4, dodge, kick-off), everything else in step 5. Contact is seen, not measured. With the option open
        measuring, for exercises and friendly games, this limit is lifted.
rule-0-05 =
    .title = Attack and defence
    .text = The team whose player holds the ball attacks, the other defends. A loose ball changes nothing: the attackers
        stay attackers until a defender takes the ball in hand.
rule-0-06 =
    .title = Characteristics
    .text = MOV: inches of movement, attack/defence. BaC: ball control, general/for a try. STR: strength, for TACKLE and
        BREAK THROUGH. REF: reflexes, for DODGE and for staying on one's feet. INT: intelligence, for some skills
        and cards.
        PRT: armour. BDY: bulk, the number of wounds that injures the player. END, endurance, is BDY + PRT. The base
        size is given in millimetres.
rule-0-07 =
    .title = Pitch
    .text = House values: the pitch is 16″ wide and 26″ long, with an in-goal zone 3″ deep across each end and the
        halfway line at 13″. Each team's kick-off line lies 2″ from halfway on its own side, and each team attacks
        the in-goal zone opposite its own. The ball is 20 mm across; the scatter template is a disc of radius 1.5″
        with twelve arrows, one every 30°. Pitches A and B differ only in looks. Every base stays wholly inside the
        rectangle.

## 1 First steps

rule-1-01 =
    .title = Activation
    .text = The attacking coach lays one of the four activation tokens on one of their players, carrier or not. That
        player is the active player and goes through the six steps. The remaining tokens must then be spent in the
        same way.
rule-1-02 =
    .title = The six steps
    .text = 1 first action · 2 defence · 3 movement execution · 4 second action · 5 measuring and dice · 6 token
        removal. They come in this order and none is skipped.
rule-1-03 =
    .title = First action
    .text = A standing player may MOVE. A player with a ground token may STAND UP, but not if it carries the ball; a
        grounded carrier's only first action is PASS FROM THE GROUND. Any player may also leave the step empty.
rule-1-04 =
    .title = Move as first action
    .text = The run is marked now and made in step 3. It is one straight line to the movement marker, or a straight line
        to a turn marker and another from there to the movement marker. Markers may lie at any distance: along the
        marked line the player always goes as far as its attack MOV allows and stops early only at the movement
        marker. A marker shows the point the centre of the base is to reach. Only the active player's move is
        marked.
rule-1-05 =
    .title = Defence
    .text = Every defender takes exactly one action, in the order their coach likes; each is declared and carried out,
        its move included, before the next is declared. PRESSURE, TACKLE and BALL STEAL come with a defensive move,
        STAND UP and REST without. A grounded defender can only STAND UP.
rule-1-06 =
    .title = Pressure
    .text = After its defensive move the defender presses. An attacker acting within 2″ of it takes −1 on the
        characteristic of that action, for each defender that presses; the penalties add up. What counts is the
        exact point of the action: the throw point of a pass, the first point of contact of a pick-up, for
        everything else where the player stands after step 3 (in a team play, at that moment).
rule-1-07 =
    .title = Defensive move
    .text = Declare the action first, then measure and move up to the second MOV value. Any path will do, but not
        through other bases. The action itself is settled later.
rule-1-08 =
    .title = Movement execution
    .text = The active player runs the marked line for at most its attack MOV and ignores every base on the way; its
        starting point is remembered. Where it ends it takes its place: opponents and a loose ball in the way are
        displaced (6.04). A teammate in the way is not; the run is cut back until the base fits.
rule-1-09 =
    .title = Second action
    .text = One of MOVE, PASS, PICK UP, DODGE, BREAK THROUGH or SCORE A TRY, or nothing. PASS, DODGE, BREAK THROUGH and
        SCORE A TRY need the ball. A player that stood up in step 1 and has no ground token left can only MOVE.
        After a PASS FROM THE GROUND there is no second action.
rule-1-10 =
    .title = Move as second action
    .text = Up to attack MOV by any path; other bases block the way. If a TACKLE was declared against this player, the
        place where the second move begins is remembered: should the tackle succeed, the player falls there.
rule-1-11 =
    .title = Token removal
    .text = Markers and the pressure, tackle, steal and active-player tokens are taken away. Each attacker that was not
        activated in this activation loses one ground token. A grounded player that carried the ball when the
        activation began counts as activated here.
rule-1-12 =
    .title = Tackle, declaration
    .text = Only the ball carrier can be tackled, whether it is active or not, and not while it is on the ground. Name
        the spot: where the carrier stands, or any point of the line marked in step 1. Then make the defensive move,
        ending as close to that spot as the tackler can get.
rule-1-13 =
    .title = Measuring in step 5
    .text = All distances that matter for modifiers are measured now; then the dice are rolled, in the order the
        attacking coach likes (R-27). Contacts have been plain since the end of step 3.
rule-1-14 =
    .title = Unopposed roll
    .text = Roll a D12. The roll succeeds if the die shows no more than the characteristic with its modifiers.
rule-1-15 =
    .title = Face-to-face roll
    .text = Each side rolls against its own value. If all miss, all FAIL. If one makes it, that is a SUCCESS and the
        others FAIL. If several make it, the highest die is the SUCCESS and the others are CANCELLED; tied for the
        highest, all tied are CANCELLED, and lower ones too. CANCELLED means no effect, but none of the harm of
        failing either; a defensive move already made stands.
rule-1-16 =
    .title = Modifiers
    .text = Modifiers change the characteristic before the roll. Example: BaC 7, a pass at 3″ (+2) and one presser (−1)
        make a roll against 8.
rule-1-17 =
    .title = Critical and fumble
    .text = A natural 1 is a critical: it succeeds whatever the value and beats every success that is not one; two
        criticals tie. A natural 12 is a fumble and always fails.
rule-1-18 =
    .title = Endurance
    .text = An unopposed roll against END, that is BDY + PRT. If it fails, the player takes one wound token.
rule-1-19 =
    .title = Dodge
    .text = Only for a player against whom a TACKLE was declared. Roll REF. Success: name a point, and the player goes
        as near to it as 2″ of walking allow, 4″ on a critical. Failure does no harm. The move is made once, after
        all rolls, and only if the player still stands.
rule-1-20 =
    .title = Break through
    .text = Only for a player against whom a TACKLE was declared, and it works on tacklers in contact. Roll STR.
        Success: that tackler is grounded and rolls endurance; on a critical it is grounded and takes a wound
        without a roll. Failure does no harm. A tackler that FAILED suffers its own failed tackle (1.21) as well.
rule-1-21 =
    .title = Tackle, execution
    .text = If the tackler's defensive move ended touching the carrier, or the strip the carrier's base swept in step 3,
        it rolls STR: face-to-face with DODGE, BREAK THROUGH, SCORE A TRY or a PASS thrown at or past the point of
        contact, otherwise unopposed. Without contact the tackle has failed.
        Success: the tackler is set in contact with the carrier by the shortest way, both are grounded and the carrier
        rolls endurance; on a critical the carrier takes a wound instead of rolling.
        Failure: the tackler rolls REF; if that fails too, it is grounded and rolls endurance. CANCELLED: nothing
        happens. A tackled carrier keeps the ball.

## 2 Passing

rule-2-01 =
    .title = Pass
    .text = The carrier throws to a standing teammate who is not ahead, from any point of the movement just made. Roll
        BaC, modified by the gap between the bases: up to 2″ +4, up to 4″ +2, up to 8″ 0, beyond −2; on a border the
        better one counts.
        A tackler touching the strip swept up to the throw point makes the roll face-to-face; one touched only later
        rolls its tackle unopposed after the pass.
        Success: the receiver has the ball; on a critical it may also move up to 2″. Failed unopposed, or everyone
        failing: RECEPTION roll. Failed while a defender succeeds, or CANCELLED: the ball is not thrown, there is no
        reception, and the carrier keeps it and suffers any tackle that succeeded.
rule-2-02 =
    .title = Reception
    .text = The receiver rolls BaC unopposed: up to 2″ +2, up to 4″ 0, up to 8″ −2, beyond −4. Success: it has the ball.
        Failure: the ball scatters from the receiver.
rule-2-03 =
    .title = Scatter
    .text = The template is centred on the thing that scatters, with arrow 1 pointing where the coach causing the
        scatter wants; the numbers run clockwise. Roll a D12: the thing ends up outside the template, touching it at
        the tip of that arrow.

## 3 Death box

rule-3-01 =
    .title = Grounded
    .text = A player with a ground token can only STAND UP or, if it carries the ball, PASS FROM THE GROUND. Ground
        tokens add up.
rule-3-02 =
    .title = Stand up
    .text = Takes off one ground token, without a roll. In attack it is a first action, never for the carrier; once no
        ground token is left, the player may MOVE as its second action. In defence it comes without a move.
rule-3-03 =
    .title = Pass from the ground
    .text = A first action, with the receiver named in step 1. The roll takes −2 besides the range modifier. Beyond 8″
        the ball is not thrown and the pass is CANCELLED. A BALL STEAL from the ground in contact makes the roll
        face-to-face; results are those of a PASS, critical included. There is no second action.
rule-3-04 =
    .title = Ball
    .text = The ball is in a player's hands or on the ground. On the ground it takes up space and counts, for both
        teams, as an opposing player would.
rule-3-05 =
    .title = Pick up
    .text = For attackers only. At some point of the movement just made, its start included, the player must touch the
        loose ball or the teammate holding it, standing or grounded. Roll BaC +4. Success: the player is the
        carrier. Failure: nothing changes.
rule-3-06 =
    .title = Ball steal
    .text = Declare one of three ways in step 2; it must be open at that moment. Loose ball: in contact with it, BaC +4.
        From the ground: in contact with a grounded carrier, BaC. In the air: the pass's flight, from the passer's
        base at the throw point to the receiver's base, touches the thief's base; BaC −2, always unopposed, rolled
        after the throw and before arrival. Success takes the ball; failure lets the pass go on.
        Several interceptors roll in the attacking coach's order. A standing carrier cannot be robbed. After a steal, at
        the end of the activation, the old attackers' remaining tokens are discarded and the roles change.
rule-3-07 =
    .title = Multiple face-to-face
    .text = When more than two players are involved, the active player fixes before rolling the order of the contests
        and which die meets which opponent. Each contest stands alone; opponents without a die against them roll
        unopposed. Once the active player is grounded, the rest are not rolled. A DODGE moves once only; after a
        successful PASS the remaining defenders roll unopposed.
rule-3-08 =
    .title = Melee roll
    .text = Only in two cases: more than two players, from both teams, go for a loose ball or one held by a grounded
        player; or SCORE A TRY meets several tackles. All dice are rolled at once for one winner: the best success,
        a critical above all. Those tied for best roll again. One against one is a plain face-to-face roll.

## 4 Four against four

rule-4-01 =
    .title = Fatigue
    .text = A player takes an active fatigue token the moment it gets its third activation token within one set of four,
        so it is felt at once (the fourth brings no other), and whenever a skill or card says so. If it has an
        inactive token, that one is turned active instead.
        Active tokens, effects adding up: 1, position and training skills are lost; 2, only one MOVE per activation; 3,
        −1 STR, BaC, REF and INT. Inactive tokens only take up room.
rule-4-02 =
    .title = Max fatigue
    .text = The fourth fatigue token injures the player (5.04). Active and inactive ones all count.
rule-4-03 =
    .title = Rest
    .text = In defence only. One inactive fatigue token is removed; if there is none, one active token turns inactive.
rule-4-04 =
    .title = Score a try
    .text = For a carrier whose base lies in or touches the opposing in-goal zone. Roll the second BaC value, −1 for
        each fatigue token, active or not; pressure counts. With one tackler in contact the roll is face-to-face,
        with several a melee. Success: one try. Whatever the result, a kick-off follows; a tackle that won still
        does its harm first.
rule-4-05 =
    .title = Position skills
    .text = Side Step: two dice on DODGE. Precise Pass: two dice on PASS. Onslaught: two dice on BREAK THROUGH.
        Defensive Vision: twice the defensive MOV. Expert Tackler: two dice on TACKLE.
rule-4-06 =
    .title = Multiple dice
    .text = Extra dice go into the same roll, where the best is kept (a critical, then the highest success), or against
        other opponents, or both if there are enough.
rule-4-07 =
    .title = Individual plays
    .text = The hand is secret. A card is laid face down in the window it names. When both coaches have laid down or
        passed, all are turned and the attacking coach decides which is settled first; then they are discarded.
        Whoever passes up a window waits until it comes again.
rule-4-08 =
    .title = Team plays
    .text = One token activates several players. Before it is spent, lay the card face down; your team must have a
        carrier, who is the active player A. Name the participants; step 1 marks A's move only, and in step 2 only
        the carrier can be tackled.
        The card is then turned. In step 3 all participants make their moves in any order, unmarked except A's. Steps 4
        and 5: the second actions come in the card's order, each declared, measured and rolled as it comes with the
        defenders it meets; only listed actions are possible. A failed attacking roll ends the sequence, and the coach
        may end it earlier.
        Afterwards the card is out until the next kick-off. All participants count as activated in 1.11; the token lies
        on A alone.

## 5 Practice match

rule-5-01 =
    .title = Set-up
    .text = Four players, one for each position. The individual deck is the basic cards plus the team's own, shuffled;
        draw a hand of 4. Choose 4 team plays out of the basic ones and the team's own.
rule-5-02 =
    .title = Referee roll
    .text = A fair coin toss.
rule-5-03 =
    .title = Kick-off
    .text =
        Played at the start of each half, after a try and after a failed or cancelled try roll. Who kicks: at the start
        the winner of the referee roll decides; in the second half the team that did not kick first kicks; after a try
        the coach who conceded decides; after a failed try the defending coach decides.
        1. All activation tokens go, spent or not; used team plays come back, and so do injured players who can.
        Everyone is set up standing.
        2. The kicking team stands touching its kick-off line, not over it.
        3. The receiving team stands anywhere in its own half, bases wholly inside.
        4. The kicking coach lays the template between the receivers' kick-off line and in-goal zone, all of it more
        than 1″ from both and from the sides.
        5. Every player may move up to its defensive MOV, around bases: kickers first, then receivers.
        6. A player of the kicking coach's choice rolls BaC. Success: the ball is put anywhere it fits outside the
        template, touching its edge. Failure: it scatters from the centre.
        7. Players of either team within 2″ of the ball may try to catch it, once each: BaC −2, in the receiving coach's
        order, until one succeeds.
        8. The receiving coach attacks, unless a kicker caught the ball, and takes activation tokens (6.03).
rule-5-04 =
    .title = Injury
    .text = A player whose wounds reach its present BDY, or who reaches max fatigue, is injured. It leaves the pitch,
        loses all wound and fatigue tokens except a permanent one, and rolls on the injury tables (7.01). It comes
        back at the next kick-off if the injury lets it.
rule-5-05 =
    .title = Player skills
    .text = A player's skills stand on its card. Training skills, like position skills, are lost with an active fatigue
        token; the others are innate and stay.
rule-5-06 =
    .title = Team skills
    .text = Like a player, a team has a skill of its own. It serves all players of its coach, works by tokens, and stays
        whatever befalls them. Those of the first two teams: 5.07. When tokens are spent: R-13.
rule-5-07 =
    .title = The first teams’ skills
    .text = Yamato, Unwavering Honour: a player who receives a wound also receives a skill token, for itself alone. It can be
        discarded to remove one of its ground tokens (not while it carries the ball), to turn one of its fatigue tokens,
        or to repeat one of its INT rolls.

        Teriomorphs, Superstars: each successful SCORE A TRY, TACKLE or BREAK THROUGH brings the team a token. Spend 1
        before a roll for +1, at most +3 on a roll; spend 3 to reroll a die, once per roll.

## 6 Full match

rule-6-01 =
    .title = Full match
    .text = A match has two halves. The team with more tries wins; equal tries are a draw.
rule-6-02 =
    .title = Half-time
    .text = Every player loses one fatigue token, active or inactive as its coach chooses. Team plays are chosen anew.
        Each coach may discard any individual cards and then draws up to 4.
rule-6-03 =
    .title = Time
    .text = The board runs 5-4-3-2-1-0. Each half starts with both time tokens on 5, active side up. A coach takes four
        activation tokens on becoming the attacker, or on having used all four while still attacking. Own time token
        active: turn it inactive and take them. Inactive: both time tokens go down one and turn active; then turn
        yours inactive and take them. A new set clears the activation tokens from that team's players.
        When a token reaches 0 the half is over at once, so except by kicking out a half never ends inside a set.
        Kicking the ball out: with the tokens on 1, an attacking coach who is behind on tries may end the half by saying
        so before an activation.
rule-6-04 =
    .title = Space
    .text = Bases never overlap, and movement goes around bases, grounded ones included. The active player's first
        movement is the exception: where it ends, opponents and the loose ball make room, away from the landing spot
        by the shortest way. If it lands exactly on top, or there is no one shortest way, the defending coach
        chooses. Teammates never make room.
rule-6-05 =
    .title = Repositioning
    .text = A scattered thing that does not fit goes on from arrow to arrow until it does: upwards after an even roll,
        downwards after an odd one, past 12 to 1 and past 1 to 12. Off the pitch counts as not fitting.
rule-6-06 =
    .title = Line-up
    .text = One Wing, one Scrum-Half, one Full-Back and one Forward, each a position printed on that player's card. The
        line-up is fixed before the referee roll.

## 7 Tables

rule-7-01 =
    .title = Injury tables
    .text =
        COMMON INJURIES, D12
        1: a fatigue token and a wound
        2: −1 BDY
        3: −2 INT
        4: −1 STR
        5: −1 BaC, −1 STR
        6: −1 REF, −1″ attack MOV
        7: −2 BaC
        8: a permanent fatigue token, never turned and never removed
        9: −1 STR, −1 BaC, −1 REF
        10: −2 BaC, −2 STR
        11: −2 REF, −2″/−1″ MOV
        12: roll on the grave table; no skill can change this

        GRAVE INJURIES, D12
        1: a fatigue token, and roll on the common table again (a 12 there counts)
        2–4: −3 BaC, −3 STR
        5–7: −3 REF, −3″/−2″ MOV, but not below 1″/1″
        8–10: −3 REF, −3 STR, −3 BaC, and before any action D12 ≤ BDY must succeed, or that action is lost
        11: all skills lost, innate ones too; −3 INT, −3 REF, −2 BDY
        12: out of the match

        BaC losses hit both values. A characteristic at 0 or less through injuries, PRT apart: out of the match.
        If the injured player carried the ball, it scatters from where the player stood.

## Rulings

rule-r-01 =
    .title = Nothing leaves the pitch
    .text = No base ever leaves the rectangle, by a move or by being displaced. A marked line that leads out is followed
        until the base touches the edge and ends there, turn marker or not. For scatter R-14 applies.
rule-r-02 =
    .title = Steps 1 and 4 may be left empty
    .text = Either action may be left out. Markers laid on the spot are an empty step, not a MOVE, so a player with two
        active fatigue tokens can keep its one MOVE for step 4. A grounded carrier need not pass.
rule-r-03 =
    .title = Markers are points for the base's centre
    .text = Movement and turn markers are points for the centre of the base. Tokens have no size, and the turn may have
        any angle.
rule-r-04 =
    .title = Defenders act one after the other
    .text = Each defender declares and moves before the next one declares, in their coach's order.
rule-r-05 =
    .title = What pressure touches
    .text = Pressure counts on second actions and on PASS FROM THE GROUND. It counts on no reception, catch, kick,
        endurance, REF or INT roll, and on no defender.
rule-r-06 =
    .title = As close as it can
    .text = Of all places the tackler can reach within its defensive MOV, it takes one whose base is nearest to the
        spot, to within 0.1 mm. All places that cover the spot are equal, and so are all that touch a carrier
        standing on it; among equals the coach chooses. The spot may lie beyond the tackler's reach.
rule-r-07 =
    .title = What break through and dodge need
    .text = BREAK THROUGH needs a tackler in contact, and its dice go to such tacklers only. DODGE needs no more than
        the declared tackle; with no tackler in contact it is unopposed.
rule-r-08 =
    .title = What ahead means
    .text = A receiver is ahead if its centre lies further along the direction of attack than the passer's centre at the
        throw point, inside the in-goal zone too. Level is not ahead.
rule-r-09 =
    .title = A pass before contact does not spare the tackle
    .text = A passer who throws before contact must still face the tackle roll, unopposed, after the pass.
rule-r-10 =
    .title = Several interceptors
    .text = They roll in the attacking coach's order. The first success ends it.
rule-r-11 =
    .title = What a kick-off clears
    .text = Ground tokens go. Wounds, fatigue and skill tokens stay.
rule-r-12 =
    .title = The attacking coach orders the rolls
    .text = The attacking coach sets the order of all rolls in step 5 (R-27). At a kick-off the receiving coach does.
rule-r-13 =
    .title = When team tokens are spent
    .text = Honour tokens are used at the start of any activation; for repeating an INT roll, right after that roll.
        Superstars tokens are used before or after any roll of that team, in the card windows for it.
rule-r-14 =
    .title = When the ball fits nowhere around the template
    .text = Off the pitch counts as not fitting. If the thing fits at none of the twelve arrows, it goes to the free
        place nearest to the tip of the rolled arrow.
rule-r-15 =
    .title = Centimetres of the injury table
    .text = The MOV loss of grave injury 5–7, given as 7.5/5 cm, is 3″/2″; its minimum of 2.5 cm is 1″.
rule-r-16 =
    .title = What contact is
    .text = Two bases touch if the gap between them is at most 0.1 mm.
rule-r-17 =
    .title = A tackle outlives the ball's leaving
    .text = A tackle declared on the carrier is still rolled if the ball has left that player meanwhile.
rule-r-18 =
    .title = A team without players
    .text = A team with no player to set up at a kick-off loses at once. If neither has one, the match is a draw.
rule-r-19 =
    .title = The best die is chosen for the coach
    .text = Where several dice are rolled and one is kept, the best is taken without asking.
rule-r-20 =
    .title = What is never worse is done without asking
    .text = Where an effect may be declined but declining is never better, as in 1.11 and 4.06, it simply happens.
rule-r-21 =
    .title = A receiver stands and is not ahead
    .text = Only standing teammates who are not ahead can be chosen to receive a pass.
rule-r-22 =
    .title = Bases may touch
    .text = The limit on contact in 0.01 is about dealings: TACKLE, DODGE and BREAK THROUGH. The bases of any two
        players may touch, and any active player displaces opponents.
rule-r-23 =
    .title = What is seen after step 3
    .text = From the end of step 3 everyone can see contact, who is in or at the in-goal zone and who is ahead; second
        actions these rule out are not offered. Ranges stay unknown until step 5.
rule-r-24 =
    .title = Where contact is judged
    .text = A tackler's or thief's contact is judged where its defensive move ended, or where a card put it, and for the
        ball where the ball lay then. Being displaced neither makes nor undoes it. Pressure, flight and ranges go by
        present places.
rule-r-25 =
    .title = The strip and the throw point
    .text = The trajectory is the strip the base sweeps, both ends included. A PASS is face-to-face with the tacklers
        touching the part swept up to the throw point. The 0.1 mm of R-16 is for contact only, never for ranges.
rule-r-26 =
    .title = Missed tackles come first
    .text = Tacklers without contact fail at the start of step 5 and roll REF then, whatever follows. They take part in
        no contest.
rule-r-27 =
    .title = The order of step 5
    .text = After the missed tackles, the active player's action, with all who meet it, and every other declared roll
        come in the order the attacking coach likes. The coach is asked only if there are two or more.
rule-r-28 =
    .title = No tackle on a grounded carrier
    .text = Once a carrier is grounded, active or not, tackles on it not yet rolled are CANCELLED: no roll, and no REF
        roll.
rule-r-29 =
    .title = The winner's effect, then the losers' harm
    .text = In a contest the winner's effect comes first, then the harm to those who FAILED. So a tackler that FAILS
        against a successful BREAK THROUGH is grounded and rolls endurance, then rolls REF; failing that, it takes a
        second ground token and another endurance roll.
rule-r-30 =
    .title = Making room and closing in
    .text = Whatever is displaced, and every successful tackler, goes to the nearest place where it fits, ignoring bases
        on the way and shoving nobody on. Several go in the defending coach's order, who also chooses between equal
        places. If no place in contact is free, the tackler goes as near as can be.
rule-r-31 =
    .title = Small moves walk
    .text = The moves of a DODGE, of a critical pass and of cards are walked like a second move: any way, with bases and
        the ball blocking. They may be shorter or nil, and none of them is a MOVE in 4.01.
rule-r-32 =
    .title = Standing up happens at once
    .text = STAND UP takes effect the moment it is declared, in step 1 or step 2. So does REST.
rule-r-33 =
    .title = A pick-up's contact
    .text = The contact is with the strip of the movement just made. A pick-up is no pass, so the new carrier may be
        ahead of the old one.
rule-r-34 =
    .title = When a steal is open
    .text = A way of stealing can be declared only while it is open: loose ball while the ball lies loose, from the
        ground while the carrier is grounded, in the air while an attacker holds the ball.
rule-r-35 =
    .title = When the ball has gone
    .text = A steal or pick-up whose ball has gone meanwhile is not rolled, and no harm follows. Each defensive action
        is rolled once per activation; a steal in the air, at the first pass whose flight touches the thief.
rule-r-36 =
    .title = Who opposes a pass from the ground
    .text = Only thieves from the ground who are in contact. Several are met one by one as in 3.07, not in a melee.
        Beyond 8″ the pass is CANCELLED and the thieves roll unopposed.
rule-r-37 =
    .title = The order of a pass
    .text = First the roll; if the ball is thrown, the interceptors; then arrival, or reception; last the later and
        unopposed tackles. A ball not thrown brings neither interception nor reception. The move of a critical is
        made on arrival.
rule-r-38 =
    .title = A pass with several dice
    .text = A PASS with dice against several tacklers is thrown by the first contest that throws it: a SUCCESS, or
        everyone failing, with the reception at once. Its other dice are void and the other tacklers roll unopposed.
        After CANCELLED the next die may still throw.
rule-r-39 =
    .title = Thieves whom nobody contests
    .text = Thieves after the same ball whom no attacker contests roll unopposed, one after the other, until one has it.
rule-r-40 =
    .title = Melee, dice and ties
    .text = Every player's best die counts. Beaten successes are CANCELLED, the rest FAIL. Those tied for best roll
        again with the same values and dice, as often as they tie; if all of them fail, all FAIL. Two attackers meet
        in one melee only if a card has both pick up.
rule-r-41 =
    .title = Attacker until the end of step 6
    .text = Whoever holds the ball, the old attackers remain the attackers until the end of step 6. Then a thief's team
        takes its set (6.03).
rule-r-42 =
    .title = Who counts as activated
    .text = In 1.11 only this activation counts; tokens lying on a player from earlier ones do not.
rule-r-43 =
    .title = The third token
    .text = A time phase is one set of four activation tokens. The third token's fatigue comes before step 1. If it is
        the player's fourth fatigue token, the player is injured, step 6 follows at once and the activation token is
        spent.
rule-r-44 =
    .title = The permanent fatigue token
    .text = It is active and counts in 4.01, 4.02 and 4.04. Injury, REST, half-time, cards and Honour tokens leave it as
        it is.
rule-r-45 =
    .title = What injury leaves
    .text = END uses the present BDY. An injured player's ground tokens go; its activation and skill tokens stay on its
        card. Injured at a SCORE A TRY, it may be back at the kick-off that follows.
rule-r-46 =
    .title = Who points the arrow
    .text = After a failed reception the attacking coach points arrow 1, at a kick-off the kicking coach, for an injured
        carrier the coach whose player did the harm (for fatigue, the carrier's own). Arrow 1 points in whole
        degrees. The injured player is taken off first.
rule-r-47 =
    .title = The vertebrae's roll
    .text = A player with fractured vertebrae (grave injuries 8–10) rolls BDY when an action is declared, be it first,
        second, defensive or listed on a team play. Failing loses that action only. Reception, catch, kick,
        endurance and REF are not actions.
rule-r-48 =
    .title = Injuries to BaC and MOV
    .text = An injury to BaC lowers both values. Active MOV is the attack MOV. A characteristic brought to 0 by a single
        injury also takes the player out of the match.
rule-r-49 =
    .title = What attempting a try means
    .text = SCORE A TRY needs the base in the zone or touching it after step 3. The 0.1 mm of R-16 is for bases
        and not for this line: the base’s edge must lie on it or beyond, exactly. A try counts as attempted once it is
        rolled. Step 6 is still done; then comes the kick-off, and nothing is scattered.
rule-r-50 =
    .title = Kick-off details
    .text = Exactly 2″ is within 2″, the template is no obstacle, and a coach may decline a catch. Defensive Vision,
        Quick Defence and pressure belong to the defence of an activation and do not work here. For cards the
        receiving coach counts as the attacker.
rule-r-51 =
    .title = Kicking out, and a late kick-off
    .text = Kicking out is declared before a token is spent. A kick-off that falls due while both time tokens lie
        inactive on 1 is not played: the half is over.
rule-r-52 =
    .title = A coach with nobody on the pitch
    .text = The rest of the set is lost and counts as used.
rule-r-53 =
    .title = Who takes part in a team play
    .text = Participants must stand, A included unless the card says grounded. Letters are given when the card is
        turned. In step 3 B, C and D move as in 1.08, straight or with one turn, displacing and being cut back like
        the active player.
rule-r-54 =
    .title = Rolls in a team play
    .text = Tackles on A are rolled with A's first second action, thefts with the pick-up or pass they oppose; whatever
        is left is rolled unopposed after the sequence. Only A's first second action may use A's path; otherwise a
        player acts from where it stands.
rule-r-55 =
    .title = What ends a team play
    .text = A failed action roll, a steal, or an action that cannot be made; nothing is skipped. A pass saved by its
        reception has succeeded. CANCELLED, endurance and REF rolls do not end it.
rule-r-56 =
    .title = Card windows
    .text = Before an activation · before each defensive declaration · after step 2, which is before step 3 (a team play
        is turned first) · after step 3, which is before the second action · before a roll · after a roll · when a
        fatigue token, a wound or a success falls due. In each the attacker lays down any number of cards, then the
        defender.
rule-r-57 =
    .title = Cards that change a roll
    .text = Such cards and tokens come after measuring and before dice are assigned (3.07, 4.06), once for the whole of
        a multiple roll. The after-roll window opens for each contest.
rule-r-58 =
    .title = Rerolls
    .text = A die is rerolled once at most and the new result stands. Injury tables, scatter and the referee roll are
        neither modified nor rerolled.
rule-r-59 =
    .title = Counting team tokens
    .text = Superstars counts SUCCESS only, and its tokens serve any characteristic roll of an own player, END included.
        Honour brings one token for each wound token, those from 7.01 too, even if the wound injures.
rule-r-60 =
    .title = A skill serves the action it names
    .text = A skill works for exactly that action: Precise Pass helps PASS, not PASS FROM THE GROUND.
rule-r-61 =
    .title = What is secret
    .text = Line-ups are shown at the same time. Hands, decks and the four chosen team plays are secret; discards and
        used team plays are public.
rule-r-62 =
    .title = A walk named by its end
    .text = A walk of which only the end is named goes there by the shortest way.
rule-r-63 =
    .title = When an exercise has ended
    .text = This is judged after step 6. The line is reached when the carrier stands with its base touching it or beyond
        it.
rule-r-64 =
    .title = No going back
    .text = In exercise 1 no leg of the attacker's marked or walked moves may lead back, the DODGE included.
rule-r-65 =
    .title = Twenty sets
    .text = In exercise 3 the tokens renew, but an attack that has not got there in twenty sets has been held.
rule-r-66 =
    .title = The order of missed tackles
    .text = Several tacklers that missed roll REF in the order of their numbers; none of these rolls affects another.
rule-r-67 =
    .title = What a flight touches
    .text = A pass's flight touches a defender's base if the gap is at most 0.1 mm, as in R-16.
rule-r-68 =
    .title = Equally near
    .text = Places to give way or close in to (R-30) count as equally near if their distances differ by at most 0.1 mm.
rule-r-69 =
    .title = When rest is offered
    .text = REST is open to a defender that has a fatigue token to turn or to lose.
rule-r-70 =
    .title = The spot of a carrier who is not active
    .text = A TACKLE on a carrier who is not the active player is aimed where that carrier stands.
rule-r-71 =
    .title = A good kick without room
    .text = If the ball fits nowhere at the template’s edge, looking degree by degree, a good kick scatters like a bad one.
rule-r-72 =
    .title = Four permanent tokens
    .text = A player with four permanent fatigue tokens is out of the match.
rule-r-73 =
    .title = When Cold Eye helps
    .text = COLD EYE serves every pass, a PASS FROM THE GROUND too, and ignores the presser that counts most.
rule-r-74 =
    .title = The practice match
    .text = Attack follows attack, each begun by a kick-off of the other side and ended by a try roll or a steal.
        At two tries, or after eight attacks, the roles change; then more tries wins. One attack lasts eight sets at
        most (house value).
rule-r-75 =
    .title = Cards that would do nothing
    .text = A card is offered only where it can do something: Kiai with a wound token, Spiral beyond the first range,
        Quick Defence on a standing defender, Burst on a marked move, Feint with a tackler in contact, Drawn Blade with one
        that is not, Still Water while cards are left in the deck.
rule-r-76 =
    .title = Skills that repeat a roll
    .text = Cub, Sumo and the INT repeat of Unwavering Honour come after the window that follows the roll, and
        roll only dice that have not been rolled twice.
rule-r-77 =
    .title = Blood Debt
    .text = The wound and what comes of it are settled first, then the opponent rolls endurance. A wound from that roll is no
        action’s: no Blood Debt answers it, and neither Sumo nor Sting works on it.
rule-r-78 =
    .title = Pack Hunt
    .text = The carrier marks and runs as in every team play; all standing teammates run with it.
rule-r-79 =
    .title = A team play that is not turned
    .text = If the third token injures the carrier, the team play goes back to its coach and stays available.
rule-r-80 =
    .title = When a listed action has failed
    .text = An action with dice against several opponents has failed if a contest FAILED and none succeeded; with one success
        the team play goes on.
rule-r-81 =
    .title = A price not yet paid
    .text = A player injured before step 6 pays no card’s fatigue token: its tokens go with the injury.
rule-r-82 =
    .title = The hand after the break
    .text = At half-time the hand is filled up to four cards, whether its coach has discarded any or not. It can be
        played to the letter instead: then only what was discarded is drawn again (6.02).
rule-r-83 =
    .title = Nothing told that is not measured
    .text = Where measuring is closed, hints, odds, plans and suggestions are silent until what they would speak of has
        been declared and measured. In step 5 they tell what the dice come to against the values counted up by then, and
        not how far anything is afterwards. Questions to which no distance matters are spoken of at any time. Where
        everything lies, what touches and who is ahead is for all to see (R-23).
rule-r-84 =
    .title = Nothing measured and taken back
    .text = Where measuring is closed, an answer may be taken back only as long as nothing has been measured since: no walk
        offered, no run made, no value counted up. What the computer has decided for a coach stands.
rule-r-85 =
    .title = The computer’s eye
    .text = Where measuring is closed, the computer’s coaches judge by eye what has not been measured: how far each player
        gets, and how far passes, pressure and catches reach, each off by up to 8 %. The same look judges the same as long
        as an activation lasts. A walk that is offered, contact and the lines are known as they are. The coach “random”
        looks at no distance.

## Seasons that leave marks (rules of the house)

rule-l1 =
    .title = Injuries stay
    .text = House rule, for competitions that leave marks. What a row of the injury tables (7.01) has taken away
        stays taken away after the match, until it heals. A broken rib stays too: its player begins with the permanent
        fatigue token, with two at most. Nobody who plays has a characteristic below 1 because of old injuries.
rule-l2 =
    .title = Healing
    .text = House rule. After each match of its club a player rolls a D12 for every injury it came with: a common one is
        healed by 5 or more, a grave one by 9 or more. Injuries of that match itself are rolled for after the next.
rule-l3 =
    .title = Missing matches
    .text = House rule. After a grave injury a D12 says how many matches the player misses: 1–4 one, 5–8 two, 9–12 three;
        after a severe injury twice as many. A club always has four who can play: if fewer are left, those who would
        miss least come back.
rule-l4 =
    .title = Experience
    .text = House rule. Experience is counted from what happened in a match: 4 for a try, 2 for a ball won from the
        opponents, 1 for a tackle that came off, 1 for a dodge or break through that came off.
rule-l5 =
    .title = Training
    .text = House rule. With 12, 30 and 60 of experience a player may learn a training skill each, three at most: any
        position skill, Shadow Step, Iron Gaze, Stampede, Cold Eye, Sting or Death Roll, beside what its card has. Its
        coach chooses; clubs of the computer draw by a die. Learned skills are lost with an active fatigue token, like
        all training skills (4.01).
rule-l6 =
    .title = Squads and legends
    .text = House rule. A club has the players of its team and may hire two legends of other teams, eight in all. A legend
        plays for one club of a competition at a time.
rule-l7 =
    .title = Filling the positions
    .text = House rule. Where nobody who is fit can play a position, anybody may.
rule-l8 =
    .title = Underdogs
    .text = House rule. Each club is worth 2 for every learned skill of those who play and 3 for every legend, less 1 for
        a common injury, 2 for a grave one and 2 for everybody who is missing. For every 4 that the opponents are
        worth more a coach may hold one card beyond four (5.01), two at most.
rule-l9 =
    .title = Between seasons
    .text = House rule. When the next season begins all injuries are healed, nobody misses a match and legends are free
        again. Experience and learned skills stay.

## House teams

rule-t1 =
    .title = Slipstream
    .text = House rule, the Dorikin's team skill. The team gains a token for each SUCCESS at DODGE or PASS.
        After step 2 of its attack 1 token lets the active player run 1″ further along its marked line in
        step 3, at most 2″. Before one of its defensive actions 2 tokens let that standing player move up to
        twice its defensive MOV; nothing is added to Defensive Vision.
rule-t2 =
    .title = Salvage
    .text = House rule, the Gokin-ka's team skill. The team gains a token for each wound token one of its
        players receives and for each SUCCESS at TACKLE. When a fatigue token falls due to one of its
        players, other than a permanent one, 1 token keeps it away. Before an action roll of one of its
        players 2 tokens add a die, once per roll.
rule-t3 =
    .title = Undertow
    .text = House rule, the Islanders' team skill. The team gains a token for each SUCCESS at PASS, PICK UP
        or a steal. After step 3 of the other team's attack 1 token lets one of its tacklers not in contact
        move up to 1″ towards the swept strip; contact is then judged anew. Before a PASS or PASS FROM THE
        GROUND of its own 1 token makes the range count one band better. Each player once per window.

## Positions

position-wing =
    .title = Wing
    .text = Fast and nimble, good at running into gaps and dodging.
position-scrum-half =
    .title = Scrum-Half
    .text = Reads the game and moves the ball on, with the surest passes of the team.
position-full-back =
    .title = Full-Back
    .text = The defender of the team, at its best when tackling.
position-forward =
    .title = Forward
    .text = Big and strong, made to carry the ball through the defence.

## Position skills

skill-side-step =
    .title = Side Step
    .text = Two dice on DODGE. Lost with an active fatigue token.
skill-precise-pass =
    .title = Precise Pass
    .text = Two dice on PASS, but not on PASS FROM THE GROUND. Lost with an active fatigue token.
skill-onslaught =
    .title = Onslaught
    .text = Two dice on BREAK THROUGH. Lost with an active fatigue token.
skill-defensive-vision =
    .title = Defensive Vision
    .text = Defensive moves go up to twice the defensive MOV; not at a kick-off. Lost with an active fatigue token.
skill-expert-tackler =
    .title = Expert Tackler
    .text = Two dice on TACKLE. Lost with an active fatigue token.

## Player skills, Yamato

skill-sumo =
    .title = Sumo
    .text = Training skill. Once per action, after this player's successful BREAK THROUGH or TACKLE, its coach may make
        the opponent reroll the endurance roll.
skill-shadow-step =
    .title = Shadow Step
    .text = Training skill. A successful DODGE of this player moves 1″ more. House value.
skill-two-moves-ahead =
    .title = Two Moves Ahead
    .text = Once per half, after step 2 when this player is the active player: INT roll. On a success its movement is
        marked anew. House value.
skill-iron-gaze =
    .title = Iron Gaze
    .text = Training skill. This player's pressure counts −2 instead of −1. House value.
skill-brawler =
    .title = Brawler
    .text = When its own failed TACKLE grounds this player, it makes no endurance roll. House value.
skill-cub =
    .title = Cub
    .text = Once per half, reroll a failed reception or PICK UP of this player. House value.

## Player skills, Teriomorphs

skill-stampede =
    .title = Stampede
    .text = Training skill. After a successful BREAK THROUGH this player may move up to 2″, after all rolls and if it
        still stands. House value.
skill-afterburner =
    .title = Afterburner
    .text = Once per half, +2″ on this player's MOVE as second action. House value.
skill-cold-eye =
    .title = Cold Eye
    .text = Training skill. When passing, this player ignores one presser. House value.
skill-sting =
    .title = Sting
    .text = Training skill. Whoever fails the endurance roll after this player's TACKLE also gets a fatigue token,
        unless that wound injures it. House value.
skill-not-an-inch =
    .title = Not an Inch
    .text = A tied TACKLE of this player counts as won, except in a melee. House value.
skill-death-roll =
    .title = Death Roll
    .text = Training skill. A critical TACKLE of this player wounds twice. House value.

## Team skills

skill-unwavering-honour =
    .title = Unwavering Honour
    .text = Yamato. With each wound token a player also receives a skill token for itself. At the start of any
        activation it can be discarded to remove one of the player's ground tokens (not while it carries the ball)
        or to turn one of its fatigue tokens; right after one of its INT rolls, to repeat that roll.
skill-superstars =
    .title = Superstars
    .text = Teriomorphs. The team gains a token for each SUCCESS at SCORE A TRY, TACKLE or BREAK THROUGH. Before a roll
        of one of its players 1 token gives +1, at most +3 per roll; after a roll 3 tokens reroll one die, once per
        roll.
skill-slipstream =
    .title = Slipstream
    .text = Dorikin. The team gains a token for each SUCCESS at DODGE or PASS. After step 2 of an own attack
        1 token adds 1″ to the run, at most 2″; before an own defensive action 2 tokens double that player's
        defensive move (T1). House value.
skill-salvage =
    .title = Salvage
    .text = Gokin-ka. The team gains a token for each wound of its players and each SUCCESS at TACKLE. 1
        token keeps a fatigue token away; before an action roll 2 tokens add a die, once per roll (T2).
        House value.
skill-undertow =
    .title = Undertow
    .text = Islanders. The team gains a token for each SUCCESS at PASS, PICK UP or a steal. After step 3 of
        an opposing attack 1 token moves a tackler not in contact 1″ towards the strip; before an own pass 1
        token makes the range one band better (T3). House value.

## Individual plays, basic

card-quick-defence =
    .title = Quick Defence
    .text = Before declaring a defensive action: that player has twice its defensive MOV, with no other skill that
        raises MOV. It gets a fatigue token in step 6.
card-second-wind =
    .title = Second Wind
    .text = When your player would get a fatigue token, other than a permanent one: it does not get it. House value.
card-safe-hands =
    .title = Safe Hands
    .text = Before your reception, PICK UP or kick-off catch roll: one more die. House value.
card-low-tackle =
    .title = Low Tackle
    .text = Before your TACKLE roll: +2. If it fails, there is no REF roll: the tackler is grounded and rolls endurance.
        House value.
card-iron-grip =
    .title = Iron Grip
    .text = Before a steal roll against your grounded carrier: −3 on that roll. House value.
card-burst =
    .title = Burst
    .text = Before step 3: the active player has +2″ attack MOV in step 3 and gets a fatigue token in step 6. House
        value.
card-roll-with-it =
    .title = Roll With It
    .text = Before your endurance roll: +3. House value.
card-spiral =
    .title = Spiral
    .text = Before your PASS or PASS FROM THE GROUND roll: the range counts one band better, for the reception too. The
        8″ limit of a PASS FROM THE GROUND stays. House value.
card-dig-in =
    .title = Dig In
    .text = Before your DODGE or BREAK THROUGH roll: +2. House value.

## Individual plays, Yamato

card-kiai =
    .title = Kiai
    .text = Before a STR roll of your player: +1 for each wound token on it, at most +3. House value.
card-blood-debt =
    .title = Blood Debt
    .text = When your player is wounded by an opponent's action: that opponent rolls endurance. House value.
card-drawn-blade =
    .title = Drawn Blade
    .text = After step 3: one of your tacklers not in contact moves up to 1″ towards the swept strip; bases block.
        Contact is then judged anew. House value.
card-still-water =
    .title = Still Water
    .text = Before an activation: INT roll with one of your players. On a success draw two cards, up to a hand of 4.
        House value.

## Individual plays, Teriomorphs

card-showboat =
    .title = Showboat
    .text = After your successful DODGE or SCORE A TRY: your team gains two team tokens. House value.
card-overclock =
    .title = Overclock
    .text = Before an action roll of your player: one more die. That player gets a fatigue token in step 6. House value.
card-feint =
    .title = Feint
    .text = Before your active carrier's second action: INT roll. On a success one tackler in contact has failed,
        without the REF roll, and is out of all contests. House value.
card-roar-of-the-crowd =
    .title = Roar of the Crowd
    .text = After a roll: reroll one of your dice. House value.

## Individual plays, Dorikin

card-nitro =
    .title = Nitro
    .text = Before step 3: the active player has +3″ attack MOV in step 3 and gets a fatigue token in step
        6. House value.
card-tailwind =
    .title = Tailwind
    .text = After your successful DODGE or PASS: your team gains two team tokens. House value.
card-hairpin =
    .title = Hairpin
    .text = Before your DODGE roll: one more die. House value.
card-handbrake =
    .title = Handbrake
    .text = Before declaring a defensive action: that player has twice its defensive MOV, with no other
        skill that raises MOV. House value.

## Individual plays, Gokin-ka

card-shock-absorber =
    .title = Shock Absorber
    .text = Before your endurance roll: one more die. House value.
card-hydraulics =
    .title = Hydraulics
    .text = Before your TACKLE or BREAK THROUGH roll: +3. That player gets a fatigue token in step 6. House
        value.
card-static-field =
    .title = Static Field
    .text = Before an opponent's TACKLE roll: −2 on that roll. House value.
card-magnet-hands =
    .title = Magnet Hands
    .text = Before your PICK UP or steal roll: one more die. House value.

## Individual plays, Islanders

card-riptide =
    .title = Riptide
    .text = After step 3: one of your tacklers not in contact moves up to 2″ towards the swept strip; bases
        block. Contact is then judged anew. House value.
card-second-wave =
    .title = Second Wave
    .text = After your PASS, reception, PICK UP or DODGE roll: reroll one of your dice. House value.
card-whale-song =
    .title = Whale Song
    .text = After your successful PASS, PICK UP or steal: your team gains two team tokens. House value.
card-outrigger =
    .title = Outrigger
    .text = Before your reception or kick-off catch roll: +3. House value.

## Team plays, basic

play-quick-hands =
    .title = Quick Hands
    .text = A is the carrier. Step 3: A and B move. Then A passes to B; B moves.
        House value.
play-overlap =
    .title = Overlap
    .text = A is the carrier. Step 3: A, B and C move. Then A passes to B; B passes
        to C. House value.
play-support-run =
    .title = Support Run
    .text = A is the carrier. Step 3: A and B move. Then A moves; B moves. House
        value.
play-ruck =
    .title = Ruck
    .text = A is the carrier, grounded, does nothing, and nothing is marked. Step 3:
        B moves. Then B picks up from A; B moves. House value.

## Team plays, Yamato

play-battering-ram =
    .title = Battering Ram
    .text = A is the carrier. Step 3: A and B move. Then A breaks through with one
        more die; A moves. House value.
play-crossed-swords =
    .title = Crossed Swords
    .text = A is the carrier. Step 3: A and B move. Then A passes to B with +2; A
        moves. House value.
play-wall-of-honour =
    .title = Wall of Honour
    .text = A is the carrier. Step 3: A, B and C move. Then B moves; C moves. House
        value.
play-last-stand =
    .title = Last Stand
    .text = A is the carrier. Step 3: A and B move. Then A passes to B; B scores a
        try. House value.

## Team plays, Teriomorphs

play-pack-hunt =
    .title = Pack Hunt
    .text = A is the carrier. Step 3: every standing teammate moves. House value.
play-solo =
    .title = Solo
    .text = A is the carrier. Step 3: A and B move. Then A dodges; A moves. House
        value.
play-encore =
    .title = Encore
    .text = A is the carrier. Step 3: A and B move. Then A passes to B; B passes
        back to A; A scores a try. House value.
play-highlight-reel =
    .title = Highlight Reel
    .text = A is the carrier. Step 3: A and B move. Then A breaks through with one
        more die; A passes to B. House value.

## Team plays, Dorikin

play-relay =
    .title = Relay
    .text = A is the carrier. Step 3: A and B move. Then A passes to B; A moves; B moves. House value.
play-convoy =
    .title = Convoy
    .text = A is the carrier. Step 3: A, B and C move. Then A moves; B moves; C moves. House value.
play-overtake =
    .title = Overtake
    .text = A is the carrier. Step 3: A and B move. Then A dodges with one more die; A passes to B. House
        value.
play-photo-finish =
    .title = Photo Finish
    .text = A is the carrier. Step 3: A and B move. Then A dodges; A scores a try. House value.

## Team plays, Gokin-ka

play-piston =
    .title = Piston
    .text = A is the carrier. Step 3: A and B move. Then A breaks through with +2; A moves. House value.
play-assembly-line =
    .title = Assembly Line
    .text = A is the carrier. Step 3: A, B and C move. Then A passes to B; B passes to C; C moves. House
        value.
play-ram-raid =
    .title = Ram Raid
    .text = A is the carrier. Step 3: A and B move. Then A breaks through; A scores a try. House value.
play-spare-hands =
    .title = Spare Hands
    .text = A is the carrier, grounded, does nothing, and nothing is marked. Step 3: B and C move. Then B
        picks up from A; B passes to C. House value.

## Team plays, Islanders

play-breakers =
    .title = Breakers
    .text = A is the carrier. Step 3: A, B and C move. Then A passes to B with +1; B moves; C moves. House
        value.
play-double-hull =
    .title = Double Hull
    .text = A is the carrier. Step 3: A and B move. Then A passes to B; B passes back to A; A moves. House
        value.
play-spout =
    .title = Spout
    .text = A is the carrier. Step 3: A and B move. Then A dodges; A passes to B with +1. House value.
play-landfall =
    .title = Landfall
    .text = A is the carrier. Step 3: A, B and C move. Then A passes to B; B passes to C; C scores a try.
        House value.
