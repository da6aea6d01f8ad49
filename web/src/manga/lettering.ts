// Words in a drawing: broken into lines that fit, set, and put into balloons and boxes.
import { INK } from '../drawing/ink';

/** How wide a text is at a size. */
export type Measure = (text: string, size: number) => number;

export interface Room {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The height of a line, by the size of its letters. */
const LEADING = 1.16;

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** What others have written is no part of the drawing. */
export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ESCAPES[sign]!);
}

/** Lines of at most this width; a word that is longer has one for itself. */
export function lines(text: string, width: number, size: number, measure: Measure): string[] {
  const found: string[] = [];
  for (const word of text.split(/[ \n]+/).filter(Boolean)) {
    const last = found[found.length - 1];
    if (last !== undefined && measure(`${last} ${word}`, size) <= width) found[found.length - 1] = `${last} ${word}`;
    else found.push(word);
  }
  return found;
}

export interface Fitted {
  size: number;
  lines: string[];
}

/** As large as it can be within these sizes; what does not fit at the smallest is cut. */
export function fitted(
  text: string,
  room: { width: number; height: number },
  [most, least]: readonly [number, number],
  measure: Measure,
): Fitted {
  for (let size = most; size >= least; size--) {
    const found = lines(text, room.width, size, measure);
    if (found.length * size * LEADING <= room.height && found.every((line) => measure(line, size) <= room.width))
      return { size, lines: found };
  }
  const found = lines(text, room.width, least, measure).map((line) => shortened(line, room.width, least, measure));
  const fit = Math.max(1, Math.floor(room.height / (least * LEADING)));
  const cut = found.slice(0, fit);
  if (found.length > fit) cut[fit - 1] = shortened(`${cut[fit - 1]} …`, room.width, least, measure);
  return { size: least, lines: cut };
}

function shortened(line: string, width: number, size: number, measure: Measure): string {
  if (measure(line, size) <= width) return line;
  let kept = line.replace(/ ?…$/, '');
  while (kept.length > 1 && measure(`${kept}…`, size) > width) kept = kept.slice(0, -1);
  return `${kept}…`;
}

/** How high it stands. */
export function heightOf({ size, lines: set }: Fitted): number {
  return set.length * size * LEADING;
}

export interface Type {
  fill?: string;
  anchor?: 'start' | 'middle' | 'end';
  weight?: number;
  /** A contour around the letters, so wide. */
  edge?: number;
  edgeColour?: string;
}

/** Lines from this height down, around or from this place. */
export function set({ size, lines: all }: Fitted, x: number, y: number, type: Type = {}): string {
  const { fill = INK, anchor = 'middle', weight = 700, edge = 0, edgeColour = INK } = type;
  const contour = edge
    ? ` stroke="${edgeColour}" stroke-width="${edge}" stroke-linejoin="round" paint-order="stroke"`
    : '';
  return all
    .map(
      (line, i) =>
        `<text x="${x.toFixed(1)}" y="${(y + size * (0.86 + i * LEADING)).toFixed(1)}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}"${contour}>${escaped(line)}</text>`,
    )
    .join('');
}
