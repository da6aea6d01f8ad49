// The protocol between server and client: the same about leagues. Made from src/thirdhalf/server by `make types`: do not edit.
import type { LeagueTerms } from './beginning';

/**
 * POST /api/leagues/{league}/clubs: enter a club by an invitation; with the same key it can be sent again. With
 * divisions it begins in the lowest.
 */
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
  hirable: LeagueLegend[];
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
/** Somebody who can be hired. */
export interface LeagueLegend {
  id: string;
  name: string;
}
/** One line of the log: who did what when, and the rest of it in JSON. */
export interface LeagueLine {
  number: number;
  at: string;
  do: string;
  undone: boolean;
  text: string;
}
/**
 * One's own match that is to be played: the set-up it will have, one's side, and the players who shall play it
 * (none: the usual line-up).
 */
export interface LeagueLineUp {
  side: "away" | "home";
  setup: { [key: string]: string | number | boolean };
  players: string[];
}
/** What dice and play were worth to a club over so many matches, in wins. */
export interface LeagueLuck {
  entry: string;
  matches: number;
  luck: number;
  play: number;
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
 * `propose`, `agree`, `line-up`; `team` until the draw). Each wants some of the fields. `next` closes a season
 * that is over and begins the next one, with the first deadline `at` (empty: none). `deadlines` are those of a
 * stage, from `at` on, so many `days` from round to round. `annul` strikes a match out, `then` to be played again
 * or never; `decide` sends an entry on from a level tie.
 */
export interface LeagueStep {
  do: "agree" | "annul" | "coach" | "deadlines" | "decide" | "dismiss" | "division" | "draw" | "enter" | "hire" | "line-up" | "move" | "next" | "propose" | "result" | "simulate" | "team" | "train" | "undo" | "walk-over" | "withdraw";
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
  division?: string;
  stage?: number;
  days?: number;
  then?: "again" | "never";
  players?: string[];
}
/** One table. */
export interface LeagueTable {
  name: string;
  rows: LeagueRow[];
}
/**
 * A match that a club is to play: by when, the time that was proposed or agreed on, whether the answer to that is
 * the club's to give, and whether the match has been opened.
 */
export interface LeagueTask {
  match: string;
  home: string;
  away: string;
  deadline: string;
  at: string;
  agreed: boolean;
  asked: boolean;
  opened: boolean;
}
/**
 * GET /api/leagues/{league}/tasks: what a club is to play in the present round and before, or an organiser to do:
 * `draw` is whether something is to be drawn, `over` whether the season is over and no other follows yet.
 */
export interface LeagueTasks {
  league: string;
  name: string;
  season: number;
  entry: string;
  draw: boolean;
  over: boolean;
  following: string;
  matches: LeagueTask[];
}
/** When a match shall be played: proposed by one club, agreed by the other. */
export interface LeagueTime {
  at: string;
  by: string;
  agreed: boolean;
}
/** What the throws of a player changed for its side, in wins. */
export interface LeagueValue {
  entry: string;
  player: string;
  value: number;
}
/**
 * GET /api/leagues/{league}: all of it, and what whoever asks may do. `due` is whether something is to be drawn.
 * `before` are the seasons before this one, the oldest first, `following` the one after it. `undecided` are level ties
 * that wait for the organiser, by their last match. `tasks` and `line_ups` are those of one's own club.
 */
export interface LeagueView {
  league: string;
  role: "club" | "guest" | "organiser";
  entry: string;
  invite: string;
  marks: boolean;
  season: number;
  before: string[];
  following: string;
  divisions: string[];
  setup: { [key: string]: string | number | boolean };
  terms: LeagueTerms;
  undecided: string[];
  due: boolean;
  tasks: LeagueTask[];
  line_ups: { [key: string]: LeagueLineUp };
  data: LeagueData;
  rooms: { [key: string]: LeagueRoom };
  times: { [key: string]: LeagueTime };
  clubs: LeagueClub[];
  figures: string[];
  log: LeagueLine[];
}
/** Luck and value added in the matches that were judged, of so many there are. */
export interface LeagueWorth {
  judged: number;
  matches: number;
  clubs: LeagueLuck[];
  players: LeagueValue[];
}
/** POST /api/leagues/{league}/play: a club's own match, with the right teams and set-up. */
export interface PlayFixture {
  match: string;
}
