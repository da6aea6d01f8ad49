// The protocol between server and client: the same about a match that is over. Made from src/thirdhalf/server by `make types`: do not edit.
import type { Analysis, Answered, Insight, Point, Statistics } from './analysis';
import type { Outcome, Question } from './forms';

/**
 * POST /api/matches/{match}/fork: play on from a moment of a match that is over: from the question that `seat` was
 * asked last when so many of its moves were made, `asked` being whoever is asked there. The other seat is the
 * computer's: the coach named, else who sat there, else the usual one.
 */
export interface Fork {
  move: number;
  seat: "asked" | "away" | "both" | "home";
  coach?: string;
}
/** What is to be said of an answer. */
export interface Graded {
  answered: Answered;
}
/** POST /api/matches/{match}/moment: the moment after so many moves. */
export interface Looked {
  move: number;
}
/** What a side says was well played by the other: the number of the move. */
export interface Praise {
  by: "away" | "home";
  move: number;
}
/**
 * How far an analysis is: GET /api/third-half/{digest}. `ahead` are those before it, `done` of `moves` are judged.
 * `course` is there as soon as the analysis has begun, `analysis` when it is done ([its fields](analysis.md)).
 */
export interface Progress {
  digest: string;
  status: "done" | "failed" | "running" | "waiting";
  ahead: number;
  done: number;
  moves: number;
  course: Point[];
  analysis: Analysis | null;
}
/**
 * The puzzle of the day: GET /api/puzzle. What is best at that move of the record is clear; `record` is the text of
 * the file.
 */
export interface PuzzleTold {
  name: string;
  game: string;
  move: number;
  record: string;
}
/** What is to be said of one moment of a match that is over, and what was asked there. */
export interface Seen {
  insight: Insight;
  question: Question | null;
}
/**
 * A match that is over: what it was, what is counted of it, what its sides say was well played, and how far its
 * analysis is. `people` are the seats that people had, as far as that is known.
 */
export interface ThirdHalf {
  game: string;
  setup: { [key: string]: string | number | boolean };
  names: string[];
  outcome: Outcome;
  people: ("away" | "home")[];
  moves: number;
  statistics: Statistics;
  praises: Praise[];
  progress: Progress;
}
/**
 * POST /api/matches/{match}/answer: another answer to the question after so many moves. `choice` has its numbers,
 * with commas between; empty for none.
 */
export interface Tried {
  move: number;
  choice: string;
}
/** POST /api/matches/{match}/well-played: the other side's best moment, by the number of the move. */
export interface WellPlayed {
  move: number;
}
