// The protocol between server and client: what an analysis says. Made from src/thirdhalf/server by `make types`: do not edit.
import type { Plain, Telling } from './forms';

/**
 * Of a finished match. `start`, with `luck`, home's `play` less away's, and `rest`, is `result`; `adjusted` is the
 * result without luck, `error` its standard error.
 */
export interface Analysis {
  version: number;
  game: string;
  names: [string, string];
  score: [number, number];
  depth: "deep" | "quick";
  start: number;
  luck: number;
  rest: number;
  result: number;
  adjusted: number;
  error: number;
  home: Side;
  away: Side;
  course: Point[];
  turning_points: Moment[];
  best_player: PlayerFigures | null;
  statistics: Statistics;
  moves: Entry[];
}
/**
 * An answer: in the words of a record, in `numbers` as a question takes it, and as people read it where an option
 * has a name (None: a place, a line, dice).
 */
export interface Answer {
  choice: Plain;
  numbers: number[];
  label: Telling | null;
}
/**
 * An answer to the question of a moment, against the `best` that a coach knows: what it gives away of a win, by
 * lines played on from both.
 */
export interface Answered {
  grade: "as good" | "best" | "worse";
  loss: number;
  given: Candidate;
  best: Candidate;
}
/** An answer that a coach considers: why (None where no coach would), by which odds, and whether it was given. */
export interface Candidate {
  answer: Answer;
  reason: Telling | null;
  odds: Telling[];
  given: boolean;
}
/** A card that was played, by its id, how often, and what playing it changed (None before the analysis). */
export interface Card {
  id: string;
  played: number;
  value: number | null;
}
/** How the match ends for home, the three adding up to 1. */
export interface Chances {
  win: number;
  draw: number;
  loss: number;
}
/** How often each face, the first being 1, was thrown, and how often it was to be expected. */
export interface Dice {
  faces: number[];
  expected: number;
}
/** One move. What home expected before it, with `luck`, `play` and `rest`, is what it expected before the next. */
export interface Entry {
  move: number;
  by: "away" | "chance" | "home";
  about: string;
  before: number;
  luck?: number;
  play?: number;
  rest?: number;
  better?: Plain;
  sampled?: boolean;
}
/**
 * A moment, after so many moves: the chances of home, who decides what (`by` is None when all is over), what was
 * answered, what a coach would do, the best first, and of dice what they could bring. There are no chances where
 * nobody has learned to judge the game.
 */
export interface Insight {
  move: number;
  chances: Chances | null;
  by: "away" | "chance" | "home" | null;
  question: Telling | null;
  made: Answer | null;
  candidates: Candidate[];
  dice: Throw | null;
}
/** Something that a match is remembered by: `event` is its number in the log, `player` an id or empty. */
export interface Marker {
  move: number;
  event: number;
  kind: string;
  player: string;
  told: Telling;
}
/**
 * A throw that changed much, or a choice that gave much away. `change` is home's for a throw, and the coach's own,
 * less than nothing, for a choice; `error` is its standard error; `before` is what home expected of it. `question` is
 * None for a throw; `happened` is what came of it, as far as everybody may know. Where something was `better`, `odds`
 * are of that, and `made_odds` of what was made.
 */
export interface Moment {
  move: number;
  by: "away" | "chance" | "home";
  about: string;
  question: Telling | null;
  before: number;
  change: number;
  error: number;
  made: Answer;
  happened: Telling[];
  better: Answer | null;
  reason: Telling | null;
  odds: Telling[];
  made_odds?: Telling[];
}
/**
 * A player: what it was counted for, and `value`, what the throws it made changed for its side (None before the
 * analysis).
 */
export interface PlayerFigures {
  id: string;
  name: string;
  seat: "away" | "home";
  value: number | null;
  figures: { [key: string]: number };
}
/** What home might expect before a move; after the last move it is the result. */
export interface Point {
  move: number;
  chances: Chances;
}
/**
 * One side's part: what the dice gave it, what it gave away (never more than nothing), how many choices gave away
 * a twentieth of a win or more, and the worst of them.
 */
export interface Side {
  luck: number;
  play: number;
  choices: number;
  mistakes: number;
  worst: Moment[];
}
/** What was counted of one side. */
export interface SideFigures {
  figures: { [key: string]: number };
  dice: Dice;
  cards: Card[];
  players: PlayerFigures[];
}
/**
 * What needs no judge and is there at once. `names` are the figures there are, in their order; `lengths` are those
 * of them that are hundredths of a millimetre.
 */
export interface Statistics {
  names: string[];
  lengths: string[];
  home: SideFigures;
  away: SideFigures;
  markers: Marker[];
}
/**
 * A throw: what home could expect of it and what came, a win being 1 and a loss -1; and how likely it was to be so
 * good for whom it helped, or better.
 */
export interface Throw {
  expected: number;
  came: number;
  likely: number;
}
