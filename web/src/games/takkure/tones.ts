// How lines of the log look.
import type { Tone } from '../../lib/scene.svelte';
import type { Event, Result } from './protocol';

const HEADS: readonly Event['kind'][] = ['activated', 'half', 'kick-off', 'try', 'ended', 'set taken', 'possession'];
const RESULT_TONES: Record<Result, Tone> = {
  FAIL: 'bad',
  CANCELLED: 'warn',
  SUCCESS: 'good',
  CRITICAL: 'good',
};

export function toneOf(event: Event): Tone {
  if (HEADS.includes(event.kind)) return 'head';
  return event.kind === 'came to' ? RESULT_TONES[event.values.result] : '';
}

/** What the crowd makes of the last line. */
export function moodOf(lines: readonly { event: { kind: string } }[]): 'cheer' | 'hush' | '' {
  const kind = lines[lines.length - 1]?.event.kind;
  if (kind === 'try') return 'cheer';
  return kind === 'injury' || kind === 'out of the match' ? 'hush' : '';
}
