// The teams' signs: hammer and anvil for the Forgefathers, a skull with a gnawed gear for the Veer-myn.
import { area, BONE, cut, disc, flat, GOLD, group, INK, SIDE, wire } from '../../../drawing/ink';

function forgefathers(): string {
  return [
    area('M10 8H90V52C90 76 70 90 50 98 30 90 10 76 10 52Z', INK, 3),
    flat('M14 12H86V52C86 73 68 86 50 94 32 86 14 73 14 52Z', SIDE),
    flat('M20 18H80V52C80 69 65 80 50 87 35 80 20 69 20 52Z', '#1c1630'),
    // Sparks, the hammer, the anvil.
    wire('M30 34 22 26M38 28 34 18M64 28 70 20M70 36 80 32', 3, GOLD),
    group(
      'rotate(-32 50 44)',
      area('M46 34H54V80H46Z', '#8a5430', 2.2),
      area('M28 18H72L74 36H26Z', '#b8c0dc', 2.6),
      flat('M28.500 19H40L38 35H27Z', '#6a7296'),
      wire('M60 22H70', 1.8, '#fff'),
    ),
    area('M24 58H76C76 64 70 68 62 69L64 76H70V82H30V76H36L38 69C30 68 22 64 16 60Z', '#4c5478', 2.6),
    flat('M26 60H74C72 62 68 63 62 63H34C31 63 28 62 26 60Z', '#8c95b5'),
    disc(50, 56, 4, GOLD, 1.6),
  ].join('');
}

function veerMyn(): string {
  const teeth = Array.from({ length: 10 }, (_, i) =>
    group(
      `rotate(${i * 36} 50 52)`,
      area(i === 2 || i === 3 ? 'M46 14H54L53 9 48 11Z' : 'M44 14 46 4H54L56 14Z', SIDE, 2.2),
    ),
  ).join('');
  return [
    teeth,
    disc(50, 52, 41, SIDE, 3) + disc(50, 52, 32, '#1a1024', 2.4),
    area('M78 20 90 12 94 30 86 38Z', '#1a1024', 1),
    // Skull, ears, teeth.
    area('M28 42C16 38 16 22 28 20 36 20 40 28 40 34ZM72 42C84 38 84 22 72 20 64 20 60 28 60 34Z', BONE, 2.4),
    area('M26 46C26 32 38 28 50 28 62 28 74 32 74 46 74 56 66 60 62 66L58 82H42L38 66C34 60 26 56 26 46Z', BONE, 2.6),
    flat('M26.500 47C27 56 34 60 38.500 66L42 81H47L45 66C38 58 36 44 42 30 32 32 26 38 26.500 47Z', '#b8a78a'),
    flat('M32 46C38 42 44 46 45 52 40 56 33 54 32 46ZM68 46C62 42 56 46 55 52 60 56 67 54 68 46Z', INK) +
      disc(40, 49, 2.4, SIDE) +
      disc(60, 49, 2.4, SIDE),
    flat('M47 64 50 58 53 64Z', INK),
    area('M42.500 76H49.500V94L43.500 90ZM50.500 76H57.500L56.500 90 50.500 94Z', '#fff7dc', 2),
    cut(60, 30, 66, 40, 1.6) + cut(66, 36, 62, 42, 1.2),
  ].join('');
}

export const CRESTS: Record<string, () => string> = { forgefathers, 'veer-myn': veerMyn };
