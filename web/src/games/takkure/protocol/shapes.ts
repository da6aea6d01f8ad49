// What only this game tells: what it is made of. Made from src/thirdhalf/games/takkure by `make types`: do not edit.
import type { Action, CardSet, Ending, Letter, Measuring, Off, Part, Seat, Side, Skill, Talent, TeamSkill, Viewer, Window, Winner } from './words';

/** What a match can be set up with. */
export type About = {
  exercises: Exercise[];
  measuring: Measuring[];
  pitches: Pitch[];
  plays: Play[];
  setup: string[];
  team_plays: TeamPlay[];
  teams: Team[];
};
/** A player's card. */
export type Card = {
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
  skill: Skill;
  str: number;
  talent: Talent;
};
/** A coach's cards; null is hidden from the viewer. */
export type Cards = {
  deck: number;
  declared: number;
  declared_team_play: string | null;
  discards: string[];
  face_down: number;
  hand: string[] | null;
  in_hand: number;
  laid: string[] | null;
  team_plays: string[] | null;
  team_skill: TeamSkill;
  team_tokens: number;
  used_team_plays: string[];
};
/** An exercise; `kind` is attack, practice or match. */
export type Exercise = {
  attack: Start[];
  biggest_radius: number;
  cards: CardSet;
  defence: Start[];
  half_length: number;
  half_width: number;
  kind: "attack" | "match" | "practice";
  line: number;
  line_ups: LineUps[];
  measuring: Measuring;
  number: number;
  title: string;
};
/** 6.06: the line-ups of a team for an exercise, each a row of players' ids; `part` is attack or defence. */
export type LineUps = {
  part: Part;
  players: string[][];
  team: string;
};
/** One action of a team play: whose letter, which action, and the letter a pass goes to. */
export type Listed = {
  action: Action;
  to: string;
  who: Letter;
};
/** A pitch. */
export type Pitch = {
  half_length: number;
  half_width: number;
  id: string;
  kick_off: number;
  line: number;
  name: string;
};
/** An individual play; its text is in the catalogue of messages under `card-` and its id. */
export type Play = {
  id: string;
  name: string;
  team: string;
  window: Window;
};
/** A player on the table. */
export type Player = {
  activations: number;
  at: [number, number];
  bac: number[];
  bdy: number;
  contact_at: number;
  declared: Action;
  fatigue: number;
  ground: number;
  honour: number;
  id: string;
  inactive: number;
  int: number;
  learned: string[];
  move: number[];
  name: string;
  off: Off;
  permanent: number;
  prt: number;
  radius: number;
  ref: number;
  skill: Skill;
  str: number;
  talent: Talent;
  team: Seat;
  used: number;
  vertebrae: number;
  wounds: number;
};
/**
 * What never changes during a match: the pitch's measures, the sizes of things, how far each band of a pass and
 * PRESSURE reach.
 */
export type Setting = {
  ball_radius: number;
  cards: CardSet;
  half_length: number;
  half_width: number;
  kick_off: number;
  line: number;
  measuring: Measuring;
  pressure: number;
  ranges: number[];
  sets: number;
  template_radius: number;
  tokens: number;
};
/** Where a player of an exercise begins. */
export type Start = {
  at: [number, number];
  ball: number;
  position: string;
};
/** The table as a viewer sees it. */
export type State = {
  active: string | null;
  attacker: Winner;
  away_cards: Cards;
  away_time: Side;
  away_tries: number;
  ball: string | [number, number] | null;
  ending: Ending;
  half: number;
  home_cards: Cards;
  home_time: Side;
  home_tries: number;
  line: [number, number][];
  measuring: Measuring;
  players: Player[];
  seat: Viewer;
  sets: number;
  time: number;
  tokens: number;
  winner: Winner;
};
/** A team. */
export type Team = {
  id: string;
  name: string;
  players: Card[];
  skill: TeamSkill;
};
/** A team play; its text is under `play-` and its id. `participants` is 0 where every standing teammate is in it. */
export type TeamPlay = {
  actions: Listed[];
  id: string;
  name: string;
  participants: number;
  team: string;
};
