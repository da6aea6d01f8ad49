// The signs of our own teams: a winged wheel, a fist of gears, the last whale. Boxes of 100 by 100.
import { area, BONE, brush, disc, flat, GOLD, GOLD_DEEP, group, INK, SIDE, wire } from '../../../drawing/ink';

function dorikin(): string {
  const wing =
    area(
      'M40 46C26 34 12 32-2 34 6 40 10 44 16 46 8 48 4 52 2 56 14 56 22 56 28 55 22 60 20 64 20 68 30 66 38 60 44 54Z',
      BONE,
      2.4,
    ) + wire('M36 46C26 40 18 38 8 38M38 51C28 50 20 51 12 53', 1.6, '#8d94b4');
  const spokes = Array.from(
    { length: 8 },
    (_, i) => `<g transform="rotate(${i * 45} 50 50)">${area('M48 34H52V46H48Z', GOLD, 1)}</g>`,
  ).join('');
  return [
    wing,
    group('matrix(-1 0 0 1 100 0)', wing),
    area('M50 6C46 16 54 18 48 28H56C62 20 54 14 58 4Z', '#ff7a24', 2),
    disc(50, 52, 29, INK, 3) + disc(50, 52, 26, SIDE) + disc(50, 52, 20, '#16121f', 2),
    group('translate(0 2)', spokes) + disc(50, 52, 7, GOLD, 2) + disc(50, 52, 3, '#e8203c', 1.4),
    wire('M28 42A24 24 0 0 1 50 28', 2.4, '#fff'),
    area('M10 82 90 78 86 90 14 94Z', '#16121f', 2.4) +
      flat(
        'M16 83 26 82.500 24 91 14 92ZM36 82 46 81.500 45 90 35 90.500ZM56 81 66 80.500 66 89 56 89.500ZM76 80 86 79.500 84 88 76 88.500Z',
        BONE,
      ),
  ].join('');
}

function gokinka(): string {
  const cog = Array.from(
    { length: 12 },
    (_, i) => `<g transform="rotate(${i * 30} 50 50)">${area('M45 4H55L57 16H43Z', '#8d94b4', 2)}</g>`,
  ).join('');
  return [
    cog,
    disc(50, 50, 38, '#8d94b4', 2.6) +
      disc(50, 50, 33, '#1d2230', 2) +
      disc(50, 50, 33, SIDE) +
      disc(50, 50, 29, '#141824'),
    // A fist of metal.
    area('M32 40H68C72 44 72 56 68 62L62 70H40L32 62Z', '#c9cfe4', 2.6),
    area('M32 32H41V50H32ZM41.500 29H50V50H41.500ZM50.500 29H59V50H50.500ZM59.500 32H68V50H59.500Z', '#c9cfe4', 2.2),
    flat('M32 40H40L44 70H40L32 62Z', '#454d70', 0.6),
    area('M30 52C38 48 50 50 54 56 48 62 38 62 30 60Z', '#e9eefc', 2.2),
    area('M40 70H62L64 82H38Z', '#8a4b2a', 2.2) + wire('M42 75H60', 2.4, SIDE),
    disc(36.5, 37, 1.6, INK) + disc(45.8, 34, 1.6, INK) + disc(54.8, 34, 1.6, INK) + disc(63.8, 37, 1.6, INK),
    area('M52 4 40 24H50L46 36 62 18H53Z', GOLD, 2),
  ].join('');
}

function islanders(): string {
  return [
    disc(50, 50, 46, INK, 2) + disc(50, 50, 43, SIDE) + disc(50, 50, 38, '#08283a'),
    disc(66, 30, 12, GOLD, 2) + brush([60, 28, 61, 22, 66, 20, 71, 22], 1.6, '#fff4c4'),
    // The whale, and the stands on its back.
    area(
      'M10 56C16 40 34 34 52 38 66 41 74 48 80 44 78 38 74 34 70 32 78 30 86 34 88 40 92 34 96 34 99 36 96 44 92 50 86 54 78 66 58 74 38 72 24 70 14 64 10 56Z',
      '#2b6f9c',
      2.6,
    ),
    flat('M12 58C24 64 44 64 60 58 54 68 46 72 38 71.500 26 69.500 16 64 12 58Z', '#dff4ff') +
      wire('M20 64C28 68 38 68 48 66M26 67.500C32 70 40 70 46 69', 1.3, '#2b6f9c'),
    disc(22, 52, 2.6, '#fff', 1.2) + disc(22.5, 52, 1.2, INK),
    area('M34 37 36 26H54L58 39C50 36 42 35.500 34 37Z', '#8d94b4', 2) +
      wire('M38 30H53M37 33.500H55', 1.4, INK) +
      wire('M40 26V19M50 26V19', 1.6, BONE) +
      area('M40 19 46 21 40 23ZM50 19 56 21 50 23Z', '#e8203c', 1),
    wire('M16 42C14 34 10 32 6 34M16 42C18 34 22 32 25 34', 2.2, '#dff4ff'),
    area(
      'M5 66C14 60 20 70 30 66 40 61 46 71 56 67 66 62 72 71 82 66 88 63 92 65 95 67 90 84 72 96 50 96 28 96 10 84 5 66Z',
      '#0f6f8c',
      2.4,
    ),
    wire('M14 78C22 73 28 81 36 77M44 82C52 77 60 85 68 80M30 88C38 84 46 91 54 87', 2.2, '#8fe9ff') +
      flat('M5 66C14 60 20 70 30 66L28 70C20 73 14 65 7 71Z', GOLD_DEEP, 0.15),
  ].join('');
}

export const CRESTS: Record<string, () => string> = { dorikin, 'gokin-ka': gokinka, islanders };
