// A still picture of the pitch: what its components have drawn, gathered into one SVG with all styles in it. A game has
// nothing to add: everything on its pitch is an SVG, and `--halo` is the light around it.
import font from '@fontsource-variable/oxanium/files/oxanium-latin-wght-normal.woff2?url';

export interface Title {
  home: string;
  away: string;
  score: readonly [number, number] | null;
  time: string;
}

const HEAD = 64;
const PNG_SCALE = 2;
const NAMESPACE = 'http://www.w3.org/2000/svg';
const FAMILY = "'Oxanium Variable', 'Trebuchet MS', sans-serif";

/** What a shape has from its parents unless it says otherwise. */
const INHERITED = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'paint-order',
  'font-size',
  'font-weight',
  'letter-spacing',
  'text-anchor',
];
/** What it has for itself, and what that is without a word. */
const OWN: Record<string, string> = { opacity: '1', 'stop-color': 'rgb(0, 0, 0)', 'stop-opacity': '1' };

function element(name: string, attributes: Record<string, string | number>): Element {
  const made = document.createElementNS(NAMESPACE, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}

/** A copy of a drawing that needs no style sheet. */
function inlined(drawn: Element, parent: CSSStyleDeclaration | null): Element {
  const style = getComputedStyle(drawn);
  const copy = document.createElementNS(NAMESPACE, drawn.tagName);
  for (const { name, value } of drawn.attributes)
    if (!['class', 'style', ...INHERITED].includes(name) && !name.startsWith('aria-')) copy.setAttribute(name, value);
  for (const name of INHERITED) {
    const value = style.getPropertyValue(name);
    if (value !== parent?.getPropertyValue(name)) copy.setAttribute(name, value.replaceAll('"', "'"));
  }
  for (const [name, plain] of Object.entries(OWN)) {
    const value = style.getPropertyValue(name);
    if (value !== plain) copy.setAttribute(name, value);
  }
  for (const child of drawn.childNodes) {
    if (child instanceof Element) {
      if (getComputedStyle(child).display !== 'none') copy.append(inlined(child, style));
    } else if (child instanceof Text && drawn instanceof SVGTextElement) {
      copy.append(style.textTransform === 'uppercase' ? child.data.toLocaleUpperCase() : child.data);
    }
  }
  return copy;
}

/** The light around what stands on the pitch. */
function halo(id: string, colour: string, box: DOMRect, frame: DOMRect): Element[] {
  const light = element('radialGradient', { id });
  for (const [offset, opacity] of [
    [0, 0.48],
    [0.3, 0.48],
    [0.62, 0.12],
    [1, 0],
  ] as const)
    light.append(element('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }));
  const [x, y] = [box.x + box.width / 2 - frame.x, box.y + box.height / 2 - frame.y + HEAD];
  return [light, element('circle', { cx: x, cy: y, r: box.width * 1.2, fill: `url(#${id})` })];
}

function heading(title: Title, width: number): Element[] {
  const [home, away, text, dim] = ['--home', '--away', '--text', '--dim'].map((name) =>
    getComputedStyle(document.documentElement).getPropertyValue(name),
  );
  const line = (
    words: string,
    x: number,
    y: number,
    size: number,
    fill: string | undefined,
    anchor: string,
    weight = 700,
  ): Element => {
    const made = element('text', {
      x,
      y,
      'font-size': size,
      'font-weight': weight,
      fill: fill ?? '#fff',
      'text-anchor': anchor,
    });
    made.textContent = words;
    return made;
  };
  const middle = width / 2;
  const size = Math.max(13, Math.min(24, width / 32));
  const score = title.score ? `${title.score[0]} : ${title.score[1]}` : '–';
  return [
    line(title.home.toLocaleUpperCase(), middle - 2.6 * size, 32, size, home, 'end'),
    line(title.away.toLocaleUpperCase(), middle + 2.6 * size, 32, size, away, 'start'),
    line(score, middle, 34, size * 1.3, text, 'middle'),
    line(title.time, middle, 54, 14, dim, 'middle', 600),
  ];
}

/** The rule that brings the letters into a file. */
export async function fontRule(): Promise<string> {
  const bytes = new Uint8Array(await (await fetch(font)).arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return `@font-face{font-family:'Oxanium Variable';font-weight:200 800;src:url(data:font/woff2;base64,${btoa(letters)}) format('woff2')}`;
}

/** The picture as an SVG file. */
export async function stillOf(field: HTMLElement, title: Title): Promise<string> {
  const frame = field.getBoundingClientRect();
  const [width, height] = [Math.round(frame.width), Math.round(frame.height) + HEAD];
  const made = element('svg', {
    xmlns: NAMESPACE,
    viewBox: `0 0 ${width} ${height}`,
    width,
    height,
    'font-family': FAMILY,
  });
  const style = element('style', {});
  style.textContent = await fontRule();
  const night = getComputedStyle(document.documentElement).getPropertyValue('--night');
  made.append(style, element('rect', { width, height, fill: night }), ...heading(title, width));
  const drawings = [...field.querySelectorAll('svg:not([data-live])')].map((drawn) => ({
    drawn,
    holder: drawn.parentElement!,
    layer: Number(getComputedStyle(drawn.parentElement!).zIndex) || 0,
  }));
  drawings.sort((a, b) => a.layer - b.layer);
  for (const [i, { drawn, holder }] of drawings.entries()) {
    const box = drawn.getBoundingClientRect();
    const colour = getComputedStyle(holder).getPropertyValue('--halo').trim();
    if (colour) made.append(...halo(`halo-${i}`, colour, box, frame));
    const copy = inlined(drawn, null);
    for (const [name, value] of Object.entries({
      x: box.x - frame.x,
      y: box.y - frame.y + HEAD,
      width: box.width,
      height: box.height,
      overflow: 'visible',
    }))
      copy.setAttribute(name, String(value));
    made.append(copy);
  }
  return new XMLSerializer().serializeToString(made);
}

/** The same as a PNG, drawn larger than it was seen. */
export async function painted(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.width * PNG_SCALE;
  canvas.height = image.height * PNG_SCALE;
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'),
  );
}
