// What of DreadBall is worth a panel, and what is heard of it.
import type { Climax, Corner, Fighter, Happening, Look } from '../../lib/climax';
import { told } from '../../lib/roll';
import { seatOf } from '../../lib/seat';
import type { Sound } from '../../lib/sound.svelte';
import { capital, say, t } from '../../lib/words.svelte';
import type { Side, Test } from './pools';
import type { Event, Table } from './table';

const SIDES = 6;

const SOUNDS: Partial<Record<Event['kind'], Sound>> = {
  stepped: 'step',
  pushed: 'contact',
  fell: 'contact',
  'knocked down': 'contact',
  'came to': 'stamp',
  strike: 'score',
  rush: 'whistle',
  'sudden death': 'whistle',
  ended: 'whistle',
  injured: 'crowd',
  'rush saved': 'crowd',
};

export function soundOf(event: Event): Sound | null {
  return SOUNDS[event.kind] ?? null;
}

function fighter(id: string, table: Table): Fighter | null {
  const player = table.players.find((each) => each.id === id);
  return player ? { player: id, name: player.name, seat: player.team } : null;
}

function corner(side: Side, i: number, now: Test, table: Table): Corner {
  const known = now.sides[i];
  const successes = known?.successes ?? null;
  const { stat, dice } = side;
  return {
    player: side.player,
    name: side.name,
    seat: fighter(side.player, table)?.seat ?? 'home',
    action: told(side.action),
    need: dice ? t('ui-need-pool', { dice, stat }) : t('ui-no-dice'),
    chance: dice ? 1 - ((stat - 1) / SIDES) ** dice : null,
    sides: SIDES,
    faces: known?.faces ?? side.faces,
    counts: (known?.faces ?? side.faces).map((face) => face >= stat),
    thrown: known !== undefined,
    latest: known !== undefined && i === now.sides.length - 1,
    result: successes === null ? '' : t('ui-stamp-successes', { count: successes, dice: side.faces.length }),
    tone: successes === null ? '' : successes ? 'good' : 'bad',
    great: (successes ?? 0) > 2,
  };
}

/** What is rolled, with those who will answer at once. Whoever rolls several times has only the latest there. */
export function testClimax(now: Test, later: { test: Test; last: boolean }, table: Table): Climax {
  const { sides } = later.test;
  const thrown = (player: string): number => now.sides.findLastIndex((side) => side.player === player);
  const shown = sides.flatMap((side, i) => {
    const latest = thrown(side.player);
    const wanted = latest < 0 ? sides.findIndex((each) => each.player === side.player) : latest;
    return i === wanted ? [corner(side, i, now, table)] : [];
  });
  return { kind: 'contest', corners: shown, last: later.last };
}

function happening(look: Look, title: string, event: Event, who: Fighter | null, score: Happening['score']): Happening {
  return { kind: 'happening', look, title, told: capital(say(event.telling)), who, score };
}

/** Something that has happened; null for all else. `thief` is after somebody's ball. */
export function happeningOf(event: Event, table: Table, thief: string): Happening | null {
  const score = [table.home_points, table.away_points] as const;
  switch (event.kind) {
    case 'strike': {
      const { player, home, away } = event.values;
      return happening('score', t('ui-climax-strike'), event, fighter(player, table), [home, away]);
    }
    case 'ball taken':
      if (event.values.player !== thief) return null;
      return happening('steal', t('ui-climax-steal'), event, fighter(thief, table), null);
    case 'injured':
      return happening('injury', t('ui-climax-injury'), event, fighter(event.values.player, table), null);
    case 'sudden death':
      return happening('break', t('ui-sudden-death'), event, null, score);
    case 'ended':
      return { ...happening('end', t('ui-climax-end'), event, null, score), seat: seatOf(event.values.seat) };
    default:
      return null;
  }
}
