// DreadBall's people from above, by team and role. Forgefathers are broad plates, Veer-myn have a tail.
import type { Build } from '../../../drawing/figure';
import { area, BONE, brush, disc, flat, GOLD, INK, SIDE, wire } from '../../../drawing/ink';

const STEEL = '#9aa3c2';
const STEEL_DARK = '#565e84';

function plates(spikes: boolean): () => string {
  const one = (way: number): string =>
    area(
      `M-8 ${6 * way}C2 ${6 * way} 9 ${9 * way} 9 ${14 * way}C9 ${20 * way} -9 ${20 * way} -10 ${13 * way}Z`,
      SIDE,
      2.4,
    ) +
    flat(
      `M-8 ${6 * way}C-4 ${6 * way} -2 ${7 * way} 0 ${8 * way}C-4 ${11 * way} -5 ${15 * way} -4 ${18 * way}C-8 ${18 * way} -10 ${16 * way} -10 ${13 * way}Z`,
      INK,
      0.35,
    ) +
    (spikes ? area(`M-3 ${17 * way} 0 ${25 * way} 4 ${17 * way}Z`, STEEL, 1.6) : disc(1, 14 * way, 1.8, STEEL, 1.2));
  return () => one(-1) + one(1);
}

function beard(light: string, dark: string): string {
  return area('M6-8C14-9 20-5 22 0 20 5 14 9 6 8Z', light, 2.2) + wire('M9-4 17-2M9 0H19M9 4 17 2', 1.4, dark);
}

const FORGED: Omit<Build, 'head'> = {
  arm: STEEL_DARK,
  hand: STEEL,
  leg: '#4a4466',
  boot: STEEL,
  broad: 1.26,
  shoulders: plates(false),
};
const VERMIN: Omit<Build, 'head'> = {
  arm: '#b07a4a',
  hand: '#ff9db0',
  leg: '#4a3a5c',
  boot: '#ff9db0',
  shoulders: () => wire('M-4-13C4-10 4 10-4 13', 4, SIDE),
};

function tail(colour: string): () => string {
  return () =>
    wire('M-10 2C-22 10-26-6-36 4-40 9-44 4-44 0', 6, INK) +
    wire('M-10 2C-22 10-26-6-36 4-40 9-44 4-44 0', 3.4, colour);
}

function ratHead(light: string, dark: string, inner: string, torn: string): string {
  return (
    area(`M-3-7C-8-18-1-19 4-15 7-12 6-8 3-6ZM-3 7${torn}C-8 18-1 19 4 15 7 12 6 8 3 6Z`, light, 2.2) +
    flat('M-1-9C-4-14 0-16 3-13 4-11 3-9 1-8ZM-1 9C-4 14 0 16 3 13 4 11 3 9 1 8Z', inner) +
    area('M-10 0C-10-7-4-9 3-8 9-7 15-4 21-2 24-1 24 1 21 2 15 4 9 7 3 8-4 9-10 7-10 0Z', light) +
    flat('M-10 0C-10-7-4-9 0-8-4-4-4 4 0 8-4 9-10 7-10 0Z', dark) +
    disc(22, 0, 2.6, '#ff8fa8', 1.6) +
    wire('M17-3 23-9M17 3 23 9', 1, '#fff', 0.8)
  );
}

export const BUILDS: Record<string, Build> = {
  'forgefathers guard': {
    ...FORGED,
    broad: 1.36,
    head: () =>
      beard('#e0682c', '#7d2c10') +
      area('M-2-10C-2-18 4-22 12-20 8-17 6-14 6-9ZM-2 10C-2 18 4 22 12 20 8 17 6 14 6 9Z', BONE, 2.2) +
      area('M-12 0C-12-9-4-12 3-11 10-10 12-5 12 0 12 5 10 10 3 11-4 12-12 9-12 0Z', STEEL) +
      flat('M-12 0C-12-9-4-12 0-11.500-5-6-5 6 0 11.500-4 12-12 9-12 0Z', STEEL_DARK) +
      area('M-11-3H10V3H-11Z', SIDE, 1.6) +
      wire('M9-8V-4M9 4V8', 2.4, INK),
  },
  'forgefathers jack': {
    ...FORGED,
    head: () =>
      beard('#ffb830', '#9c5a08') +
      area('M-11 0C-11-8-4-11 3-10.500 8-9 10-5 10 0 10 5 8 9 3 10.500-4 11-11 8-11 0Z', STEEL) +
      flat('M-11 0C-11-8-4-11 0-10.500-4-5-4 5 0 10.500-4 11-11 8-11 0Z', STEEL_DARK) +
      wire('M2-11V11', 4.4, INK) +
      disc(4, -4.5, 4, SIDE, 2) +
      disc(4, 4.5, 4, SIDE, 2),
  },
  'forgefathers striker': {
    ...FORGED,
    broad: 1.12,
    head: () =>
      beard('#4a3c60', '#1c1228') +
      area('M-10 0C-10-8-4-10 3-10 8-9 10-5 10 0 10 5 8 9 3 10-4 10-10 8-10 0Z', '#e8a878') +
      area('M-15 0-10-3-9-6-4-4 0-6 3-4 9-4 11 0 9 4 3 4 0 6-4 4-9 6-10 3Z', '#fff6e0', 2) +
      wire('M-10 0H8', 1.4, '#cbb9d8') +
      area('M5 5 11 4 11 10 4 11Z', SIDE, 1.6),
  },
  'veer-myn guard': {
    ...VERMIN,
    arm: '#7a748a',
    hand: '#c0b8cc',
    broad: 1.3,
    shoulders: plates(true),
    back: tail('#c28a98'),
    head: () =>
      ratHead('#8a849c', '#4c465e', '#a84a66', 'L2 12') +
      area('M9-6 19-3.500V3.500L9 6Z', STEEL, 1.8) +
      wire('M12-4V4M16-3V3', 1.4) +
      wire('M5-7 8-4M5 7 8 4', 2.6, '#ff3b3b'),
  },
  'veer-myn striker': {
    ...VERMIN,
    broad: 0.9,
    back: tail('#ff9db0'),
    head: () =>
      ratHead('#c98e58', '#7d4e2c', '#ff9db0', '') +
      wire('M4-7.500C7-3 7 3 4 7.500', 4.4, INK) +
      disc(7, -4, 3.2, SIDE, 1.6) +
      disc(7, 4, 3.2, SIDE, 1.6) +
      brush([-8, 0, -4, -1, 0, -1, 3, 0], 1.6, GOLD),
  },
};
