// What only this game tells. Made from src/thirdhalf/games/dreadball by `make types`: do not edit.
import type { Happened, Question as Asked } from '../../protocol';

export type Action = "run" | "sprint" | "slam" | "steal" | "throw" | "stand up" | "dash" | "evade" | "pick up" | "slamback" | "dodge" | "armour" | "catch";
export type Direction = "E" | "SE" | "SW" | "W" | "NW" | "NE";
export type End = "west" | "east";
export type Ending = "undecided" | "full time" | "landslide" | "sudden death" | "nobody left on the pitch" | "no strike in sudden death";
export type Facing = "E" | "SE" | "SW" | "W" | "NW" | "NE" | "prone";
export type Reason = "throw" | "drop" | "failed pick up";
export type Role = "guard" | "jack" | "striker";
export type Seat = "home" | "away";
export type Source = "striker" | "guard" | "threat" | "sprinted" | "moved" | "moved next to the target" | "strike hex";
export type Viewer = "home" | "away" | "public";
export type Where = "pitch" | "bench" | "out of play";
export type Winner = "home" | "away" | "nobody";
/** What a match can be set up with. */
export type About = {
  firsts: ("away" | "home" | "toss")[];
  lessons: Lesson[];
  presets: Preset[];
  setup: string[];
  switches: Switch[];
  teams: Team[];
};
/** A player of a squad; a stat of 4 is 4+. */
export type Card = {
  armour: number;
  id: string;
  move: number;
  name: string;
  number: number;
  role: Role;
  skill: number;
  speed: number;
  strength: number;
};
/** A lesson, and the answers that it shows first: the question's topic, a colon, the option's word. */
export type Lesson = {
  id: string;
  play: string[];
};
/** Whom a question is about, where a facing is chosen, and the pools of dice that its options lead to. */
export type Measures = {
  at?: [number, number];
  pools: Pool[];
  subjects: string[];
};
/** Who is moving, in which way, the points left, and what has been done in this action. */
export type Moving = {
  dashes: number;
  evades: number;
  moved: number;
  player: string;
  points: number;
  way: "one hex" | "run" | "sprint";
};
/** A player on the table; `at` is null off the pitch, `facing` a direction or `prone`. */
export type Player = {
  armour: number;
  at: [number, number] | null;
  facing: Facing;
  id: string;
  move: number;
  name: string;
  number: number;
  role: Role;
  skill: number;
  speed: number;
  strength: number;
  team: Seat;
  tokens: number;
  turns: number;
  where: Where;
};
/** The test that an option leads to at once: its dice, the stat each must reach, and the successes it needs. */
export type Pool = {
  choice: number;
  dice: number;
  needs: number;
  stat: number;
  test: Action;
};
/** The values in which a preset differs from the sheet. */
export type Preset = {
  id: string;
  values: { [key: string]: number };
};
/** What never changes during a match. `entries` are west's and east's. */
export type Setting = {
  entries: [number, number][];
  hexes: [number, number][];
  landslide: number;
  launch: [number, number][];
  most_on_pitch: number;
  most_tokens: number;
  rushes: number;
  tokens: number;
  zones: Zone[];
};
/** The table. `first` defends the west; `ball` is its carrier's id, its hex, or null: out of play. */
export type State = {
  active: string | null;
  away_points: number;
  ball: string | [number, number] | null;
  ending: Ending;
  first: Seat;
  home_points: number;
  moving: Moving | null;
  players: Player[];
  rush: number;
  rush_ending: Reason[];
  rushes: number;
  rushing: Winner;
  score: number;
  seat: Viewer;
  tokens: number;
  winner: Winner;
};
/** A switch: its least and greatest value (0 and 1: false and true), and the sheet's. */
export type Switch = {
  high: number;
  id: string;
  low: number;
  sheet: number;
};
/** A team and its squad of eight. */
export type Team = {
  id: string;
  name: string;
  players: Card[];
};
/**
 * A strike zone: which end it is at, its value, and each of its hexes with its range, the strike hex (0) first and
 * the bonus hex second.
 */
export type Zone = {
  end: End;
  hexes: [number, number, number][];
  id: string;
  value: number;
};
/** What questions are about. */
export type Topic = "formation" | "line-up" | "place" | "token" | "action" | "step" | "dash" | "facing" | "target" | "reaction" | "push" | "follow up" | "dodge move" | "throw at" | "free action";
/** The values of events, by kind and name. */
export interface Events {
  "toss": { seat: Winner; home_die: number; away_die: number };
  "placed": { player: string; hex: [number, number]; facing: Direction };
  "benched": { player: string };
  "rush": { seat: Winner; rush: number; tokens: number };
  "launched": { hexes: [number, number][] };
  "token spent": { player: string; action: Action; tokens: number };
  "free action": { player: string; action: Action };
  "entered": { player: string; hex: [number, number] };
  "left the pitch": { player: string };
  "stepped": { player: string; from: [number, number] | null; hex: [number, number] };
  "turned": { player: string; facing: Direction };
  "fell": { player: string; hex: [number, number] };
  "stood up": { player: string; facing: Direction };
  "modified": { player: string; source: Source; amount: number };
  "rolled": { player: string; action: Action; stat: number; faces: number[] };
  "came to": { player: string; action: Action; successes: number };
  "attacked": { player: string; target: string; action: Action };
  "reacted": { player: string; action: Action };
  "pushed": { player: string; hex: [number, number] };
  "held ground": { player: string };
  "followed up": { player: string; hex: [number, number] };
  "dodged": { player: string; hex: [number, number] };
  "knocked down": { player: string; hits: number };
  "injured": { player: string; turns: number };
  "recovers": { player: string; turns: number };
  "thrown": { player: string; receiver: string; range: number };
  "strike tried": { player: string; hex: [number, number]; range: number };
  "strike": { player: string; points: number; home: number; away: number };
  "ball taken": { player: string };
  "ball lost": { player: string };
  "ball hit": { player: string };
  "scattered": { direction: Direction; distance: number; hexes: [number, number][] };
  "ball down": { hex: [number, number] };
  "rush ending": { reason: Reason };
  "rush saved": { player: string };
  "rush over": { rush: number };
  "sudden death": Record<string, never>;
  "ended": { ending: Ending; seat: Winner };
}
/** An event, by its kind. */
export type Event = {
  [Kind in keyof Events]: Omit<Happened, 'kind' | 'values'> & { kind: Kind; values: Events[Kind] };
}[keyof Events];
/** What a seat is asked. */
export type Question = Omit<Asked, 'topic' | 'data'> & { topic: Topic; data: Measures };
/** All that comes from the server in the game's own form. */
export interface Wire {
  State: State;
  Setting: Setting;
  Question: Question;
  Event: Event;
}
