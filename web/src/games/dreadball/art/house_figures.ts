// The teams of our own from above: Clockworks are plates and a key in the back, Marshlords are wide eyes and wet skin.
import type { Build } from '../../../drawing/figure';
import { area, BONE, disc, flat, GOLD, GOLD_DEEP, INK, SIDE, wire } from '../../../drawing/ink';

const BRASS = '#e0a24a';
const BRASS_DARK = '#8a5420';
const MOSS = '#7fb45a';
const MOSS_DARK = '#3f6a34';

/** Two cogs, one on each shoulder. */
function cogs(): string {
  const one = (y: number): string =>
    wire(`M-7 ${y}H7M0 ${y - 7}V${y + 7}M-5 ${y - 5} 5 ${y + 5}M-5 ${y + 5} 5 ${y - 5}`, 4.2, INK) +
    wire(`M-6 ${y}H6M0 ${y - 6}V${y + 6}M-4 ${y - 4} 4 ${y + 4}M-4 ${y + 4} 4 ${y - 4}`, 2, SIDE) +
    disc(0, y, 4.6, SIDE, 1.8) +
    disc(0, y, 1.8, INK);
  return one(-13) + one(13);
}

/** The key that winds it up. */
function key(): string {
  return (
    wire('M-10 0H-22', 4.6, INK) +
    wire('M-10 0H-22', 2.2, GOLD) +
    area('M-20 0C-20-8-32-10-32-3-32-1-30 0-30 0-30 0-32 1-32 3-32 10-20 8-20 0Z', GOLD, 2) +
    disc(-27, -4, 1.6, INK) +
    disc(-27, 4, 1.6, INK)
  );
}

const WOUND: Omit<Build, 'head'> = {
  arm: BRASS_DARK,
  hand: BRASS,
  leg: '#4a4466',
  boot: BRASS_DARK,
  shirt: '#565e84',
  shoulders: cogs,
  back: key,
};
const MARSH: Omit<Build, 'head'> = {
  arm: MOSS,
  hand: '#cfe3a0',
  leg: MOSS,
  boot: MOSS_DARK,
  shoulders: () => wire('M-4-14C5-11 5 11-4 14', 5, SIDE) + disc(3, 0, 2.6, GOLD, 1.4),
};

function plate(rim: string): string {
  return (
    area('M-10-8H4L11-4V4L4 8H-10L-12 4V-4Z', BRASS) +
    flat('M-10-8H-3L-5 0-3 8H-10L-12 4V-4Z', BRASS_DARK) +
    wire('M-9-5V5', 1.6, rim)
  );
}

function frog(light: string, dark: string): string {
  return (
    area('M-10 0C-10-8-3-11 4-10 13-9 17-5 17 0 17 5 13 9 4 10-3 11-10 8-10 0Z', light) +
    flat('M-10 0C-10-8-3-11 1-10.500-4-5-4 5 1 10.500-3 11-10 8-10 0Z', dark) +
    disc(3, -9, 5, light, 2) +
    disc(3, 9, 5, light, 2) +
    disc(4.5, -9, 2.8, GOLD) +
    disc(4.5, 9, 2.8, GOLD) +
    wire('M5-11V-7M5 7V11', 1.6) +
    wire('M14-5C16-2 16 2 14 5', 1.6)
  );
}

export const HOUSE_BUILDS: Record<string, Build> = {
  'clockworks guard': {
    ...WOUND,
    broad: 1.36,
    head: () => plate(SIDE) + area('M2-11H8V11H2Z', '#565e84', 2) + wire('M10-5V-1M10 1V5', 2.2, '#ff6a4a'),
  },
  'clockworks jack': {
    ...WOUND,
    broad: 1.16,
    head: () =>
      plate(GOLD_DEEP) + disc(4, 0, 6.4, '#fff6e0', 2) + wire('M4 0V-4.500M4 0H7.500', 1.6) + disc(4, 0, 1.2, SIDE),
  },
  'clockworks striker': {
    ...WOUND,
    broad: 1,
    head: () =>
      plate(BONE) +
      wire('M8-3H19', 4.4, INK) +
      wire('M8-3H19', 2.2, BRASS) +
      disc(19, -3, 3.4, SIDE, 1.6) +
      disc(6, 4, 3, '#9fe8ff', 1.6),
  },
  'marshlords guard': {
    ...MARSH,
    arm: MOSS_DARK,
    broad: 1.34,
    head: () =>
      frog('#6f8f4a', '#38542c') +
      area('M-8-4 0-6 0 6-8 4Z', SIDE, 1.8) +
      disc(8, -5, 1.4, '#38542c') +
      disc(10, 4, 1.4, '#38542c'),
  },
  'marshlords jack': {
    ...MARSH,
    broad: 1.12,
    head: () =>
      frog(MOSS, MOSS_DARK) + wire('M-8-6C-4-2-4 2-8 6', 3, SIDE) + wire('M12 2C18 3 20 7 24 6', 2, '#d8c27a'),
  },
  'marshlords striker': {
    ...MARSH,
    arm: '#3fb8a0',
    leg: '#3fb8a0',
    hand: '#ffb060',
    boot: '#ffb060',
    broad: 0.9,
    head: () => frog('#4ccab0', '#1c7a70') + wire('M-8 0H2', 2.4, '#ff7a5c') + wire('M-5-5H1M-5 5H1', 1.6, '#ff7a5c'),
  },
};
