// The panels between the first and the last, each drawn into its own room.
import { dots, flat, group, INK, rays, wire } from '../drawing/ink';
import { ball } from '../drawing/mannequin';
import { SEATS } from '../lib/seat';
import type { Room } from './lettering';
import { comment, face, type Look } from './look';
import type { Panel } from './stage';
import type { Person, Scene, Story } from './story';
import { backdrop, burst, bust, caption, coloured, die, PAPER, plate, rect, shout } from './things';

const PAD = 18;
/** What a star in a corner and a caption take, and how many of a side stand on the ground. */
const STAR = 136;
const CAPTION = 104;
const RANK = 4;
const GRASS = '#13323a';
const RED = '#ff7272';

/** Both sides on the ground, seen from above, before anything has happened. */
function start({ box, safe }: Panel, scene: Scene, story: Story, look: Look): string {
  const [x, y] = [box.x + box.width / 2, box.y + box.height * 0.5];
  const foot = safe.y + safe.height;
  const ranks = SEATS.flatMap((seat) =>
    story.squads[seat].slice(0, RANK).map((who, i) => {
      const sign = seat === 'home' ? -1 : 1;
      const far = 70 + (i % 2) * 86;
      const across = (i - (RANK - 1) / 2) * box.height * 0.13;
      const drawn = look.art?.figure(look.likeness(who.id), 'standing') ?? '';
      return coloured(
        look.colours[seat].light,
        group(`translate(${x + sign * far} ${y + across}) rotate(${seat === 'home' ? 0 : 180}) scale(1.2)`, drawn),
      );
    }),
  );
  const wide = box.width / 13;
  const stripes = [0, 1, 2, 3, 4, 5, 6].map((i) => `M${box.x + i * 2 * wide} ${box.y}h${wide}v${box.height}h${-wide}Z`);
  const size = Math.min(140, box.height * 0.34);
  const words = { x: safe.x + size * 0.86, y: foot - 116, width: safe.width - size * 0.86 - 8, height: 112 };
  return [
    rect(box, GRASS),
    flat(stripes.join(''), PAPER, 0.06),
    wire(`M${x} ${box.y}V${box.y + box.height}`, 5, PAPER, 0.8),
    `<circle cx="${x}" cy="${y}" r="52" fill="none" stroke="${PAPER}" stroke-width="5" opacity="0.8"/>`,
    dots([box.x, foot - 110, box.width, 130], 15, [1, 10], INK, 0.5),
    ...ranks,
    ball(`translate(${x} ${y}) scale(1.5) rotate(-20)`),
    shout(scene.shout, x, safe.y + 62, { width: safe.width * 0.8, height: 90 }, look.accent, -4, look.measure),
    comment(scene.said, [safe.x, foot + 8], size, words, look),
  ].join('');
}

/** Dice beside each other, at most three of a side, around a place. */
function dice(scene: Scene, sides: number, x: number, y: number, size: number, look: Look): string {
  const all = scene.dice.flatMap(({ seat, faces }) => faces.slice(0, 3).map((shown) => ({ seat, shown }))).slice(0, 6);
  const rows = all.length > 3 ? 2 : 1;
  const each = Math.ceil(all.length / rows);
  return all
    .map(({ seat, shown }, i) => {
      const row = Math.floor(i / each);
      const place = (i % each) - (Math.min(each, all.length - row * each) - 1) / 2;
      const [a, b] = [x + place * size * 1.08, y + (row - (rows - 1) / 2) * size * 1.05];
      return die(a, b, size, shown, sides, look.colours[seat].light, i % 2 ? 9 : -8);
    })
    .join('');
}

/** Where things of a turning point are: whom it helped on one side, who opposed or comments on the other. */
interface Places {
  right: boolean;
  size: number;
  at: number;
  /** What is left beside the great face. */
  free: Room;
  foot: number;
}

function placesOf({ box, safe }: Panel, right: boolean): Places {
  const size = Math.min(safe.height * 0.84, safe.width * 0.52);
  const top = safe.y + CAPTION;
  const foot = box.y + box.height;
  const width = safe.width - size;
  return {
    right,
    size,
    at: right ? safe.x + safe.width - size + 6 : safe.x - 6,
    free: { x: right ? safe.x : safe.x + size, y: top, width, height: foot - top },
    foot,
  };
}

function turn(panel: Panel, scene: Scene, story: Story, number: number, look: Look): string {
  const { box, safe } = panel;
  const seat = scene.seat || 'home';
  const { light, deep } = look.colours[seat];
  const places = placesOf(panel, number % 2 === 0);
  const { right, size, at, free, foot } = places;
  const main = scene.people[0] ?? story.faces[seat];
  const other = scene.people.find((each) => each.seat !== main?.seat);
  const middle = free.x + free.width / 2;
  const beside = other ? opponent(other, places, look) : comment(scene.said, ...speaker(places), look);
  const star = right ? safe.x + 70 : safe.x + safe.width - 70;
  const words = {
    x: right ? safe.x + STAR : safe.x + PAD,
    y: safe.y + PAD,
    width: safe.width - STAR - PAD,
    height: 92,
  };
  const loud = { width: free.width * 0.98, height: 78 };
  return [
    backdrop(box, deep, light, [at + size / 2, foot - size * 0.55]),
    other ? beside : '',
    bust(face(main, look), at, foot + 6, size, right),
    shout(scene.shout, middle, free.y + free.height * 0.22, loud, light, right ? 5 : -7, look.measure),
    dice(scene, story.sides, middle, free.y + free.height * 0.47, Math.min(92, free.width * 0.29), look),
    other ? '' : beside,
    caption(scene.words, words, look.measure, { most: 23 }),
    scene.much ? burst(scene.much, star, safe.y + 66, 54, look.accent, look.measure) : '',
    main
      ? named(main, right ? safe.x + safe.width - 12 : safe.x + 8, foot - 50, size, right ? 'end' : 'start', look)
      : '',
  ].join('');
}

function named(who: Person, x: number, y: number, width: number, anchor: 'start' | 'end', look: Look): string {
  return plate(who.name, x, y, width, look.measure, { fill: PAPER, colour: INK, most: 25, anchor });
}

function opponent(who: Person, { right, free, foot }: Places, look: Look): string {
  const size = Math.min(free.height * 0.62, free.width * 0.86);
  const x = right ? free.x - 8 : free.x + free.width - size + 8;
  const name = right ? free.x + 8 : free.x + free.width - 12;
  return (
    bust(face(who, look), x, foot + 4, size, !right) +
    plate(who.name, name, foot - 44, size, look.measure, { most: 19, anchor: right ? 'start' : 'end' })
  );
}

/** Where a comment comes from, and where it stands. */
function speaker({ right, free, foot }: Places): [readonly [number, number], number, Room] {
  const size = Math.min(112, free.width * 0.4);
  const x = right ? free.x : free.x + free.width - size;
  const width = free.width - size * 0.7;
  return [[x, foot + 6], size, { x: right ? free.x + size * 0.7 : free.x, y: foot - 128, width, height: 116 }];
}

/** Somebody thinks, and it would have been better otherwise. */
function choice({ box, safe }: Panel, scene: Scene, story: Story, look: Look): string {
  const seat = scene.seat || 'home';
  const foot = box.y + box.height;
  const size = Math.min(safe.height * 0.62, safe.width * 0.42);
  const corner = Math.min(150, safe.height * 0.38, safe.width * 0.3);
  const words = { x: safe.x + PAD, y: safe.y + 60, width: safe.width - STAR - PAD, height: 78 };
  const said = { x: safe.x + size * 0.9, y: safe.y + 138, width: safe.width - size * 0.9 - PAD };
  return [
    rect(box, PAPER),
    dots([box.x, box.y, box.width, box.height], 17, [9, 1.5], look.colours[seat].light, 0.8),
    flat(`M${box.x} ${foot}V${foot - 70}L${box.x + box.width} ${foot - 130}V${foot}Z`, INK, 0.85),
    bust(face(scene.people[0] ?? story.faces[seat], look), safe.x - 4, foot + 6, size),
    plate(scene.heading, safe.x + PAD - 6, safe.y + PAD - 4, safe.width - STAR, look.measure, { most: 22 }),
    caption(scene.words, words, look.measure, { most: 22 }),
    comment(
      scene.said,
      [safe.x + safe.width - corner, foot + 6],
      corner,
      { ...said, height: Math.max(96, foot - corner * 0.78 - said.y) },
      look,
    ),
    burst(scene.much, safe.x + safe.width - 70, safe.y + 70, 60, RED, look.measure),
  ].join('');
}

function star({ box, safe }: Panel, scene: Scene, look: Look): string {
  const seat = scene.seat || 'home';
  const who = scene.people[0];
  const foot = box.y + box.height;
  const wide = safe.width > safe.height * 1.6;
  const size = Math.min(safe.height * (wide ? 0.94 : 0.76), safe.width * 0.9);
  const x = wide ? safe.x + safe.width * 0.08 : safe.x + (safe.width - size) * 0.62;
  const name = wide
    ? { x: x + size + 30, y: safe.y + safe.height * 0.4, width: safe.width - size - 160, most: 58 }
    : { x: safe.x + PAD - 6, y: foot - 64, width: safe.width - 40, most: 34 };
  const words = wide
    ? { x: x + size + 40, y: safe.y + safe.height * 0.62, width: safe.width - size - 180, height: 84 }
    : { x: safe.x + PAD, y: safe.y + 62, width: safe.width - STAR - PAD, height: 84 };
  return [
    rect(box, look.colours[seat].light),
    rays([x + size / 2, foot - size * 0.5], [size * 0.3, box.width + box.height], 40, PAPER, 0.75),
    dots([box.x, box.y, box.width, 110], 16, [10, 1], INK, 0.3),
    bust(face(who, look), x, foot + 6, size),
    plate(scene.heading.toLocaleUpperCase(), safe.x + PAD - 6, safe.y + PAD - 4, safe.width - STAR, look.measure, {
      most: 24,
    }),
    burst(scene.much, safe.x + safe.width - 74, safe.y + 74, 64, look.accent, look.measure),
    caption(scene.words, words, look.measure, { most: wide ? 26 : 19 }),
    plate(who?.name.toLocaleUpperCase() ?? '', name.x, name.y, name.width, look.measure, {
      fill: PAPER,
      colour: INK,
      most: name.most,
    }),
  ].join('');
}

export function scene(panel: Panel, told: Scene, story: Story, number: number, look: Look): string {
  if (told.kind === 'start') return start(panel, told, story, look);
  if (told.kind === 'choice') return choice(panel, told, story, look);
  if (told.kind === 'star') return star(panel, told, look);
  return turn(panel, told, story, number, look);
}
