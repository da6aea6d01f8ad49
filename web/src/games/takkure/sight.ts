// What a screen tells of the table: what a team is called, who stands low on the pitch, whose goal the line is.
import type { Seat } from '../../lib/seat';
import { word } from '../../lib/words.svelte';
import type { PickOption } from '../../protocol';
import type { Setup } from '../game';
import type { Lecture } from './progress.svelte';
import type { Content, Setting, Table } from './table';
import { toScreen, type View } from './view';

/** The teams of a set-up, or else those that the players on the table are from. */
export function teamNames(content: Content, table: Table | null, setup: Setup): Record<Seat, string> {
  const name = (seat: Seat): string => {
    const own = content.teams.find((team) => team.id === setup[seat]);
    const first = table?.players.find((player) => player.team === seat);
    const team = own ?? content.teams.find((each) => each.players.some((player) => player.id === first?.id));
    return team?.name ?? word('seat', seat);
  };
  return { home: name('home'), away: name('away') };
}

/** 0.07: the other side of the board looks different, and is The Whale. */
export function stadiumOf(setup: Setup): string {
  return setup['pitch'] === 'match-b' ? 'whale' : 'dome';
}

/** Whether a player stands where dice at the foot of the pitch would hide it. */
export function isLow(table: Table, setting: Setting, view: View, id: string): boolean {
  const player = table.players.find((each) => each.id === id);
  if (!player) return false;
  return toScreen(view, player.at)[1] > (view.landscape ? setting.half_width : setting.half_length) * 0.35;
}

/** From this exercise on there is a kick-off before an attack, and either side may have it. */
const KICK_OFFS = 5;

/** Who is to get to the line, where an exercise is about that. */
export function goalOf(lecture: Lecture | null, table: Table): Seat | null {
  const { attacker } = table;
  return lecture && lecture.exercise < KICK_OFFS && attacker !== 'nobody' ? attacker : null;
}

/** Whether an option is about this card or skill, by the message that tells it. */
export function isAbout(option: PickOption, message: string): boolean {
  return Object.values(option.label.values).some((value) => value.kind === 'said' && value.message === message);
}
