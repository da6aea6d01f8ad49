// The players of our own teams from above: racing stripes, plates of scrap, wet shoulders.
import type { Build } from '../../../drawing/figure';
import { area, BONE, brush, disc, flat, GOLD, INK, SIDE, wire } from '../../../drawing/ink';

function stripes(): string {
  const one = (way: number): string =>
    area(`M-8 ${7 * way}H7L4 ${18 * way}H-8Z`, '#3d3a52', 2.2) + wire(`M-7 ${11 * way}H6M-7 ${14.5 * way}H5`, 2, SIDE);
  return one(-1) + one(1) + wire('M3-6 8 0 3 6', 2.4, BONE);
}

function bolts(): string {
  const one = (way: number): string =>
    area(`M-9 ${8 * way}H8V${19 * way}L-4 ${20 * way}-9 ${16 * way}Z`, '#7d87a8', 2.4) +
    disc(-4, 12 * way, 1.6, BONE, 1) +
    disc(4, 15 * way, 1.6, BONE, 1);
  return one(-1) + one(1) + wire('M-6-5C0-8 6-4 8 0 6 4 0 8-6 5', 2.4, SIDE);
}

function teeth(): string {
  return (
    area('M-4-15C6-14 9-8 9 0 9 8 6 14-4 15-1 10 0 6 0 0 0-6-1-10-4-15Z', '#0e3b4a', 2.2) +
    wire('M-2-14C5-12 7-6 7 0 7 6 5 12-2 14', 2.4, SIDE) +
    area('M6-6 11-5 7-3ZM7-1.500 12 0 7 1.500ZM6 6 11 5 7 3Z', BONE, 1.2)
  );
}

const ROUND = 'M-10 0C-10-8-4-11 3-10.500 9-9.500 11-5 11 0 11 5 9 9.500 3 10.500-4 11-10 8-10 0Z';
const RACERS: Omit<Build, 'head'> = { arm: '#3d3a52', hand: '#23202e', leg: '#3d3a52', boot: SIDE, shoulders: stripes };
const OUTCASTS: Omit<Build, 'head'> = {
  arm: '#7d87a8',
  hand: '#454d70',
  leg: '#3a4258',
  boot: '#8a4b2a',
  shoulders: bolts,
};
const SAILORS: Omit<Build, 'head'> = {
  arm: '#0e3b4a',
  hand: '#c98a5e',
  leg: '#0e3b4a',
  boot: '#1c6a7c',
  shoulders: teeth,
};

function glasses(fill: string): string {
  return (
    area('M5-9 10-7 11-1 6-1ZM5 9 10 7 11 1 6 1Z', fill, 1.6) +
    wire('M4-10C-6-11-10-5-10 0-10 5-6 11 4 10', 2, '#3b2a22')
  );
}

export const BUILDS: Record<string, Build> = {
  bosozoku: {
    ...RACERS,
    shirt: '#e9e4f2',
    arm: '#e9e4f2',
    broad: 1.26,
    head: () =>
      area(ROUND, '#f2bd8e') +
      area('M-11 0C-11-8-4-11 4-9 12-8 20-5 21 0 20 5 12 8 4 9-4 11-11 8-11 0Z', '#1c1430', 2) +
      brush([-6, -3, 2, -6, 10, -5, 18, -1], 1.8, '#6d63c4') +
      wire('M-4-9C-6-3-6 3-4 9', 2.6, BONE),
  },
  tengu: {
    ...RACERS,
    hand: '#f2bd8e',
    back: () =>
      area('M-8 10-26 20-18 12-32 12-20 6-34 0-12 2Z', '#1d1838', 2) +
      disc(-18, 9, 8, '#b8863a', 2.4) +
      area('M-15 5-6 9-15 13Z', '#e8203c', 1.4),
    head: () =>
      area(ROUND, '#f2bd8e') +
      area('M-10 0-12-6-6-6-8-12 0-9 4-12 6-5 3 0 6 5 4 12 0 9-8 12-6 6-12 6Z', '#3c4468', 1.8) +
      glasses('#8fe9ff'),
  },
  kaido: {
    ...RACERS,
    hand: '#c98a5e',
    head: () =>
      area(ROUND, '#c98a5e') +
      area('M-10 0C-10-9-4-12 3-10.500 8-9 7-4 5 0 7 4 8 9 3 10.500-4 12-10 9-10 0Z', '#2a1a22', 1.8) +
      area('M-2-10C5-10 8-6 7-1 3-4 0-5-4-4Z', '#f0f4ff', 1.4) +
      wire('M0-11C-3-4-3 4 0 11', 2.4, SIDE) +
      disc(1, -11, 3, '#2a2740', 1.6) +
      disc(1, 11, 3, '#2a2740', 1.6),
  },
  nitta: {
    ...RACERS,
    head: () =>
      area('M-12 0C-12-10-5-13 3-12 10-11 13-6 13 0 13 6 10 11 3 12-5 13-12 10-12 0Z', SIDE) +
      area('M8 0 0-3-2-9-4-3-10-6-7 0-10 6-4 3-2 9 0 3Z', GOLD, 1.4) +
      area('M9-8C13-5 13 5 9 8L7 5V-5Z', '#ffb01f', 1.6),
  },
  hotaru: {
    ...RACERS,
    back: () => area('M-4-4C-14-6-20-3-30-8-26-2-30 2-27 5-32 8-26 11-22 10-14 8-8 8-4 4Z', '#c9ff54', 2),
    head: () =>
      area(ROUND, '#ffe3cc') +
      area('M-11 0C-11-9-4-12 3-10.500 8-9 8-5 5-3 8-1 8 1 5 3 8 5 8 9 3 10.500-4 12-11 9-11 0Z', '#c9ff54', 1.8) +
      brush([-8, -3, -3, -6, 2, -6, 5, -4], 1.4, '#fff') +
      wire('M9-5v2M9 3v2', 2, '#3fe0ff'),
  },
  dekotora: {
    ...RACERS,
    broad: 1.2,
    shirt: '#2a1c40',
    head: () =>
      area(ROUND, '#8d94b4') +
      wire('M-7-8C-9-3-9 3-7 8', 2.4, SIDE) +
      ['#ff5cc8', '#3fe0ff', '#ffe14d', '#c9ff54', '#ff5cc8']
        .map((fill, i) => disc(8 - Math.abs(i - 2) * 1.5, (i - 2) * 4.6, 2.6, fill, 1.4))
        .join(''),
  },
  dawaza: {
    ...OUTCASTS,
    broad: 1.3,
    back: () =>
      area('M-4-20H-14L-18-8H-10ZM-4 20H-14L-18 8H-10Z', '#454d70', 2.2) + wire('M-14-14H-8M-14 14H-8', 2.4, SIDE),
    head: () =>
      area(ROUND, BONE) +
      area('M4-8C9-7 10-3 7-1 3-1 2-6 4-8ZM4 8C9 7 10 3 7 1 3 1 2 6 4 8Z', INK, 0.8) +
      area('M9-3C15-3 18-1 18 0 18 1 15 3 9 3Z', '#a8541a', 1.6) +
      wire('M-6-7C-3-3-3 3-6 7', 1.6, '#b8ad90'),
  },
  rivet: {
    ...OUTCASTS,
    head: () =>
      area(ROUND, '#ffe3cc') +
      area('M-12-4C-4-9 6-7 14-4 8-1 8 1 14 4 6 7-4 9-12 4-16 1-16-1-12-4Z', '#e8502a', 2) +
      area('M-2-11H7V-6L0-5Z', '#8d94b4', 1.6) +
      disc(6, -8, 2.4, SIDE, 1.2),
  },
  kuromudomu: {
    ...OUTCASTS,
    arm: '#c9cfe4',
    shoulders: () => bolts() + disc(9, 0, 2.4, SIDE, 1.2),
    head: () =>
      disc(0, 0, 12, '#d8dff2', 2.6) +
      flat('M-11.500 0A11.500 11.500 0 0 1 0-11.500C-5-6-5 6 0 11.500A11.500 11.500 0 0 1-11.500 0Z', '#454d70', 0.75) +
      flat('M1-8C6-7 8-3 8 1 5-2 3-4 0-4Z', '#fff') +
      wire('M7-9C11-4 11 4 7 9', 2.4, GOLD),
  },
  toonir: {
    ...OUTCASTS,
    hand: '#c98a5e',
    arm: '#6b7a52',
    head: () =>
      area('M8-6C14-5 15 5 8 6Z', '#d8dcf0', 1.8) +
      area(ROUND, '#3b3a2c') +
      wire('M5-9C7-4 7 4 5 9', 3, '#5c4a2a') +
      disc(7, 5, 3.6, '#454d70', 1.6) +
      disc(7, 5, 1.7, SIDE),
  },
  servo: {
    ...OUTCASTS,
    head: () =>
      area('M-10-8 4-11 11-7V7L4 11-10 8Z', '#8d94b4') +
      flat('M-10-8-2-9.500V9.500L-10 8Z', '#454d70') +
      area('M7-8H11V8H7Z', INK, 1.2) +
      wire('M9-6V6', 2, SIDE) +
      disc(-3, 0, 2.4, '#e8203c', 1.4),
  },
  crank: {
    ...OUTCASTS,
    broad: 1.22,
    head: () =>
      area(ROUND, '#f2bd8e') +
      area('M-13-3C-4-6 4-5 9-2.500V2.500C4 5-4 6-13 3Z', '#7a2a6a', 2) +
      area('M8-8C14-6 14 6 8 8L10 0Z', '#8d94b4', 1.8) +
      disc(-1, 10, 3, '#454d70', 1.4) +
      disc(-1, -10, 3, '#454d70', 1.4),
  },
  breaker: {
    ...SAILORS,
    arm: '#c98a5e',
    broad: 1.28,
    back: () => area('M0-9C-8-12-16-9-20-11L-18 0-20 11C-16 9-8 12 0 9Z', '#1a1420', 2.2),
    head: () =>
      area(ROUND, '#c98a5e') +
      area('M-11 0C-11-10-4-13 4-11 8-8 6-4 6 0 6 4 8 8 4 11-4 13-11 10-11 0Z', '#1a1420', 1.8) +
      area('M6-3 12-1.500 6 0 12 1.500 6 3Z', BONE, 1.2),
  },
  mako: {
    ...SAILORS,
    head: () =>
      area('M-18 0C-12-3-10-8-6-10 2-12 12-8 20 0 12 8 2 12-6 10-10 8-12 3-18 0Z', '#5c7f94') +
      area('M-8 0C-4-2 2-2 6 0 2 2-4 2-8 0Z', '#2b4a5c', 1.8) +
      disc(9, -4.5, 1.6, INK) +
      disc(9, 4.5, 1.6, INK) +
      wire('M-2-8v2.500M-5-8v2.500M-2 8v-2.500M-5 8v-2.500', 1.4) +
      wire('M-10-5C-12-2-12 2-10 5', 2, SIDE),
  },
  sextant: {
    ...SAILORS,
    arm: '#1c2c5c',
    hand: '#8f5a3c',
    head: () =>
      area(ROUND, '#8f5a3c') +
      area('M-10 0C-10-9-4-12 3-10.500 7-8 6-4 5 0 6 4 7 8 3 10.500-4 12-10 9-10 0Z', '#efe7d2', 1.8) +
      disc(9, 4, 4, GOLD, 1.6) +
      disc(9, 4, 2, SIDE, 1),
  },
  reef: {
    ...SAILORS,
    head: () =>
      area(ROUND, '#c98a5e') +
      area('M8 0 4-4 7-11 0-7-4-14-7-6-15-6-10 0-15 6-7 6-4 14 0 7 7 11 4 4Z', '#ff6f80', 2) +
      disc(-3, -3, 1.6, '#fff') +
      disc(-4, 4, 1.4, '#fff') +
      disc(1, 1, 1.2, '#fff'),
  },
  pilot: {
    ...SAILORS,
    arm: '#3a1c4a',
    hand: '#f2bd8e',
    back: () => area('M-4-4C-12-6-18-2-26-4-22 0-26 4-22 6-14 6-8 6-4 4Z', '#20324a', 2),
    head: () =>
      area(ROUND, '#f2bd8e') +
      area('M-11 0C-11-9-4-12 3-10.500 8-9 7-4 5 0 7 4 8 9 3 10.500-4 12-11 9-11 0Z', '#20324a', 1.8) +
      disc(-1, -9, 3.6, '#ff5cc8', 1.6) +
      disc(-1, -9, 1.4, GOLD),
  },
  anchor: {
    ...SAILORS,
    arm: '#8f5a3c',
    hand: '#5c3424',
    broad: 1.3,
    head: () =>
      area(ROUND, '#8f5a3c') +
      area('M-10 0C-10-8-4-10 1-9-2-4-2 4 1 9-4 10-10 8-10 0Z', '#1a1014', 1.6) +
      wire('M1 0H9M4-3V3M9-4C12-2 12 2 9 4', 2, '#123c52'),
  },
};
