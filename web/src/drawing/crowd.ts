// Those who watch, from above: rows of shoulders and heads along a path, in one stroke of dots each.

/** From one row to the next, and from one seat to its neighbour. */
const ROW = 0.4;
const SEAT = 0.36;

/** A path so far from the pitch, around the left or lower half of it, or around the other. */
export type Ring = (far: number, first: boolean) => string;

/** Every second row of so many, the first so far away; those of either half wear its side's colour here and there. */
export function crowd(ring: Ring, turned: boolean, from: number, rows: number, odd: number): string {
  let made = '';
  for (let i = odd; i < rows; i += 2) {
    for (const first of [true, false]) {
      const side = first !== turned ? 'var(--home)' : 'var(--away)';
      const row = (far: number, colour: string, width: number, every: number, seat: number): string =>
        `<path d="${ring(from + i * ROW + far, first)}" stroke="${colour}" stroke-width="${width}" stroke-dasharray="0 ${(every * SEAT).toFixed(2)}" stroke-dashoffset="${((seat + odd / 2) * SEAT).toFixed(2)}"/>`;
      made +=
        row(0.07, '#2a2560', 0.33, 1, 0) +
        row(0.07, '#463c8c', 0.33, 3, i) +
        row(0.07, side, 0.33, 4, i * 3) +
        row(0.07, side, 0.33, 7, i) +
        row(-0.05, '#c99a86', 0.18, 1, 0) +
        row(-0.05, '#7a4f48', 0.18, 3, i + 1) +
        row(-0.05, '#f6e3c8', 0.18, 5, i * 2);
    }
  }
  return `<g fill="none" stroke-linecap="round">${made}</g>`;
}
