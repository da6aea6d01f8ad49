// The chances of a match as a drawing: how home's and away's share of the height change from move to move.
import { capital, coordinates, inches, named, say, spoken, t } from '../lib/words.svelte';
import type { Answer, Marker, Moment, Plain, Point, Statistics, Telling } from '../protocol';

/** What an analysis tells, as a sentence. */
export function told(what: Telling): string {
  return capital(say(what));
}

/** Where a place is, or a line ends. */
function endOf(choice: Plain): readonly [number, number] | null {
  const last: Plain = Array.isArray(choice) && Array.isArray(choice.at(-1)) ? choice.at(-1)! : choice;
  if (!Array.isArray(last) || last.length !== 2) return null;
  const [x, y] = last;
  return typeof x === 'number' && typeof y === 'number' ? [x, y] : null;
}

/** A hex, where an option is called by nothing else: nobody reads hexes by their numbers. */
function hexOf({ label }: Answer): readonly [number, number] | null {
  const found = label && /^(-?\d+) (-?\d+)$/.exec(coordinates(label));
  return found ? [Number(found[1]), Number(found[2])] : null;
}

/** The answer that was given, where it can be said in a word. */
export function given(made: Answer): string | null {
  return made.label && !hexOf(made) ? told(made.label) : null;
}

/** An answer in words: an option by its name, a place by how far it is from the one that was taken. */
export function answered(better: Answer, made: Answer): string {
  const { choice, label } = better;
  const [hex, other] = [hexOf(better), hexOf(made)];
  if (hex && other) {
    const [q, r] = [hex[0] - other[0], hex[1] - other[1]];
    const hexes = Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
    if (hexes) return t('ui-after-hexes-from', { hexes });
  } else if (hex) return t('ui-after-elsewhere');
  if (label) return told(label);
  const [to, from] = [endOf(choice), endOf(made.choice)];
  const length = to && from ? Math.hypot(to[0] - from[0], to[1] - from[1]) : 0;
  return length ? t('ui-after-away-from', { length: inches(length) }) : t('ui-after-elsewhere');
}

/** What a figure is called, and how much it is. */
export function figureName(game: string, name: string): string {
  return named(`ui-figure-${game}-${name}`, name);
}

export function figureShown({ lengths }: Statistics, name: string, value: number): string {
  return lengths.includes(name) ? inches(value) : String(value);
}

/** A share as people read it: 61 %. */
export function percent(share: number): string {
  return new Intl.NumberFormat(spoken.language, { style: 'percent', maximumFractionDigits: 0 }).format(share);
}

/** A change, with its sign: +61 %. */
export function change(share: number): string {
  const digits = { style: 'percent', maximumFractionDigits: Math.abs(share) < 0.095 ? 1 : 0 } as const;
  return new Intl.NumberFormat(spoken.language, { ...digits, signDisplay: 'exceptZero' }).format(share);
}

export interface Room {
  width: number;
  height: number;
  moves: number;
}

export function across(move: number, { width, moves }: Room): number {
  return moves ? (move / moves) * width : 0;
}

const rounded = (number: number): number => Math.round(number * 10) / 10;

/** The area that a share takes, from the foot (home's) or from the top (away's). It changes at the moves it is known at. */
export function area(points: readonly Point[], room: Room, side: 'home' | 'away'): string {
  if (!points.length) return '';
  const edge = side === 'home' ? room.height : 0;
  const height = ({ chances }: Point): number =>
    side === 'home' ? room.height * (1 - chances.win) : room.height * chances.loss;
  const line = points.map((point) => `L${rounded(across(point.move, room))} ${rounded(height(point))}`).join('');
  const end = rounded(across(points[points.length - 1]!.move, room));
  return `M0 ${edge}L0 ${rounded(height(points[0]!))}${line}L${end} ${edge}Z`;
}

/** What is known at a move: the latest point that is not after it. */
export function known(points: readonly Point[], move: number): Point | null {
  let found: Point | null = points[0] ?? null;
  for (const point of points) if (point.move <= move) found = point;
  return found;
}

export interface Row {
  move: number;
  point: Point;
  marker: Marker | null;
  turn: Moment | null;
}

/** The chart as a table: what the match is remembered by, its turning points, and every tenth of it. */
export function rows(
  points: readonly Point[],
  markers: readonly Marker[],
  turns: readonly Moment[],
  moves: number,
): Row[] {
  const at = new Map<number, Row>();
  const row = (move: number): Row | null => {
    const point = known(points, move);
    if (!point) return null;
    if (!at.has(move)) at.set(move, { move, point, marker: null, turn: null });
    return at.get(move)!;
  };
  for (let tenth = 0; tenth <= 10; tenth++) row(Math.round((tenth * moves) / 10));
  for (const marker of markers) {
    const found = row(marker.move);
    if (found) found.marker = marker;
  }
  for (const turn of turns) {
    const found = row(turn.move);
    if (found) found.turn = turn;
  }
  return [...at.values()].sort((a, b) => a.move - b.move);
}
