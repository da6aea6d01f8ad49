// What a scene shows and tells, in the forms that every game has in common.
import type { Happened, Question, State } from '../protocol';
import type { Seat } from './seat';

export interface Line<Event = Happened> {
  number: number;
  event: Event;
}

/** How a line of the log looks: as the beginning of something, or as good or bad news. */
export type Tone = 'head' | 'good' | 'bad' | 'warn' | '';

/** Something that stands out: whoever it favours gives it its colour. */
export interface Mark {
  kind: 'score' | 'break' | 'turnover';
  seat: Seat | '';
}

/** Where a match was, to be shown again from there. */
export interface Moment {
  state: unknown;
  lines: readonly Line[];
}

/** Whoever acts now, and for which side. */
export interface Acting {
  player: string;
  seat: Seat;
}

export interface Standing {
  score: [number, number];
  time: string;
}

/** What comes from the server in a game's own form: each game has its types of it in its `protocol/`. */
export interface Wire {
  State: unknown;
  Setting: unknown;
  Question: Question;
  Event: Happened;
}

/** Of a game about which nothing is known. */
export interface PlainWire extends Wire {
  State: State;
  Setting: State;
}
