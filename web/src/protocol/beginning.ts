// The protocol between server and client: the same about the terms of leagues. Made from src/thirdhalf/server by `make types`: do not edit.

/** What a match is worth in the table: `tries` scored and losing by at most `close` bring one more, 0 nothing. */
export interface LeaguePoints {
  win?: number;
  draw?: number;
  loss?: number;
  tries?: number;
  close?: number;
}
/** On which terms a stage is played; `begins` and `days` are its deadlines as they are now. */
export interface LeagueStageTerms {
  name: string;
  kind: string;
  legs: number;
  groups: number;
  rounds: number;
  through: number;
  moving: number;
  third_place: boolean;
  final_legs: number;
  level: "lot" | "organiser" | "seed";
  begins: string;
  days: number;
}
/** On which terms a league is played. */
export interface LeagueTerms {
  points: LeaguePoints;
  tie_breaks: ("buchholz" | "fair-play" | "head-to-head" | "lot" | "points" | "sonneborn-berger" | "tries" | "try-difference" | "wins")[];
  walk_over: number;
  stages: LeagueStageTerms[];
}
/**
 * POST /api/leagues, and /api/leagues/{league}/terms for other terms before the first draw. `setup` is that of
 * every match, without its teams; `begins` the first round's deadline such as 2026-12-01 (empty: none), `days` those
 * from round to round. In divisions, the highest first, `moving` clubs change places after a season. `meetings` is how
 * often those of a table meet (0: as the form has it), `legs` and `final_legs` the matches of a tie, `level` who goes
 * on from one that ends level; of each of the `groups` so many go `through`.
 */
export interface NewLeague {
  name: string;
  game: string;
  form?: "cup" | "divisions" | "double round robin" | "knock-out" | "round robin" | "swiss";
  marks?: boolean;
  divisions?: string[];
  moving?: number;
  rounds?: number;
  groups?: number;
  through?: number;
  meetings?: number;
  legs?: number;
  final_legs?: number;
  third_place?: boolean;
  level?: "lot" | "organiser" | "seed";
  points?: LeaguePoints;
  tie_breaks?: ("buchholz" | "fair-play" | "head-to-head" | "lot" | "points" | "sonneborn-berger" | "tries" | "try-difference" | "wins")[];
  walk_over?: number;
  begins?: string;
  days?: number;
  setup?: { [key: string]: string | number | boolean };
}
