// The protocol between server and client: messages. Made from src/thirdhalf/server by `make types`: do not edit.
import type { Change, ClockShown, Happened, Hint, MatchInfo, Outcome, PlannedStep, Proposal, Question, Rematch, SideNumber, Sitting, Spoken, State, Telling, Waiting, Weight } from './forms';

export const PROTOCOL = 2;
export type ServerMessage = Welcome | Snapshot | Update | GoingOn | Accepted | Refused | Judged | Offered | Suggested | Hinted | Weighed | Planned | Rehearsed | Past | Present | Standing | Talk | Problem;
export type ClientMessage = Hello | Choose | Judge | Offer | Suggest | Consult | Weigh | Plan | Rehearse | Step | Undo | Again | History | Pace | Deal | Say;
/** The request of that id is stored and done, now or at an earlier time it was sent. */
export interface Accepted {
  type: "accepted";
  id: string;
}
/** Return to the latest question of that topic, in a lesson that is over. The dice are others then. */
export interface Again {
  type: "again";
  id: string;
  turn: number;
  topic: string;
}
/** Answer the question of that turn. Sent again with the same id it is done once. */
export interface Choose {
  type: "choose";
  id: string;
  turn: number;
  choice: number[];
}
/** Ask for hints, and what a choice of one's own would come to. */
export interface Consult {
  type: "consult";
  id: string;
  turn: number;
  choice?: number[] | null;
}
/**
 * Something between the two sides: give the match up; ask for a draw, to take one's last decision back or for a
 * pause, which the other agrees to by asking for the same; decline what it asks; end a pause; end the match because
 * the other is gone (`claim` it, or for a draw); or `look` at a moment of a match that is over: the other may follow.
 */
export interface Deal {
  type: "deal";
  id: string;
  what: "claim" | "claim draw" | "decline" | "draw" | "go on" | "look" | "pause" | "resign" | "take back";
  at?: string;
}
/** The question was answered and the match goes on: for now nobody is asked as far as this viewer may know. */
export interface GoingOn {
  type: "going on";
  number: number;
}
/**
 * The first message. With the stream and the number of the last message seen, only what came after is sent.
 *
 * `nonce` is 32 bytes of one's own in hexadecimal digits, new for each match: the dice come of the server's seed, to
 * which it is bound by the match's `commitment`, and of both sides' numbers. The first one counts. For a seat that
 * gives none the server does.
 */
export interface Hello {
  type: "hello";
  protocol: number;
  token: string;
  stream?: string;
  after?: number;
  nonce?: string;
}
/**
 * The candidates that were weighed, the one that is suggested first, and what the choice asked about comes to, if
 * anybody knows.
 */
export interface Hinted {
  type: "hinted";
  id: string;
  hints: Hint[];
  own: Hint | null;
}
/** Ask for earlier events. */
export interface History {
  type: "history";
  id: string;
  first_event: number;
  count: number;
}
/** Ask whether a choice would be accepted. */
export interface Judge {
  type: "judge";
  id: string;
  turn: number;
  choice: number[];
}
/** Whether a choice would be accepted: the rule and reason if not, else the choice with all filled in. */
export interface Judged {
  type: "judged";
  id: string;
  allowed: boolean;
  rule: string;
  why: Telling | null;
  completed: number[];
}
/**
 * Ask which choices are worth considering, for a program that finds none by itself: no advice, for they are in no
 * order, and where nothing may be measured yet they are those that an eye finds.
 */
export interface Offer {
  type: "offer";
  id: string;
  turn: number;
}
/** The choices worth considering, all of them allowed, never none. */
export interface Offered {
  type: "offered";
  id: string;
  choices: number[][];
}
/** A host's: how long the computer waits before each decision, and whether it plays on by itself. */
export interface Pace {
  type: "pace";
  id: string;
  milliseconds: number;
  running: boolean;
}
/** Earlier events, from number `first_event` on. */
export interface Past {
  type: "past";
  id: string;
  first_event: number;
  events: Happened[];
}
/**
 * Ask what the adviser, or a computer coach of that name, would answer to this question and to those that follow it
 * at once.
 */
export interface Plan {
  type: "plan";
  id: string;
  turn: number;
  coach?: string;
}
/** What a computer coach would answer until somebody else decides or dice are rolled. */
export interface Planned {
  type: "planned";
  id: string;
  coach: string;
  steps: PlannedStep[];
}
/**
 * Who is connected, who sits where by now, and whether the same match once more is offered. `nonces` are home's and
 * away's own numbers for the dice: no die is rolled until both are.
 */
export interface Present {
  type: "present";
  home: boolean;
  away: boolean;
  watching: number;
  seats: Sitting[];
  rematch: Rematch | null;
  nonces: SideNumber[];
}
/** A message could not be read, or the connection ends. */
export interface Problem {
  type: "problem";
  code: string;
  why: string;
}
/** The request of that id was not done, and nothing has changed. `rule` is empty where no rule forbids it. */
export interface Refused {
  type: "refused";
  id: string;
  code: string;
  rule: string;
  why: Telling;
}
/**
 * Ask whether choices would be accepted in a row, from this question on, and what would be asked then: as somebody
 * could find out who chose and took it back. Nothing is chosen.
 */
export interface Rehearse {
  type: "rehearse";
  id: string;
  turn: number;
  choices: number[][];
}
/**
 * How many of the choices would be accepted one after the other, the rule and reason where one would not, and what
 * would be asked next: null where another decides, dice are rolled or the last answer could not be taken back.
 */
export interface Rehearsed {
  type: "rehearsed";
  id: string;
  accepted: number;
  rule: string;
  why: Telling | null;
  next: Question | null;
}
/**
 * Say something to the other side: a phrase by its name (`hello`, `good-luck` …, `people-phrase-…` in the
 * catalogue), or, where both have said `open`, a line of chat. `close` ends that for both.
 */
export interface Say {
  type: "say";
  id: string;
  kind: "close" | "open" | "phrase" | "text";
  what?: string;
}
/**
 * Everything anew: the state, the latest events (the first of them is number `first_event`), what is asked.
 *
 * `turn` goes back with every answer: it counts what this seat has decided. `again` are the topics that a lesson which
 * is over can be tried again from.
 */
export interface Snapshot {
  type: "snapshot";
  number: number;
  turn: number;
  state: State;
  first_event: number;
  events: Happened[];
  asked: Waiting | null;
  question: Question | null;
  undo: boolean;
  outcome: Outcome | null;
  again: string[];
}
/** Between the sides: clocks, what one asks of the other, who may claim it, where home and away look afterwards. */
export interface Standing {
  type: "standing";
  clock: ClockShown | null;
  proposals: Proposal[];
  may_claim: "away" | "home" | "nobody";
  looking: string[];
}
/**
 * Let the adviser, or a computer coach of that name, answer this question; a host lets the computer whose turn it
 * is play one decision.
 */
export interface Step {
  type: "step";
  id: string;
  turn?: number;
  coach?: string;
}
/** Ask what the adviser would answer, or a computer coach of that name. */
export interface Suggest {
  type: "suggest";
  id: string;
  turn: number;
  coach?: string;
}
/** What a computer coach would answer. */
export interface Suggested {
  type: "suggested";
  id: string;
  coach: string;
  choice: number[];
}
/** What the sides said to each other, for them alone, and whether both have opened the chat. */
export interface Talk {
  type: "talk";
  lines: Spoken[];
  open: boolean;
}
/** Take the last own choice back, where nothing has been revealed since. */
export interface Undo {
  type: "undo";
  id: string;
  turn: number;
}
/** What has changed since the message before. */
export interface Update {
  type: "update";
  number: number;
  turn: number;
  changes: Change[];
  first_event: number;
  events: Happened[];
  asked: Waiting | null;
  question: Question | null;
  undo: boolean;
  outcome: Outcome | null;
  again: string[];
}
/** Ask what each option comes to, where dice are about to be rolled for it. */
export interface Weigh {
  type: "weigh";
  id: string;
  turn: number;
}
/** What the options come to, where the odds are told before dice are rolled; else nothing. */
export interface Weighed {
  type: "weighed";
  id: string;
  weights: Weight[];
}
/** The first message: which match this is and which role the token gives. `stream` names the numbering. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  role: "away" | "home" | "host" | "public";
  stream: string;
  info: MatchInfo;
  setting: State;
}
