// The faces of the Islanders: salt, ink in the skin, and the back of the last whale under their feet.
import { brows, BROWN, eyes, head, mouth, neck, nose, TAN, type Skin } from '../../../../drawing/face';
import { area, BONE, brush, cut, disc, flat, GOLD, INK, SIDE, wire } from '../../../../drawing/ink';
import { lower } from './costume';
import { wetsuit } from './house_costume';

const DEEP: Skin = { light: '#8f5a3c', dark: '#5c3424' };
const MARK = '#123c52';

function breaker(): string {
  const hair = '#1a1420';
  return [
    area('M32 30C18 36 12 56 16 80 24 76 30 70 34 62ZM70 28C84 34 90 54 86 78 78 74 72 68 69 60Z', hair),
    wetsuit(9),
    neck(BROWN),
    head(BROWN),
    eyes('#ffb01f', 'fierce'),
    brows('fierce', hair, 3.2),
    nose(),
    mouth('shout'),
    area('M30 44C26 24 36 8 53 8 70 8 78 22 73 42 70 30 62 25 52 26 42 26 36 32 30 44Z', hair),
    wire('M40 14C44 10 50 9 56 10M36 22C42 16 52 14 62 17', 1.4, '#5a4c6c'),
    wire('M40 52C43 54 43 58 40 60M44 52C48 55 48 60 44 63M66 53C68 55 68 58 66 60', 1.8, MARK),
    area('M48 8 50-2 54 6 60-2 60 8Z', BONE, 1.6),
  ].join('');
}

function mako(): string {
  return [
    wetsuit(-4),
    neck(TAN),
    head(TAN),
    eyes('#0a0816', 'sly'),
    brows('sly', '#2b4a5c', 2.2),
    nose(),
    mouth('grin'),
    // A hood like a shark's back.
    area(
      'M28 56C22 30 32 10 50 6 56-6 62-12 70-14 66-6 66 2 68 10 78 20 78 36 73 48 72 36 66 28 56 27 44 26 38 34 38 48 37 54 34 58 28 56Z',
      '#5c7f94',
    ),
    flat('M28.500 55C23 32 32 12 49 7 40 16 35 30 37 46 37 52 34 57 28.500 55Z', '#2b4a5c'),
    flat('M38 42 42 36 43 42 47 33 49 39 54 30 56 36 61 29 63 36 68 32 69 40 66 34C58 27 44 28 38 42Z', '#fff'),
    disc(44, 19, 2.4, INK) + disc(66, 18, 2.2, INK) + wire('M31 40l4 1M30 45l4 1M31 50l4 0', 1.5, INK),
    brush([72, 40, 74, 46, 72, 52, 70, 54], 1.2, SIDE),
  ].join('');
}

function sextant(): string {
  const hair = '#efe7d2';
  return [
    wetsuit(0, '#1c2c5c'),
    neck(DEEP),
    head(DEEP),
    eyes('#7ff0ff', 'calm'),
    brows('calm', hair, 2.6),
    nose(),
    mouth('smirk'),
    area('M32 46C28 28 36 12 52 11 67 10 73 20 71 33 66 24 58 21 50 22 41 24 37 32 37 46Z', hair),
    wire('M36 40C36 28 42 18 52 15M44 22C48 17 56 15 64 18', 1.3, '#b0a486'),
    // The instrument over one eye.
    disc(63, 46, 7.5, 'none', 2.6) +
      wire('M63 38.500V53.500M55.500 46H70.500', 1, GOLD) +
      wire('M57.700 40.700A7.500 7.500 0 0 1 68.300 40.700', 2.2, SIDE),
    wire('M42 56C44 60 48 62 52 62M42 60C45 65 50 67 54 66', 1.6, MARK),
  ].join('');
}

function reef(): string {
  const coral = '#ff6f80';
  return [
    wetsuit(4),
    neck(BROWN),
    head(BROWN),
    eyes('#1c8c7c', 'fierce'),
    brows('fierce', '#5c1f2a', 2.6),
    nose(),
    mouth('grim'),
    area(
      'M32 42C30 30 34 20 40 16L36 2 46 12 48-6 54 10 64-4 64 12 78 4 70 20C73 26 73 32 71 38 66 30 60 28 52 28 44 28 36 32 32 42Z',
      coral,
    ),
    flat('M33 40C32 30 36 21 42 17L38 6 46 15C41 22 38 30 37 36Z', '#b23c58') +
      disc(52, 18, 2, '#fff') +
      disc(62, 20, 1.6, '#fff') +
      disc(44, 24, 1.4, '#fff'),
    area('M32 52C30 62 36 70 42 72L40 60Z', coral, 1.6),
    wire('M44 55h8M45 58.500h6M63 55h4', 1.8, MARK),
  ].join('');
}

function pilot(): string {
  const hair = '#20324a';
  return [
    area('M34 44C24 56 24 70 14 82 26 82 36 76 42 64Z', hair),
    wetsuit(-3, '#3a1c4a'),
    neck(TAN),
    head(TAN),
    eyes('#2b97bd', 'shout'),
    brows('calm', hair, 2),
    nose(),
    mouth('grin'),
    area('M32 46C27 26 36 9 52 8 68 7 75 20 71 34 68 26 62 26 60 32 55 24 46 24 42 34 39 32 37 40 36 46Z', hair),
    // A flower, and drops that do not dry.
    [0, 72, 144, 216, 288]
      .map(
        (turn) =>
          `<g transform="rotate(${turn} 34 40)">${area('M34 40C30 36 30 31 34 29 38 31 38 36 34 40Z', '#ff5cc8', 1.4)}</g>`,
      )
      .join('') + disc(34, 40, 2.4, GOLD, 1.2),
    disc(46, 57, 1.3, '#7ff0ff') + disc(65, 56, 1.2, '#7ff0ff') + wire('M42 51C44 53 44 55 42 57', 1.5, MARK),
  ].join('');
}

function anchor(): string {
  return [
    wetsuit(10, '#26303a'),
    area('M38 60H66L70 86H34Z', DEEP.light) + flat('M38 66C46 74 58 76 66 72V82H36Z', DEEP.dark),
    head(DEEP),
    eyes('#efe7d2', 'calm'),
    brows('fierce', '#1a1014', 3.4),
    nose(),
    mouth('grim'),
    area('M33 34C34 20 42 13 52 13 62 13 69 20 69 30 60 25 44 26 33 34Z', '#1a1014', 2),
    // The sign that gave the name, drawn over half the face.
    wire('M45 30V60M40 36H50M38 52C38 60 42 64 45 64 49 64 53 60 53 53', 2.4, MARK) + disc(45, 29, 2.2, MARK),
    wire('M61 60h6M60 63h6', 1.8, MARK),
    area('M30 84C40 78 62 78 74 84L72 92C60 86 42 86 32 92Z', '#8d94b4', 2) +
      wire('M37 84v5M44 82v5M51 81.500v5M58 82v5M65 84v5', 1.8),
    cut(69, 40, 70, 50, 1.4, SIDE),
  ].join('');
}

export const FACES: Record<string, () => string> = {
  breaker: lower(breaker),
  mako: lower(mako, 0.84),
  sextant,
  reef: lower(reef, 0.9),
  pilot: lower(pilot),
  anchor,
};
