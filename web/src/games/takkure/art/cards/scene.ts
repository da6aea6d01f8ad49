// What cards are put together from: a ground of two colours, and things that recur. A card's box is 120 by 72.
import { area, dots, flat, group, INK, rays, wire } from '../../../../drawing/ink';
import type { Dress } from '../../../../drawing/mannequin';

/** Those on a card who are nobody in particular: ours and theirs. */
export const OURS: Dress = { shirt: '#3fe0ff', shade: '#1577a0', skin: '#f2bd8e', hair: '#ffe14d' };
export const THEIRS: Dress = { shirt: '#ff5cc8', shade: '#9c2480', skin: '#c98a5e', hair: '#2a1024' };
export const MATE: Dress = { shirt: '#a5f3ff', shade: '#2b97bd', skin: '#ffe3cc', hair: '#c94a10' };

export type Ground = 'rays' | 'slab' | 'dots' | 'bars' | 'sun';

/** The ground: a deep colour, a bright one, and how they meet. */
export function ground(
  kind: Ground,
  deep: string,
  bright: string,
  [x, y]: readonly [number, number] = [60, 34],
): string {
  const under = flat('M0 0H120V72H0Z', deep);
  if (kind === 'rays') return under + rays([x, y], [14, 130], 26, bright, 0.75);
  if (kind === 'slab')
    return under + flat('M34 0H104L76 72H6Z', bright, 0.8) + dots([0, 44, 120, 30], 5, [0.6, 3.6], INK, 0.55);
  if (kind === 'bars')
    return (
      under +
      flat('M0 10H120V14H0ZM0 24H120V26H0ZM0 40H120V47H0ZM0 58H120V60H0Z', bright, 0.7) +
      dots([66, 0, 56, 72], 6, [3, 0.6], INK, 0.4)
    );
  if (kind === 'sun')
    return under + rays([x, y], [0, 130], 16, bright, 0.55) + `<circle cx="${x}" cy="${y}" r="23" fill="${bright}"/>`;
  return under + flat('M0 52 120 30V72H0Z', bright, 0.75) + dots([0, 2, 120, 52], 6, [3.4, 0.6], bright, 0.7);
}

/** A burst with so many points. */
export function burst(x: number, y: number, r: number, points: number, fill: string): string {
  let d = '';
  for (let i = 0; i < points * 2; i++) {
    const far = i % 2 ? r * 0.55 : r * (0.85 + ((i * 7) % 5) * 0.06);
    const angle = (i * Math.PI) / points - 0.2;
    d += `${i ? 'L' : 'M'}${(x + far * Math.cos(angle)).toFixed(1)} ${(y + far * Math.sin(angle)).toFixed(1)}`;
  }
  return area(`${d}Z`, fill, 2);
}

export function star(x: number, y: number, r: number, fill: string): string {
  return group(
    `translate(${x} ${y}) scale(${r / 6})`,
    area('M0-6 1.800-1.900 6-1.900 2.600 1 3.800 5.500 0 2.900-3.800 5.500-2.600 1-6-1.900-1.800-1.900Z', fill, 1.4),
  );
}

export function bolt(transform: string, fill: string): string {
  return group(transform, area('M4-16-8 2H-1L-5 16 9-4H2Z', fill, 2));
}

/** A sword, its point to the right. */
export function blade(transform: string): string {
  return group(
    transform,
    area('M-20-3.400H-46L-49 0-46 3.400H-20Z', '#2a2552', 1.8),
    wire('M-44-3-40 3M-38-3-34 3M-32-3-28 3', 1.6, '#ffc84a'),
    area('M-20-7H-16V7H-20Z', '#ffc84a', 1.6),
    area('M-16-3.600C10-4.500 32-5 54-9 48-1 30 3.500-16 3.600Z', '#eef3ff', 1.8),
    flat('M-16 0C10 0 32-1 50-6 44-1 26 2.800-16 3Z', '#9db1da'),
  );
}

/** A glove that holds or catches, palm to the right. */
export function hand(transform: string, fill = '#3fe0ff'): string {
  return group(
    transform,
    area('M-22-9C-14-11-8-11-3-10L-22 12Z', '#f2bd8e'),
    area(
      'M-12-12C-4-15 4-15 9-13L21-10C25-8 24-4 20-4.500L11-5.500 23-2C27 0 25 4 21 3.500L11 1 20 6C23 9 20 12 17 10.500L8 6.500 13 12C15 15 11 17 9 15L-4 7-14 9Z',
      fill,
    ),
    wire('M9-13 2-10M11-5.500 5-5M11 1 5 0', 1.2),
  );
}

/** Waves of a shout, opening to the right. */
export function shout(x: number, y: number, colour: string): string {
  return wire(
    `M${x} ${y - 8}c5 5 5 11 0 16M${x + 8} ${y - 14}c9 9 9 19 0 28M${x + 16} ${y - 20}c13 13 13 27 0 40`,
    3,
    colour,
  );
}

/** A face in a scene: so large, its left upper corner there. */
export function face(drawn: string, x: number, y: number, size: number): string {
  return group(`translate(${x} ${y}) scale(${size / 100})`, drawn);
}
