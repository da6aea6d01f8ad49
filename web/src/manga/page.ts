// A match as one page of panels, as an SVG that needs nothing else.
import { INK } from '../drawing/ink';
import { end, title } from './ends';
import type { Look } from './look';
import { scene } from './scenes';
import { framed, panelsOf, type Row, WIDTH } from './stage';
import type { Story } from './story';
import { PAPER, rect } from './things';

const FAMILY = "'Oxanium Variable', 'Trebuchet MS', sans-serif";
const FIRST: Row = { height: 340, shares: [1] };
const LAST: Row = { height: 350, shares: [1] };

/** The rows between the first panel and the last, by how many panels there are to be. */
const MIDDLE: readonly (readonly Row[])[] = [
  [],
  [{ height: 400, shares: [1] }],
  [{ height: 430, shares: [0.44, 0.56] }],
  [
    { height: 420, shares: [0.42, 0.58] },
    { height: 420, shares: [1] },
  ],
  [
    { height: 430, shares: [0.42, 0.58] },
    { height: 430, shares: [0.56, 0.44] },
  ],
  [
    { height: 410, shares: [0.42, 0.58] },
    { height: 410, shares: [0.56, 0.44] },
    { height: 400, shares: [1] },
  ],
  [
    { height: 400, shares: [0.4, 0.6] },
    { height: 400, shares: [0.54, 0.46] },
    { height: 400, shares: [0.58, 0.42] },
  ],
];

export interface Heads {
  /** What stands over the page, at its end, and under it. */
  head: string;
  whistle: string;
  foot: string;
  /** What the picture is, for those who do not see it. */
  title: string;
  /** The rule that brings the letters. */
  font: string;
}

export function pageOf(story: Story, heads: Heads, look: Look): string {
  const shown = story.scenes.slice(0, MIDDLE.length - 1);
  const { panels, height } = panelsOf([FIRST, ...MIDDLE[shown.length]!, LAST]);
  const last = panels.length - 1;
  const drawn = panels.map((panel, i) => {
    const inside =
      i === 0
        ? title(panel, story, heads.head, look)
        : i === last
          ? end(panel, story, heads.whistle, look)
          : scene(panel, shown[i - 1]!, story, i, look);
    return framed(panel, inside, i);
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" font-family="${FAMILY}">` +
    `<title>${heads.title}</title><style>${heads.font}</style>` +
    rect({ x: 0, y: 0, width: WIDTH, height }, PAPER) +
    drawn.join('') +
    `<text x="${WIDTH - 46}" y="${height - 16}" font-size="18" font-weight="650" text-anchor="end" fill="${INK}">${heads.foot}</text></svg>`
  );
}
