# The pages of leagues in the browser, in English.

league-none = You take part in no league yet. Begin one, or open the link of an invitation.
league-new = A new league
league-name = Its name
league-form = What it is
league-form-round-robin = League: everybody meets once
league-form-double-round-robin = League: everybody meets twice
league-form-swiss = Swiss, five rounds
league-form-knock-out = Knock-out
league-form-cup = Groups, then a knock-out
league-marks = The season leaves marks
league-marks-told = Injuries stay and heal, players learn, legends can be hired: rules of the house.
league-create = Begin the league
league-role-organiser = You organise it
league-role-club = You have a club in it
league-role-guest = You look on
league-invite = Copy the invitation
league-invite-told = Send this link to everybody who shall take part. Add clubs of the computer, then draw.
league-computer-club = A club of the computer
league-add = Add
league-draw = Draw
league-wants-two = At least two clubs are wanted before anything is drawn.
league-going-on = Results of matches played here come by themselves; enter others under “Matches”.
league-invited = You are invited to { $league }
league-club-name = Your club’s name
league-team = Team
league-take-part = Take part
league-part-table = Table
league-part-matches = Matches
league-part-clubs = Clubs
league-part-top = Best of
league-part-log = Log
league-play = Play
league-watch = Watch
league-simulate = Let the computer play
league-enter-result = Enter the result
league-score = Score, home first
league-walk-over-for = Walk-over for { $entry }
league-propose = Propose a time
league-agree = Agree
league-proposed = { $by } proposes { $at }
league-agreed = Agreed: { $at }
league-hired = hired
league-misses =
    { $matches ->
        [one] misses a match
       *[other] misses { $matches } matches
    }
league-injury-common = common injury
league-injury-grave = grave injury
league-injury-out = hurt
league-experience = Experience { $experience }
league-learn = What { $player } learns
league-train = Train
league-dismiss = Let go
league-for-hire = For hire:
league-nobody = Nobody has entered yet.
league-nothing-counted = Nothing has been counted yet: lists grow with every match that is played here.
league-did-enter = { $entry } enters with { $team }.
league-did-team = { $entry } now plays with { $team }.
league-did-coach = { $entry } has another coach: { $coach }.
league-did-withdraw = { $entry } leaves.
league-did-draw = The next matches are drawn.
league-did-result = Match { $match } ends { $score }.
league-did-annul = The result of match { $match } no longer counts.
league-did-decide = { $entry } goes on from match { $match }.
league-did-move = Match { $match } is to be played by { $deadline }.
league-did-undo = Line { $line } is taken back.
league-did-propose = { $entry } proposes a time for match { $match }.
league-did-agree = { $entry } agrees on a time for match { $match }.
league-did-injury = { $entry }: { $player } is hurt.
league-did-healing =
    { $healed ->
        [0] { $entry }: { $player } has not healed yet.
       *[other] { $entry }: { $player } has healed.
    }
league-did-experience = { $entry } learns from match { $match }.
league-did-training = { $entry }: { $player } has a lesson: { $skill }.
league-did-hire = { $entry } hires { $player }.
league-did-dismiss = { $entry } lets { $player } go.
league-did-club = { $entry } brings along what it learned in the season before.
league-why = Reason: { $why }
league-dice = Dice: { $dice }
league-undo = Take back
league-reason = The reason
league-exports = For others:
league-export-html = Page
league-export-json = JSON
league-export-csv = Matches (CSV)
league-export-tables = Tables (CSV)
league-export-ics = Calendar
league-export-atom = Feed
league-export-trf = TRF (Swiss)
