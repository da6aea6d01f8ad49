// The pen: inked contours, lines that swell and thin out, flat colour, and dots. What it gives is the inside of an SVG.

/** The one ink. */
export const INK = '#0a0816';
/** The colour of a side: that of whatever a drawing is put into. */
export const SIDE = 'currentColor';
/** What is drawn for nobody's side. */
export const BONE = '#f4efdf';
export const GOLD = '#ffc84a';
export const GOLD_DEEP = '#a8641b';

function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** Flat colour without a contour. */
export function flat(d: string, fill: string, opacity = 1): string {
  return `<path d="${d}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
}

/** Flat colour with an inked contour around it. */
export function area(d: string, fill: string, width = 2.4): string {
  return `<path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="${width}" stroke-linejoin="round" paint-order="stroke"/>`;
}

export function disc(x: number, y: number, r: number, fill: string, width = 0): string {
  const edge = width ? ` stroke="${INK}" stroke-width="${width}" paint-order="stroke"` : '';
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" fill="${fill}"${edge}/>`;
}

/** An even line, for what is a wire rather than a stroke of the pen. */
export function wire(d: string, width: number, colour = INK, opacity = 1): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
}

/** A stroke of the pen along a curve (its four points): thin, thick, thin. */
export function brush(curve: readonly number[], width: number, colour = INK): string {
  const [x0, y0, x1, y1, x2, y2, x3, y3] = curve as [number, number, number, number, number, number, number, number];
  const far = Math.hypot(x3 - x0, y3 - y0) || 1;
  const [a, b] = [(-(y3 - y0) / far) * width * 0.66, ((x3 - x0) / far) * width * 0.66];
  const there = [x1 + a, y1 + b, x2 + a, y2 + b, x3, y3].map(short).join(' ');
  const back = [x2 - a, y2 - b, x1 - a, y1 - b, x0, y0].map(short).join(' ');
  return flat(`M${short(x0)} ${short(y0)}C${there}C${back}Z`, colour);
}

/** A stroke of the pen from here to there. */
export function cut(x0: number, y0: number, x1: number, y1: number, width: number, colour = INK): string {
  const [a, b] = [(x1 - x0) / 3, (y1 - y0) / 3];
  return brush([x0, y0, x0 + a, y0 + b, x1 - a, y1 - b, x1, y1], width, colour);
}

/** A limb: round at both ends, as wide as told at each. */
export function limb(x0: number, y0: number, r0: number, x1: number, y1: number, r1: number): string {
  const far = Math.hypot(x1 - x0, y1 - y0) || 1;
  const [a, b] = [-(y1 - y0) / far, (x1 - x0) / far];
  const at = (x: number, y: number, r: number): string => `${short(x + a * r)} ${short(y + b * r)}`;
  const round = (r: number, x: number, y: number, s: number): string => `A${short(r)} ${short(r)} 0 0 1 ${at(x, y, s)}`;
  return `M${at(x1, y1, -r1)}${round(r1, x1, y1, r1)}L${at(x0, y0, r0)}${round(r0, x0, y0, -r0)}Z`;
}

/** Halftone: rows of dots that grow from the first to the last. */
export function dots(
  [x, y, width, height]: readonly [number, number, number, number],
  step: number,
  [least, most]: readonly [number, number],
  colour: string,
  opacity = 1,
): string {
  const rows = Math.max(1, Math.round(height / (step * 0.866)));
  let made = '';
  for (let i = 0; i <= rows; i++) {
    let d = '';
    for (let at = x + (i % 2 ? step / 2 : 0); at <= x + width; at += step)
      d += `M${short(at)} ${short(y + (i * height) / rows)}h0`;
    made += `<path d="${d}" stroke-width="${short(least + ((most - least) * i) / rows)}"/>`;
  }
  return `<g fill="none" stroke="${colour}" stroke-linecap="round"${opacity < 1 ? ` opacity="${opacity}"` : ''}>${made}</g>`;
}

/** Lines of speed that come together at a point: so many, from this far to that far. */
export function rays(
  [x, y]: readonly [number, number],
  [near, far]: readonly [number, number],
  count: number,
  colour: string,
  opacity = 1,
): string {
  let d = '';
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * 2 * Math.PI + ((i * 7) % 5) * 0.03;
    const wide = (0.4 + ((i * 5) % 4) * 0.22) / count;
    const start = near * (1 + ((i * 3) % 4) * 0.16);
    const at = (r: number, turn: number): string =>
      `${short(x + r * Math.cos(angle + turn))} ${short(y + r * Math.sin(angle + turn))}`;
    d += `M${at(start, 0)}L${at(far, -wide * 3)} ${at(far, wide * 3)}Z`;
  }
  return flat(d, colour, opacity);
}

export function group(transform: string, ...inside: string[]): string {
  return `<g transform="${transform}">${inside.join('')}</g>`;
}
