// The signs of the teams of our own: a face of a clock, a crowned frog.
import { area, brush, disc, flat, GOLD, GOLD_DEEP, group, INK, SIDE, wire } from '../../../drawing/ink';

function clockworks(): string {
  const teeth = Array.from({ length: 12 }, (_, i) =>
    group(`rotate(${i * 30} 50 50)`, area('M44 12 46 3H54L56 12Z', SIDE, 2.2)),
  ).join('');
  const hours = Array.from({ length: 12 }, (_, i) =>
    group(`rotate(${i * 30} 50 50)`, wire('M50 21V26', i % 3 ? 2 : 3.6, INK)),
  ).join('');
  return [
    teeth,
    disc(50, 50, 40, SIDE, 3) + disc(50, 50, 33, '#fff6e0', 2.4),
    flat('M50 17A33 33 0 0 0 50 83 40 40 0 0 1 50 17Z', '#d8c8b0'),
    hours,
    // Five to the whistle.
    group('rotate(-30 50 50)', area('M47 54 50 24 53 54Z', INK, 1)),
    group('rotate(0 50 50)', area('M46 54 50 34 54 54Z', '#c23a2c', 1.6)),
    disc(50, 50, 6, GOLD, 2) + disc(50, 50, 2, INK),
    area('M44 84H56V90C64 90 66 98 58 98 54 98 53 95 50 95 47 95 46 98 42 98 34 98 36 90 44 90Z', GOLD, 2.2),
    wire('M46 87H54', 1.4, GOLD_DEEP),
  ].join('');
}

function marshlords(): string {
  return [
    area('M50 4C76 6 92 24 92 50 92 78 74 94 50 97 26 94 8 78 8 50 8 24 24 6 50 4Z', SIDE, 3),
    flat('M50 11C72 13 85 28 85 50 85 74 70 87 50 90 30 87 15 74 15 50 15 28 28 13 50 11Z', '#12281f'),
    // Reeds and water.
    wire('M24 80V48M30 84V40M76 80V48M70 84V40', 2.6, '#4d7a3a'),
    area('M22 48 24 36 26 48ZM28 40 30 28 32 40ZM74 48 76 36 78 48ZM68 40 70 28 72 40Z', '#8a5a2c', 1.4),
    wire('M22 80C30 76 36 84 44 80 52 76 58 84 66 80 72 77 76 80 78 80', 2.4, '#3fb8a0'),
    // The head, wide as the pond.
    area('M26 58C26 46 36 42 50 42 64 42 74 46 74 58 74 70 64 76 50 76 36 76 26 70 26 58Z', '#7fb45a', 2.6),
    flat('M27 58C27 48 34 44 44 42.500 36 50 34 64 42 75 32 73 27 66 27 58Z', '#3f6a34'),
    disc(36, 43, 9, '#7fb45a', 2.6) + disc(64, 43, 9, '#7fb45a', 2.6),
    disc(36, 42, 5.6, GOLD, 1.6) + disc(64, 42, 5.6, GOLD, 1.6),
    wire('M36 39V45M64 39V45', 2.4),
    brush([30, 62, 40, 70, 60, 70, 70, 62], 2.6) + disc(46, 56, 1.2, INK) + disc(54, 56, 1.2, INK),
    area('M36 30 33 14 43 22 50 10 57 22 67 14 64 30C56 26 44 26 36 30Z', GOLD, 2.4),
    wire('M37 27C46 23 54 23 63 27', 1.8, GOLD_DEEP) + disc(50, 19, 2, '#ff5c5c', 1),
  ].join('');
}

export const HOUSE_CRESTS: Record<string, () => string> = { clockworks, marshlords };
