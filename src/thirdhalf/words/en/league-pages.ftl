# The pages of leagues in the browser, in English.

league-none = You take part in no league yet. Begin one, or open the link of an invitation.
league-new = A new league
league-name = Its name
league-form = What it is
league-form-round-robin = League: everybody meets once
league-form-double-round-robin = League: everybody meets twice
league-form-swiss = Swiss
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
league-draw-of = Draw: { $stage }
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
league-form-divisions = Divisions: everybody meets twice, the best go up
league-divisions = Divisions
league-divisions-told = Their names with commas between, the highest first. Who comes by the invitation begins in the lowest.
league-divisions-example = First, Second
league-division = Division
league-division-of = The division of { $entry }
league-moving = How many go up and down after a season
league-begins = First deadline (none: no deadlines)
league-days = Days from round to round
league-set-up = A set-up of one’s own
league-set-up-told = How all matches are played; otherwise they are whole matches by the usual rules.
league-to-play = Your next matches
league-by = by { $day }
league-overdue = overdue since { $day }
league-asked = { $at } is proposed to you
league-waiting = { $at }, if they agree
league-play-now = To the match
league-go-on = Go on
league-deadline = Another deadline
league-line-up = Who plays?
league-line-up-chosen = Who plays: chosen
league-line-up-set = They play
league-line-up-usual = The usual ones
league-line-up-told = The other club sees it in the match.
league-seasons = Seasons
league-season = Season { $season }
league-next = Begin the next season
league-next-told = The season is over. In the next everybody who is still there takes part again, in divisions some go up and some down; links and clubs stay theirs.
league-closed = This season is closed: another has begun.
league-judged = { $judged } of { $matches } matches have been judged; the others follow one by one while this page is open.
league-luck = Luck
league-luck-told = What the dice gave, in wins.
league-value = Value added
league-value-told = What a player’s throws changed for its side, in wins.
league-did-division = { $entry } plays in { $division }.
league-did-line-up = { $entry } has said who plays match { $match }.
league-did-after = The season begins with the clubs of the one before.
league-did-next = The season is closed; the next one begins.
league-rounds = Rounds
league-rounds-told = For so many clubs that nobody meets twice: fewer rounds than clubs.
league-groups = Groups
league-going-through = How many of each group go on
league-meetings = How often everybody meets
league-legs = Legs of a tie
league-final-legs = Legs of the final
league-legs-of =
    { $legs ->
        [one] One match
       *[other] { $legs } matches, at home in turns
    }
league-level = Who goes on from a level tie
league-level-lot = whom the lot names
league-level-seed = the better seed
league-level-organiser = whom the organiser names
league-third-place = Third place is played for
league-begins-later = Later stages get their deadlines from you, before they are drawn or after.
league-counting = Points and tie-breaks
league-worth-win = Points for a win
league-worth-draw = Points for a draw
league-worth-loss = Points for a defeat
league-worth-tries = One more point for scoring so much (0: none)
league-worth-close = One more for losing by so little (0: none)
league-worth-walk-over = A walk-over counts so much to nothing
league-tie-breaks = Who stands higher is decided by, in this order:
league-tie-points = points
league-tie-head-to-head = matches among those who are level
league-tie-try-difference = scored less conceded
league-tie-tries = scored
league-tie-wins = wins
league-tie-buchholz = what one’s opponents have won (Buchholz)
league-tie-sonneborn-berger = what those one beat have won (Sonneborn-Berger)
league-tie-fair-play = fair play
league-tie-lot = a lot of the seed
league-tie-earlier = Earlier: { $rule }
league-tie-leave = Leave out: { $rule }
league-tie-another = Another rule
league-terms = Terms
league-terms-change = Change the terms
league-terms-told = Until the first draw everything can still be changed but the game; divisions only until somebody has entered.
league-terms-keep = Keep these terms
league-terms-leave = Leave them as they were
league-counts = A win counts { $win }, a draw { $draw }, a defeat { $loss }.
league-counts-tries = One more for scoring { $tries }.
league-counts-close = One more for losing by { $close } or less.
league-counts-walk-over = A walk-over counts { $score } to nothing.
league-counts-ties = Level on points:
league-term-rounds =
    { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }
league-term-groups = { $groups } groups
league-term-meetings =
    { $legs ->
        [1] everybody meets once
        [2] everybody meets twice
       *[other] everybody meets { $legs } times
    }
league-term-through =
    { $through ->
        [one] the best of each table goes on
       *[other] the best { $through } of each table go on
    }
league-term-moving =
    { $moving ->
        [one] one changes places between divisions
       *[other] { $moving } change places between divisions
    }
league-term-legs =
    { $legs ->
        [1] ties of one match
       *[other] ties of { $legs } matches
    }{ $final ->
        [1] , a final of one
       *[other] , a final of { $final }
    }
league-term-begins =
    { $days ->
        [one] first deadline { $day }, then every day
       *[other] first deadline { $day }, then every { $days } days
    }
league-term-free = no deadlines
league-deadlines = Deadlines
league-deadlines-told = For all rounds of a stage at once; what single matches were given before no longer counts. With no day there are none.
league-deadlines-of = Deadlines of { $stage }
league-deadlines-set = Set
league-strike = Strike out
league-strike-again = to be played again
league-strike-never = for good
league-decide = { $entry } goes on
league-undecided = A tie ended level: say under “Matches” who goes on.
league-left = has left
league-withdraw = Take out of the league
league-withdraw-told = All its matches that are left are lost by walk-over.
league-not-known = Nobody of that name takes part.
league-career = Career
league-squad = Squad
league-came = { $table }: { $place }. · { $points } points · { $won } won, { $drawn } drawn, { $lost } lost
league-came-in = { $table }: { $place }.
league-appeared =
    { $matches ->
        [one] one match
       *[other] { $matches } matches
    }
league-did-terms = The terms have been changed.
league-did-deadlines = { $begins ->
        [none] The rounds of stage { $stage } have no deadlines any more.
       *[other] The rounds of stage { $stage } have other deadlines, the first on { $begins }.
    }
league-in = You take part as { $entry }. The organiser draws when everybody is there.
league-coach = Coach
league-coached-by-people = people
league-change = Team and coach
league-change-team = Another team
league-change-set = Change
league-change-told = It counts for matches that have not been opened yet.
