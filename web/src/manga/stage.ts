// The panels of a page: rows with slanted gutters between them, and what is drawn into each is cut at its edge.
import { INK } from '../drawing/ink';
import type { Room } from './lettering';

export const WIDTH = 1200;
const MARGIN = 44;
const GUTTER = 20;
/** By how much gutters lean, across and down. */
const TILT = 12;
const LEAN = 26;
const EDGE = 7;

export interface Row {
  height: number;
  /** How the width is shared. */
  shares: readonly number[];
}

export interface Panel {
  /** What it covers at least, and all that is inside of it whatever leans. */
  box: Room;
  safe: Room;
  path: string;
}

type Line = (at: number) => number;

/** The panels of all rows in order, and how high the page is. */
export function panelsOf(rows: readonly Row[]): { panels: Panel[]; height: number } {
  const panels: Panel[] = [];
  let top = MARGIN;
  const inner = WIDTH - 2 * MARGIN;
  // The upper and lower edges of the page are straight.
  const gutter =
    (i: number, y: number): Line =>
    (x) =>
      i === 0 || i === rows.length ? y : y + (i % 2 ? 1 : -1) * TILT * (1 - (2 * (x - MARGIN)) / inner);
  rows.forEach(({ height, shares }, i) => {
    const above = gutter(i, top);
    const below = gutter(i + 1, top + height);
    const middle = top + height / 2;
    let left = MARGIN;
    shares.forEach((share, j) => {
      const right = left + share * inner;
      const side =
        (x: number, inside: boolean, lean: number): Line =>
        (y) =>
          inside ? x + lean * LEAN * ((y - middle) / height) * 2 : x;
      const from = side(left + (j ? GUTTER / 2 : 0), j > 0, (i + j) % 2 ? 1 : -1);
      const to = side(
        right - (j < shares.length - 1 ? GUTTER / 2 : 0),
        j < shares.length - 1,
        (i + j + 1) % 2 ? 1 : -1,
      );
      const [up, down]: [Line, Line] = [
        (x) => above(x) + (i ? GUTTER / 2 : 0),
        (x) => below(x) - (i < rows.length - 1 ? GUTTER / 2 : 0),
      ];
      const corner = (x: Line, y: Line): [number, number] => {
        const across = x(y(x(middle)));
        return [across, y(across)];
      };
      panels.push(panelOf([corner(from, up), corner(to, up), corner(to, down), corner(from, down)]));
      left = right;
    });
    top += height;
  });
  return { panels, height: top + MARGIN };
}

function panelOf(corners: [number, number][]): Panel {
  const [a, b, c, d] = corners as [[number, number], [number, number], [number, number], [number, number]];
  const room = (x0: number, y0: number, x1: number, y1: number): Room => ({
    x: x0,
    y: y0,
    width: x1 - x0,
    height: y1 - y0,
  });
  return {
    box: room(Math.min(a[0], d[0]), Math.min(a[1], b[1]), Math.max(b[0], c[0]), Math.max(c[1], d[1])),
    safe: room(Math.max(a[0], d[0]), Math.max(a[1], b[1]), Math.min(b[0], c[0]), Math.min(c[1], d[1])),
    path: `M${corners.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`,
  };
}

/** A drawing cut at the edge of its panel, with the edge around it. */
export function framed({ path }: Panel, drawn: string, number: number): string {
  return (
    `<clipPath id="panel-${number}"><path d="${path}"/></clipPath><g clip-path="url(#panel-${number})">${drawn}</g>` +
    `<path d="${path}" fill="none" stroke="${INK}" stroke-width="${EDGE}" stroke-linejoin="round"/>`
  );
}
