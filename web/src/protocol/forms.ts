// The protocol between server and client: what both are made of. Made from src/thirdhalf/server by `make types`: do not edit.

export type Plain = number | string | null | Plain[] | { [key: string]: Plain };
export type State = { [key: string]: Plain };
export type Role = "home" | "away" | "public" | "host";
export type Argument = NamedValue | NamesValue | SaidValue | NumberValue | SignedValue | LengthValue | NumbersValue | TextValue;
/** A part of the state that is different now: the way to it, and its value. */
export interface Change {
  path: (string | number)[];
  value: Plain;
}
/**
 * The clocks, in milliseconds, home's and away's: what each has left, of its own and for being disconnected. Whose
 * runs, as far as anybody may know, and whether it is (`sparing`) the one for being disconnected.
 */
export interface ClockShown {
  pace: Tempo;
  left: number[];
  away: number[];
  running: "away" | "home" | "nobody";
  sparing: boolean;
  paused: boolean;
}
/** An event: what, by which rule, its values under their names, and how to tell it. */
export interface Happened {
  kind: string;
  rule: string;
  values: State;
  telling: Telling;
}
/** A candidate: the change in expectation, in the game's own unit, the odds where any are known, the reason. */
export interface Hint {
  choice: number[];
  gain: number;
  odds: Telling[];
  reason: Telling;
}
/** A length or a coordinate in hundredths of a millimetre. */
export interface LengthValue {
  kind: "length";
  value: number;
}
/**
 * What a match is. `help` is the most that the computer tells those who decide, as both sides agreed; after `hands`
 * minutes spectators see what both sides saw (0: when it is over).
 */
export interface MatchInfo {
  match: string;
  game: string;
  content: string;
  software: string;
  setup: { [key: string]: string | number | boolean };
  seats: Sitting[];
  commitment: string;
  created: number;
  help: "advice" | "none" | "odds";
  hands: number;
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
/** One option of a pick: what to answer, its word in files, its label, and the things on the table it stands for. */
export interface PickOption {
  choice: number;
  word: string;
  label: Telling;
  things: string[];
}
/** What would be asked, and what a computer coach would answer. */
export interface PlannedStep {
  question: Question;
  choice: number[];
}
/** What a side asks the other to agree to. */
export interface Proposal {
  by: "away" | "home";
  what: "draw" | "pause" | "take back";
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
/** The same match once more: who has offered it, whether the other side has taken it up, and which match it is. */
export interface Rematch {
  by: "away" | "home";
  answer: "accepted" | "declined" | "open";
  match: string;
}
/** Another message of the catalogue, or an attribute of it; `otherwise` where the catalogue does not know it. */
export interface SaidValue {
  kind: "said";
  message: string;
  attribute: string;
  otherwise: string;
}
/** A side's own number for the dice in hexadecimal digits, and who gave it; nothing until somebody has. */
export interface SideNumber {
  number: string;
  by: "coach" | "nobody" | "server";
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
/** Something that one side said: a phrase by its name, a line of chat, or that it opens or closes the chat. */
export interface Spoken {
  number: number;
  by: "away" | "home";
  kind: "close" | "open" | "phrase" | "text";
  what: string;
}
/** A message of the catalogue and its values. */
export interface Telling {
  message: string;
  values: { [key: string]: NamedValue | NamesValue | SaidValue | NumberValue | SignedValue | LengthValue | NumbersValue | TextValue };
}
/** What was agreed on: seconds for each side and seconds back for each decision of its own, or days for each. */
export interface Tempo {
  bank: number;
  increment: number;
  days: number;
}
/** Something that reads the same in every language. */
export interface TextValue {
  kind: "text";
  text: string;
}
/** Whom the match waits for; `nobody` while it goes on and nobody outside may know for whom. */
export interface Waiting {
  seat: "away" | "home" | "nobody";
  topic: string;
}
/** What an option comes to, exactly. */
export interface Weight {
  choice: number[];
  told: Telling;
}
