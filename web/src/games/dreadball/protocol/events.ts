// What only this game tells: events. Made from src/thirdhalf/games/dreadball by `make types`: do not edit.
import type { Happened } from '../../../protocol';
import type { Question } from './questions';
import type { Setting, State } from './shapes';
import type { Action, Direction, Ending, Reason, Source, Winner } from './words';

/** The values of events, by kind and name. */
export interface Events {
  "head start": { seat: Winner; points: number };
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
/** All that comes from the server in the game's own form. */
export interface Wire {
  State: State;
  Setting: Setting;
  Question: Question;
  Event: Event;
}
