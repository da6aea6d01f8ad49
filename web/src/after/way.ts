// One's own way: what many matches say together, by kinds of decisions, of luck, and of what to practise.
import type { Seat } from '../lib/seat';
import type { Analysis, Moment } from '../protocol';

/** A choice that gives away so much of a win is a mistake. */
const MISTAKE = 0.05;
/** Moments to practise, at most. */
const PRACTISED = 8;

/** A match that was analysed, as whoever sat there sees it. */
export interface Played {
  match: string;
  game: string;
  /** When it was played last, in seconds. */
  when: number;
  seat: Seat;
  analysis: Analysis;
}

/** What kinds of decisions a game has, each with what it asks about; all else is something else. */
export type Kinds = Readonly<Record<string, readonly string[]>>;

export const OTHER = 'other';

export interface Rate {
  game: string;
  kind: string;
  choices: number;
  mistakes: number;
  /** What was given away, never less than nothing. */
  given: number;
}

export function kindOf(about: string, kinds: Kinds): string {
  return Object.keys(kinds).find((kind) => kinds[kind]!.includes(about)) ?? OTHER;
}

/** How much was given away by each kind of decision, the dearest first. */
export function ratesOf(all: readonly Played[], kindsOf: (game: string) => Kinds): Rate[] {
  const found = new Map<string, Rate>();
  for (const { game, seat, analysis } of all) {
    const sign = seat === 'home' ? 1 : -1;
    for (const { by, about, play = 0 } of analysis.moves) {
      if (by !== seat) continue;
      const kind = kindOf(about, kindsOf(game));
      const key = `${game} ${kind}`;
      const rate = found.get(key) ?? { game, kind, choices: 0, mistakes: 0, given: 0 };
      rate.choices += 1;
      rate.given += Math.max(0, -sign * play);
      if (-sign * play >= MISTAKE) rate.mistakes += 1;
      found.set(key, rate);
    }
  }
  return [...found.values()].sort((a, b) => b.given - a.given || b.choices - a.choices);
}

export interface Leg {
  match: string;
  when: number;
  /** The result, what the dice gave, and what was given away, as this side sees it. */
  result: number;
  luck: number;
  given: number;
}

/** Match after match, the oldest first. */
export function legsOf(all: readonly Played[]): Leg[] {
  return [...all]
    .sort((a, b) => a.when - b.when)
    .map(({ match, when, seat, analysis }) => ({
      match,
      when,
      result: (seat === 'home' ? 1 : -1) * analysis.result,
      luck: analysis[seat].luck,
      given: Math.max(0, -analysis[seat].play),
    }));
}

export interface Lesson {
  match: string;
  game: string;
  moment: Moment;
}

/** The own moments that were dearest, over all matches. */
export function lessonsOf(all: readonly Played[]): Lesson[] {
  return all
    .flatMap(({ match, game, seat, analysis }) => analysis[seat].worst.map((moment) => ({ match, game, moment })))
    .filter(({ moment }) => -moment.change >= MISTAKE)
    .sort((a, b) => a.moment.change - b.moment.change)
    .slice(0, PRACTISED);
}
