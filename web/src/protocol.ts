// The protocol between server and client. Made from src/thirdhalf/server by `make types`: do not edit.

export type Plain = number | string | null | Plain[] | { [key: string]: Plain };
export type State = { [key: string]: Plain };

export const PROTOCOL = 2;
export type Role = "home" | "away" | "public" | "host";
export type Argument = NamedValue | NamesValue | SaidValue | NumberValue | SignedValue | LengthValue | NumbersValue | TextValue;
export type ServerMessage = Welcome | Snapshot | Update | GoingOn | Accepted | Refused | Judged | Suggested | Hinted | Weighed | Planned | Past | Present | Problem;
export type ClientMessage = Hello | Choose | Judge | Suggest | Consult | Weigh | Plan | Step | Undo | History | Pace;
/** GET /api/about */
export interface About {
  protocol: number;
  software: string;
  games: GameAbout[];
  largest_record: number;
}
/** The request of that id is stored and done, now or at an earlier time it was sent. */
export interface Accepted {
  type: "accepted";
  id: string;
}
/** A part of the state that is different now: the way to it, and its value. */
export interface Change {
  path: (string | number)[];
  value: Plain;
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
/** POST /api/matches */
export interface Create {
  game: string;
  setup: { [key: string]: string | number | boolean };
  home: SeatWish;
  away: SeatWish;
  pace?: number;
}
/** The answer to Create. The token of `public` is for spectators and may be given to anybody. */
export interface Created {
  info: MatchInfo;
  grants: Grant[];
}
/** Any answer but a good one; `told` is the reason as a message of the catalogue, where people need one. */
export interface Failure {
  code: string;
  why: string;
  told?: Telling | null;
}
/** A game, what its matches can be set up with, and the computer's coaches that know it, the weakest first. */
export interface GameAbout {
  id: string;
  content: string;
  about: State;
  coaches: string[];
}
/** The question was answered and the match goes on: for now nobody is asked as far as this viewer may know. */
export interface GoingOn {
  type: "going on";
  number: number;
}
/** A token for a role, or an invitation to a seat, which can be taken up once. */
export interface Grant {
  role: "away" | "home" | "host" | "public";
  token: string;
  invite: string;
}
/** An event: what, by which rule, its values under their names, and how to tell it. */
export interface Happened {
  kind: string;
  rule: string;
  values: State;
  telling: Telling;
}
/** The first message. With the stream and the number of the last message seen, only what came after is sent. */
export interface Hello {
  type: "hello";
  protocol: number;
  token: string;
  stream?: string;
  after?: number;
}
/** A candidate: the change in expectation, in the game's own unit, the odds where any are known, the reason. */
export interface Hint {
  choice: number[];
  gain: number;
  odds: Telling[];
  reason: Telling;
}
/** The candidates that promise most, best first, and what the choice asked about comes to, if anybody knows. */
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
/** A length or a coordinate in hundredths of a millimetre. */
export interface LengthValue {
  kind: "length";
  value: number;
}
/** What a match is. */
export interface MatchInfo {
  match: string;
  game: string;
  content: string;
  software: string;
  setup: { [key: string]: string | number | boolean };
  seats: Sitting[];
  commitment: string;
  created: number;
}
/** POST /api/mine: the matches of these tokens. */
export interface Mine {
  tokens: string[];
}
/** Someone or something with a name of its own. */
export interface NamedValue {
  kind: "named";
  id: string;
  name: string;
}
/** Several that have names. */
export interface NamesValue {
  kind: "several";
  names: NamedValue[];
}
/** A count or a value. */
export interface NumberValue {
  kind: "number";
  value: number;
}
/** A row of numbers: faces of dice, the points of a line one after the other. */
export interface NumbersValue {
  kind: "numbers";
  values: number[];
}
/** How the match ended. */
export interface Outcome {
  winner: "away" | "home" | "nobody";
  home_score: number;
  away_score: number;
  ending: string;
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
/** One option of a pick: what to answer, its word in files, its label, and the things on the table it stands for. */
export interface PickOption {
  choice: number;
  word: string;
  label: Telling;
  things: string[];
}
/** Ask what a computer coach would answer to this question and to those that follow it at once. */
export interface Plan {
  type: "plan";
  id: string;
  turn: number;
  coach: string;
}
/** What a computer coach would answer until somebody else decides or dice are rolled. */
export interface Planned {
  type: "planned";
  id: string;
  coach: string;
  steps: PlannedStep[];
}
/** What would be asked, and what a computer coach would answer. */
export interface PlannedStep {
  question: Question;
  choice: number[];
}
/** Who is connected, and who sits where by now. */
export interface Present {
  type: "present";
  home: boolean;
  away: boolean;
  watching: number;
  seats: Sitting[];
}
/** A message could not be read, or the connection ends. */
export interface Problem {
  type: "problem";
  code: string;
  why: string;
}
/** What this seat is asked; `data` is the game's description for a preview. */
export interface Question {
  topic: string;
  rule: string;
  form: "path" | "pick" | "place";
  prompt: Telling;
  options: PickOption[];
  data: State;
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
 * A match to be gone through: POST /api/records, GET /api/matches/{match}/replay. `outcome` is null while it is
 * unfinished.
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
}
/** One choice of a record, the events that came of it, and what they changed. */
export interface ReplayStep {
  by: "away" | "chance" | "home";
  about: string;
  choice: Plain;
  events: Happened[];
  changes: Change[];
}
/** Another message of the catalogue, or an attribute of it; `otherwise` where the catalogue does not know it. */
export interface SaidValue {
  kind: "said";
  message: string;
  attribute: string;
  otherwise: string;
}
/** Who shall sit in a seat: whoever creates the match, whoever takes up the invitation, or the computer. */
export interface SeatWish {
  kind: "computer" | "invite" | "mine";
  name: string;
  coach?: string;
}
/** A modifier: shown with its sign. */
export interface SignedValue {
  kind: "signed";
  value: number;
}
/** Who has a seat: a person, or the computer's coach of that name; `open` until an invitation is taken up. */
export interface Sitting {
  seat: "away" | "home";
  name: string;
  kind: "computer" | "open" | "person";
  coach: string;
}
/**
 * Everything anew: the state, the latest events (the first of them is number `first_event`), what is asked.
 *
 * `turn` goes back with every answer: it counts what this seat has decided.
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
}
/** Let a computer coach answer this question; a host lets the computer whose turn it is play one decision. */
export interface Step {
  type: "step";
  id: string;
  turn?: number;
  coach?: string;
}
/** Ask what a computer coach would answer. */
export interface Suggest {
  type: "suggest";
  id: string;
  turn: number;
  coach: string;
}
/** What a computer coach would answer. */
export interface Suggested {
  type: "suggested";
  id: string;
  coach: string;
  choice: number[];
}
/** The answer to Mine: the latest first; tokens that are not known are left out. */
export interface Summaries {
  matches: Summary[];
}
/** A match in a list; `token` is the place of its token in the request. */
export interface Summary {
  token: number;
  role: "away" | "home" | "host" | "public";
  info: MatchInfo;
  changed: number;
  your_turn: boolean;
  outcome: Outcome | null;
}
/** A message of the catalogue and its values. */
export interface Telling {
  message: string;
  values: { [key: string]: NamedValue | NamesValue | SaidValue | NumberValue | SignedValue | LengthValue | NumbersValue | TextValue };
}
/** Something that reads the same in every language. */
export interface TextValue {
  kind: "text";
  text: string;
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
}
/** Whom the match waits for; `nobody` while it goes on and nobody outside may know for whom. */
export interface Waiting {
  seat: "away" | "home" | "nobody";
  topic: string;
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
/** What an option comes to, exactly. */
export interface Weight {
  choice: number[];
  told: Telling;
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
