// The protocol between server and client: requests and their answers. Made from src/thirdhalf/server by `make types`: do not edit.
import type { Change, Happened, MatchInfo, Outcome, Plain, Rematch, State, Telling, Tempo } from './forms';

/**
 * GET /api/about. `network` says whether friends can be invited: not where the page is its own server. `ways` are
 * those of signing in: `password`, `passkey`, or none.
 */
export interface About {
  protocol: number;
  software: string;
  network: boolean;
  ways: string[];
  games: GameAbout[];
  largest_record: number;
}
/**
 * How much time each side has: seconds, and seconds back for each decision of its own; or days for each decision,
 * and nothing else.
 */
export interface ClockWish {
  bank?: number;
  increment?: number;
  days?: number;
}
/**
 * POST /api/matches. `help` is the most that the computer tells either side: odds, or advice too. `hands`: after so
 * many minutes spectators may see what both sides saw, before the match is over too; 0, not before.
 */
export interface Create {
  game: string;
  setup: { [key: string]: string | number | boolean };
  home: SeatWish;
  away: SeatWish;
  pace?: number;
  help?: "advice" | "none" | "odds";
  clock?: ClockWish | null;
  hands?: number;
}
/** The answer to Create. The token of `public` is for spectators and may be given to anybody. */
export interface Created {
  info: MatchInfo;
  grants: Grant[];
}
/**
 * Where a game's texts disagree: `difference-NAME` in the catalogue. Its rules and rulings, and the letter of the
 * way that is played; empty where it is none of them alone. `reading` is the one by which a match can play another,
 * if there is one.
 */
export interface DifferenceAbout {
  name: string;
  rules: string[];
  ways: WayAbout[];
  played: string;
  reading: string;
}
/** GET /api/differences: by game. */
export interface Differences {
  games: { [key: string]: DifferenceAbout[] };
}
/** Any answer but a good one; `told` is the reason as a message of the catalogue, where people need one. */
export interface Failure {
  code: string;
  why: string;
  told?: Telling | null;
}
/**
 * A game, what its matches can be set up with, the computer's coaches that know it, the weakest first, and the
 * readings it has.
 */
export interface GameAbout {
  id: string;
  content: string;
  about: State;
  coaches: string[];
  readings: ReadingAbout[];
}
/** A token for a role, or an invitation to a seat, which can be taken up once. */
export interface Grant {
  role: "away" | "home" | "host" | "public";
  token: string;
  invite: string;
}
/** The answer to Look: the match, the seat that is offered in it, and the clocks that it is played with, if any. */
export interface Invited {
  info: MatchInfo;
  role: "away" | "home" | "host" | "public";
  pace: Tempo | null;
}
/** POST /api/join: take up an invitation. With the same key of one's own it can be sent again. */
export interface Join {
  invite: string;
  key: string;
  name?: string;
}
/** The answer to Join. */
export interface Joined {
  info: MatchInfo;
  role: "away" | "home" | "host" | "public";
  token: string;
}
/** POST /api/invitation: what an invitation is to. With the key it was taken up with, also after that. */
export interface Look {
  invite: string;
  key?: string | null;
}
/** POST /api/mine: the matches of these tokens. */
export interface Mine {
  tokens: string[];
}
/**
 * A sentence of the book that a match can play to the letter: its name in the set-up's `readings`, its rules, and
 * the ruling that says how the table reads it (or nothing).
 */
export interface ReadingAbout {
  name: string;
  rules: string[];
  ruling: string;
}
/**
 * A match to be gone through: POST /api/records, GET /api/matches/{match}/replay. `outcome` is null while it is
 * unfinished, `views` are those one may have of it, and this one is `behind` the match by so many minutes.
 */
export interface Replay {
  game: string;
  software: string;
  setup: { [key: string]: string | number | boolean };
  names: string[];
  viewer: "away" | "home" | "host" | "public";
  setting: State;
  state: State;
  events: Happened[];
  steps: ReplayStep[];
  outcome: Outcome | null;
  views: ("away" | "home" | "host" | "public")[];
  behind?: number;
}
/** One choice of a record, the events that came of it, and what they changed. */
export interface ReplayStep {
  by: "away" | "chance" | "home";
  about: string;
  choice: Plain;
  events: Happened[];
  changes: Change[];
}
/** Who shall sit in a seat: whoever creates the match, whoever takes up the invitation, or the computer. */
export interface SeatWish {
  kind: "computer" | "invite" | "mine";
  name: string;
  coach?: string;
}
/** The answer to Mine: the latest first; tokens that are not known are left out. */
export interface Summaries {
  matches: Summary[];
}
/** A match in a list; `token` is the place of its token in the request, `score` that of home and away so far. */
export interface Summary {
  token: number;
  role: "away" | "home" | "host" | "public";
  info: MatchInfo;
  changed: number;
  your_turn: boolean;
  score: number[];
  outcome: Outcome | null;
  rematch: Rematch | null;
}
/** What some of the texts say: `difference-text-ID` names them, the attribute `letter` of the difference says it. */
export interface WayAbout {
  letter: string;
  texts: string[];
}
