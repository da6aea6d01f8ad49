// The games there are, and what each brings to the page. Only here does the client name a game; pages ask for its parts.
import type { Component, Snippet } from 'svelte';
import type { Match } from '../lib/match.svelte';
import type { Player as Reel } from '../lib/reel.svelte';
import type { Scene } from '../lib/scene.svelte';
import type { Seat } from '../lib/seat';
import type { State } from '../protocol';
import { title as dreadballTitle } from './dreadball/title';
import { title as takkureTitle } from './takkure/title';

export type Setup = Record<string, string | number | boolean>;

export interface MatchProps {
  match: Match<any>;
  /** What the game is played with, as `/api/about` tells it. */
  content: any;
  /** Plays the same once more; null where that cannot be. */
  again: (() => void) | null;
  /** Something for the foot of the screen. */
  foot?: Snippet;
}

export interface ReplayProps {
  reel: Reel<any>;
  content: any;
  viewer: string;
  names: { home: string; away: string };
  onrule: (rule: string) => void;
}

/** What a match is shown with. */
export interface Table {
  stage: () => Scene<any>;
  MatchScreen: Component<MatchProps>;
  /** Score, pitch, boards and log of a recorded match, for the page that goes through it. */
  ReplayTable: Component<ReplayProps>;
  /** Whether coaches must not see each other's screen. */
  secret: (setting: State) => boolean;
}

export interface SetUpProps {
  content: any;
  home: string;
  away: string;
  /** Where whoever sets the match up sits. */
  side: Seat;
  setup: Setup;
}

export interface Game {
  id: string;
  /** Whether a rule of that number is this game's. */
  owns: (number: string) => boolean;
  /** What else its book explains: how the names of the texts begin, and the message that says what they are about. */
  explains: readonly (readonly [string, string])[];
  /** What a match is, in few words. */
  title: (setup: Setup) => string;
  /** Keys of its own while a match is on, each with the message that tells it. */
  keys: readonly (readonly [string, string])[];
  /** The picture of the home page. */
  hero: () => Promise<{ default: Component }>;
  table: () => Promise<Table>;
  /** The fields of a new match that only this game has. */
  setUp: () => Promise<{ default: Component<SetUpProps, {}, 'setup'>; teamNote: (team: any) => string }>;
  learn: () => Promise<{ default: Component<{ content: any; coaches: string[] }> }>;
}

export const GAMES: readonly Game[] = [
  {
    id: 'takkure',
    owns: (number) => /^(\d|R-)/.test(number),
    explains: [
      ['position-', 'ui-position'],
      ['skill-', 'ui-skill'],
      ['card-', 'ui-individual-play'],
      ['play-', 'ui-team-play'],
    ],
    title: takkureTitle,
    keys: [
      ['← ↑ → ↓', 'ui-key-nudge'],
      ['T', 'ui-key-turn'],
      ['D', 'ui-key-defend'],
      ['P', 'ui-key-pass'],
      ['G', 'ui-key-guide'],
    ],
    hero: () => import('./takkure/Hero.svelte'),
    table: () => import('./takkure/parts'),
    setUp: () => import('./takkure/SetUp.svelte'),
    learn: () => import('./takkure/Learn.svelte'),
  },
  {
    id: 'dreadball',
    owns: (number) => /^[DA]\d/.test(number),
    explains: [],
    title: dreadballTitle,
    keys: [['← ↑ → ↓', 'ui-key-walk']],
    hero: () => import('./dreadball/Hero.svelte'),
    table: () => import('./dreadball/parts'),
    setUp: () => import('./dreadball/SetUp.svelte'),
    learn: () => import('./dreadball/Learn.svelte'),
  },
];

export function gameOf(id: string): Game {
  return GAMES.find((game) => game.id === id) ?? GAMES[0]!;
}
