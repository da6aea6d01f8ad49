// Short names for the game's shapes in the protocol, and hexes on the screen. Rows of equal r run from west to east.
import { isLandscape } from '../../lib/room';
import type { PickOption } from '../../protocol';
import type { About, Direction, Player, State } from './protocol';

export type { Event, Measures, Player, Pool, Question, Setting, Topic, Wire } from './protocol';
export type Table = State;
export type Content = About;
/** q and r; on its way from hex to hex a thing is in between. */
export type Hex = readonly [number, number];
export type Point = readonly [number, number];

/** The width of a hex, and from one row to the next. */
export const WIDE = 100;
export const ROW = 86.6;
/** From the centre of a hex to its corners. */
export const SIZE = 57.735;
export const DIRECTIONS: readonly Direction[] = ['E', 'SE', 'SW', 'W', 'NW', 'NE'];

/** The place of a direction's word, clockwise from the east; -1 for any other word. */
export function directionOf(word: string): number {
  return DIRECTIONS.findIndex((each) => each === word);
}

const STEPS: readonly Hex[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

export interface View {
  /** East is to the right, or up where the screen is upright. */
  landscape: boolean;
  /** The other way round: whoever watches attacks to the right, or up. */
  turned: boolean;
}

export function hex(numbers: readonly number[] | null | undefined): Hex {
  return [numbers?.[0] ?? 0, numbers?.[1] ?? 0];
}

/** The hex of a thing's name, `q r`; null for players. */
export function hexOf(thing: string): Hex | null {
  const found = /^(-?\d+) (-?\d+)$/.exec(thing);
  return found ? [Number(found[1]), Number(found[2])] : null;
}

/** The first hex that an option stands for. */
export function optionHex(option: PickOption): Hex | null {
  for (const thing of option.things) {
    const found = hexOf(thing);
    if (found) return found;
  }
  return null;
}

/** The centre of a hex on the screen, in units of which a hex is `WIDE` wide. */
export function centre(view: View, [q, r]: Hex): Point {
  const sign = view.turned ? -1 : 1;
  const [x, y] = [sign * WIDE * (q + r / 2), sign * ROW * r];
  return view.landscape ? [x, y] : [y, -x];
}

/** The corners of a hex around the origin, for a path. */
export function outline(view: View, share = 1): string {
  const corners: string[] = [];
  for (let i = 0; i < 6; i++) {
    const angle = (Math.PI / 3) * i + (view.landscape ? Math.PI / 6 : 0);
    corners.push(`${(SIZE * share * Math.cos(angle)).toFixed(1)} ${(SIZE * share * Math.sin(angle)).toFixed(1)}`);
  }
  return `M${corners.join('L')}Z`;
}

/** The neighbour in a direction, by its number. */
export function beside([q, r]: Hex, direction: number): Hex {
  const [dq, dr] = STEPS[(direction + 6) % 6]!;
  return [q + dq, r + dr];
}

/** The direction's angle on the screen in degrees, clockwise from the right. */
export function angle(view: View, direction: number): number {
  return direction * 60 - (view.landscape ? 0 : 90) + (view.turned ? 180 : 0);
}

const ARROWS: Record<number, string> = {
  0: '→',
  30: '↘',
  60: '↘',
  90: '↓',
  120: '↙',
  150: '↙',
  180: '←',
  210: '↖',
  240: '↖',
  270: '↑',
  300: '↗',
  330: '↗',
};

/** The direction as a sign on this screen. */
export function arrow(view: View, direction: number): string {
  return ARROWS[(angle(view, direction) + 720) % 360] ?? '';
}

/** The direction from a hex to its neighbour, or -1. */
export function directionTo(from: Hex, to: Hex): number {
  return STEPS.findIndex(([q, r]) => from[0] + q === to[0] && from[1] + r === to[1]);
}

export function apart([q, r]: Hex, [s, u]: Hex): number {
  return Math.max(Math.abs(s - q), Math.abs(u - r), Math.abs(s - q + u - r));
}

export function same(one: readonly number[] | null, two: readonly number[] | null): boolean {
  return Boolean(one && two) && one![0] === two![0] && one![1] === two![1];
}

/** The three hexes before a standing player. */
export function ahead(player: Player): Hex[] {
  const facing = directionOf(player.facing);
  return player.at && facing >= 0 ? [-1, 0, 1].map((turn) => beside(hex(player.at), facing + turn)) : [];
}

/** How the pitch lies on a screen for a viewer: their own team, or home, defends the left or lower end. */
export function viewOf(width: number, height: number, table: Table | null, role: string): View {
  const own = role === 'away' ? 'away' : 'home';
  return { landscape: isLandscape(width, height), turned: Boolean(table && table.first !== own) };
}
