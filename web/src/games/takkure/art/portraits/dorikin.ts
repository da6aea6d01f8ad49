// The faces of the Dorikin: goggles, scarves and grease.
import { brows, BROWN, eyes, head, mouth, neck, nose, PALE, TAN } from '../../../../drawing/face';
import { area, BONE, brush, cut, disc, flat, GOLD, group, INK, SIDE, wire } from '../../../../drawing/ink';
import { lower } from './costume';
import { leathers } from './house_costume';

/** Goggles pushed up on the brow, or worn. */
function goggles(y: number, glass: string): string {
  return (
    area(
      `M33 ${y}C44 ${y - 4} 60 ${y - 4} 70 ${y - 1}L70 ${y + 6}C60 ${y + 3} 44 ${y + 3} 33 ${y + 7}Z`,
      '#3b2a22',
      1.8,
    ) +
    area(`M41 ${y - 3}C46 ${y - 6} 54 ${y - 5} 56 ${y - 1}C56 ${y + 6} 44 ${y + 8} 41 ${y + 3}Z`, glass, 2) +
    area(`M59 ${y - 2}C63 ${y - 5} 69 ${y - 4} 70 ${y}C69 ${y + 5} 61 ${y + 6} 59 ${y + 2}Z`, glass, 2) +
    cut(45, y + 3, 50, y - 3, 1.6, '#fff') +
    cut(62, y + 3, 66, y - 2, 1.3, '#fff')
  );
}

function bosozoku(): string {
  const hair = '#1c1430';
  return [
    leathers(8, '#e9e4f2'),
    neck(TAN),
    head(TAN),
    eyes('#2a1b10', 'fierce'),
    brows('fierce', hair, 2.2),
    nose(),
    mouth('grim'),
    // The great quiff, and a band with the sun.
    area('M33 38C28 24 30 10 46 4 62-4 84 0 90 12 82 10 78 14 74 20 70 24 62 25 54 26 46 27 38 30 33 38Z', hair),
    brush([40, 20, 50, 8, 66, 4, 82, 9], 2.2, '#6d63c4') + brush([44, 24, 56, 15, 68, 13, 78, 14], 1.6, '#4a4390'),
    area('M33 34C44 27 60 26 70 30L70 35C60 31 44 33 33 40Z', BONE, 1.8) + disc(55, 31, 3.2, '#e8203c'),
    area('M30 38 20 46 26 47 22 54 32 46Z', BONE, 1.6),
    cut(42, 55, 50, 60, 1.3, '#9c3a35'),
    brush([69, 38, 70, 42, 68, 46, 68, 47], 1.2, SIDE),
  ].join('');
}

function akane(): string {
  const hair = '#b8863a';
  return group(
    'translate(-8 30) scale(0.62)',
    area('M12 102C14 90 26 84 40 79L62 79C76 83 86 90 88 102Z', '#16121f'),
    neck(PALE),
    area('M32 40C22 52 20 70 24 88 30 80 34 74 38 70ZM67 40C78 52 80 68 76 84 71 78 68 72 65 66Z', hair),
    head(PALE),
    eyes('#ff3b4e', 'shout'),
    brows('calm', '#7a5420', 2),
    nose(),
    mouth('grin'),
    area('M31 46C27 26 38 12 52 12 66 12 73 22 71 36 66 28 60 26 56 32 50 26 42 28 38 38 35 38 33 42 31 46Z', hair),
    // The demon crow's mask, pushed up.
    area('M34 24C42 8 64 6 72 20 66 20 62 22 60 26L70 34 54 30C46 28 38 28 34 24Z', '#1d1838') +
      area('M62 18 88 20 64 27Z', '#e8203c', 2) +
      disc(50, 20, 3, SIDE, 1.4),
    area('M34 22 18 8 30 10 24-4 38 8 40-6 46 10Z', '#1d1838', 2),
  );
}

function tengu(): string {
  const hair = '#3c4468';
  return [
    leathers(-2, '#4a5260'),
    neck(TAN),
    head(TAN),
    eyes('#6d7a4a', 'sly'),
    brows('sly', hair, 2.2),
    nose(),
    mouth('smirk'),
    area('M32 44C28 26 34 10 50 8 66 6 74 18 71 30L66 22 62 30 56 20 50 31 45 22 40 34 38 30 36 44Z', hair),
    brush([38, 30, 40, 20, 48, 13, 56, 13], 1.3, '#8a93bd'),
    goggles(27, '#8fe9ff'),
    // Oil on the cheek, and whiskers.
    flat('M42 54C46 52 50 54 51 57 47 59 43 58 42 54Z', '#241a1a', 0.75),
    wire('M52 69v2M55 70.500v2M58 71v2M61 69v2', 1.1, hair),
    akane(),
  ].join('');
}

function kaido(): string {
  const hair = '#f0f4ff';
  return [
    leathers(),
    neck(BROWN),
    head(BROWN),
    eyes('#3fe0ff', 'calm'),
    brows('calm', '#4a2a1c', 2.4),
    nose(),
    mouth('smirk'),
    area('M31 44C26 24 36 8 52 7 67 6 75 18 72 34 68 24 60 21 50 22 42 23 37 30 37 42Z', '#2a1a22'),
    area('M60 8C70 8 78 16 76 28 72 20 66 17 60 18Z', hair, 1.8) +
      brush([63, 11, 69, 12, 73, 17, 74, 23], 1.2, '#9aa6d0'),
    // A headset: the road talks to it.
    wire('M33 48C28 28 38 10 54 10', 3, SIDE) + disc(34, 49, 5, '#2a2740', 2) + disc(34, 49, 2.2, SIDE),
    wire('M35 54C38 64 46 68 52 68', 2, '#2a2740') + disc(52.5, 68, 2, SIDE, 1),
  ].join('');
}

function nitta(): string {
  return [
    leathers(4),
    neck(TAN),
    head(TAN),
    eyes('#a04a1c', 'fierce'),
    nose(),
    mouth('shout'),
    // The helmet, open, with flames.
    area('M26 52C20 24 34 4 54 4 74 4 86 22 80 44L72 40C72 30 64 28 54 28 44 28 38 34 37 44L36 62 28 66Z', SIDE),
    flat('M26.500 50C22 26 34 6 52 5 40 12 33 24 33 44L34 62 29 64Z', INK, 0.4),
    area(
      'M30 40C34 30 40 26 46 22 44 28 48 27 54 18 54 24 58 24 64 14 66 22 72 22 78 18 80 26 80 36 78 42L72 39C72 30 64 28 54 28 45 28 38 33 37 42Z',
      GOLD,
      1.4,
    ),
    goggles(38, '#ffb01f'),
    brush([69, 50, 70, 55, 69, 59, 67, 62], 1.2, SIDE),
  ].join('');
}

function hotaru(): string {
  const hair = '#c9ff54';
  return [
    area('M36 40C24 52 18 66 10 70 20 72 26 70 30 68 24 78 18 82 12 86 26 88 38 80 42 66Z', hair, 2.2),
    leathers(-3),
    neck(PALE),
    head(PALE),
    eyes('#ff5cc8', 'sly'),
    brows('calm', '#6d9a10', 2),
    nose(),
    mouth('grin'),
    area(
      'M32 46C27 26 36 9 52 8 67 7 74 18 71 32 66 25 63 24 60 30 54 22 47 23 43 33 40 30 38 36 37 46 35 43 33 44 32 46Z',
      hair,
    ),
    brush([36, 34, 38, 22, 46, 14, 56, 13], 1.4, '#fff') + brush([58, 24, 60, 18, 64, 16, 68, 20], 1.2, '#8fc020'),
    // Lights under the skin.
    wire('M42 54h6M43 57h4M63 54h3', 1.6, '#3fe0ff') + disc(36.5, 54, 1.8, SIDE, 1),
  ].join('');
}

function dekotora(): string {
  const lamp = (x: number, y: number, fill: string): string =>
    disc(x, y, 3, fill, 1.4) + disc(x - 0.8, y - 0.8, 1, '#fff');
  return [
    leathers(10, '#2a1c40'),
    neck(BROWN),
    head(BROWN),
    eyes('#ffe14d', 'calm'),
    brows('fierce', '#1a1014', 3.4),
    nose(),
    mouth('grim'),
    area('M40 60C44 72 52 80 58 80 64 78 68 70 69 60 66 66 62 68 57 67 51 68 45 66 40 60Z', '#1a1014', 1.8),
    // A crown of lorry lamps.
    area('M30 36C34 16 44 8 54 8 66 8 74 18 75 34L70 30H38Z', '#8d94b4') + area('M30 30H76V38H30Z', GOLD, 2),
    lamp(36, 34, '#ff5cc8') +
      lamp(45, 34, '#3fe0ff') +
      lamp(54, 34, '#c9ff54') +
      lamp(63, 34, '#ff5cc8') +
      lamp(71, 34, '#3fe0ff'),
    lamp(46, 18, '#ffe14d') + lamp(60, 17, '#ffe14d') + wire('M38 28C44 22 62 21 70 27', 2, SIDE),
  ].join('');
}

export const FACES: Record<string, () => string> = {
  bosozoku: lower(bosozoku, 0.9),
  tengu: lower(tengu),
  kaido: lower(kaido),
  nitta: lower(nitta),
  hotaru: lower(hotaru),
  dekotora: lower(dekotora),
};
