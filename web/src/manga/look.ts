// What panels are drawn with: drawings, colours, letters; and who comments.
import type { Art } from '../drawing/art';
import type { Seat } from '../lib/seat';
import type { Measure, Room } from './lettering';
import type { Person } from './story';
import { balloon, bust, coloured } from './things';

export interface Look {
  art: Art | null;
  /** The colours of the sides, bright and deep, and the one that shines. */
  colours: Record<Seat, { light: string; deep: string }>;
  accent: string;
  /** By which name the drawings know a player, and who comments. */
  likeness: (player: string) => string;
  comments: string;
  measure: Measure;
}

export function face(who: Person | null | undefined, look: Look): string {
  return who ? coloured(look.colours[who.seat].light, look.art?.bust(look.likeness(who.id)) ?? '') : '';
}

/** Who comments, in a corner, and what is said. */
export function comment(said: string, corner: readonly [number, number], size: number, room: Room, look: Look): string {
  if (!said) return '';
  const [x, foot] = corner;
  const left = room.x + room.width / 2 < x + size / 2;
  const tail = [x + (left ? 0.18 : 0.82) * size, foot - size * 0.62] as const;
  return (
    coloured(look.accent, bust(look.art?.bust(look.comments) ?? '', x, foot, size, left)) +
    balloon(said, room, tail, look.measure)
  );
}
