// The protocol between server and client: the same about meeting others. Made from src/thirdhalf/server by `make types`: do not edit.
import type { Tempo } from './forms';
import type { ClockWish } from './requests';

/**
 * GET /api/contests/{match}: a match of strangers; `void` says that it was too short to count. Any other match
 * has no players here.
 */
export interface Contest {
  match: string;
  pace: "days" | "long" | "none" | "quick";
  rated: boolean;
  settled: boolean;
  void: boolean;
  players: Player[];
}
/** POST /api/follows: follow somebody, or not any more. */
export interface Follow {
  name: string;
  on?: boolean;
}
/** A match that is being played; `watch` is a spectator's token. */
export interface LiveMatch {
  match: string;
  game: string;
  pace: "days" | "long" | "none" | "quick";
  rated: boolean;
  watch: string;
  players: LivePlayer[];
  score: number[];
}
/** Who plays: with an account and its rating, or a guest. */
export interface LivePlayer {
  seat: "away" | "home";
  name: string;
  account: boolean;
  rating: number;
  provisional: boolean;
}
/** GET /api/lobby: who seeks, what is being played, and who of those one follows is here. */
export interface Lobby {
  seeks: SeekShown[];
  live: LiveMatch[];
  here: string[];
}
/** GET /api/people/{name}: what everybody may know of an account, and whether whoever asks follows it. */
export interface Person {
  name: string;
  created: number;
  here: boolean;
  followed: boolean;
  ratings: RatingShown[];
  history: RatedMatch[];
  live: LiveMatch[];
}
/** One side of a contest; `change` is that of its rating, null until it is rated. */
export interface Player {
  seat: "away" | "home";
  name: string;
  account: boolean;
  rating: number;
  provisional: boolean;
  change: number | null;
}
/**
 * A match that was rated: against whom, what it came to (1, ½ or 0 in halves), the rating after it and by how much
 * it had changed.
 */
export interface RatedMatch {
  match: string;
  game: string;
  pace: "days" | "long" | "none" | "quick";
  against: string;
  halves: number;
  rating: number;
  change: number;
  at: number;
}
/** A rating: per game and pace. */
export interface RatingShown {
  game: string;
  pace: "days" | "long" | "none" | "quick";
  rating: number;
  deviation: number;
  provisional: boolean;
  matches: number;
}
/**
 * POST /api/seeks: look for somebody to play with; with a session's token if one has an account. `seek` stands in
 * the lobby, `now` is paired by the server within a range that widens, `link` is for whoever has its name. `setup`
 * is that of the match without its teams. `rated` wants accounts of both, and a clock. The key is one's own.
 */
export interface Seek {
  key: string;
  name: string;
  game: string;
  team?: string;
  setup?: { [key: string]: string | number | boolean };
  clock?: ClockWish | null;
  rated?: boolean;
  kind?: "link" | "now" | "seek";
  low?: number;
  high?: number;
  help?: "advice" | "none" | "odds";
}
/** POST /api/seeks/{seek}/wait, …/withdraw: the key that a seek was made with. */
export interface SeekKey {
  key: string;
}
/**
 * Somebody who seeks; `account` is whether the name is an account's, `provisional` whether little is known of the
 * rating.
 */
export interface SeekShown {
  id: string;
  name: string;
  account: boolean;
  rating: number;
  provisional: boolean;
  game: string;
  team: string;
  setup: { [key: string]: string | number | boolean };
  clock: Tempo | null;
  rated: boolean;
  kind: "link" | "now" | "seek";
  low: number;
  high: number;
  help: "advice" | "none" | "odds";
}
/**
 * How it stands with one's seek: `waiting` (with the range by now, and the computer's coach that offers itself),
 * `found` (the match, one's role and token in it), or `gone`.
 */
export interface SeekState {
  state: "found" | "gone" | "waiting";
  seek: SeekShown | null;
  range: number;
  computer: string;
  match: string;
  role: "away" | "home" | "host" | "public";
  token: string;
}
/** POST /api/seeks/{seek}/take: play with whoever seeks; with a key of one's own it can be sent again. */
export interface TakeSeek {
  key: string;
  name: string;
  team?: string;
}
