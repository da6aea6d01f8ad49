// DreadBall's people, by team and role: Forgefathers of iron and beard, Veer-myn of teeth and nerve.
import {
  area,
  BONE,
  brush,
  cut,
  disc,
  dots,
  flat,
  GOLD,
  GOLD_DEEP,
  group,
  INK,
  SIDE,
  wire,
} from '../../../drawing/ink';

export const STEEL = '#8c95b5';
export const STEEL_DARK = '#4c5478';
const SKIN = '#e8a878';
const SKIN_DARK = '#b06a48';

/** Plates as wide as the picture. */
function pauldrons(): string {
  return [
    area('M-6 104C-6 84 8 74 26 74L34 102Z', SIDE) + area('M106 104C106 84 92 74 74 74L66 102Z', SIDE),
    flat('M-5 103C-5 85 8 76 24 75 14 82 10 92 10 103Z', INK, 0.35),
    disc(4, 92, 2.4, STEEL, 1.6) +
      disc(12, 82, 2.4, STEEL, 1.6) +
      disc(96, 92, 2.4, STEEL, 1.6) +
      disc(88, 82, 2.4, STEEL, 1.6),
    area('M24 74C40 68 60 68 76 74L80 104H20Z', STEEL_DARK),
    wire('M26 80C42 75 58 75 74 80', 2.4, SIDE),
  ].join('');
}

function braid(x: number, y: number, knots: number, fill: string, dark: string): string {
  let made = '';
  for (let i = 0; i < knots; i++)
    made +=
      area(
        `M${x - 6 + i * 0.5} ${y + i * 7}C${x - 7} ${y + i * 7 + 6} ${x - 3} ${y + i * 7 + 9} ${x} ${y + i * 7 + 9}C${x + 3} ${y + i * 7 + 9} ${x + 7} ${y + i * 7 + 6} ${x + 6 - i * 0.5} ${y + i * 7}Z`,
        fill,
        1.8,
      ) + cut(x - 3, y + i * 7 + 3, x + 1, y + i * 7 + 8, 1, dark);
  return made + area(`M${x - 4} ${y + knots * 7}H${x + 4}V${y + knots * 7 + 4}H${x - 4}Z`, GOLD, 1.6);
}

function dwarfGuard(): string {
  const beard = '#c2501e';
  return [
    pauldrons(),
    area('M28 52C26 72 34 88 50 96 66 88 74 72 72 52Z', beard),
    flat('M29 56C28 72 35 86 49 94 42 82 40 68 40 56Z', '#7d2c10'),
    brush([44, 66, 45, 76, 48, 86, 50, 92], 1.6, '#f08a4a') + brush([58, 66, 58, 74, 56, 82, 53, 90], 1.6, '#f08a4a'),
    braid(34, 72, 3, beard, '#7d2c10'),
    braid(67, 72, 3, beard, '#7d2c10'),
    // The helm: a bunker with a slit.
    area('M20 56C16 28 28 8 50 8 72 8 84 28 80 56L70 66 61 62V50H39V62L30 66Z', STEEL),
    flat('M21 55C17 29 28 10 48 8.500 34 18 30 36 33 62L30 65Z', STEEL_DARK),
    area('M44 8H57L60 40 50 46 41 40Z', SIDE, 2.2) + wire('M50 10V42', 1.4),
    flat('M27 42H44L48 48H52L56 42H74L72 50H60L58 62 50 66 42 62 40 50H29Z', INK),
    flat('M30 44.500H42L44 48H32ZM58 44.500H71L69.500 48H56Z', SIDE) +
      disc(38, 46.3, 1.3, '#fff') +
      disc(64, 46.3, 1.3, '#fff'),
    disc(26, 34, 2.4, INK) + disc(74, 34, 2.4, INK) + disc(30, 22, 2.2, INK) + disc(70, 22, 2.2, INK),
    area('M20 36C10 34 6 26 6 16 14 22 20 24 25 24Z', BONE, 2.2) +
      area('M80 36C90 34 94 26 94 16 86 22 80 24 75 24Z', BONE, 2.2),
    wire('M44 56 43 60M50 57V62M56 56 57 60', 1.8, STEEL),
  ].join('');
}

/** A broad face over a beard. */
function dwarfFace(beard: string, dark: string): string {
  return [
    area('M28 40C26 52 28 62 36 68L64 68C72 62 74 52 72 40 70 26 62 20 50 20 38 20 30 26 28 40Z', SKIN),
    flat('M28.500 41C27 52 29 61 36 67.500L44 67.500C38 60 36 48 37 34 32 36 29 38 28.500 41Z', SKIN_DARK),
    area(
      'M24 50C24 74 32 94 50 100 68 94 76 74 76 50 72 56 68 58 64 57 58 55 54 58 50 61 46 58 42 55 36 57 32 58 28 56 24 50Z',
      beard,
    ),
    flat('M24.500 54C25 75 33 93 49 99 38 86 34 72 35 58 31 58.500 28 57.500 24.500 54Z', dark),
    // Moustache, nose, eyes.
    area('M50 58C42 54 32 58 28 68 36 66 44 68 49 64ZM50 58C58 54 68 58 72 68 64 66 56 68 51 64Z', beard, 1.8),
    area('M44 46C42 54 44 60 50 60 57 60 59 54 56 46Z', SKIN, 1.8) + brush([46, 56, 47, 59, 53, 59, 55, 56], 1.2),
    flat('M33 44C36 41 42 42 44 45.500 41 48 36 48 33 44Z', '#fff') +
      flat('M67 44C64 41 58 42 56 45.500 59 48 64 48 67 44Z', '#fff'),
    disc(40, 44.8, 2.1, '#1f3f5c') +
      disc(60.5, 44.8, 2.1, '#1f3f5c') +
      disc(40.4, 44.5, 0.9, INK) +
      disc(60.9, 44.5, 0.9, INK),
    brush([31, 44, 36, 39, 42, 41, 46, 46], 1.8) + brush([69, 44, 64, 39, 58, 41, 54, 46], 1.8),
    brush([29, 39, 36, 34, 43, 37, 47, 42], 4, dark) + brush([71, 39, 64, 34, 57, 37, 53, 42], 4, dark),
  ].join('');
}

function dwarfJack(): string {
  return [
    pauldrons(),
    dwarfFace('#f0a020', '#9c5a08'),
    brush([40, 72, 42, 82, 46, 90, 50, 96], 1.6, '#ffd060') + brush([60, 72, 59, 80, 57, 88, 54, 94], 1.6, '#ffd060'),
    area('M44 66C47 64 54 64 57 66 55 70 47 70 44 66Z', '#5c1420', 1.4) +
      flat('M45.500 66.300H55.500L54.500 68H46.500Z', '#fff'),
    // A cap of iron with goggles on it.
    area('M24 40C20 18 34 6 50 6 66 6 80 18 76 40L70 36C62 31 38 31 30 36Z', STEEL),
    flat('M24.500 39C21 19 34 8 48 6.500 36 14 32 24 33 34L30 35.500Z', STEEL_DARK),
    area('M47 6H54V32H47Z', SIDE, 1.8),
    wire('M25 30 76 30', 5, INK) +
      disc(37, 27, 9, INK) +
      disc(37, 27, 6.8, SIDE) +
      disc(63, 27, 9, INK) +
      disc(63, 27, 6.8, SIDE),
    flat('M33 27 38 21.500 40 22.500 34.500 30ZM59 27 64 21.500 66 22.500 60.500 30Z', '#fff', 0.8),
    wire('M66 50 72 56M67 55 71 51', 1.2, '#8a2a20'),
  ].join('');
}

function dwarfStriker(): string {
  return [
    pauldrons(),
    area('M26 40C22 42 22 50 27 54ZM74 40C78 42 78 50 73 54Z', SKIN),
    dwarfFace('#2c2438', '#120c1c'),
    brush([42, 74, 43, 82, 46, 90, 50, 95], 1.6, '#6a5a80') + brush([58, 74, 58, 80, 56, 88, 53, 93], 1.6, '#6a5a80'),
    area('M41 65C46 63.500 55 63.500 60 65 58 71.500 44 71.500 41 65Z', '#fff', 1.6) +
      wire('M46 65V69.500M50.500 65V70M55 65V69.500', 0.9),
    // The crest, shaved at the sides.
    area('M38 26 34 10 42 14 42 0 50 8 58-2 59 12 67 7 63 26C56 20 44 20 38 26Z', '#fff6e0') +
      flat('M39 25 37 14 44 18 45 6 50 13 49 22C45 22 42 23 39 25Z', '#cbb9d8'),
    dots([29, 28, 8, 8], 2.4, [0.9, 0.9], SKIN_DARK, 0.9) + dots([64, 28, 8, 8], 2.4, [0.9, 0.9], SKIN_DARK, 0.9),
    // A lens that counts the strides to the goal.
    area('M56 38H78L80 44 76 51H58L54 45Z', INK, 1.4) +
      flat('M58 40.500H75L77 44 74 48.500H59.500L57 45Z', SIDE) +
      wire('M66 41.500V47.500M62 44.500H70', 1, INK) +
      area('M76 40 84 36V52L76 48Z', STEEL, 1.8),
    wire('M82 50C84 60 80 66 72 66', 1.8, STEEL_DARK) + disc(71, 66, 2, SIDE, 1.2),
    brush([30, 60, 27, 52, 28, 44, 30, 38], 1.6, '#3b8ec2') + brush([34, 62, 32, 56, 32, 50, 33, 46], 1.4, '#3b8ec2'),
  ].join('');
}

interface Fur {
  light: string;
  dark: string;
  belly: string;
}

/** A rat's head, three quarters to the right. */
function rat({ light, dark, belly }: Fur): string {
  return [
    area(
      'M36 34C26 42 24 56 28 70 34 82 50 84 60 76 66 74 74 70 82 66 90 62 95 58 94 53 92 49 86 48 80 47 72 40 64 30 54 28 47 27 40 29 36 34Z',
      light,
    ),
    flat(
      'M36 36C27 44 25 57 29 69.500 35 81 49 82.500 59 75.500 48 74 40 66 38 54 37 46 38 40 42 31 39 32 37 34 36 36Z',
      dark,
    ),
    flat('M60 74C68 70 78 68 88 61 84 66 74 71 66 74 62 78 56 80 52 80 56 79 58 77 60 74Z', belly),
    area('M86 47C91 45 97 48 97 53 96 58 90 59 87 56 85 53 85 49 86 47Z', '#ff8fa8', 1.8) + disc(92, 51, 1.3, INK),
    brush([64, 70, 72, 69, 82, 66, 90, 60], 1.6),
    area('M76 66 84 63 84 76C81 77 79 76 78 75ZM84 63 89 60.500 90 72C88 74 86 75 84 75Z', '#fff7dc', 1.6),
    wire('M78 56 99 46M78 59 100 60M76 62 96 72', 1, '#fff', 0.8),
    flat('M74 56h1.200M71 59h1.200M76 60h1.200', dark),
  ].join('');
}

function ear(transform: string, inner: string, fill: string, torn = ''): string {
  return group(
    transform,
    area(`M0 18C-14 14-20-2-12-16-2-22 14-14 16 2 ${torn} 14 12 8 18 0 18Z`, fill),
    flat('M0 13C-9 10-14-1-8-11-1-15 9-9 11 2 10 9 6 13 0 13Z', inner),
  );
}

function ratGuard(): string {
  const fur = { light: '#6a6478', dark: '#3a3448', belly: '#b8aec4' };
  return [
    area('M-6 104C-4 82 16 70 36 70L70 72C88 76 102 88 104 104Z', fur.dark),
    area('M-8 104C-8 86 6 76 28 76L34 102Z', SIDE) + area('M104 104C104 90 92 80 74 78L66 104Z', SIDE),
    area('M-2 84 2 70 10 80ZM14 76 20 62 26 75ZM80 80 88 68 90 84Z', STEEL, 2),
    flat('M-7 103C-7 87 6 78 24 77 12 84 8 94 8 103Z', INK, 0.35),
    ear('translate(28 26) rotate(-24) scale(0.900)', '#8a3a52', fur.light, 'L8 4 17 9'),
    ear('translate(56 16) rotate(12) scale(0.800)', '#8a3a52', fur.light),
    rat(fur),
    // A brow like a wall, a muzzle of steel.
    flat('M52 44C57 40 65 41 69 46 63 50 56 50 52 44Z', INK) +
      flat('M55 44.500C59 42.500 63 43.500 66 46 62 48 58 48 55 44.500Z', '#ff3b3b') +
      disc(62, 45.3, 1, '#fff'),
    brush([47, 42, 54, 35, 64, 37, 72, 46], 4),
    area('M62 52 84 46 86 50 88 58 70 68 62 64Z', STEEL, 2) +
      flat('M62.500 53 70 51 71 67 62.500 63.500Z', STEEL_DARK) +
      wire('M76 51 77 62M82 49 83 59', 1.8, INK) +
      disc(66, 58, 1.8, SIDE, 1),
    wire('M34 46 44 66M33 54 40 51M37 61 43 58', 1.6, '#d8a8b0'),
    wire('M62 56C50 58 40 60 30 62', 3, INK),
  ].join('');
}

function ratStriker(): string {
  const fur = { light: '#b07a4a', dark: '#6e4426', belly: '#f0d2a8' };
  return [
    area('M14 104C16 90 28 80 42 78L62 78C78 82 88 92 90 104Z', '#2a2440'),
    area('M14 104C15 92 24 84 36 80L42 104ZM90 104C89 94 80 86 68 82L62 104Z', SIDE, 2),
    ear('translate(26 28) rotate(-30) scale(1.150)', '#ff9db0', fur.light),
    ear('translate(58 14) rotate(16)', '#ff9db0', fur.light),
    wire('M22 20a3 3 0 1 0 1 5', 2, GOLD),
    rat(fur),
    // Goggles that hide what it is after.
    wire('M33 44C40 38 48 38 54 42', 6, INK) + wire('M34 44C40 39 47 39 52 42', 2.4, SIDE),
    disc(62, 44, 11, INK) +
      disc(62, 44, 8.6, GOLD_DEEP) +
      disc(62, 44, 7.4, SIDE) +
      flat('M57 44 62 37.500 65 38.500 59 48Z', '#fff', 0.85),
    area('M73 40C79 39 83 42 83 46 80 49 76 49 73 47Z', INK, 1) +
      flat('M75 42C79 41.500 81.500 43.500 81.500 45.500 79.500 47 77 47 75 46Z', SIDE),
    brush([64, 71, 70, 73, 78, 70, 86, 64], 1.8),
    area('M40 80 50 76 66 78 60 88 48 88Z', '#ff5c5c', 2) + wire('M48 84 44 96M56 86 58 98', 3, '#ff5c5c'),
  ].join('');
}

export const FACES: Record<string, () => string> = {
  'forgefathers guard': () => group('translate(4 8) scale(0.920)', dwarfGuard()),
  'forgefathers jack': () => group('translate(4 6) scale(0.940)', dwarfJack()),
  'forgefathers striker': () => group('translate(5 10) scale(0.900)', dwarfStriker()),
  'veer-myn guard': () => group('translate(-2 2)', ratGuard()),
  'veer-myn striker': () => group('translate(0 4) scale(0.980)', ratStriker()),
};
