// What a rule allows to be known of distances where measuring is open: how far PRESSURE reaches, and a pass (0.03, R-83).
import { point, type Measured, type Player, type Point, type Question, type Setting, type Table } from './table';

export interface Circle {
  at: Point;
  radius: number;
}

/** 1.06: around whom an attacker's actions are harder. */
export function pressing(setting: Setting, table: Table): (Circle & Pick<Player, 'id' | 'team'>)[] {
  if (setting.measuring !== 'open') return [];
  return table.players
    .filter((player) => player.off === 'pitch' && player.declared === 'pressure')
    .map(({ id, team, at, radius }) => ({ id, team, at: point(at), radius: radius + setting.pressure }));
}

/** 2.01: where the bands of a pass end that is declared: while its receiver is chosen, and from where it is thrown. */
export function bands(
  setting: Setting,
  table: Table,
  question: Question | null,
  from: Point | null,
): readonly Circle[] {
  if (setting.measuring !== 'open' || !question || !isThrowing(question)) return [];
  const passer = table.players.find((player) => player.id === question.data.subjects[0]);
  if (!passer) return [];
  return setting.ranges.map((range) => ({ at: from ?? point(passer.at), radius: passer.radius + range }));
}

function isThrowing({ topic, form, data }: Question): boolean {
  return topic === 'receiver' || (form !== 'pick' && (data as Measured).shape === 'throw point');
}
