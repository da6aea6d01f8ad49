// What only this game tells: events. Made from src/thirdhalf/games/takkure by `make types`: do not edit.
import type { Happened } from '../../../protocol';
import type { Question } from './questions';
import type { Setting, State } from './shapes';
import type { Action, Characteristic, Ending, Letter, Result, Side, Skill, Source, Table, Talent, Winner } from './words';

/** The values of events, by kind and name. */
export interface Events {
  "set taken": { seat: Winner; tokens: number };
  "activated": { player: string; activations: number };
  "marked": { player: string; points: [number, number][] };
  "unmarked": { player: string };
  "declared": { player: string; action: Action };
  "receiver named": { player: string; receiver: string };
  "spot named": { player: string; x: number; y: number };
  "ran": { player: string; points: [number, number][] };
  "walked": { player: string; points: [number, number][] };
  "displaced": { player: string; x: number; y: number };
  "ball displaced": { x: number; y: number };
  "set back": { player: string; x: number; y: number };
  "closed in": { tackler: string; x: number; y: number };
  "stood up": { player: string };
  "grounded": { player: string; ground: number };
  "wounded": { player: string; wounds: number };
  "tired": { player: string; fatigue: number; inactive: number };
  "rested": { player: string; fatigue: number; inactive: number };
  "sent off": { player: string };
  "injury": { player: string; table: Table; face: number };
  "fatigued for good": { player: string };
  "out of the match": { player: string };
  "action lost": { player: string; action: Action };
  "skill used": { player: string; talent: Talent };
  "position skill": { player: string; skill: Skill };
  "try": { player: string; home: number; away: number };
  "referee roll": { seat: Winner };
  "kick-off": { seat: Winner };
  "back": { player: string };
  "placed": { player: string; x: number; y: number };
  "template laid": { x: number; y: number };
  "time": { box: number; home_side: Side; away_side: Side };
  "half": { half: number };
  "half over": { half: number };
  "set lost": { seat: Winner };
  "modified": { player: string; source: Source; amount: number };
  "rolled": { player: string; action: Action; characteristic: Characteristic; value: number; faces: number[] };
  "came to": { player: string; action: Action; result: Result };
  "lapsed": { player: string; action: Action };
  "tied": { players: string[] };
  "thrown": { player: string; receiver: string; x: number; y: number };
  "ball taken": { player: string };
  "ball down": { x: number; y: number };
  "arrow pointed": { degrees: number };
  "scattered": { face: number; arrow: number };
  "die shown": { seat: Winner; face: number };
  "ground token removed": { player: string; ground: number };
  "tokens removed": Record<string, never>;
  "possession": { seat: Winner };
  "drew": { seat: Winner; cards: number };
  "card drawn": { seat: Winner; card: string };
  "card laid": { seat: Winner };
  "card turned": { seat: Winner; card: string; player: string };
  "discarded": { seat: Winner; card: string };
  "team play chosen": { seat: Winner; play: string };
  "team plays ready": { seat: Winner };
  "team plays back": Record<string, never>;
  "team play declared": { seat: Winner };
  "participant": { player: string };
  "team play turned": { seat: Winner; play: string };
  "lettered": { player: string; letter: Letter };
  "team play over": { seat: Winner };
  "spared": { player: string };
  "team tokens": { seat: Winner; stars: number };
  "honour tokens": { player: string; honour: number };
  "ended": { ending: Ending; seat: Winner };
}
/** An event, by its kind. */
export type Event = {
  [Kind in keyof Events]: Omit<Happened, 'kind' | 'values'> & { kind: Kind; values: Events[Kind] };
}[keyof Events];
/** All that comes from the server in the game's own form. */
export interface Wire {
  State: State;
  Setting: Setting;
  Question: Question;
  Event: Event;
}
