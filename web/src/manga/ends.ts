// The first panel and the last: who played, and how it ended.
import { dots, flat, group, INK, rays } from '../drawing/ink';
import type { Seat } from '../lib/seat';
import { fitted, heightOf, set } from './lettering';
import { comment, face, type Look } from './look';
import type { Panel } from './stage';
import type { Story } from './story';
import { backdrop, bust, coloured, PAPER, plate, shout } from './things';

const DUSK = '#2b2560';

export function title({ box, safe }: Panel, story: Story, head: string, look: Look): string {
  const { home, away } = look.colours;
  const middle = box.x + box.width / 2;
  const [top, foot] = [box.y, box.y + box.height];
  const centre = [middle, box.y + box.height * 0.52] as const;
  const score = fitted(`${story.score[0]} : ${story.score[1]}`, { width: 380, height: 190 }, [170, 60], look.measure);
  const crest = (seat: Seat, x: number): string =>
    coloured(
      look.colours[seat].light,
      group(`translate(${x} ${safe.y + 66}) scale(0.94)`, look.art?.crest(story.names[seat]) ?? ''),
    );
  const size = box.height * 1.04;
  return [
    flat(`M${box.x} ${top}H${middle + 90}L${middle - 90} ${foot}H${box.x}Z`, home.deep),
    flat(`M${middle + 90} ${top}H${box.x + box.width}V${foot}H${middle - 90}Z`, away.deep),
    rays(centre, [150, 900], 72, PAPER, 0.16),
    flat(`M${middle + 96} ${top}L${middle - 84} ${foot}h-12L${middle + 84} ${top}Z`, PAPER),
    dots([box.x, foot - 90, box.width, 100], 15, [1, 11], INK, 0.5),
    bust(face(story.faces.home, look), box.x - 6, foot + 10, size),
    bust(face(story.faces.away, look), box.x + box.width - size + 6, foot + 10, size, true),
    crest('home', middle - 260),
    crest('away', middle + 166),
    set(score, middle, centre[1] - heightOf(score) * 0.42, { fill: PAPER, weight: 800, edge: 34 }),
    set(score, middle, centre[1] - heightOf(score) * 0.42, { fill: look.accent, weight: 800, edge: 20 }),
    plate(head.toLocaleUpperCase(), middle, safe.y + 16, 420, look.measure, {
      fill: look.accent,
      colour: INK,
      anchor: 'middle',
      most: 26,
    }),
    plate(story.names.home.toLocaleUpperCase(), middle - 150, foot - 96, 330, look.measure, {
      fill: home.light,
      colour: INK,
      most: 36,
      anchor: 'middle',
    }),
    plate(story.names.away.toLocaleUpperCase(), middle + 150, foot - 96, 330, look.measure, {
      fill: away.light,
      colour: INK,
      most: 36,
      anchor: 'middle',
    }),
    plate(story.coaches[0], middle - 150, foot - 46, 280, look.measure, { most: 19, anchor: 'middle' }),
    plate(story.coaches[1], middle + 150, foot - 46, 280, look.measure, { most: 19, anchor: 'middle' }),
  ].join('');
}

/** The final whistle: those who have won, in front of those who have not, and what it was. */
export function end({ box, safe }: Panel, story: Story, whistle: string, look: Look): string {
  const seat = story.winner || 'home';
  const other: Seat = seat === 'home' ? 'away' : 'home';
  const { light, deep } = story.winner ? look.colours[seat] : { light: PAPER, deep: DUSK };
  const foot = box.y + box.height;
  const best = story.faces[seat];
  const mates = story.winner ? story.squads[seat].filter(({ id }) => id !== best?.id).slice(0, 2) : [];
  const size = safe.height * 0.92;
  const corner = Math.min(170, safe.height * 0.44);
  const words = safe.x + safe.width * 0.71;
  return [
    backdrop(box, deep, light, [safe.x + size * 0.9, foot - size * 0.5]),
    ...mates.map((who, i) => bust(face(who, look), safe.x + size * (i ? 0.92 : -0.06), foot + 8, size * 0.66)),
    story.winner ? '' : bust(face(story.faces[other], look), safe.x + size * 0.7, foot + 8, size * 0.94, true),
    bust(face(best, look), safe.x + size * (story.winner ? 0.3 : -0.08), foot + 8, size),
    shout(
      whistle,
      words,
      safe.y + safe.height * 0.2,
      { width: safe.width * 0.52, height: 100 },
      look.accent,
      -4,
      look.measure,
    ),
    plate(story.end.toLocaleUpperCase(), words, safe.y + safe.height * 0.37, safe.width * 0.5, look.measure, {
      fill: PAPER,
      colour: INK,
      most: 36,
      anchor: 'middle',
    }),
    comment(
      story.verdict,
      [safe.x + safe.width - corner - 8, foot + 10],
      corner,
      {
        x: safe.x + safe.width * 0.47,
        y: safe.y + safe.height * 0.52,
        width: safe.width * 0.53 - corner + 6,
        height: safe.height * 0.46,
      },
      look,
    ),
  ].join('');
}
