// What a person has chosen, kept in this browser.
import { LENGTHS, type Length } from './climax';
import type { Language } from './words.svelte';

const PLACE = 'thirdhalf.settings';
const LANGUAGES: readonly Language[] = ['en', 'fr', 'de'];

/** How fast things move; 0 is at once. */
export const SPEEDS = [
  { value: 0.6, id: 'slow' },
  { value: 1, id: 'normal' },
  { value: 2, id: 'fast' },
  { value: 0, id: 'at-once' },
] as const;

/** Nothing; what each answer comes to; that, and which answer to take. */
export const HELP = ['none', 'odds', 'advice'] as const;
export type Help = (typeof HELP)[number];

/** The lesser of what somebody wishes and what was agreed on. */
export function least(one: Help, other: Help): Help {
  return HELP[Math.min(HELP.indexOf(one), HELP.indexOf(other))] ?? 'none';
}

interface Kept {
  language: Language;
  speed: number;
  calm: boolean;
  /** How much the computer helps. */
  help: Help;
  /** Whether what is asked player by player may be answered in one panel. */
  panel: boolean;
  /** How long panels stay. */
  panels: Length;
  /** Whether the match pauses after a turn of the other side. */
  pause: boolean;
  /** How loud it is, from 0 to 1; whether it is; whether there is music on the home page, and captions for what is heard. */
  volume: number;
  sound: boolean;
  music: boolean;
  captions: boolean;
  /** Whether whoever looks elsewhere is told that it is their turn, by the system and by a sound. */
  notify: boolean;
  chime: boolean;
  name: string;
  /** The game whose pages are shown; the first there is if there is none of that name. */
  game: string;
}

function preferred(): Language {
  const wished = navigator.languages.map((each) => each.slice(0, 2));
  return LANGUAGES.find((each) => each === wished.find((wish) => LANGUAGES.includes(wish as Language))) ?? 'en';
}

function read(): Kept {
  const kept: Kept = {
    language: preferred(),
    speed: 1,
    calm: false,
    help: 'advice',
    panel: true,
    panels: 'full',
    pause: false,
    volume: 0.6,
    sound: true,
    music: false,
    captions: false,
    notify: false,
    chime: true,
    name: '',
    game: '',
  };
  try {
    const found = JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Kept>;
    if (found.language && LANGUAGES.includes(found.language)) kept.language = found.language;
    if (typeof found.speed === 'number') kept.speed = found.speed;
    const help = HELP.find((each) => each === found.help);
    if (help) kept.help = help;
    for (const name of ['calm', 'panel', 'pause', 'sound', 'music', 'captions', 'notify', 'chime'] as const) {
      const chosen = found[name];
      if (typeof chosen === 'boolean') kept[name] = chosen;
    }
    if (found.panels && LENGTHS.includes(found.panels)) kept.panels = found.panels;
    if (typeof found.volume === 'number') kept.volume = Math.max(0, Math.min(1, found.volume));
    if (typeof found.game === 'string') kept.game = found.game;
    if (typeof found.name === 'string') kept.name = found.name.slice(0, 40);
  } catch {
    // A browser that keeps nothing, or keeps nonsense: start afresh.
  }
  return kept;
}

export const settings = $state(read());

export function keepSettings(): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings));
  } catch {
    // Not kept; the page works all the same.
  }
}

const wish = matchMedia('(prefers-reduced-motion: reduce)');
let reduced = $state(wish.matches);
wish.addEventListener('change', () => (reduced = wish.matches));

/** Whether less movement is wanted, here or on the whole device. */
export function calm(): boolean {
  return settings.calm || reduced;
}

/** Whether things jump instead of moving. */
export function still(): boolean {
  return calm() || settings.speed === 0;
}

/** So many milliseconds at the speed that was chosen. */
export function paced(milliseconds: number): number {
  return still() ? 0 : milliseconds / settings.speed;
}
