// Where it is played: the dome of the Neon League, and The Whale. Drawn around a pitch in inches, as the screen shows it.
import type { Lie, Stand } from '../../../drawing/art';
import { crowd, type Ring } from '../../../drawing/crowd';
import { disc, flat, group, INK, rays, wire } from '../../../drawing/ink';

const ROUND = 'M-1 0A1 1 0 0 1 1 0 1 1 0 0 1-1 0Z';
const BOARDS = ['NEON LEAGUE', 'CHROME CITY', 'OKANE', 'THIRD HALF', 'GOKIN-KA', 'TENGU NOODLES'];

/** Half the ring around the pitch that belongs to one end: so far from it, with such corners. */
function ring({ across, down, landscape }: Lie, far: number, first: boolean): string {
  const [x, y] = [across + far, down + far];
  const r = Math.min(far * 0.9, 4);
  const way = first ? 1 : -1;
  return landscape
    ? `M0 ${-y}H${-way * (x - r)}Q${-way * x} ${-y} ${-way * x} ${-y + r}V${y - r}Q${-way * x} ${y} ${-way * (x - r)} ${y}H0`
    : `M${-x} 0V${way * (y - r)}Q${-x} ${way * y} ${-x + r} ${way * y}H${x - r}Q${x} ${way * y} ${x} ${way * (y - r)}V0`;
}

/** Boards along the touchlines; what stands on them is nobody's language. */
function boards({ across, down, landscape }: Lie): string {
  const [long, high] = landscape ? [across, down] : [down, across];
  const one = (top: number, from: number): string => {
    const lit = from ? top : top + 0.24;
    let made =
      flat(`M${-long} ${top}H${long}V${top + 0.28}H${-long}Z`, INK) +
      flat(`M${-long} ${lit}H${long}v0.040H${-long}Z`, '#8a6cff', 0.9);
    const count = Math.floor((2 * long) / 4.4);
    for (let i = 0; i < count; i++) {
      const words = BOARDS[(i + from) % BOARDS.length]!;
      const x = (i - (count - 1) / 2) * ((2 * long) / count);
      made += `<text x="${x.toFixed(2)}" y="${(top + 0.22).toFixed(2)}" font-size="0.2" font-weight="700" letter-spacing="0.09" text-anchor="middle" fill="${['#3fe0ff', '#c9ff54', '#ff5cc8'][i % 3]}" stroke="none">${words}</text>`;
    }
    return group(`rotate(${landscape ? 0 : 90})`, made);
  };
  return one(high + 0.07, 0) + one(-high - 0.35, 2);
}

/** A tower of lamps beside each corner. */
function towers({ across, down, landscape }: Lie): string {
  return [
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, -1],
  ]
    .map(([a, b]) => {
      const [x, y] = landscape ? [a! * (across + 1.1), b! * (down - 0.55)] : [a! * (across - 0.55), b! * (down + 1.1)];
      const lamps = [-0.42, -0.14, 0.14, 0.42]
        .map((at) => disc(at, -0.14, 0.11, '#fffbe8') + disc(at, 0.14, 0.11, '#fffbe8'))
        .join('');
      return group(
        `translate(${x} ${y})`,
        group('scale(1.500)', flat(ROUND, '#fff3c8', 0.1)),
        group('scale(0.950)', flat(ROUND, '#fff3c8', 0.22)),
        flat('M-0.660-0.360H0.660V0.360H-0.660Z', INK),
        wire('M-0.660-0.360H0.660V0.360H-0.660Z', 0.07, '#b9b4ff'),
        lamps,
      );
    })
    .join('');
}

function dome(lie: Lie): string {
  const { across, down } = lie;
  const tier = (far: number, fill: string): string =>
    `<rect x="${-across - far}" y="${-down - far}" width="${2 * (across + far)}" height="${2 * (down + far)}" rx="${far}" fill="${fill}"/>`;
  return tier(14, '#080718') + tier(6.2, '#0d0b24') + tier(5.6, '#14112f') + tier(0.42, '#0a0c22') + boards(lie);
}

/** The Whale carries its pitch over the sea: grooves, barnacles, bolts with light in them; few have a seat. */
function whale(lie: Lie): string {
  const { across, down, landscape } = lie;
  const [long, high] = landscape ? [across, down] : [down, across];
  let sea = '';
  for (let i = 0; i < 26; i++) {
    const y = -high - 9 + i * ((2 * high + 18) / 25);
    sea += `M${-long - 9} ${y.toFixed(1)}${`q0.700-0.500 1.400 0t1.400 0`.repeat(Math.ceil((2 * long + 18) / 2.8))}`;
  }
  const bolts = Array.from({ length: 9 }, (_, i) => (i - 4) * (long / 4.6))
    .map(
      (x) =>
        disc(x, -high - 0.85, 0.2, '#3fffd0') +
        disc(x, high + 0.85, 0.2, '#3fffd0') +
        wire(`M${x - 0.4} ${-high - 0.85}h0.800M${x - 0.4} ${high + 0.85}h0.800`, 0.07, '#8fa6b8'),
    )
    .join('');
  const barnacles = Array.from({ length: 46 }, (_, i) => {
    const x = -long - 1.2 + (((i * 37) % 100) / 100) * (2 * long + 2.4);
    const y = (i % 2 ? 1 : -1) * (high + 1.2 + ((i * 13) % 10) * 0.14);
    return disc(x, y, 0.1 + ((i * 7) % 4) * 0.05, '#d6e4ea');
  }).join('');
  const body = `M${-long - 1.6} 0C${-long - 1.6} ${-high - 2} ${-long * 0.7} ${-high - 3} 0 ${-high - 3}C${long * 0.8} ${-high - 3} ${long + 3.2} ${-high - 1.5} ${long + 4} 0C${long + 3.2} ${high + 1.5} ${long * 0.8} ${high + 3} 0 ${high + 3}C${-long * 0.7} ${high + 3} ${-long - 1.6} ${high + 2} ${-long - 1.6} 0Z`;
  const drawn = [
    flat(`M${-long - 12} ${-high - 12}H${long + 14}V${high + 12}H${-long - 12}Z`, '#04162b'),
    wire(sea, 0.09, '#1b4f80', 0.8),
    // Tail and fins.
    flat(
      `M${-long - 1} -2C${-long - 4} -1.500 ${-long - 5} -5 ${-long - 8} -6.500 ${-long - 7} -3 ${-long - 6.5} -1 ${-long - 7} 0 ${-long - 6.5} 1 ${-long - 7} 3 ${-long - 8} 6.500 ${-long - 5} 5 ${-long - 4} 1.500 ${-long - 1} 2Z`,
      '#24506e',
    ),
    flat(
      `M${long * 0.4} ${-high - 2}C${long * 0.3} ${-high - 5} ${long * 0.1} ${-high - 6} ${-long * 0.1} ${-high - 6.5}L${long * 0.1} ${-high - 2}ZM${long * 0.4} ${high + 2}C${long * 0.3} ${high + 5} ${long * 0.1} ${high + 6} ${-long * 0.1} ${high + 6.5}L${long * 0.1} ${high + 2}Z`,
      '#24506e',
    ),
    wire(body, 0.5, '#7fd0ff', 0.25),
    flat(body, '#2c5f80'),
    // Grooves, scars, barnacles; plates of those who keep it alive.
    wire(
      [0, 1, 2, 3, 4]
        .map((i) => `M${long + 0.5} ${-high * 0.8 + i * high * 0.4}c1.200 0.200 2 0.300 2.900 ${(2 - i) * 0.35}`)
        .join(''),
      0.12,
      '#173c58',
    ),
    wire(
      `M${-long * 0.6} ${-high - 2.2}l2 0.500M${-long * 0.5} ${-high - 2.5}l1.600 0.900M${long * 0.5} ${high + 1.6}l2 0.600M${long * 0.6} ${high + 1.3}l1.400 1.200`,
      0.1,
      '#a9d4ea',
      0.7,
    ),
    barnacles,
    flat(`M${-long - 0.9} ${-high - 0.6}H${long + 0.9}V${high + 0.6}H${-long - 0.9}Z`, '#5c7f96'),
    flat(`M${-long - 0.6} ${-high - 0.4}H${long + 0.6}V${high + 0.4}H${-long - 0.6}Z`, '#0b2236'),
    bolts,
    // Its eyes, and its breath.
    [-1, 1]
      .map((way) =>
        group(
          `translate(${long + 1.3} ${way * (high * 0.86)})`,
          disc(0, 0, 0.7, '#0a1a2a'),
          disc(0.1, 0, 0.46, '#ffc84a'),
          disc(0.2, 0, 0.22, INK),
          wire('M-0.900-0.700C-0.300-1.100 0.500-1 0.900-0.500', 0.14, '#173c58'),
        ),
      )
      .join(''),
    group(
      `translate(${long + 1.5} 0) scale(0.700)`,
      flat('M-0.300-0.700C0.200-0.500 0.200 0.500-0.300 0.700-0.100 0.200-0.100-0.200-0.300-0.700Z', INK),
      `<g class="breath">${rays([0, 0], [0.5, 1.5], 12, '#d8f3ff', 0.75)}${disc(0, 0, 0.5, '#eaf8ff')}</g>`,
    ),
  ].join('');
  const turn = landscape ? (lie.turned ? 180 : 0) : lie.turned ? 90 : -90;
  return group(`rotate(${turn})`, drawn) + boards(lie);
}

/** The few who have a seat on it. */
function seats({ across, down, landscape }: Lie, odd: number): string {
  const [long, high] = landscape ? [across, down] : [down, across];
  return [-1, 1]
    .map((way) => {
      const d = `M${-long * 0.78} ${way * (high + 1.45)}H${long * 0.82}`;
      const row = (colour: string, width: number, dash: number, offset: number): string =>
        `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-dasharray="0 ${dash}" stroke-dashoffset="${offset}" stroke-linecap="round"/>`;
      const inside =
        row('#0b2236', 0.42, 0.84, odd * 0.42) +
        row('#ffe9c8', 0.26, 0.84, odd * 0.42) +
        row(way > 0 ? 'var(--home)' : 'var(--away)', 0.3, 2.52, odd * 0.42);
      return group(`rotate(${landscape ? 0 : 90})`, inside);
    })
    .join('');
}

/** The stands around the pitch, part by part. */
export function stands(kind: string, lie: Lie, part: Stand): string {
  if (part === 'stand') return kind === 'whale' ? whale(lie) : dome(lie);
  if (part === 'lamps') return kind === 'whale' ? '' : towers(lie);
  const odd = part === 'odd' ? 1 : 0;
  const rows: Ring = (far, first) => ring(lie, far, first);
  if (kind === 'whale') return seats(lie, odd);
  return crowd(rows, lie.turned, 0.66, 12, odd) + crowd(rows, lie.turned, 5.9, 8, odd);
}

/** What lies over the pitch without hiding it: on The Whale its skin. */
export function grass(kind: string, lie: Lie): string {
  const { across, down, landscape } = lie;
  if (kind !== 'whale') return '';
  const [long, high] = landscape ? [across, down] : [down, across];
  const pleats = Array.from({ length: 15 }, (_, i) => {
    const y = -high + ((i + 0.5) * 2 * high) / 15;
    return `M${-long} ${y}C${-long / 3} ${y * 0.94} ${long / 3} ${y * 0.94} ${long} ${y}`;
  }).join('');
  return group(
    `rotate(${landscape ? 0 : 90})`,
    flat(`M${-long} ${-high}H${long}V${high}H${-long}Z`, '#1d6f96', 0.16),
    wire(pleats, 0.1, '#63b6da', 0.16),
  );
}
