// What is planned, on the pitch before it is done: the way of each who is to move, and whom he is to meet at its end.
import { picked } from '../../lib/course.svelte';
import type { PlannedStep } from '../../protocol';
import { hex, optionHex, type Hex, type Question, type Table } from './table';

export interface Trail {
  /** Who is to go there. */
  player: string;
  /** From where he stands, hex by hex. */
  way: Hex[];
  /** Whom he runs, slams or throws at. */
  target: Hex | null;
}

/** The ways of a plan, in its order; who only stays where he is has none. */
export function trails(steps: readonly PlannedStep[], table: Table): Trail[] {
  const found: Trail[] = [];
  for (const step of steps) {
    const question = step.question as Question;
    const player = table.players.find((each) => each.id === question.data.subjects[0]);
    const [option] = picked([step], () => true);
    if (!player || !option) continue;
    const known = found.find((each) => each.player === player.id);
    const trail = known ?? { player: player.id, way: player.at ? [hex(player.at)] : [], target: null };
    const at = optionHex(option);
    if ((question.topic === 'step' || question.topic === 'dash') && at) trail.way.push(at);
    else if (question.topic === 'target' || question.topic === 'throw at') {
      const met = table.players.find((each) => option.things.includes(each.id));
      trail.target = at ?? (met?.at ? hex(met.at) : null);
    } else continue;
    if (!known) found.push(trail);
  }
  return found;
}

/** One answer, drawn by itself: the way to a hex, or an arrow at whom it means. */
export function answerTrails(question: Question, choice: readonly number[], table: Table): Trail[] {
  const option = question.options.find((each) => each.choice === choice[0]);
  if (!option) return [];
  const mover = table.players.find((each) => each.id === question.data.subjects[0]);
  const from = mover?.at ? hex(mover.at) : null;
  const met = table.players.find((each) => option.things.includes(each.id));
  const at = optionHex(option) ?? (met?.at ? hex(met.at) : null);
  if (!at) return [];
  if (!from || met === mover) return [{ player: option.word, way: [at], target: at }];
  return met
    ? [{ player: mover!.id, way: [from], target: at }]
    : [{ player: mover!.id, way: [from, at], target: null }];
}
