// The protocol between server and client. Made from src/thirdhalf/server by `make types`: do not edit.

export type Plain = number | string | null | Plain[] | { [key: string]: Plain };
export type State = { [key: string]: Plain };

export const PROTOCOL = 1;
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
/** What a match can be set up with. */
export interface DreadballAbout {
  firsts: string[];
  lessons: DreadballLesson[];
  presets: DreadballPreset[];
  setup: string[];
  switches: DreadballSwitch[];
  teams: DreadballTeam[];
}
/** A player of a squad; a stat of 4 is 4+. */
export interface DreadballCard {
  armour: number;
  id: string;
  move: number;
  name: string;
  number: number;
  role: string;
  skill: number;
  speed: number;
  strength: number;
}
/** A lesson, and the answers that it shows first: the question's topic, a colon, the option's word. */
export interface DreadballLesson {
  id: string;
  play: string[];
}
/** Who is moving, in which way, the points left, and what has been done in this action. */
export interface DreadballMoving {
  dashes: number;
  evades: number;
  moved: number;
  player: string;
  points: number;
  way: string;
}
/** A player on the table; `at` is null off the pitch, `facing` a direction or `prone`. */
export interface DreadballPlayer {
  armour: number;
  at: number[] | null;
  facing: string;
  id: string;
  move: number;
  name: string;
  number: number;
  role: string;
  skill: number;
  speed: number;
  strength: number;
  team: string;
  tokens: number;
  turns: number;
  where: string;
}
/** The test that an option leads to at once: its dice, the stat each must reach, and the successes it needs. */
export interface DreadballPool {
  choice: number;
  dice: number;
  needs: number;
  stat: number;
  test: string;
}
/** The values in which a preset differs from the sheet. */
export interface DreadballPreset {
  id: string;
  values: { [key: string]: number };
}
/** Whom a question is about, where a facing is chosen, and the pools of dice that its options lead to. */
export interface DreadballQuestion {
  at?: number[];
  pools: DreadballPool[];
  subjects: string[];
}
/** What never changes during a match. Events name a hex by its place in `hexes`; `entries` are west's and east's. */
export interface DreadballSetting {
  entries: number[][];
  hexes: number[][];
  landslide: number;
  launch: number[][];
  most_on_pitch: number;
  most_tokens: number;
  rushes: number;
  tokens: number;
  zones: DreadballZone[];
}
/** The table. `first` defends the west; `ball` is its carrier's id, its hex, or null: out of play. */
export interface DreadballState {
  active: string | null;
  away_points: number;
  ball: string | number[] | null;
  ending: string;
  first: string;
  home_points: number;
  moving: DreadballMoving | null;
  players: DreadballPlayer[];
  rush: number;
  rush_ending: string[];
  rushes: number;
  rushing: string;
  score: number;
  seat: string;
  tokens: number;
  winner: string;
}
/** A switch: its least and greatest value (0 and 1: false and true), and the sheet's. */
export interface DreadballSwitch {
  high: number;
  id: string;
  low: number;
  sheet: number;
}
/** A team and its squad of eight. */
export interface DreadballTeam {
  id: string;
  name: string;
  players: DreadballCard[];
}
/**
 * A strike zone: which end it is at, its value, and each of its hexes with its range, the strike hex (0) first and
 * the bonus hex second.
 */
export interface DreadballZone {
  end: string;
  hexes: number[][];
  id: string;
  value: number;
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
/** An event: what, by which rule, its bare numbers, and how to tell it. */
export interface Happened {
  kind: string;
  rule: string;
  values: number[];
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
/** What a match can be set up with. */
export interface TakkureAbout {
  exercises: TakkureExercise[];
  measuring: string[];
  pitches: TakkurePitch[];
  plays: TakkurePlay[];
  setup: string[];
  team_plays: TakkureTeamPlay[];
  teams: TakkureTeam[];
}
/** A player's card. */
export interface TakkureCard {
  bac: number[];
  bdy: number;
  id: string;
  int: number;
  move: number[];
  name: string;
  positions: string[];
  prt: number;
  radius: number;
  ref: number;
  skill: string;
  str: number;
  talent: string;
}
/** A coach's cards; null is hidden from the viewer. */
export interface TakkureCards {
  deck: number;
  declared: number;
  declared_team_play: string | null;
  discards: string[];
  face_down: number;
  hand: string[] | null;
  in_hand: number;
  laid: string[] | null;
  team_plays: string[] | null;
  team_skill: string;
  team_tokens: number;
  used_team_plays: string[];
}
/** An exercise; `kind` is attack, practice or match. */
export interface TakkureExercise {
  attack: TakkureStart[];
  biggest_radius: number;
  cards: string;
  defence: TakkureStart[];
  half_length: number;
  half_width: number;
  kind: string;
  line: number;
  line_ups: TakkureLineUps[];
  measuring: string;
  number: number;
  title: string;
}
/** 6.06: the line-ups of a team for an exercise, each a row of players' ids; `part` is attack or defence. */
export interface TakkureLineUps {
  part: string;
  players: string[][];
  team: string;
}
/** One action of a team play: whose letter, which action, and the letter a pass goes to. */
export interface TakkureListed {
  action: string;
  to: string;
  who: string;
}
/** A pitch. */
export interface TakkurePitch {
  half_length: number;
  half_width: number;
  id: string;
  kick_off: number;
  line: number;
  name: string;
}
/** An individual play; its text is in the catalogue of messages under `card-` and its id. */
export interface TakkurePlay {
  id: string;
  name: string;
  team: string;
  window: string;
}
/** A player on the table. */
export interface TakkurePlayer {
  activations: number;
  at: number[];
  bac: number[];
  bdy: number;
  contact_at: number;
  declared: string;
  fatigue: number;
  ground: number;
  honour: number;
  id: string;
  inactive: number;
  int: number;
  move: number[];
  name: string;
  off: string;
  permanent: number;
  prt: number;
  radius: number;
  ref: number;
  skill: string;
  str: number;
  talent: string;
  team: string;
  used: number;
  vertebrae: number;
  wounds: number;
}
/**
 * What a question is about (`subjects`: ids of players, or `ball`), and the measures its answer is judged by.
 *
 * `shape` says which of the others are there. A base's centre stays within `half_width` and `half_length`; `obstacles`
 * are discs that it may not enter, grown by its own radius.
 */
export interface TakkureQuestion {
  at?: number[];
  candidates?: number[][];
  cover?: number;
  forward?: number;
  half_length?: number;
  half_width?: number;
  high?: number;
  limit?: number;
  line?: number[][];
  low?: number;
  obstacles?: number[][];
  radius?: number;
  rolls?: string[];
  shape: string;
  subjects: string[];
  target?: number[];
  window?: string;
}
/** What never changes during a match: the pitch's measures and the sizes of things. */
export interface TakkureSetting {
  ball_radius: number;
  cards: string;
  half_length: number;
  half_width: number;
  kick_off: number;
  line: number;
  measuring: string;
  sets: number;
  template_radius: number;
  tokens: number;
}
/** Where a player of an exercise begins. */
export interface TakkureStart {
  at: number[];
  ball: number;
  position: string;
}
/** The table as a viewer sees it. */
export interface TakkureState {
  active: string | null;
  attacker: string;
  away_cards: TakkureCards;
  away_time: string;
  away_tries: number;
  ball: string | number[] | null;
  ending: string;
  half: number;
  home_cards: TakkureCards;
  home_time: string;
  home_tries: number;
  line: number[][];
  measuring: string;
  players: TakkurePlayer[];
  seat: string;
  sets: number;
  time: number;
  tokens: number;
  winner: string;
}
/** A team. */
export interface TakkureTeam {
  id: string;
  name: string;
  players: TakkureCard[];
  skill: string;
}
/** A team play; its text is under `play-` and its id. `participants` is 0 where every standing teammate is in it. */
export interface TakkureTeamPlay {
  actions: TakkureListed[];
  id: string;
  name: string;
  participants: number;
  team: string;
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
