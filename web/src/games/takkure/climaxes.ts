// What of Takkure is worth a panel, and what is heard of it.
import type { Climax, Corner, Fighter, Happening, Look } from '../../lib/climax';
import { told } from '../../lib/roll';
import { seatOf } from '../../lib/seat';
import type { Sound } from '../../lib/sound.svelte';
import { capital, say, t, word } from '../../lib/words.svelte';
import type { Contest, Side } from './contest';
import type { Event, Player, Table } from './table';

const SIDES = 12;
const TONES = { success: 'good', critical: 'good', cancelled: 'even', fail: 'bad', '': '' } as const;

const SOUNDS: Partial<Record<Event['kind'], Sound>> = {
  ran: 'step',
  walked: 'step',
  displaced: 'step',
  'closed in': 'contact',
  grounded: 'contact',
  'came to': 'stamp',
  try: 'score',
  'kick-off': 'whistle',
  'half over': 'whistle',
  ended: 'whistle',
  possession: 'crowd',
  'out of the match': 'crowd',
  'card turned': 'card',
  'card laid': 'card',
  'team play turned': 'card',
};

export function soundOf(event: Event): Sound | null {
  return SOUNDS[event.kind] ?? null;
}

/** 1.14, 1.17: whether a die succeeds, a 1 always and a 12 never. */
function counts(face: number, value: number): boolean {
  return face === 1 || (face < SIDES && face <= value);
}

function chance(value: number, dice: number): number | null {
  const one = Math.max(1, Math.min(SIDES - 1, value)) / SIDES;
  return dice ? 1 - (1 - one) ** dice : null;
}

function fighter(id: string, table: Table): Fighter | null {
  const player = table.players.find((each: Player) => each.id === id);
  return player ? { player: id, name: player.name, seat: player.team } : null;
}

function corner(side: Side, now: Contest, table: Table): Corner {
  const known = now.sides.find((each) => each.player === side.player);
  const result = known?.result ?? '';
  return {
    player: side.player,
    name: side.name,
    seat: fighter(side.player, table)?.seat ?? 'home',
    action: told(side.action),
    need: t('ui-need', {
      characteristic: told(side.characteristic),
      value: Math.max(1, Math.min(SIDES - 1, side.value)),
    }),
    chance: chance(side.value, side.faces.length),
    sides: SIDES,
    faces: side.faces,
    counts: side.faces.map((face) => counts(face, side.value)),
    thrown: known !== undefined,
    latest: known !== undefined && known === now.sides[now.sides.length - 1],
    result: result === 'critical' ? t('ui-climax-critical') : result && word('result', result),
    tone: TONES[result],
    great: result === 'critical',
  };
}

/** What is rolled, with those who will roll at once. */
export function contestClimax(now: Contest, later: { contest: Contest; last: boolean }, table: Table): Climax {
  return { kind: 'contest', corners: later.contest.sides.map((side) => corner(side, now, table)), last: later.last };
}

function happening(look: Look, event: Event, who: Fighter | null, score: Happening['score']): Happening {
  return { kind: 'happening', look, title: t(`ui-climax-${look}`), told: capital(say(event.telling)), who, score };
}

/** Something that has happened; null for all else. */
export function happeningOf(event: Event, table: Table): Happening | null {
  // An exercise without a try is not about the score.
  const scores = table.half > 0 || table.home_tries + table.away_tries > 0;
  const score = scores ? ([table.home_tries, table.away_tries] as const) : null;
  switch (event.kind) {
    case 'try':
      return happening('score', event, fighter(event.values.player, table), [event.values.home, event.values.away]);
    case 'possession': {
      // 5.03: after a kick-off somebody always has the ball.
      const holder = typeof table.ball === 'string' ? fighter(table.ball, table) : null;
      return event.rule === '5.03' || holder?.seat !== event.values.seat
        ? null
        : happening('steal', event, holder, null);
    }
    case 'out of the match': {
      const injury = happening('injury', event, fighter(event.values.player, table), null);
      return { ...injury, title: t('ui-climax-out') };
    }
    case 'sent off':
      return happening('injury', event, fighter(event.values.player, table), null);
    case 'half over':
      return event.values.half === 1 ? happening('break', event, null, score) : null;
    case 'ended':
      return { ...happening('end', event, null, score), seat: seatOf(event.values.seat) };
    default:
      return null;
  }
}
