// What a game brings to the page. Its folder exports one `Game`; what that loads is loaded when a page needs it.
import type { Component, Snippet } from 'svelte';
import type { Art } from '../drawing/art';
import type { Team } from '../lib/api';
import type { Match } from '../lib/match.svelte';
import type { Player as Reel } from '../lib/reel.svelte';
import type { Scene } from '../lib/scene.svelte';
import type { Seat } from '../lib/seat';
import type { Question } from '../protocol';

export type Setup = Record<string, string | number | boolean>;

export interface MatchProps {
  match: Match;
  /** What the game is played with, as `/api/about` tells it. */
  content: unknown;
  /** Plays the same once more; null where that cannot be. */
  again: (() => void) | null;
  /** Something for the foot of the screen. */
  foot?: Snippet;
}

/** Answers to the question of a moment, drawn on the pitch: what they are called, and which one is looked at. */
export interface DrawnAnswers {
  question: Question;
  answers: readonly { choice: readonly number[]; label: string; strong: boolean }[];
}

export interface ReplayProps {
  reel: Reel;
  /** What could have been answered at the moment; null where nobody asks. */
  drawn: DrawnAnswers | null;
  content: unknown;
  viewer: string;
  names: { home: string; away: string };
  onrule: (rule: string) => void;
}

/** What a match is shown with. */
export interface Table {
  stage: () => Scene;
  MatchScreen: Component<MatchProps>;
  /** Score, pitch, boards and log of a recorded match, for the page that goes through it. */
  ReplayTable: Component<ReplayProps>;
  /** Whether coaches must not see each other's screen. */
  secret: (setting: unknown) => boolean;
}

export interface SetUpProps {
  content: unknown;
  home: string;
  away: string;
  /** Where whoever sets the match up sits. */
  side: Seat;
  /** Whether it is for all matches of a league: then nothing is asked that is one match's own. */
  league?: boolean;
  setup: Setup;
}

/** Who plays for one side of a match that is otherwise set up. */
export interface LineUpProps {
  content: unknown;
  setup: Setup;
  side: Seat;
  /** Players' ids, one for each position; none: the usual ones. */
  chosen: readonly string[];
}

export interface SetUp {
  default: Component<SetUpProps, Record<string, never>, 'setup'>;
  /** What is said about a team that can be chosen. */
  teamNote: (team: Team) => string;
}

export interface LearnProps {
  content: unknown;
  coaches: string[];
}

/** Content files by name, as the workbench edits them. */
type ContentFiles = Record<string, Record<string, unknown>>;

export interface SketchProps {
  form: string;
  entry: Record<string, unknown>;
  /** The draft's files, and those that come with the game. */
  own: ContentFiles;
  shipped: ContentFiles;
  label: string;
}

/** Draws entries of a game's content for who makes some. */
export interface Sketch {
  default: Component<SketchProps>;
  /** Whether it draws entries of this kind. */
  draws: (form: string) => boolean;
}

export interface Game {
  id: string;
  /** Whether a rule of that number is this game's. */
  owns: (number: string) => boolean;
  /** What else its book explains: how the names of the texts begin, and the message that says what they are about. */
  explains: readonly (readonly [string, string])[];
  /** What a match is, in few words. */
  title: (setup: Setup) => string;
  /** Nothing of it is hidden from the other side: there are no hands for spectators to see. */
  open?: boolean;
  /** Keys of its own while a match is on, each with the message that tells it. */
  keys: readonly (readonly [string, string])[];
  /** The picture of the home page. */
  hero: () => Promise<{ default: Component }>;
  table: () => Promise<Table>;
  /** The fields of a new match that only this game has. */
  setUp: () => Promise<SetUp>;
  /** Who plays a match, asked apart; where a game has no such choice there is none. */
  lineUp?: () => Promise<{ default: Component<LineUpProps, Record<string, never>, 'chosen'> }>;
  /** The teams that meet unless others are chosen. */
  pair: readonly string[];
  /** Who of its drawings stands for the computer's coaches, the weakest first. */
  faces: readonly string[];
  /** Begins the first lesson; null where there is none. */
  first: (() => Promise<void>) | null;
  /** Lessons; null where it has none. */
  learn: (() => Promise<{ default: Component<LearnProps> }>) | null;
  /** Kinds of decisions that one can practise, each with what it asks about. */
  practice: Readonly<Record<string, readonly string[]>>;
  /** By which name its drawings know a player of its content. */
  likeness: (player: string, content: unknown) => string;
  /** What is drawn of it, in files of its own; null where it looks as any game does. */
  art: (() => Promise<Art>) | null;
  /** Entries of its content as pictures; where there is none they are fields alone. */
  sketch?: () => Promise<Sketch>;
}
