// What is worth a panel of its own, whichever game it is. A game says which of its events are, and what stands in it.
import type { Seat } from './seat';
import { t } from './words.svelte';

/** How long panels stay; none leaves the dice on the pitch. */
export const LENGTHS = ['full', 'short', 'none'] as const;
export type Length = (typeof LENGTHS)[number];

export interface Fighter {
  player: string;
  name: string;
  seat: Seat;
}

/** One side of a roll, with its dice. */
export interface Corner extends Fighter {
  /** What it does and what it needs, in words. */
  action: string;
  need: string;
  /** How likely its dice succeed, from 0 to 1; null where nothing is rolled. */
  chance: number | null;
  /** How many faces each die has, what they show, and which of them count. */
  sides: number;
  faces: readonly number[];
  counts: readonly boolean[];
  /** Its dice are thrown; those of the latest throw may still tumble. */
  thrown: boolean;
  latest: boolean;
  /** What came of it; empty as long as nobody knows. */
  result: string;
  tone: 'good' | 'bad' | 'even' | '';
  /** More than a success. */
  great: boolean;
}

export interface Contest {
  kind: 'contest';
  corners: readonly Corner[];
  /** Nothing more comes of it. */
  last: boolean;
}

export type Look = 'score' | 'steal' | 'injury' | 'break' | 'end';

/** Something that has happened. */
export interface Happening {
  kind: 'happening';
  look: Look;
  title: string;
  told: string;
  who: Fighter | null;
  score: readonly [number, number] | null;
  /** Whose moment it is, where nobody's face is shown. */
  seat?: Seat | null;
}

export type Climax = Contest | Happening;

/** Words for a chance, from the least to the best, each with how far it reaches. */
const CHANCES = [
  ['hardly', 0.1],
  ['unlikely', 0.35],
  ['below', 0.45],
  ['even', 0.55],
  ['above', 0.7],
  ['likely', 0.9],
  ['sure', Infinity],
] as const;

/** A chance in words and per cent. */
export function chanceTold(chance: number): string {
  const word = CHANCES.find(([, most]) => chance <= most)![0];
  return t(`ui-chance-${word}`, { percent: Math.round(chance * 100) });
}

/** What a screen reader is told of a panel. */
export function climaxTold(climax: Climax): string {
  if (climax.kind === 'happening') return `${climax.title} ${climax.told}`;
  return climax.corners
    .map(({ name, action, need, chance, result }) =>
      [`${name}:`, [action, need, chance === null ? '' : chanceTold(chance), result].filter(Boolean).join(', ')].join(
        ' ',
      ),
    )
    .join('. ');
}
