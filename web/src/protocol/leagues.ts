// The protocol between server and client: the same about leagues. Made from src/thirdhalf/server by `make types`: do not edit.

/** POST /api/leagues/{league}/clubs: enter a club by an invitation; with the same key it can be sent again. */
export interface EnterLeague {
  invite: string;
  key: string;
  name: string;
  team: string;
}
/** A club; `hirable` are those it could hire. */
export interface LeagueClub {
  entry: string;
  members: LeagueMember[];
  hirable: string[];
}
/** A competition as its exports have it. */
export interface LeagueData {
  name: string;
  game: string;
  seed: string;
  content: string;
  over: boolean;
  winner: string;
  entries: LeagueEntry[];
  stages: LeagueStage[];
}
/** Who takes part. */
export interface LeagueEntry {
  entry: string;
  team: string;
  coach: string;
  division: string;
  left: boolean;
}
/** A token for a league: the organiser's, with the invitation to give to others, or a club's. */
export interface LeagueGrant {
  league: string;
  role: "club" | "guest" | "organiser";
  token: string;
  invite: string;
  entry: string;
}
/** One line of the log: who did what when, and the rest of it in JSON. */
export interface LeagueLine {
  number: number;
  at: string;
  do: string;
  undone: boolean;
  text: string;
}
/** One match of a league; `score` is null until it has been played. */
export interface LeagueMatch {
  id: string;
  round: number;
  table: string;
  home: string;
  away: string;
  score: number[] | null;
  kind: string;
  deadline: string;
  record: string;
  through: string;
}
/** A player of a club: what it has done in all matches, and what a season that leaves marks has left on it. */
export interface LeagueMember {
  id: string;
  name: string;
  hired: boolean;
  experience: number;
  learned: string[];
  injuries: string[];
  misses: number;
  lessons: string[];
  figures: { [key: string]: number };
}
/** The match of this server in which a fixture is or was played, and a spectator's token to it. */
export interface LeagueRoom {
  match: string;
  watch: string;
}
/** One line of a table; `best` and `worst` are the places that can still be reached. */
export interface LeagueRow {
  place: number;
  entry: string;
  team: string;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  scored: number;
  conceded: number;
  points: number;
  best: number;
  worst: number;
}
/** One stage. */
export interface LeagueStage {
  name: string;
  kind: string;
  over: boolean;
  tables: LeagueTable[];
  order: string[];
  matches: LeagueMatch[];
}
/**
 * POST /api/leagues/{league}/steps: what an organiser does, or a club about itself (`train`, `hire`, `dismiss`,
 * `propose`, `agree`). Each wants some of the fields.
 */
export interface LeagueStep {
  do: "agree" | "annul" | "dismiss" | "draw" | "enter" | "hire" | "propose" | "result" | "simulate" | "train" | "undo" | "walk-over" | "withdraw";
  entry?: string;
  team?: string;
  coach?: string;
  match?: string;
  score?: number[];
  why?: string;
  line?: number;
  player?: string;
  skill?: string;
  at?: string;
}
/** One table. */
export interface LeagueTable {
  name: string;
  rows: LeagueRow[];
}
/** When a match shall be played: proposed by one club, agreed by the other. */
export interface LeagueTime {
  at: string;
  by: string;
  agreed: boolean;
}
/** GET /api/leagues/{league}: all of it, and what whoever asks may do. `due` is whether something is to be drawn. */
export interface LeagueView {
  league: string;
  role: "club" | "guest" | "organiser";
  entry: string;
  invite: string;
  marks: boolean;
  due: boolean;
  data: LeagueData;
  rooms: { [key: string]: LeagueRoom };
  times: { [key: string]: LeagueTime };
  clubs: LeagueClub[];
  figures: string[];
  log: LeagueLine[];
}
/** POST /api/leagues. `setup` is that of every match, without its teams. */
export interface NewLeague {
  name: string;
  game: string;
  form?: "cup" | "double round robin" | "knock-out" | "round robin" | "swiss";
  marks?: boolean;
  setup?: { [key: string]: string | number | boolean };
}
/** POST /api/leagues/{league}/play: a club's own match, with the right teams and set-up. */
export interface PlayFixture {
  match: string;
}
