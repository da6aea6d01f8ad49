// From the pitch to the screen and back. Home attacks towards growing y; whoever plays away sees the table turned round.
import type { Point } from './table';

export interface View {
  landscape: boolean;
  turned: boolean;
}

/** Up the pitch is up the screen, or to the right where the screen is wide. */
export function toScreen(view: View, [x, y]: Point): Point {
  const sign = view.turned ? -1 : 1;
  return view.landscape ? [sign * y, sign * x] : [sign * x, -sign * y];
}

export function toPitch(view: View, [a, b]: Point): Point {
  const sign = view.turned ? -1 : 1;
  return view.landscape ? [sign * b, sign * a] : [sign * a, -sign * b];
}

/** The same as an SVG transform. */
export function transform(view: View): string {
  const sign = view.turned ? -1 : 1;
  return view.landscape ? `matrix(0 ${sign} ${sign} 0 0 0)` : `matrix(${sign} 0 0 ${-sign} 0 0)`;
}
