// Drawing geometry: where a pointer snaps to and where a thing is along its way. It judges nothing; the server does.
import type { Measured, Point } from './table';
import { point } from './table';

export function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

export function lengthOf(line: readonly Point[]): number {
  let total = 0;
  for (let i = 1; i < line.length; i++) total += distance(line[i - 1]!, line[i]!);
  return total;
}

/** The point after so much of the line. */
export function along(line: readonly Point[], way: number): Point {
  let left = way;
  for (let i = 1; i < line.length; i++) {
    const a = line[i - 1]!;
    const b = line[i]!;
    const leg = distance(a, b);
    if (left <= leg && leg > 0) return [a[0] + ((b[0] - a[0]) * left) / leg, a[1] + ((b[1] - a[1]) * left) / leg];
    left -= leg;
  }
  return line[line.length - 1] ?? [0, 0];
}

/** The point of the line that is nearest. */
export function nearestOn(line: readonly Point[], to: Point): Point {
  let best: Point = line[0] ?? to;
  for (let i = 1; i < line.length; i++) {
    const a = line[i - 1]!;
    const b = line[i]!;
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const size = dx * dx + dy * dy;
    const share = size ? Math.max(0, Math.min(1, ((to[0] - a[0]) * dx + (to[1] - a[1]) * dy) / size)) : 0;
    const foot: Point = [a[0] + dx * share, a[1] + dy * share];
    if (distance(foot, to) < distance(best, to)) best = foot;
  }
  return best;
}

function nearestOf(candidates: readonly Point[], to: Point): Point {
  return candidates.reduce(
    (best, each) => (distance(each, to) < distance(best, to) ? each : best),
    candidates[0] ?? to,
  );
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}

/** At most so far from the centre, a hair less where it had to be cut. */
function within(centre: Point, to: Point, limit: number): Point {
  const far = distance(centre, to);
  if (far <= limit) return to;
  const share = Math.max(0, limit - 1) / far;
  return [centre[0] + (to[0] - centre[0]) * share, centre[1] + (to[1] - centre[1]) * share];
}

/** Exactly so far from the centre. */
function around(centre: Point, to: Point, limit: number): Point {
  const far = distance(centre, to) || 1;
  return [centre[0] + ((to[0] - centre[0]) * limit) / far, centre[1] + ((to[1] - centre[1]) * limit) / far];
}

/** Where a pointer at this place most likely means, by the question's measures. `from` is where the last leg begins. */
export function snapped(data: Measured, to: Point, from: Point | null): Point {
  let [x, y] = to;
  if (data.half_width !== undefined) x = clamp(x, -data.half_width, data.half_width);
  if (data.half_length !== undefined) y = clamp(y, -data.half_length, data.half_length);
  if (data.low !== undefined && data.high !== undefined) y = clamp(y, data.low, data.high);
  if (data.candidates?.length) return nearestOf(data.candidates.map(point), [x, y]);
  if ((data.shape === 'spot' || data.shape === 'throw point') && data.line) return nearestOn(data.line.map(point), to);
  if (data.shape === 'around' && data.at) return around(point(data.at), to, data.limit ?? 0);
  if (data.shape === 'dash' || data.shape === 'mark') return [x, y];
  if (data.limit !== undefined && from) return within(from, [x, y], data.limit);
  return [x, y];
}

/** A line as the path of an SVG. */
export function path(points: readonly Point[]): string {
  return points.map(([x, y], i) => `${i ? 'L' : 'M'}${x} ${y}`).join('');
}
