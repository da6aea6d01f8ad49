// What only this game tells: what it is made of. Made from src/thirdhalf/games/dreadball by `make types`: do not edit.
import type { End, Ending, Facing, Reason, Role, Seat, Viewer, Where, Winner } from './words';

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
/** A31: what a lesson is for. */
export type Goal = {
  at: [number, number] | null;
  kind: "fell" | "hold" | "reach" | "strike";
  player: string | null;
};
/** A lesson, and the answers that it shows first: the question's topic, a colon, the option's word. */
export type Lesson = {
  id: string;
  play: string[];
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
/** The values in which a preset differs from the sheet. */
export type Preset = {
  id: string;
  values: { [key: string]: number };
};
/** What never changes during a match. `entries` are west's and east's; `goal` is a lesson's. */
export type Setting = {
  entries: [number, number][];
  goal: Goal | null;
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
/** A team and its squad of eight; by how many points it is weaker than the best (DL6). */
export type Team = {
  handicap: number;
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
