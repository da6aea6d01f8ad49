// What a match came to, step by step, as one side sees it: each step begins where the one before it ended.
import type { Seat } from '../lib/seat';
import type { Analysis, Moment } from '../protocol';

export const STEPS = ['start', 'luck', 'own', 'other', 'rest', 'result'] as const;

export interface Step {
  name: (typeof STEPS)[number];
  from: number;
  to: number;
  change: number;
}

export type Verdict = 'lucky' | 'unlucky' | 'better' | 'worse' | 'more' | 'less';

/** What decided it, as one side sees it: of dice, choices and all else, what did most of what came. Of a draw, what did
 * most. */
export function verdict(analysis: Analysis, side: Seat): Verdict {
  const sign = side === 'home' ? 1 : -1;
  const other = side === 'home' ? 'away' : 'home';
  const parts: [number, Verdict, Verdict][] = [
    [analysis[side].luck, 'lucky', 'unlucky'],
    [analysis[side].play - analysis[other].play, 'better', 'worse'],
    [sign * analysis.rest, 'more', 'less'],
  ];
  const came = sign * analysis.result;
  const [much, good, bad] = parts.reduce((most, each) => {
    const weight = (part: number): number => (came ? part * came : Math.abs(part));
    return weight(each[0]) > weight(most[0]) ? each : most;
  });
  return much > 0 ? good : bad;
}

/** The one moment that did most of what decided it: the dearest choice of whoever chose worse, or the throw that helped
 * most. */
export function telling(analysis: Analysis, side: Seat): Moment | null {
  const other = side === 'home' ? 'away' : 'home';
  const found = verdict(analysis, side);
  if (found === 'better' || found === 'worse') return analysis[found === 'worse' ? side : other].worst[0] ?? null;
  if (found === 'more' || found === 'less') return null;
  const helped = found === 'lucky' ? side : other;
  const sign = helped === 'home' ? 1 : -1;
  const throws = analysis.turning_points.filter(({ change }) => sign * change > 0);
  return throws.reduce<Moment | null>(
    (most, each) => (most && sign * (most.change - each.change) >= 0 ? most : each),
    null,
  );
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
