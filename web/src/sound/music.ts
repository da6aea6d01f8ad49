// Music for the home page: a slow bass, an arpeggio and a brushed beat, without an end.
import { breath, later, tone, type Part } from './instruments';

const BEAT = 60 / 92;
/** Four bars, each with its chord in hertz: the bass first. */
const BARS = [
  [55, 220, 261.6, 329.6, 392],
  [43.65, 174.6, 220, 261.6, 329.6],
  [65.4, 196, 261.6, 329.6, 392],
  [49, 196, 246.9, 293.7, 440],
] as const;
/** Which note of the chord each half of a beat has. */
const WAY = [1, 3, 2, 4, 3, 2, 4, 1] as const;
export const BAR = 4 * BEAT;

/** One bar of it. */
export function bar(part: Part, number: number): void {
  const chord = BARS[number % BARS.length]!;
  for (const beat of [0, 1.5, 2.5]) {
    const here = later(part, beat * BEAT);
    tone(here, { peak: 0.2, rise: 0.012, fall: BEAT * 1.1 }, 'triangle', [chord[0] * 2, chord[0] * 2]);
    tone(here, { peak: 0.16, rise: 0.01, fall: BEAT }, 'sine', [chord[0], chord[0]]);
  }
  for (const [i, note] of WAY.entries()) {
    const high = chord[note]! * (number % 8 > 3 && i % 4 === 3 ? 2 : 1);
    tone(later(part, (i * BEAT) / 2), { peak: 0.055, rise: 0.008, fall: BEAT * 0.9 }, 'sawtooth', [high, high]);
  }
  for (const beat of [0, 2]) tone(later(part, beat * BEAT), { peak: 0.3, rise: 0.003, fall: 0.2 }, 'sine', [120, 42]);
  for (const beat of [1, 3])
    breath(later(part, beat * BEAT), { peak: 0.07, rise: 0.004, fall: 0.14 }, 'highpass', [3200, 2400]);
  for (let i = 0; i < 8; i++)
    breath(later(part, (i * BEAT) / 2), { peak: 0.022, rise: 0.002, fall: 0.04 }, 'highpass', [7000, 7000]);
}
