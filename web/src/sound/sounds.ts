// Each sound, from its instruments.
import type { Sound } from '../lib/sound.svelte';
import { breath, later, throats, tone, type Part } from './instruments';

/** A boot on the ground. */
function boot(part: Part, loud: number): void {
  tone(part, { peak: 0.34 * loud, rise: 0.004, fall: 0.085 }, 'sine', [130, 58]);
  breath(part, { peak: 0.16 * loud, rise: 0.003, fall: 0.05 }, 'bandpass', [900, 420], 0.8);
}

/** Something hard on a table. */
function knock(part: Part, loud: number, high: number): void {
  breath(part, { peak: 0.5 * loud, rise: 0.001, fall: 0.035 }, 'bandpass', [2600 * high, 1500 * high], 3.5);
  tone(part, { peak: 0.2 * loud, rise: 0.001, fall: 0.045 }, 'triangle', [1180 * high, 760 * high]);
}

/** Bodies that meet. */
function blow(part: Part, loud: number): void {
  tone(part, { peak: 0.75 * loud, rise: 0.003, fall: 0.3 }, 'sine', [150, 36]);
  breath(part, { peak: 0.5 * loud, rise: 0.002, fall: 0.16 }, 'lowpass', [2400, 260]);
  breath(part, { peak: 0.24 * loud, rise: 0.001, fall: 0.045 }, 'highpass', [2600, 1900]);
}

/** A whistle with a pea in it, so long. */
function blast(part: Part, seconds: number): void {
  const { context, at, out } = part;
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(0.11, at + 0.025);
  gain.gain.setValueAtTime(0.11, at + seconds - 0.05);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  gain.connect(out);
  const pea = context.createOscillator();
  pea.frequency.value = 31;
  const depth = context.createGain();
  depth.gain.value = 120;
  pea.connect(depth);
  pea.start(at);
  pea.stop(at + seconds);
  for (const [high, share] of [
    [2360, 1],
    [2520, 0.7],
    [4720, 0.18],
  ] as const) {
    const source = context.createOscillator();
    source.type = 'sine';
    source.frequency.setValueAtTime(high * 0.93, at);
    source.frequency.exponentialRampToValueAtTime(high, at + 0.05);
    depth.connect(source.frequency);
    const level = context.createGain();
    level.gain.value = share;
    source.connect(level).connect(gain);
    source.start(at);
    source.stop(at + seconds);
  }
  breath(part, { peak: 0.05, rise: 0.03, fall: seconds - 0.03 }, 'bandpass', [3200, 3000], 1.2);
}

const HORNS = [196, 293.7, 392, 493.9] as const;
/** When dice strike the table, and how hard. */
const RATTLE = [
  [0, 0.8, 1],
  [0.09, 0.55, 1.12],
  [0.16, 0.7, 0.9],
  [0.26, 0.5, 1.2],
  [0.33, 0.6, 0.95],
  [0.44, 0.4, 1.08],
  [0.52, 0.5, 0.88],
  [0.6, 0.35, 1.15],
] as const;

export const MADE: Record<Sound, (part: Part) => void> = {
  step: (part) => {
    for (const [i, loud] of [0.8, 1, 0.75, 0.9].entries()) boot(later(part, i * 0.13), loud);
  },
  contact: (part) => {
    blow(part, 1);
    blow(later(part, 0.11), 0.35);
    throats(later(part, 0.12), { peak: 0.25, rise: 0.12, fall: 0.5 }, [520, 380], 5);
  },
  dice: (part) => {
    for (const [when, loud, high] of RATTLE) knock(later(part, when), 1.5 * loud, high);
  },
  land: (part) => {
    knock(part, 2.2, 0.8);
    knock(later(part, 0.05), 0.8, 0.95);
    tone(part, { peak: 0.24, rise: 0.002, fall: 0.12 }, 'sine', [180, 80]);
  },
  stamp: (part) => {
    blow(part, 0.8);
    tone(later(part, 0.01), { peak: 0.16, rise: 0.002, fall: 0.6 }, 'triangle', [98, 49]);
    breath(later(part, 0.02), { peak: 0.08, rise: 0.01, fall: 0.55 }, 'bandpass', [700, 240], 0.7);
  },
  whistle: (part) => {
    blast(part, 0.28);
    blast(later(part, 0.36), 0.72);
  },
  crowd: (part) => {
    throats(part, { peak: 1.3, rise: 0.55, fall: 1.1 }, [360, 640], 6);
    throats(later(part, 0.2), { peak: 0.6, rise: 0.5, fall: 0.9 }, [820, 560], 8.5);
  },
  score: (part) => {
    blow(part, 0.7);
    for (const [i, high] of HORNS.entries())
      for (const off of [0.997, 1.004])
        tone(later(part, 0.06 + i * 0.09), { peak: 0.055, rise: 0.03, fall: 1.1 - i * 0.09 }, 'sawtooth', [
          high * off,
          high * off,
        ]);
    throats(later(part, 0.1), { peak: 1.5, rise: 0.35, fall: 2.3 }, [430, 760], 7);
    throats(later(part, 0.35), { peak: 0.8, rise: 0.4, fall: 1.9 }, [1100, 900], 9.5);
  },
  card: (part) => {
    breath(part, { peak: 0.9, rise: 0.05, fall: 0.09 }, 'bandpass', [1400, 4200], 1.4);
    knock(later(part, 0.14), 1.2, 0.6);
  },
};
