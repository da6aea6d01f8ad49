// The teams' signs: a moon over a wheel of blades for Yamato, the winged scorpion for the Teriomorphs. Boxes of 100 by 100.
import { area, BONE, brush, disc, flat, GOLD, GOLD_DEEP, group, INK, rays, SIDE, wire } from '../../../drawing/ink';

function yamato(): string {
  return [
    area('M50 2 91 26V74L50 98 9 74V26Z', INK, 3),
    flat('M50 6 87.500 28V72L50 94 12.500 72V28Z', SIDE),
    flat('M50 11 83 30.500V69.500L50 89 17 69.500V30.500Z', '#15102c'),
    rays([50, 50], [10, 34], 16, '#e8203c'),
    disc(50, 54, 20, '#e8203c', 2.4),
    // Two blades behind the helmet.
    group(
      'rotate(45 50 54)',
      area('M48 14 50 8 52 14V84H48Z', BONE, 1.8),
      area('M44 84H56V88H44Z', GOLD, 1.6),
      area('M48 88H52V98H48Z', '#2f2a5c', 1.6),
    ),
    group(
      'rotate(-45 50 54)',
      area('M48 14 50 8 52 14V84H48Z', BONE, 1.8),
      area('M44 84H56V88H44Z', GOLD, 1.6),
      area('M48 88H52V98H48Z', '#2f2a5c', 1.6),
    ),
    area('M24 72C22 60 26 58 30 56 30 44 38 37 50 37 62 37 70 44 70 56 74 58 78 60 76 72L64 66H36Z', SIDE, 2.4),
    flat('M24.500 71C23 60 27 58 31 56 31 45 38 38 49 38 42 44 40 54 40 65L36 65.500Z', INK, 0.4),
    area('M36 66 38 60C44 57 56 57 62 60L64 66C60 78 54 83 50 83 46 83 40 78 36 66Z', '#2f2a5c', 2.2),
    flat('M39 64 48 66 46 69 40 68ZM61 64 52 66 54 69 60 68Z', SIDE) +
      wire('M42 75C46 72 54 72 58 75M46 78v3M50 78v3M54 78v3', 1.8, BONE),
    area('M50 50C38 49 25 38 22 16 29 30 38 37 50 38 62 37 71 30 78 16 75 38 62 49 50 50Z', GOLD, 2.4),
    brush([26, 25, 32, 37, 40, 44, 49, 45], 1.6, '#fff0b8'),
  ].join('');
}

function teriomorphs(): string {
  const wing = [
    area(
      'M44 40C28 30 14 30-2 36 4 42 8 44 14 45 8 48 6 50 4 54 12 56 18 55 22 54 18 58 17 60 17 64 26 64 36 60 45 54Z',
      SIDE,
      2.6,
    ),
    flat(
      'M44 52C34 56 26 58 18 62 18 60 20 57 23 53 16 54.500 11 54.500 6 53.500 8 50 12 47 18 45.500 28 46 38 46 44 44Z',
      INK,
      0.35,
    ),
    wire('M40 42C30 38 20 38 8 39M40 47C32 46 26 47 18 50M42 51C36 53 32 55 26 59', 1.8, GOLD),
  ].join('');
  return [
    wing,
    group('matrix(-1 0 0 1 100 0)', wing),
    disc(50, 16, 14, SIDE, 2.6) + disc(50, 16, 10, GOLD) + brush([43, 14, 44, 9, 49, 6, 54, 8], 1.8, '#fff4c4'),
    // Claws that hold the sun.
    area('M44 36C32 32 28 20 34 8 37 12 37 17 40 20 41 15 44 14 46 16 42 22 44 28 48 32Z', GOLD, 2.4) +
      group(
        'matrix(-1 0 0 1 100 0)',
        area('M44 36C32 32 28 20 34 8 37 12 37 17 40 20 41 15 44 14 46 16 42 22 44 28 48 32Z', GOLD, 2.4),
      ),
    // Body, joint by joint, and the sting.
    area('M38 36C42 30 58 30 62 36 64 44 60 52 50 54 40 52 36 44 38 36Z', GOLD, 2.6),
    flat('M38.500 37C42 32 48 31 50 31V53.500C41 51.500 37 44 38.500 37Z', GOLD_DEEP, 0.7),
    area('M42 54H58L56 62H44ZM44 62H56L55 70H45ZM45 70H55L54.500 77H45.500Z', GOLD, 2.2) +
      wire('M44 58H56M45 66H55', 1.4, GOLD_DEEP),
    area('M45 77C44 88 50 95 60 94 70 93 74 84 70 76 68 82 64 86 60 85 56 84 55 81 55 77Z', GOLD, 2.4) +
      area('M70 77C66 74 66 68 70 62 74 67 75 73 73 78Z', SIDE, 2),
    disc(45, 40, 2.6, INK) + disc(55, 40, 2.6, INK) + disc(45.5, 39.5, 1.1, SIDE) + disc(55.5, 39.5, 1.1, SIDE),
  ].join('');
}

export const CRESTS: Record<string, () => string> = { yamato, teriomorphs };
