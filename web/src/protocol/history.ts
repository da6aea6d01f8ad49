// The protocol between server and client: the same about their past. Made from src/thirdhalf/server by `make types`: do not edit.

/** What a player did in one match of this season. */
export interface LeagueAppearance {
  match: string;
  entry: string;
  player: string;
  figures: { [key: string]: number };
}
/** What a player did for a club in all matches of a season that count. */
export interface LeagueCareer {
  season: number;
  entry: string;
  player: string;
  matches: number;
  figures: { [key: string]: number };
}
/** GET /api/leagues/{league}/history: all seasons up to this one, the oldest first, and who did what in them. */
export interface LeagueHistory {
  seasons: LeagueSeason[];
  careers: LeagueCareer[];
  appearances: LeagueAppearance[];
}
/** Where a club came, or is: in a table, or in a knock-out that is over (`points` 0, and nothing counted). */
export interface LeaguePlace {
  stage: string;
  table: string;
  entry: string;
  place: number;
  points: number;
  played: number;
  won: number;
  drawn: number;
  lost: number;
}
/** One season; `winner` is empty until it is over. */
export interface LeagueSeason {
  league: string;
  season: number;
  winner: string;
  places: LeaguePlace[];
}
