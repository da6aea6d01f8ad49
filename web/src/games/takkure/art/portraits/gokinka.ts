// The faces of the Gokin-ka: what nature denied them is bolted on.
import { brows, BROWN, eyes, GREY, head, mouth, neck, nose, PALE, TAN } from '../../../../drawing/face';
import { area, BONE, brush, cut, disc, flat, GOLD, INK, SIDE, wire } from '../../../../drawing/ink';
import { lower } from './costume';
import { scrap } from './house_costume';

const STEEL = '#8d94b4';
const STEEL_DARK = '#454d70';

/** A lens where an eye was. */
function lens(x: number, y: number, r: number): string {
  return (
    disc(x, y, r, STEEL_DARK, 2) +
    disc(x, y, r * 0.62, INK) +
    disc(x, y, r * 0.4, SIDE) +
    disc(x - r * 0.2, y - r * 0.2, r * 0.14, '#fff')
  );
}

function dawaza(): string {
  return [
    // The exoskeleton stands over its maker's shoulders.
    area('M8 102C4 78 6 60 18 50L30 60 26 102ZM94 102C98 78 96 60 84 50L72 60 76 102Z', STEEL) +
      wire('M16 60 20 96M86 60 82 96', 3, SIDE),
    scrap(2),
    neck(TAN),
    // The mask of a skull.
    area('M28 40C24 20 38 8 53 8 68 8 79 20 76 40 75 48 71 52 69 56L68 66H38L37 56C33 52 29 48 28 40Z', BONE),
    flat(
      'M28.500 40C25 22 38 9 52 8.500 42 14 36 24 37 38 38 48 40 58 42 66H38L37 56C33 52 29 48 28.500 40Z',
      '#b8ad90',
    ),
    area('M36 40C40 34 50 35 51 42 50 49 39 50 36 40Z', INK, 1) +
      area('M58 42C60 35 68 35 71 40 68 49 59 49 58 42Z', INK, 1),
    disc(45, 42, 2.6, SIDE) + disc(64.5, 42, 2.4, SIDE),
    area('M52 51 56 51 55 57 51 57Z', INK, 0.8),
    wire('M42 60V66M47 60V66M52 60V66M57 60V66M62 60V66', 1.5),
    // Three braids.
    area('M40 66H67L62 78C60 90 58 98 53 104 48 98 45 90 44 78Z', '#a8541a'),
    wire('M44 72 62 70M45 80 61 78M47 88 59 86M49 96 57 94', 2, '#6b2f0c') +
      wire('M48 67 49 92M58 67 57 90', 1.6, '#6b2f0c'),
    area('M48 92H58V97H48Z', GOLD, 1.4),
  ].join('');
}

function rivet(): string {
  return [
    scrap(-4),
    neck(PALE),
    head(PALE),
    eyes('#3fe0ff', 'shout'),
    brows('calm', '#c94a10', 2.2),
    nose(),
    mouth('grin'),
    area('M36 22C40 4 52-4 66-2 60 2 60 6 62 10 70 8 76 10 80 16 70 16 64 20 62 28 54 22 44 22 38 30Z', '#e8502a'),
    brush([42, 18, 48, 8, 56, 3, 62, 2], 1.6, '#ffb066'),
    area('M32 34C34 24 40 20 44 22L44 52 36 54C33 48 32 40 32 34Z', STEEL, 2) + lens(38, 40, 5),
    disc(36, 52, 1.4, BONE, 1) + disc(42, 50, 1.4, BONE, 1) + wire('M34 56C36 64 42 70 48 73', 2.4, STEEL_DARK),
  ].join('');
}

function kuromudomu(): string {
  return [
    scrap(6, '#c9cfe4'),
    neck(GREY),
    area('M41 70 62 72 63 84 40 84Z', STEEL_DARK, 2) + wire('M42 74H62M41 79H63', 1.4, SIDE),
    head(PALE),
    eyes('#c9ff54', 'sly'),
    brows('sly', '#5a4a3a', 2.4),
    nose(),
    mouth('smirk'),
    // The dome of chrome.
    area('M30 40C26 16 38 2 54 2 70 2 80 16 75 36 62 30 46 31 34 40Z', '#d8dff2'),
    flat('M30.500 39C27 17 38 3 52 2.500 42 10 38 22 39 37L34 40Z', STEEL_DARK, 0.75),
    flat('M46 8C54 4 64 6 69 14 62 10 54 11 47 16Z', '#fff') +
      flat('M50 20C58 17 66 18 71 23 64 22 57 23 51 26Z', '#fff', 0.8),
    area('M33 40C46 31 62 30 75 36L74 40C62 35 46 36 34 45Z', GOLD, 1.6) + disc(55, 34.5, 2.6, SIDE, 1.2),
    disc(35, 49, 4.5, STEEL, 1.8) + disc(35, 49, 1.8, SIDE),
    wire('M51 69C54 72 60 72 63 69', 1.6, '#5a4a3a'),
  ].join('');
}

function toonir(): string {
  const hair = '#d8dcf0';
  return [
    scrap(0, '#6b7a52'),
    neck(BROWN),
    head(BROWN),
    eyes('#7a4a20', 'calm'),
    brows('calm', hair, 3),
    nose(),
    mouth('grim'),
    // A beard cut for work, spectacles that count.
    area(
      'M37 56C39 68 48 78 57 79 64 77 68 69 69 57 66 62 64 60 61 60 58 62 54 62 51 60 46 62 41 62 37 56Z',
      hair,
      1.8,
    ),
    brush([50, 61, 54, 59, 58, 60, 60, 61], 2, '#9aa6d0'),
    disc(49.5, 46.5, 6.5, 'none', 2.2) + disc(63.5, 46, 5.6, 'none', 2.2) + wire('M55.500 46h2.500M34 45 43 46', 1.8),
    wire('M49.500 40A6.500 6.500 0 0 1 56 46.500', 1.8, SIDE),
    area('M32 42C28 26 38 12 53 12 66 12 73 20 71 32 62 24 46 24 38 32 35 34 33 38 32 42Z', '#3b3a2c'),
    area('M34 30H72V36C60 32 46 33 34 38Z', '#5c4a2a', 1.8) + lens(66, 26, 6),
    wire('M76 82 88 70M84 66 92 74', 3.4, STEEL),
  ].join('');
}

function servo(): string {
  return [
    scrap(4),
    area('M40 60H64L66 86H38Z', STEEL_DARK) + wire('M42 66H63M41 72H64M40 78H65', 1.8, SIDE),
    area('M32 30C34 12 46 6 55 6 66 6 74 14 74 30L72 60C68 72 62 77 56 77 48 76 38 70 34 58Z', STEEL),
    flat('M32.500 31C34 14 45 7 53 6.500 44 14 41 28 43 46 44 60 48 70 54 76.500 46 75 38 69 34.500 58Z', STEEL_DARK),
    area('M38 38H72L71 50H40Z', INK, 1.8) + flat('M40 42H71L70.500 46H40.500Z', SIDE) + disc(60, 44, 2.4, '#fff'),
    wire('M46 60H66M47 65H65M49 70H63', 2),
    disc(37, 24, 1.6, BONE, 1) + disc(70, 24, 1.6, BONE, 1) + disc(38, 56, 1.6, BONE, 1),
    wire('M55 6V-6M50-6H60', 2.2, STEEL_DARK) + disc(55, -6, 2.6, '#e8203c', 1.4),
  ].join('');
}

function crank(): string {
  const hair = '#7a2a6a';
  return [
    scrap(9, '#8a4b2a'),
    neck(TAN),
    head(TAN),
    eyes('#e8203c', 'fierce'),
    brows('fierce', hair, 3),
    nose(),
    mouth('shout'),
    area('M40 26C38 6 46-8 56-10 66-8 70 6 66 24 60 20 48 20 40 26Z', hair) +
      brush([50, 16, 50, 4, 54, -4, 58, -6], 2, '#c86ab8'),
    area('M36 58C42 66 50 72 57 74 62 72 66 66 69 58L71 66C68 78 62 84 56 84 46 82 38 74 35 64Z', STEEL, 2),
    wire('M40 68 46 74M50 76 52 81M60 76 59 81M66 69 62 74', 1.6) + disc(37, 62, 2, BONE, 1),
    cut(40, 30, 46, 40, 1.6, '#9c3a35'),
    disc(33, 47, 4.6, STEEL_DARK, 2) + wire('M33 43V51M29 47H37', 1.6, SIDE),
  ].join('');
}

export const FACES: Record<string, () => string> = {
  dawaza: lower(dawaza),
  rivet: lower(rivet),
  kuromudomu: lower(kuromudomu),
  toonir,
  servo: lower(servo, 0.88),
  crank: lower(crank, 0.86),
};
