// What is heard. Nothing is before the first click or key; the instruments are fetched with the first sound after it.
import { settings } from './settings.svelte';

export const SOUNDS = ['step', 'contact', 'dice', 'land', 'stamp', 'whistle', 'crowd', 'score', 'card'] as const;
export type Sound = (typeof SOUNDS)[number];

/** What is read of a sound: steps and dice are told by the log anyway. */
const CAPTIONED: readonly Sound[] = ['contact', 'whistle', 'crowd', 'score', 'card'];

class Heard {
  /** The sound that a caption is about, and how many there were, so that the same is read again. */
  caption = $state.raw<{ sound: Sound; number: number } | null>(null);
}

export const heard = new Heard();

type Band = typeof import('../sound/band');
let band: Promise<Band> | null = null;
let allowed = false;
let number = 0;

function fetched(): Promise<Band> {
  band ??= import('../sound/band').catch((error: unknown) => {
    // The next sound tries again.
    band = null;
    throw error;
  });
  return band;
}

/** Whoever has clicked or pressed a key may hear something from then on. */
export function listen(): void {
  const allow = (): void => {
    allowed = true;
    removeEventListener('pointerdown', allow);
    removeEventListener('keydown', allow);
  };
  addEventListener('pointerdown', allow);
  addEventListener('keydown', allow);
}

/** Let it be heard, and read where somebody reads captions. */
export function sound(name: Sound): void {
  if (CAPTIONED.includes(name)) heard.caption = { sound: name, number: ++number };
  if (!allowed || !settings.sound || settings.volume === 0 || document.hidden) return;
  void fetched().then(
    (found) => found.play(name, settings.volume),
    () => null,
  );
}

/** A sound for whoever looks elsewhere. */
export function summon(): void {
  if (!allowed || !settings.sound || settings.volume === 0) return;
  void fetched().then(
    (found) => found.play('whistle', settings.volume),
    () => null,
  );
}

/** Music on or off, as loud as is wished. */
export function music(wanted: boolean): void {
  if (wanted && !allowed) return;
  if (!wanted && !band) return;
  void fetched().then(
    (found) => found.music(wanted ? settings.volume : 0),
    () => null,
  );
}
