// What a match came to, step by step, as one side sees it: each step begins where the one before it ended.
import type { Seat } from '../lib/seat';
import type { Analysis, Marker, Moment } from '../protocol';

export const STEPS = ['start', 'luck', 'own', 'other', 'rest', 'result'] as const;

export interface Step {
  name: (typeof STEPS)[number];
  from: number;
  to: number;
  change: number;
}

export type Verdict = 'lucky' | 'unlucky' | 'better' | 'worse' | 'more' | 'less' | 'favourite' | 'underdog';

/** A choice that gives away so much of a win is a mistake. */
const MISTAKE = 0.05;
/** What nobody foresaw is what decided it where it is so many times as much as dice and choices, which can be told. */
const MORE = 2;

/** What decided it, as one side sees it: of dice, choices, all else, and what was to be expected from the beginning, what
 * did most of what came. Of a draw, which of the first three did most. */
export function verdict(analysis: Analysis, side: Seat): Verdict {
  const sign = side === 'home' ? 1 : -1;
  const other = side === 'home' ? 'away' : 'home';
  const parts: [number, number, Verdict, Verdict][] = [
    [analysis[side].luck, MORE, 'lucky', 'unlucky'],
    [analysis[side].play - analysis[other].play, MORE, 'better', 'worse'],
    [sign * analysis.rest, 1, 'more', 'less'],
  ];
  const came = sign * analysis.result;
  if (came) parts.push([sign * analysis.start, 1, 'favourite', 'underdog']);
  const [much, , good, bad] = parts.reduce((most, each) => {
    const weight = ([part, times]: (typeof parts)[number]): number => times * (came ? part * came : Math.abs(part));
    return weight(each) > weight(most) ? each : most;
  });
  return much > 0 ? good : bad;
}

/** The one moment that did most of what decided it: the dearest choice of whoever chose worse, or the throw that helped
 * most; where neither decided it, the dearest mistake of whoever lost. */
export function telling(analysis: Analysis, side: Seat): Moment | null {
  const other = side === 'home' ? 'away' : 'home';
  const found = verdict(analysis, side);
  if (found === 'better' || found === 'worse') return analysis[found === 'worse' ? side : other].worst[0] ?? null;
  if (found !== 'lucky' && found !== 'unlucky') {
    const dearest = analysis.result && analysis[analysis.result > 0 ? 'away' : 'home'].worst[0];
    return dearest && -dearest.change >= MISTAKE ? dearest : null;
  }
  const helped = found === 'lucky' ? side : other;
  const sign = helped === 'home' ? 1 : -1;
  const throws = analysis.turning_points.filter(({ change }) => sign * change > 0);
  return throws.reduce<Moment | null>(
    (most, each) => (most && sign * (most.change - each.change) >= 0 ? most : each),
    null,
  );
}

/** A part of the match between two things it is remembered by: what it changed that neither dice nor mistakes explain,
 * for one side, and what stands at its end. */
export interface Stretch {
  from: number;
  change: number;
  marker: Marker;
}

/** Where most of what nobody foresaw came from, where that decided it. */
export function unforeseen(analysis: Analysis, side: Seat): Stretch | null {
  const found = verdict(analysis, side);
  if (found !== 'more' && found !== 'less') return null;
  const sign = (side === 'home' ? 1 : -1) * (found === 'more' ? 1 : -1);
  let most: Stretch | null = null;
  let from = 0;
  for (const marker of analysis.statistics.markers) {
    const until = marker.kind === 'ended' ? Infinity : marker.move;
    let sum = 0;
    for (const { move, rest = 0 } of analysis.moves) if (move >= from && move <= until) sum += rest;
    if (sign * sum > Math.max(0, most ? Math.abs(most.change) : 0)) {
      most = { from, change: side === 'home' ? sum : -sum, marker };
    }
    from = Math.min(until, analysis.moves.length) + 1;
  }
  return most;
}

/** A win is 1, a loss −1. The first step is what was expected, the last is the result: both are measured from nothing. */
export function steps(analysis: Analysis, side: Seat): Step[] {
  const sign = side === 'home' ? 1 : -1;
  const other = side === 'home' ? 'away' : 'home';
  const changes: [Step['name'], number][] = [
    ['start', sign * analysis.start],
    ['luck', analysis[side].luck],
    ['own', analysis[side].play],
    ['other', -analysis[other].play],
    ['rest', sign * analysis.rest],
  ];
  let at = 0;
  const found = changes.map(([name, change]) => {
    const from = at;
    at += change;
    return { name, from, to: at, change };
  });
  return [...found, { name: 'result', from: 0, to: at, change: at }];
}
