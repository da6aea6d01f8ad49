// Plays sounds and music, in one context for the whole page: loud or soft, and never louder than the limit.
import type { Sound } from '../lib/sound.svelte';
import type { Part } from './instruments';
import { BAR, bar } from './music';
import { MADE } from './sounds';

/** The same sound again so soon is only heard once, in seconds. */
const TOO_SOON = 0.06;
const AHEAD = 0.4;

interface Desk {
  context: AudioContext;
  effects: GainNode;
  tune: GainNode;
}

let desk: Desk | null = null;
const played = new Map<Sound, number>();
let bars: ReturnType<typeof setInterval> | null = null;
let next = 0;
let number = 0;

function opened(): Desk {
  if (desk) return desk;
  const context = new AudioContext();
  const limit = context.createDynamicsCompressor();
  limit.threshold.value = -12;
  limit.ratio.value = 8;
  limit.attack.value = 0.002;
  limit.connect(context.destination);
  const [effects, tune] = [context.createGain(), context.createGain()];
  const soft = context.createBiquadFilter();
  soft.frequency.value = 2600;
  effects.connect(limit);
  tune.connect(soft).connect(limit);
  desk = { context, effects, tune };
  return desk;
}

/** Louder is felt by the square. */
function loudness(volume: number): number {
  return volume * volume;
}

export function play(sound: Sound, volume: number): void {
  const { context, effects } = opened();
  void context.resume();
  const at = context.currentTime;
  if (at - (played.get(sound) ?? -1) < TOO_SOON) return;
  played.set(sound, at);
  effects.gain.value = loudness(volume);
  MADE[sound]({ context, out: effects, at: at + 0.01 });
}

/** Music as loud as this; 0 ends it. */
export function music(volume: number): void {
  if (bars) clearInterval(bars);
  bars = null;
  if (!desk && !volume) return;
  const { context, tune } = opened();
  tune.gain.value = loudness(volume);
  if (!volume) return;
  void context.resume();
  next = Math.max(next, context.currentTime + 0.05);
  const play = (): void => {
    if (next > context.currentTime + AHEAD) return;
    const part: Part = { context, out: tune, at: next };
    bar(part, number++);
    next += BAR;
  };
  play();
  bars = setInterval(play, (AHEAD / 2) * 1000);
}
