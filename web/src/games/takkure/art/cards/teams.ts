// The plays that only one team has, with its own people in them.
import { area, brush, disc, dots, flat, GOLD, group, INK, rays, wire } from '../../../../drawing/ink';
import { ball, person } from '../../../../drawing/mannequin';
import { blade, bolt, burst, face, ground, OURS, shout, star, THEIRS } from './scene';

/** Draws a card, given whose face is how drawn. */
type Drawing = (bust: (id: string) => string) => string;

function drop(x: number, y: number, size: number): string {
  return group(
    `translate(${x} ${y}) scale(${size})`,
    area('M0-8C4-2 6 1 6 4 6 8 3 10 0 10-3 10-6 8-6 4-6 1-4-2 0-8Z', '#e8203c', 2),
    brush([-3, 3, -3, 6, -1, 8, 1, 8], 1.2, '#ff9aa6'),
  );
}

/** A row of those who shout for a side. */
function crowd(y: number, fill: string, step: number): string {
  let made = '';
  for (let x = -4, i = 0; x < 128; x += step, i++)
    made +=
      area(
        `M${x - 5} ${y + 22}C${x - 6} ${y + 10} ${x - 4} ${y + 7} ${x} ${y + 7}C${x + 4} ${y + 7} ${x + 6} ${y + 10} ${x + 5} ${y + 22}Z`,
        fill,
        1.6,
      ) +
      (i % 2
        ? area(
            `M${x - 6} ${y + 12} ${x - 9} ${y - 4} ${x - 6} ${y - 5} ${x - 2} ${y + 10}ZM${x + 6} ${y + 12} ${x + 9} ${y - 4} ${x + 6} ${y - 5} ${x + 2} ${y + 10}Z`,
            fill,
            1.4,
          )
        : area(`M${x + 4} ${y + 12} ${x + 8} ${y - 6} ${x + 11} ${y - 5} ${x + 7} ${y + 14}Z`, fill, 1.4)) +
      disc(x, y + 3, 4.2, fill, 1.6);
  return made;
}

export const OWN: Record<string, Drawing> = {
  kiai: (bust) =>
    ground('rays', '#4a0614', '#ff2f4f', [46, 34]) +
    face(bust('yokozuna'), 6, -6, 86) +
    shout(84, 34, '#fff') +
    burst(104, 60, 9, 8, GOLD),
  'blood-debt': (bust) =>
    ground('dots', '#1b0510', '#6e0f2a') +
    face(bust('tetsu'), 36, 0, 84) +
    drop(18, 22, 1.7) +
    drop(34, 50, 1) +
    drop(14, 56, 0.7),
  'drawn-blade': (bust) =>
    ground('slab', '#0b1030', '#3546b8') +
    face(bust('hayabusa'), 46, -4, 84) +
    blade('translate(52 44) rotate(-16)') +
    flat('M88 26 90 34 98 36 90 38 88 46 86 38 78 36 86 34Z', '#fff'),
  'still-water': (bust) =>
    ground('sun', '#071a3a', '#d8e9ff', [34, 24]) +
    face(bust('oyabun'), 52, -8, 74) +
    flat('M0 50H120V72H0Z', '#0f3f78') +
    wire('M8 56h34M50 56h60M18 62h50M80 62h34M2 68h40M54 68h44', 2.2, '#8fc4ff') +
    wire('M24 52h20M20 58h28', 3, '#fff'),
  showboat: (bust) =>
    ground('bars', '#2a0a3a', '#8a1fa8') +
    flat('M10 0H40L76 72H18ZM116 0H92L52 72H98Z', '#fff6c8', 0.55) +
    face(bust('anpu'), 22, 0, 82) +
    star(18, 18, 9, GOLD) +
    star(104, 16, 7, GOLD) +
    star(12, 52, 6, GOLD) +
    star(108, 50, 9, GOLD),
  overclock: (bust) =>
    ground('dots', '#031d2b', '#0b6a86') +
    wire(
      'M0 14H30L40 24H54M0 30H24L34 40M0 60H36L46 50H60M120 10H98L90 18M120 34H104M120 58H92L84 50',
      2.2,
      '#3fffd0',
    ) +
    disc(30, 14, 2.6, '#3fffd0') +
    disc(24, 30, 2.6, '#3fffd0') +
    disc(98, 10, 2.6, '#3fffd0') +
    face(bust('thoth'), 32, -2, 82) +
    bolt('translate(16 42) scale(1.300)', '#ffe14d') +
    bolt('translate(108 24) scale(0.900)', '#ffe14d'),
  feint: (bust) =>
    ground('slab', '#1f0a30', '#6a2ba8') +
    `<g opacity="0.3">${face(bust('selket'), -6, 2, 76)}</g><g opacity="0.55">${face(bust('selket'), 16, 2, 76)}</g>` +
    face(bust('selket'), 44, 0, 80) +
    wire('M8 64C30 54 44 74 70 62', 2.5, '#fff'),
  'roar-of-the-crowd': () =>
    ground('rays', '#2b0a2e', '#d23a9a', [60, 4]) +
    crowd(16, '#ff9ad8', 13) +
    crowd(31, '#a83ad0', 15) +
    crowd(49, '#3a1a70', 18) +
    star(26, 12, 6, GOLD) +
    star(94, 10, 7, GOLD),
  'battering-ram': (bust) =>
    ground('bars', '#2b1405', '#a8541a') +
    face(bust('yokozuna'), -12, -12, 70) +
    person('charge', OURS, 'translate(38 6)') +
    burst(100, 34, 20, 11, '#ffe14d') +
    area('M96 4H120V24L108 20ZM104 44 120 40V72H98ZM92 26 100 30 94 36Z', '#8d94b4', 2) +
    wire('M108 10 116 14M108 54 114 60', 1.6),
  'crossed-swords': () =>
    ground('rays', '#24062a', '#a82a86') +
    blade('translate(56 42) rotate(-30) scale(0.900)') +
    blade('translate(64 42) scale(-0.900 0.900) rotate(-30)') +
    burst(60, 36, 17, 12, '#fff3b0') +
    ball('translate(60 36) scale(1.200)'),
  'wall-of-honour': (bust) =>
    ground('sun', '#3a060e', '#e8344c', [60, 30]) +
    face(bust('raiken'), -6, 10, 58) +
    face(bust('hayabusa'), 66, 10, 58) +
    face(bust('tetsu'), 27, -2, 72) +
    wire('M0 68H120', 4, GOLD),
  'last-stand': (bust) =>
    ground('sun', '#2a0505', '#ff4d3a', [40, 34]) +
    face(bust('lone-and-wolf'), 38, -2, 82) +
    flat('M0 64H60C80 60 100 66 120 62V72H0Z', INK) +
    blade('translate(22 44) rotate(78) scale(0.560)') +
    dots([0, 0, 50, 20], 5, [2, 0.5], INK, 0.5),
  'pack-hunt': (bust) =>
    ground('dots', '#0a1020', '#243a5c') +
    face(bust('kodiak'), -14, 6, 66) +
    face(bust('anpu'), 24, -4, 64) +
    face(bust('sobek'), 56, 10, 66) +
    flat('M0 0H120V10L0 20Z', INK, 0.7) +
    [8, 26, 86, 104].map((x, i) => flat(`M${x} ${6 + (i % 2) * 4}c3-3 6-3 8 1-3 2-6 2-8-1z`, '#c9ff54')).join(''),
  solo: (bust) =>
    ground('bars', '#12062e', '#4a22a8') +
    flat('M60 0H84L112 72H36Z', '#fff6c8', 0.5) +
    wire('M4 60C22 64 20 40 36 44 52 48 48 66 66 60', 3, '#ff5cc8') +
    face(bust('apis'), -16, 4, 62) +
    person('step', { ...OURS, shirt: GOLD, shade: '#a8641b' }, 'translate(48 4)') +
    ball('translate(100 24) rotate(-24) scale(0.900)'),
  encore: (bust) =>
    ground('slab', '#2c0618', '#a81f5c') +
    flat('M0 0H18C14 24 14 48 4 72H0ZM120 0H102C106 24 106 48 116 72H120Z', '#e8203c') +
    wire('M10 4C8 26 8 48 2 68M110 4C112 26 112 48 118 68', 2) +
    face(bust('sobek'), 22, 2, 76) +
    star(28, 14, 7, GOLD) +
    star(92, 12, 9, GOLD) +
    wire('M34 62c10 8 40 8 52 0M84 56l4 6-7 3', 3, '#fff'),
  'highlight-reel': (bust) => {
    const holes = (y: number): string =>
      flat(Array.from({ length: 10 }, (_, i) => `M${4 + i * 12} ${y}h6v5h-6z`).join(''), '#f4efdf');
    const frame = (x: number, fill: string, inside: string): string =>
      area(`M${x} 14h34v44h-34z`, fill, 1) +
      `<svg x="${x}" y="14" width="34" height="44" viewBox="0 0 34 44">${inside}</svg>`;
    return (
      flat('M0 0H120V72H0Z', '#120a24') +
      holes(4) +
      holes(63) +
      frame(4, '#8a1fa8', rays([17, 22], [6, 40], 14, '#ff5cc8', 0.7) + face(bust('apis'), -10, 0, 54)) +
      frame(
        43,
        '#0b6a86',
        burst(17, 22, 17, 10, '#ffe14d') + person('charge', THEIRS, 'translate(-4 4) scale(0.640)'),
      ) +
      frame(
        82,
        '#a8541a',
        ball('translate(17 24) rotate(-30) scale(1.200)') + star(8, 10, 5, GOLD) + star(27, 36, 4, GOLD),
      )
    );
  },
};
