# Careers: a club that climbs, season by season, in English.

career-new = A new career
career-told = Your club begins in the underground: six rivals, twelve matches. The best two of a table go up, to the Neon League and its first division, whose best four play for the Whale Cup; the last two go down. Injuries stay, players learn.
career-level = The other coaches
career-level-follows = follow your results
career-begin = Begin the career
career-unknown = This browser has no such career.
career-division-underground = Underground League
career-division-second = Neon League, second division
career-division-first = Neon League, first division
career-season = Season { $season }
career-paper = The Third Half Times
career-issue = Season { $season }, round { $round }
career-others = { $matches ->
    [one] The others play: one match to go …
   *[other] The others play: { $matches } matches to go …
  }
career-up = The season is over, and your club goes up.
career-down = The season is over, and your club goes down.
career-stays = The season is over; your club stays where it is.
career-next-season = Next season
career-next-home = Round { $round }: at home against { $rival }
career-next-away = Round { $round }: away at { $rival }
career-coached = coached by { $name } ({ $coach })
career-coaches = The other coaches
career-manga = Your last match in pictures
career-past = Past seasons
career-past-season = place { $place }, { $points } points
career-story-begins = { $club } enters a league of { $clubs }. Who are they?
career-story-won = { $club } beats { $rival }, { $ours } : { $theirs }!
career-story-won-clearly = { $ours } : { $theirs }! { $club } sweeps { $rival } away!
career-story-drawn = { $club } and { $rival } part level, { $ours } : { $theirs }
career-story-drawn-clearly = { $club } and { $rival } part level, { $ours } : { $theirs }
career-story-lost = { $rival } is too strong: { $club } loses { $ours } : { $theirs }
career-story-lost-clearly = { $ours } : { $theirs }: a black day for { $club } against { $rival }
career-story-rests = { $club } has a day off and watches
career-story-star = The eyes are on { $player } ({ $club }): experience +{ $experience }
career-story-hurt = { $misses ->
    [0] { $player } ({ $club }) is hurt and plays on
    [one] { $player } ({ $club }) is hurt and misses a match
   *[other] { $player } ({ $club }) is hurt and misses { $misses } matches
  }
career-story-healed = { $player } ({ $club }) has healed
career-story-run = { $matches } wins in a row for { $club }
career-story-slump = { $matches } defeats in a row for { $club }
career-story-leads = { $leader } leads the table with { $points } points
career-story-table = { $leader } leads with { $points } points; { $club } is at place { $place }
career-story-result = { $home } – { $away } { $home-score } : { $away-score }
career-story-rout = { $home-score } : { $away-score }! { $home } – { $away } was no contest
career-story-cup = The Whale Cup goes to { $winner }
career-story-cup-won = { $winner } lifts the Whale Cup!
career-story-promoted = { $club } goes up! Place { $place }, and the lights of a greater stage
career-story-relegated = { $club } goes down: place { $place } was not enough
career-story-champion = { $club } is champion!
career-story-stays = { $club } ends at place { $place }, and will try again
