// A person's face, three quarters to the right, in a box of 100 by 100; and what it is put together from.
import { area, brush, cut, disc, flat, INK } from './ink';

export interface Skin {
  light: string;
  dark: string;
}

export const PALE: Skin = { light: '#ffe3cc', dark: '#e3a98f' };
export const TAN: Skin = { light: '#f2bd8e', dark: '#c07a55' };
export const BROWN: Skin = { light: '#c98a5e', dark: '#8f5238' };
export const GREY: Skin = { light: '#d9d3e6', dark: '#9a8fb8' };

const CONTOUR =
  'M34 33C32.500 43 33.500 53 38 60 43 67 51 73.500 57 74.500 61.500 73 66.500 66 68.500 59 70 53.500 69 50.500 67.500 46.500 69 42 69.500 37 68 31 65.500 19 56 15 48 16 40 17 35 23 34 33Z';

export function neck(skin: Skin): string {
  return (
    area('M41 58 40 84 63 86 61.500 70Z', skin.light) + flat('M41 63 61.500 72 62 80C54 78 46 72 41 66Z', skin.dark)
  );
}

/** Skull, ear and the shadow on the near side. */
export function head(skin: Skin): string {
  return (
    area('M35.500 43C31 40 29 44 30.500 49 32 54 35 56 38 55Z', skin.light) +
    brush([32.5, 45, 34, 46, 34.5, 49, 34.5, 51], 1.1) +
    area(CONTOUR, skin.light) +
    flat(
      'M34.200 34C33 44 34 53.500 38.300 60 43 66.500 51 73 57 74.300 54 70 47 66 43.500 58 40 50 40 42 38 34Z',
      skin.dark,
    )
  );
}

export type Mood = 'fierce' | 'calm' | 'sly' | 'shout';

export function eyes(iris: string, mood: Mood): string {
  const low = mood === 'calm' || mood === 'sly' ? 1.6 : 0;
  return [
    flat(`M43 ${47 + low / 2}C45 ${43 + low} 52 ${42 + low} 55 46.500 53 50.500 46 50.500 43 47.500Z`, '#fff'),
    disc(50, 46.6 + low / 3, 2.9 - low / 4, iris),
    disc(50.2, 46.6 + low / 3, 1.3, INK),
    disc(51, 45.5 + low / 2, 0.8, '#fff'),
    brush([41.5, 48, 45, 42 + low, 52, 41 + low, 56.5, 46.8], 2.2),
    brush([45, 51, 48, 51.8, 51, 51.5, 53.5, 50], 0.7),
    flat(`M59 46.500C60 ${43 + low} 65 ${42 + low} 66.800 45.500 65.500 49 61 49.500 59 46.500Z`, '#fff'),
    disc(63, 46 + low / 3, 2.5 - low / 4, iris),
    disc(63.2, 46 + low / 3, 1.1, INK),
    disc(63.8, 45 + low / 2, 0.7, '#fff'),
    brush([58.5, 47, 60, 42 + low, 65, 41 + low, 67.8, 45.5], 2),
  ].join('');
}

export function brows(mood: Mood, colour = INK, width = 2.6): string {
  if (mood === 'calm')
    return (
      brush([42, 40, 46, 37, 52, 37, 56, 39], width, colour) +
      brush([60, 39, 62, 37, 66, 36, 68, 37.5], width * 0.85, colour)
    );
  if (mood === 'sly')
    return (
      brush([42, 38, 46, 37, 52, 39, 56, 41], width, colour) +
      brush([60, 38, 62, 34, 66, 33.5, 68.5, 36], width * 0.85, colour)
    );
  return (
    brush([40.5, 37.5, 46, 37.5, 52, 40, 57, 43.5], width, colour) +
    brush([59.5, 43, 62, 40, 66, 37, 69, 36], width * 0.85, colour)
  );
}

export function nose(): string {
  return brush([60.5, 46, 62.5, 50, 65, 54, 64, 56.5], 0.9) + brush([64.3, 56, 63, 58, 61, 58, 59, 57.3], 1.1);
}

export function mouth(kind: 'grim' | 'smirk' | 'grin' | 'shout'): string {
  if (kind === 'grim') return brush([51, 65.5, 55, 63.5, 59, 63.5, 64, 65], 1.3) + cut(55, 68, 60, 68.3, 0.8);
  if (kind === 'smirk')
    return brush([51, 65, 55, 66.5, 61, 66, 65.5, 61.5], 1.5) + brush([65, 60, 66, 61, 66.3, 62, 66, 63], 0.8);
  if (kind === 'grin')
    return (
      area(
        'M49.500 61C54 64 62 63.500 66.500 59.500 66 66 62 69.500 57.500 69.500 53 69.500 50 66 49.500 61Z',
        '#fff',
        1.4,
      ) +
      brush([50, 64.8, 55, 67, 62, 66, 66, 62.5], 0.7) +
      cut(54, 62.5, 54.5, 69, 0.6) +
      cut(58.3, 63, 58.5, 69.5, 0.6) +
      cut(62.3, 62, 62.3, 68, 0.6)
    );
  return (
    area('M50 61C54 58.500 62 58 65.500 60 66 66 63 71.500 58 71.500 53 71 50 66 50 61Z', '#6b1230', 1.5) +
    flat('M51 61.500C55 59.500 62 59 65 60.500L64.500 63C60 62 55 62.500 51.500 64Z', '#fff') +
    flat('M53 69C55 66.500 61 66 63.500 68 62 71 55 71.500 53 69Z', '#ff7d8a')
  );
}
