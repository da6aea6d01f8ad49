// The people of the teams of our own: Clockworks with a dial where others have a face, Marshlords with eyes like lamps.
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
import { STEEL, STEEL_DARK } from './portraits';

const BRASS = '#e0a24a';
const BRASS_DARK = '#8a5420';
const BRASS_LIGHT = '#ffd890';

function cog(x: number, y: number, r: number, fill: string): string {
  const teeth = Array.from({ length: 8 }, (_, i) =>
    group(`rotate(${i * 45} ${x} ${y})`, area(`M${x - 3} ${y - r + 2}V${y - r - 4}H${x + 3}V${y - r + 2}Z`, fill, 1.8)),
  ).join('');
  return teeth + disc(x, y, r, fill, 2) + disc(x, y, r * 0.45, INK) + disc(x, y, r * 0.22, GOLD);
}

/** A chest of plates with two cogs, and the key that sticks out behind. */
function trunk(): string {
  return [
    wire('M84 62V40', 6, INK) + wire('M84 62V42', 3, GOLD),
    area('M84 40C72 40 70 26 78 25 82 25 84 30 84 30 84 30 86 25 90 25 98 26 96 40 84 40Z', GOLD, 2.2),
    disc(79, 32, 2, INK) + disc(89, 32, 2, INK),
    area('M8 104C8 88 18 78 34 76H66C82 78 92 88 92 104Z', STEEL_DARK),
    area('M30 78H70L66 104H34Z', STEEL, 2) + flat('M31 79H42L44 103H35Z', STEEL_DARK),
    wire('M38 88H62M39 95H61', 2, SIDE),
    cog(15, 88, 12, SIDE) + cog(85, 88, 12, SIDE),
    area('M40 68H60V80H40Z', BRASS_DARK, 2) + wire('M41 72H59M41 76H59', 1.6),
  ].join('');
}

function shell(d: string, shade: string): string {
  return area(d, BRASS) + flat(shade, BRASS_DARK);
}

function clockGuard(): string {
  return [
    trunk(),
    // A head like a strong-box.
    shell('M20 14H80L84 22V62L76 72H24L16 62V22Z', 'M20 15H34L30 42 36 71H25L17 61V22Z'),
    area('M14 30H86V42H14Z', STEEL, 2.2) + flat('M15 31H30V41H15Z', STEEL_DARK),
    flat('M26 33H46V39H26ZM54 33H74V39H54Z', INK),
    flat('M30 34.500H42V37.500H30ZM58 34.500H70V37.500H58Z', '#ff5a3c') +
      disc(38, 36, 1.2, '#fff') +
      disc(66, 36, 1.2, '#fff'),
    disc(22, 20, 2.2, INK) + disc(78, 20, 2.2, INK) + disc(22, 64, 2.2, INK) + disc(78, 64, 2.2, INK),
    area('M32 50H68V64H32Z', '#2a2440', 2) + wire('M38 51V63M44 51V63M50 51V63M56 51V63M62 51V63', 2, BRASS_LIGHT),
    area('M44 14H56V28H44Z', SIDE, 2) + wire('M50 16V26', 1.4),
    brush([60, 18, 68, 17, 74, 19, 79, 25], 1.6, BRASS_LIGHT) + cut(70, 46, 78, 56, 1.4),
  ].join('');
}

function clockJack(): string {
  const hours = Array.from({ length: 12 }, (_, i) =>
    group(`rotate(${i * 30} 50 42)`, wire('M50 18V22', i % 3 ? 1.4 : 2.6)),
  ).join('');
  return [
    trunk(),
    // A dial for a face; the hands are the brows.
    area('M38 12 30 2 42 6ZM62 12 70 2 58 6Z', GOLD, 2) + disc(50, 7, 4.4, SIDE, 2),
    disc(50, 42, 33, BRASS, 2.6) + flat('M50 9A33 33 0 0 0 50 75 44 44 0 0 1 50 9Z', BRASS_DARK),
    disc(50, 42, 27, '#fff6e0', 2),
    hours,
    disc(40, 44, 5, INK) + disc(60, 44, 5, INK) + disc(40, 44, 3, SIDE) + disc(60, 44, 3, SIDE),
    disc(41, 43, 1, '#fff') + disc(61, 43, 1, '#fff'),
    area('M49 39 30 30 33 28 51 36ZM51 39 66 32 64 29 49 36Z', INK, 1),
    disc(50, 38, 3, GOLD, 1.6),
    area('M38 55C44 60 56 60 62 55L60 61C55 64 45 64 40 61Z', '#5c1420', 1.6) + wire('M44 58V62M50 59V63M56 58V62', 1),
    brush([26, 30, 30, 20, 40, 13, 50, 12], 1.6, BRASS_LIGHT),
  ].join('');
}

function clockStriker(): string {
  return [
    trunk(),
    shell(
      'M28 30C28 14 38 8 50 8 62 8 72 14 72 30L70 58 60 72H40L30 58Z',
      'M29 30C29 16 37 10 48 8.500 38 18 36 44 42 71H40L31 57Z',
    ),
    // One eye, long as a telescope.
    area('M52 30H78V48H52Z', STEEL_DARK, 2.2) +
      area('M76 26H90V52H76Z', STEEL, 2.2) +
      flat('M77 27H82V51H77Z', STEEL_DARK),
    area('M88 28H96V50H88Z', SIDE, 2) + flat('M91 30H94V48H91Z', '#fff', 0.8),
    wire('M58 30V48M66 30V48', 1.6, BRASS_LIGHT),
    disc(38, 40, 7, INK) + disc(38, 40, 4.8, '#9fe8ff') + flat('M35 40 38 36 40 37 37 43Z', '#fff', 0.9),
    area('M40 58H60L57 66H43Z', '#2a2440', 1.8) + wire('M45 59V65M50 59V66M55 59V65', 1.4, BRASS_LIGHT),
    wire('M50 8C48 2 54-2 60 0', 2.4, INK) + disc(62, 0, 3.4, SIDE, 1.8),
    disc(32, 26, 1.8, INK) + disc(66, 22, 1.8, INK) + brush([56, 12, 64, 14, 68, 20, 69, 26], 1.6, BRASS_LIGHT),
  ].join('');
}

interface Skin {
  light: string;
  dark: string;
  belly: string;
}

/** Shoulders under a sash, a throat that swells, a mouth from ear to ear; the eyes come last. */
function frog({ light, dark, belly }: Skin, sash: string): string {
  return [
    area('M-4 104C0 86 18 76 36 74H64C82 76 100 86 104 104Z', dark),
    sash,
    area('M26 66C26 88 38 94 50 94 62 94 74 88 74 66Z', belly, 2.2) + dots([36, 76, 28, 12], 5, [0.6, 1.4], dark, 0.5),
    area('M12 48C12 32 28 26 50 26 72 26 88 32 88 48 88 66 72 76 50 76 28 76 12 66 12 48Z', light),
    flat('M13 48C13 34 26 28 42 26.500 28 36 26 60 40 75.500 24 73 13 64 13 48Z', dark),
    flat('M18 58C32 70 68 70 82 58 78 68 66 75 50 75 34 75 22 68 18 58Z', belly),
    brush([15, 54, 34, 68, 66, 68, 85, 54], 2.6),
    disc(45, 48, 1.5, INK) + disc(55, 48, 1.5, INK),
  ].join('');
}

function eyes(light: string, iris: string): string {
  const one = (x: number): string =>
    disc(x, 28, 15, light, 2.4) +
    disc(x, 27, 10.6, INK) +
    disc(x, 27, 9, iris) +
    area(`M${x - 1.6} 20H${x + 1.6}V34H${x - 1.6}Z`, INK, 1) +
    disc(x + 3.6, 23.5, 2, '#fff');
  return one(28) + one(72);
}

function lid(x: number, droop: number, fill: string): string {
  return area(
    `M${x - 13} 26C${x - 10} 14 ${x + 10} 14 ${x + 13} 26C${x + 6} ${droop} ${x - 6} ${droop} ${x - 13} 26Z`,
    fill,
    1.8,
  );
}

function toadGuard(): string {
  const skin = { light: '#6f8f4a', dark: '#38542c', belly: '#d8cf9a' };
  const plate = area('M-6 104C-6 88 6 80 26 78L32 104Z', SIDE) + area('M106 104C106 88 94 80 74 78L68 104Z', SIDE);
  const studs =
    disc(6, 94, 2.4, BONE, 1.4) +
    disc(16, 86, 2.4, BONE, 1.4) +
    disc(94, 94, 2.4, BONE, 1.4) +
    disc(84, 86, 2.4, BONE, 1.4);
  return [
    frog(skin, plate + studs),
    eyes(skin.light, '#ff9a3c'),
    lid(28, 25, skin.dark) + lid(72, 25, skin.dark),
    // Warts, a ring, old cuts.
    disc(22, 50, 3, skin.dark) + disc(30, 57, 2.2, skin.dark) + disc(76, 48, 3, skin.dark) + disc(69, 57, 2, skin.dark),
    disc(50, 36, 2.4, skin.dark) + cut(58, 34, 66, 44, 1.8) + cut(64, 34, 60, 42, 1.4),
    wire('M47 50a4 4 0 1 0 6 0', 2.4, GOLD),
    area('M24 64 27 54 31 66ZM76 64 73 54 69 66Z', BONE, 1.6),
  ].join('');
}

function frogJack(): string {
  const skin = { light: '#8cc45c', dark: '#4a7a38', belly: '#eef0b4' };
  return [
    frog(skin, area('M10 104C16 92 28 84 40 80L72 104Z', SIDE, 2.2)),
    // A hat of plaited reeds, a stalk in the corner of the mouth.
    eyes(skin.light, GOLD),
    lid(28, 22, skin.light) + lid(72, 22, skin.light),
    area('M20 14C30 2 70 2 80 14 64 20 36 20 20 14Z', '#c8a04a', 2.2) +
      area('M36 8C40-4 60-4 64 8 56 11 44 11 36 8Z', '#e0bc62', 2.2),
    wire('M26 13C40 18 60 18 74 13M38 6C46 9 54 9 62 6', 1.6, GOLD_DEEP) + wire('M36 9C46 13 54 13 64 9', 3, SIDE),
    wire('M70 62C80 66 88 62 97 68', 3.4, INK) + wire('M70 62C80 66 88 62 97 68', 1.8, '#d8c27a'),
    area('M95 62 100 66 97 76 92 70Z', '#8a5a2c', 1.4),
    dots([32, 38, 36, 6], 5, [1, 1.6], skin.dark, 0.7),
  ].join('');
}

function frogStriker(): string {
  const skin = { light: '#4ccab0', dark: '#1c7a70', belly: '#ffd8a0' };
  return [
    frog(skin, area('M14 104C18 92 28 84 40 82L44 104ZM86 104C82 92 72 84 60 82L56 104Z', SIDE, 2)),
    eyes(skin.light, '#ff7a3c'),
    // War paint as a warning: do not lick.
    flat('M46 26H54L52 44H48Z', '#ff5a3c') +
      flat('M18 44 34 48 32 52 17 49ZM82 44 66 48 68 52 83 49Z', '#ff5a3c') +
      flat('M20 53 34 55 33 58 21 57ZM80 53 66 55 67 58 79 57Z', INK),
    wire('M14 26C20 8 36 8 42 22M86 26C80 8 64 8 58 22', 3, INK) +
      wire('M42 26H58', 4, INK) +
      wire('M43 26H57', 1.8, SIDE),
    // The tongue has seen the ball.
    area('M56 65C62 72 74 70 82 78 86 82 92 80 92 86 88 92 80 88 76 82 68 76 58 76 52 67Z', '#ff6a8a', 2) +
      brush([60, 69, 68, 74, 76, 76, 84, 84], 1.2, '#a8284a'),
  ].join('');
}

export const HOUSE_FACES: Record<string, () => string> = {
  'clockworks guard': () => group('translate(2 6) scale(0.960)', clockGuard()),
  'clockworks jack': () => group('translate(3 8) scale(0.940)', clockJack()),
  'clockworks striker': () => group('translate(0 7) scale(0.950)', clockStriker()),
  'marshlords guard': () => group('translate(2 4) scale(0.960)', toadGuard()),
  'marshlords jack': () => group('translate(3 8) scale(0.940)', frogJack()),
  'marshlords striker': () => group('translate(2 4) scale(0.960)', frogStriker()),
};
