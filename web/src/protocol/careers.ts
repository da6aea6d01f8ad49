// The protocol between server and client: the same about careers. Made from src/thirdhalf/server by `make types`: do not edit.

/** A career, and the token it is played with. */
export interface CareerGrant {
  career: string;
  token: string;
}
/** One's own next match: in which fixture, at home or not, against whom. */
export interface CareerNext {
  fixture: string;
  home: boolean;
  rival: string;
}
/** Another club of the division: who coaches it, and how (`club+hitter`). */
export interface CareerRival {
  club: string;
  name: string;
  coach: string;
}
/** A season that is over: where, which place, how many points, and who won the cup if there was one. */
export interface CareerSeason {
  division: "first" | "second" | "underground";
  league: string;
  place: number;
  points: number;
  cup: string;
}
/**
 * POST /api/careers/{career}/steps: `go on` lets the others play one match, or draws the cup; `next season` begins
 * one, once the last is over.
 */
export interface CareerStep {
  do: "go on" | "next season";
}
/** A story of the newspaper: its kind, and who and what is in it. Players have their names. */
export interface CareerStory {
  kind: string;
  values: { [key: string]: string | number };
  face: string;
}
/**
 * GET /api/careers/{career}: how it stands. `league` is the present season's, with the club's `token` for it;
 * `left` are matches of the others that come before anything else; `move` is 1 where a season that is over leads up,
 * -1 where it leads down. `played` is one's latest match, `watch` a token to it.
 */
export interface CareerView {
  career: string;
  game: string;
  club: string;
  team: string;
  level: string;
  season: number;
  division: "first" | "second" | "underground";
  league: string;
  token: string;
  round: number;
  next: CareerNext | null;
  left: number;
  over: boolean;
  move: number;
  played: string;
  watch: string;
  rivals: CareerRival[];
  stories: CareerStory[];
  seasons: CareerSeason[];
}
/**
 * POST /api/careers: a club of that name with that team begins in the underground. `level` is that of all other
 * coaches; empty where they follow the results.
 */
export interface NewCareer {
  game: string;
  club: string;
  team: string;
  level?: string;
}
