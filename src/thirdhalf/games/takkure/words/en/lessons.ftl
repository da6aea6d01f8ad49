# What Tackly says in the exercises, in English. Ids are those of web/src/games/takkure/lessons.ts; `step` says what to do now.

## What each exercise is about

lesson-goal-1 =
    .title = First steps
    .text = Four tokens, four runs, never backwards. The defender will come for you.
    .attack = Touch the bright line with the ball: that wins.
    .defence = Bring the runner down, or hold out for four tokens.
lesson-goal-2 =
    .title = Passing
    .text = Draw the defender to one player and give the ball to the other. Never forwards: the receiver may not be ahead.
    .attack = Touch the line with the ball. It must not drop.
    .defence = Bring the carrier down, or make them drop the ball.
lesson-goal-3 =
    .title = Death box
    .text = Three against three in a small box. Players fall, balls roll loose. Tokens come back as long as you keep the ball.
    .attack = Touch the line before the ball is stolen.
    .defence = Steal the ball before they touch the line.
lesson-goal-4 =
    .title = Four against four
    .text = Whole teams, with position skills, fatigue and cards. To touch the line is not enough any more: the ball must be put down.
    .attack = Score a try: put the ball down behind the line.
    .defence = Steal the ball, or spoil the try.
lesson-goal-5 =
    .title = Practice match
    .text = Attacks begin with a kick-off, players can be injured, teams have a skill. After two tries the roles change; there is no clock.
    .attack = Score more tries than the others.
    .defence = Score more tries than the others.
lesson-goal-6 =
    .title = Full match
    .text = Everything, and the time board: two halves, each until a time token reaches 0. I only speak up when something is new.
    .attack = Score more tries than the others.
    .defence = Score more tries than the others.

## The six steps of an activation

lesson-player =
    .title = Spend a token
    .text = A token activates one of your players, with the ball or without. Only this player runs now. A third token
        in the same set tires a player once fatigue counts.
    .step = Choose a player: a tap on the pitch will do.
lesson-first-action =
    .title = Announce a run
    .text = The defence sees it and reacts before you move.
    .step = Choose { action-move }.
lesson-mark =
    .title = Mark the run
    .text = A straight line, with one turn if you like, as far as the dotted circle.
    .step = Tap the ringed spot, then confirm.
lesson-tackle-seen =
    .title = A tackle!
    .text = The defender ran for your line. Where you touch, the dice decide.
lesson-ran =
    .title = Step 3: the run
    .text = Now the player runs the marked line. Nobody in the way stops it: opponents where it lands are shoved aside. The
        strip its base has swept is what tacklers must touch.
lesson-second-action =
    .title = One thing more
    .text = After its run a player may do one more thing.
    .step = Choose one; “?” weighs them.
lesson-second-move =
    .title = Move again
    .text = It goes at once, any way around the others.
    .step = Tap the ringed spot, then confirm.
lesson-dodge =
    .title = Dodge
    .text = { characteristic-ref } (reflexes) against the tackler. Win, and you step 2″ aside. To fail does no harm by itself.
lesson-break-through =
    .title = Break through
    .text = { characteristic-str } (strength) against { characteristic-str }. Win, and the tackler goes down.
lesson-broke-through =
    .title = Shoulder to shoulder
    .text = A tackler that you beat lies on the ground and rolls endurance. Where several touch you, each is met by itself, and you
        say where your dice go.
lesson-dodge-move =
    .title = Step aside
    .text = It worked.
    .step = Tap a place in the circle, then confirm.
lesson-rolled =
    .title = The dice
    .text = A D12: at most the value is a success. The value stands beside the die, with its reasons.
lesson-face-to-face =
    .title = Face to face
    .text = Both rolled. A lone success wins; of two the higher die.
lesson-cancelled =
    .title = { result-cancelled }
    .text = A good roll, but another was better, or equal: nothing happens.
lesson-critical =
    .title = A natural 1
    .text = It beats everything but another 1, and does more. A 12 always fails.
lesson-grounded =
    .title = On the ground
    .text = This player must get up before anything else, or pass from the ground. A tackled carrier keeps the ball.
lesson-endurance =
    .title = Wounded
    .text = Whoever is brought down rolls endurance, END, and takes a wound if that fails. As many wounds as its BDY
        (body) injure a player, once injuries count.
lesson-step-six =
    .title = Step 6: tokens away
    .text = The activation is over: markers and defence tokens go. Attackers who lay on the ground and were not activated lose
        one ground token. Then the next token is spent.

## Defending

lesson-defender =
    .title = Your defence
    .text = Every defender acts once, one after the other, in the order you like. In the panel you can set all of them up and
        declare them together; each is still carried out by itself.
    .step = Declare all as proposed, or change a row first.
lesson-defence =
    .title = Your defence
    .text = You see the marked line. { action-tackle } brings the carrier down if it works; { action-pressure } makes each action within 2″ harder by 1.
    .step = { action-tackle } if you can reach the line, { action-pressure } if not.
lesson-spot =
    .title = Name the spot
    .text = A tackle aims at the carrier or at a point of the marked line, before anything is measured. Then the defender goes
        as close to it as its defensive MOV allows.
    .step = Tap the ringed point on the line and confirm.
lesson-defensive-move =
    .title = Defensive move
    .text = Now it is known how far the defender gets: the dotted circle. A tackler has to end as close as it can to the spot
        it named.
    .step = Confirm the place, or tap another.
lesson-pressure =
    .title = Pressure
    .text = This defender presses: an attacker who acts within 2″ of it has −1, and two of them −2.

## Passing

lesson-pass =
    .title = Pass
    .text = Roll { characteristic-bac } (ball control): within 2″ +4, within 4″ +2, within 8″ nothing, beyond −2. If it fails the receiver may still catch
        it. A tackler touched before the throw makes it face to face.
lesson-receiver =
    .title = Who gets it?
    .text = Only standing teammates who are not ahead of the passer are offered. Level is allowed.
    .step = Tap the receiver.
lesson-throw-point =
    .title = Where from?
    .text = The ball can leave your hands anywhere along the run just made. Early is safe from the tackler; late is nearer to
        the line.
    .step = Tap a point of the run and confirm.
lesson-range =
    .title = Modifiers
    .text = What helps or hinders changes the value before the roll: the range of a pass, pressure, a card. The list under
        the die names each.
lesson-arrow =
    .title = Scatter
    .text = The ball was missed and bounces. You say where arrow 1 points; the die chooses one of the twelve arrows, and the ball
        lies at its tip.
    .step = Turn the dial: the arrows on the pitch turn with it. Then confirm.
lesson-ball-down =
    .title = A loose ball
    .text = The ball lies on the ground and takes up space. The attack stays the attack until a defender has it in hand.
lesson-critical-move =
    .title = A perfect pass
    .text = A critical pass lets the receiver move up to 2″ at once.
    .step = Tap a place and confirm.

## Death box

lesson-stand-up =
    .title = Stand up
    .text = A player on the ground without the ball gets up as its first action, without a roll, and may then move.
lesson-pass-from-the-ground =
    .title = Pass from the ground
    .text = A carrier on the ground cannot rise. It can pass, at −2 and at most 8″ far, or leave the ball to a teammate who
        picks it up.
lesson-pick-up =
    .title = Pick up
    .text = Your run touched the loose ball, or a teammate who holds it. { action-pick-up } rolls { characteristic-bac } +4; if it fails, nothing
        changes.
lesson-steal-loose-ball =
    .title = Grab the loose ball
    .text = A defender who reaches a loose ball can steal it with { characteristic-bac } +4. Then your side attacks.
lesson-steal-from-the-ground =
    .title = Rob the fallen carrier
    .text = A standing carrier cannot be robbed, a grounded one can: touch it and roll { characteristic-bac }.
lesson-steal-in-the-air =
    .title = Intercept
    .text = A defender who stands under the flight of a pass may snatch it: { characteristic-bac } −2, never face to face. Place it between
        passer and receiver.
lesson-interceptor =
    .title = Interceptors
    .text = Several defenders stand under the flight. The attack says who tries first; the first to succeed has the ball.
lesson-order =
    .title = What first?
    .text = Several things are to be rolled, and the attack says in which order. Once the carrier is down, the remaining
        tackles are off.
lesson-opponent =
    .title = Several opponents
    .text = More than one defender meets your action. Each contest is rolled by itself; you choose the order and where your
        dice go.
lesson-dice-for-opponent =
    .title = Share out the dice
    .text = With more than one die you can put them all against one opponent and keep the best, or meet several. Whoever
        faces no die rolls alone against you.
lesson-tied =
    .title = Melee
    .text = Several players went for one ball: all dice at once, and one winner. Those tied for best roll again.
lesson-room =
    .title = Make room
    .text = The runner landed on somebody. Whoever is shoved goes to the nearest free place; where there are several, the
        defence chooses.
    .step = Tap one of the circles and confirm.
lesson-possession =
    .title = Roles change
    .text = The ball has changed sides. The old attack loses its remaining tokens, the thieves take four of their own and
        attack the other way.

## Four against four

lesson-tired =
    .title = Fatigue
    .text = The third token in one set tires a player. One active fatigue token takes its skills, two leave it a single move, three
        cost 1 on every roll, a fourth injures it. Spread your tokens.
lesson-rest =
    .title = Rest
    .text = Instead of acting, a defender may { action-rest }: a fatigue token turns over, or goes if it was turned already.
lesson-position-skill =
    .title = Position skills
    .text = Each position is good at one thing, most of them with a second die: the best counts.
lesson-use-skill =
    .title = A player's own skill
    .text = This player can do something special now. The card on the coach board says what; training skills are lost with
        fatigue.
lesson-card =
    .title = Card window
    .text = At certain moments both coaches may lay cards face down, the attack first. Then all are turned. Whoever passes
        waits for the next such moment.
    .step = Lay a card, or let the window pass.
lesson-team-play =
    .title = Team plays
    .text = A team play moves several players with one token, in the order on its card. It is laid face down, and needs a
        carrier.
    .step = Choose one, or none.
lesson-participant =
    .title = Who takes part?
    .text = Name the players of the team play. Their letters are given when the card is turned, so the defence has to guess.
lesson-go-on =
    .title = On and on
    .text = The next action on the card follows, unless you stop. A failed roll ends the play.
lesson-score =
    .title = Score!
    .text = The carrier is in the in-goal zone, or touches it. { action-score-a-try } rolls the second { characteristic-bac } value, −1 for each
        fatigue token. Whatever comes of it, the attack is over.
    .step = Choose { action-score-a-try }.
lesson-try =
    .title = Try!
    .text = That is what it is all for. In a match a kick-off follows, and the coach who conceded decides who kicks.

## Practice match

lesson-team-plays =
    .title = Choose four team plays
    .text = Four of these cards go with you into the match, and the other coach does not know which. A used one comes back at
        the next kick-off.
    .step = Choose four, one after the other.
lesson-kicks =
    .title = Who kicks?
    .text = Kicking means defending first; receiving means having the ball and the first four tokens.
lesson-kick-off-place =
    .title = Set up
    .text = Kickers touch their kick-off line; receivers stand anywhere in their own half.
    .step = Tap a place in the lit area and confirm, player by player.
lesson-template =
    .title = Aim the kick
    .text = The kick is aimed at a disc in the receivers' half. If the kick succeeds, you put the ball down at its edge;
        if not, it bounces from the middle.
    .step = Tap a place in the lit area and confirm.
lesson-kick-off-move =
    .title = Chase the kick
    .text = Everybody may move before the ball comes down: kickers first, then receivers. Be within 2″ of the ball to
        catch it.
lesson-kicker =
    .title = Choose the kicker
    .text = The kicker rolls { characteristic-bac }: take a good hand.
lesson-ball-place =
    .title = A good kick
    .text = You put the ball at the edge of the disc, where you like: far from their hands, near to yours.
lesson-catcher =
    .title = Catch it
    .text = Players within 2″ may try to catch, once each: { characteristic-bac } −2. A kicker who catches it takes the attack.
lesson-sent-off =
    .title = Injured
    .text = A player with as many wounds as its BDY, or a fourth fatigue token, leaves the pitch and rolls on the injury table. It is
        back at the next kick-off if it can.
lesson-team-tokens =
    .title = Superstars
    .text = The Teriomorphs earn a team token for each success in tackle, break through and try. One is +1 on a roll, three
        roll a die again.
lesson-honour-tokens =
    .title = Unwavering Honour
    .text = Each wound gives a Yamato player a token: to get up, to recover from fatigue, or to repeat an { characteristic-int } roll.

## Full match

lesson-time =
    .title = The time board
    .text = Taking four tokens turns your time token over. If it was turned already, both go down one first. When one
        reaches 0 the half is over.
lesson-half-over =
    .title = Half-time
    .text = Players recover a little, hands are filled up, team plays are chosen anew, and the other team kicks.
lesson-fatigue-lost =
    .title = A breather
    .text = Each player loses one fatigue token at half-time; an active one weighs more.
lesson-discard =
    .title = New cards
    .text = Discard what you do not need, then you draw up to four.
lesson-kick-out =
    .title = Kick it out?
    .text = With the time on 1 and behind on tries, you may end the half now. Seldom wise, unless you fear worse.

## How an exercise ended

end-line-reached =
    .won = You touched the line with the ball. That is how it is won!
    .lost = They touched the line. Get between the runner and the line earlier.
end-carrier-grounded =
    .won = You brought the carrier down. Well tackled!
    .lost = The tackle brought your carrier down. That was the dice, not you.
end-ball-on-the-ground =
    .won = They dropped the ball, and with it the exercise.
    .lost = The ball fell to the ground, and that ends this exercise. The dice can spoil any pass.
end-tokens-spent =
    .won = You held out until their tokens were spent. Well defended!
    .lost = All tokens are spent, and the line was not touched. Use the whole run, and the second action too.
end-ball-stolen =
    .won = You stole the ball. Now it is yours!
    .lost = They stole the ball. Keep it in standing hands, away from theirs.
end-try-scored =
    .won = A try! That is what it is all for.
    .lost = They scored a try. Bring the carrier down before the line.
end-try-failed =
    .won = They spoiled their try. Well held!
    .lost = You were behind the line, and the dice spoiled the try. That was not you.

## What to do instead

instead-0-03 = Judge by eye, and declare: then it is measured.
instead-1-04 = Set one marker for the end of the run, and at most one turn before it.
instead-1-07 = Choose a place nearer by: the dotted circle shows how far the defender gets.
instead-1-10 = Choose a place nearer by, and go around whoever stands in the way.
instead-1-12 = Aim at the carrier or at a point of its marked line: tap on the line.
instead-1-19 = Choose a point nearer by: a dodge is 2″, a critical one 4″.
instead-2-01 = Tap a point of the run just made.
instead-4-07 = Go towards the lit strip.
instead-5-03 = Stay within the lit area.
instead-6-04 = Something stands there. Choose a free place, a little aside.
instead-r-01 = The whole base has to stay on the pitch: a little further from the edge.
instead-r-06 = Go as near to the cross as the circle allows.
instead-r-08 = Throw from further forward, or choose another receiver: a pass never goes ahead.
instead-r-30 = Take one of the nearest free places, the circles on the pitch.
instead-r-64 = Forwards or sideways only in this exercise.
