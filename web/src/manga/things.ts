// What stands in panels: faces, dice, balloons, boxes with words, stars and great letters.
import { CUBE, PIP, PIPS, ROUND } from '../drawing/die';
import { area, disc, dots, flat, group, INK, rays, wire } from '../drawing/ink';
import { type Fitted, fitted, heightOf, type Measure, type Room, set } from './lettering';

export const PAPER = '#f7f4e9';

/** Something in the colour of a side. */
export function coloured(colour: string, ...inside: string[]): string {
  return `<g color="${colour}">${inside.join('')}</g>`;
}

export function rect({ x, y, width, height }: Room, fill: string, opacity = 1): string {
  return flat(`M${x} ${y}h${width}v${height}h${-width}Z`, fill, opacity);
}

/** A face as high as told, with its foot here; it looks to the left where that is wanted. */
export function bust(drawn: string, x: number, foot: number, size: number, left = false): string {
  const scale = size / 100;
  return group(
    left
      ? `translate(${x + size} ${foot - size}) scale(${-scale} ${scale})`
      : `translate(${x} ${foot - size}) scale(${scale})`,
    drawn,
  );
}

/** A die around this place. */
export function die(
  x: number,
  y: number,
  size: number,
  face: number,
  sides: number,
  colour: string,
  turn: number,
): string {
  const shape = sides === 6 ? CUBE : ROUND;
  const spots = (PIPS[face] ?? []).map(([a, b]) => disc(a * PIP.step, b * PIP.step, PIP.radius, INK)).join('');
  const number = `<text y="13" font-size="36" font-weight="800" text-anchor="middle" fill="${INK}">${face}</text>`;
  return group(
    `translate(${x} ${y}) rotate(${turn}) scale(${size / 100})`,
    flat('M-44 30C-30 52 40 56 54 34L40 52C10 62-30 58-44 30Z', INK, 0.35),
    area(shape.body, PAPER, 7),
    flat(shape.shade, colour, 0.6),
    sides === 6 ? spots : wire(ROUND.facet, 2.6) + number,
  );
}

/** Words in a box: at the top or foot of a room, as wide as they need. */
export function caption(
  words: string,
  room: Room,
  measure: Measure,
  options: { foot?: boolean; fill?: string; colour?: string; most?: number } = {},
): string {
  if (!words) return '';
  const { foot = false, fill = PAPER, colour = INK, most = 27 } = options;
  const pad = 14;
  const text = fitted(words, { width: room.width - 2 * pad, height: room.height - pad }, [most, 17], measure);
  const width = Math.min(room.width, widest(text, measure) + 2 * pad);
  const height = heightOf(text) + pad;
  const y = foot ? room.y + room.height - height : room.y;
  return (
    area(`M${room.x} ${y}h${width}v${height}h${-width}Z`, fill, 7) +
    set(text, room.x + width / 2, y + pad / 2, { fill: colour, weight: 650 })
  );
}

export function widest({ size, lines }: Fitted, measure: Measure): number {
  return Math.max(...lines.map((line) => measure(line, size)));
}

/** A balloon in the middle of a room, with a tail to where somebody speaks. */
export function balloon(words: string, room: Room, tail: readonly [number, number], measure: Measure): string {
  const text = fitted(words, { width: room.width * 0.76, height: room.height * 0.7 }, [30, 17], measure);
  const [a, b] = [
    Math.min(room.width / 2, widest(text, measure) * 0.62 + 26),
    Math.min(room.height / 2, heightOf(text) * 0.66 + 22),
  ];
  const [x, y] = [room.x + room.width / 2, room.y + room.height / 2];
  const angle = Math.atan2((tail[1] - y) / b, (tail[0] - x) / a);
  const at = (turn: number, far = 0.93): string =>
    `${(x + a * far * Math.cos(angle + turn)).toFixed(1)} ${(y + b * far * Math.sin(angle + turn)).toFixed(1)}`;
  const pointer = `M${at(-0.26)}L${tail[0].toFixed(1)} ${tail[1].toFixed(1)}L${at(0.26)}Z`;
  const body = `M${x - a} ${y}C${x - a} ${y - b * 0.72} ${x - a * 0.72} ${y - b} ${x} ${y - b}C${x + a * 0.72} ${y - b} ${x + a} ${y - b * 0.72} ${x + a} ${y}C${x + a} ${y + b * 0.72} ${x + a * 0.72} ${y + b} ${x} ${y + b}C${x - a * 0.72} ${y + b} ${x - a} ${y + b * 0.72} ${x - a} ${y}Z`;
  return (
    area(pointer, '#fff', 8) +
    area(body, '#fff', 8) +
    flat(pointer, '#fff') +
    set(text, x, y - heightOf(text) / 2, { weight: 650 })
  );
}

/** A star with a number in it. */
export function burst(words: string, x: number, y: number, size: number, fill: string, measure: Measure): string {
  const spikes = 14;
  let d = '';
  for (let i = 0; i < 2 * spikes; i++) {
    const far = i % 2 ? size * 0.74 : size * (1 + ((i * 5) % 7) * 0.035);
    const angle = (i / spikes) * Math.PI - 0.2;
    d += `${i ? 'L' : 'M'}${(x + far * Math.cos(angle)).toFixed(1)} ${(y + far * 0.86 * Math.sin(angle)).toFixed(1)}`;
  }
  const text = fitted(words, { width: size * 1.3, height: size * 0.9 }, [60, 16], measure);
  return area(`${d}Z`, fill, 8) + set(text, x, y - heightOf(text) / 2, { weight: 800 });
}

/** Letters as loud as what they stand for. */
export function shout(
  words: string,
  x: number,
  y: number,
  room: { width: number; height: number },
  fill: string,
  turn: number,
  measure: Measure,
): string {
  if (!words) return '';
  const text = fitted(words, room, [190, 30], measure);
  const edge = Math.max(8, text.size * 0.2);
  const letters = (type: { fill: string; edge: number; edgeColour: string }): string =>
    set(text, 0, -heightOf(text) / 2, { weight: 800, ...type });
  return group(
    `translate(${x} ${y}) rotate(${turn}) skewX(-10)`,
    letters({ fill: INK, edge: edge * 1.9, edgeColour: PAPER }),
    letters({ fill, edge, edgeColour: INK }),
  );
}

/** A slanted plate with a word. */
export function plate(
  words: string,
  x: number,
  y: number,
  width: number,
  measure: Measure,
  options: { fill?: string; colour?: string; most?: number; anchor?: 'start' | 'middle' | 'end' } = {},
): string {
  if (!words) return '';
  const { fill = INK, colour = PAPER, most = 30, anchor = 'start' } = options;
  const text = fitted(words, { width: width - 32, height: most * 1.3 }, [most, 14], measure);
  const wide = widest(text, measure) + 32;
  const high = heightOf(text) + 10;
  const left = anchor === 'start' ? x : anchor === 'end' ? x - wide : x - wide / 2;
  return (
    flat(`M${left + 8} ${y}h${wide}l-16 ${high}h${-wide}Z`, fill) +
    set(text, left + wide / 2, y + 5, { fill: colour, weight: 800 })
  );
}

/** What stands behind: flat colour, lines of speed to a point, and dots that grow towards the foot. */
export function backdrop(room: Room, deep: string, light: string, point: readonly [number, number]): string {
  const far = Math.hypot(room.width, room.height);
  return (
    rect(room, deep) +
    rays(point, [far * 0.2, far], 56, light, 0.5) +
    dots([room.x, room.y + room.height * 0.62, room.width, room.height * 0.4], 15, [1, 11], INK, 0.55)
  );
}
