// A way gone as a whole: whoever points at its end, or at an opponent, answers for every step of it.
import type { Script } from '../../lib/course.svelte';
import type { Direction, Way } from './protocol';
import type { Question, Table } from './table';

/** To go no further, among the answers to a step. */
const STOP = -1;

/** The way to a hex or an opponent; where there are two, the one that is not a blow. */
export function wayTo(question: Question | null, to: string): Way | undefined {
  return question?.data.ways.findLast((way) => way.to === to);
}

/** Who can be reached besides those who are answers themselves. */
export function within(question: Question | null): ReadonlySet<string> {
  return new Set(question?.data.ways.filter((way) => way.target >= 0).map((way) => way.to) ?? []);
}

/** The answers that lead along a way: to its end, facing as wished, as the attack wants it, or as he arrives. */
export function along(way: Way, mover: string, wish: Direction | null, table: () => Table | null): Script {
  const steps = [...way.steps];
  return (asked) => {
    const question = asked as Question;
    if (question.data.subjects[0] !== mover) return null;
    const pick = (choice: number): number[] | null =>
      question.options.some((option) => option.choice === choice) ? [choice] : null;
    switch (question.topic) {
      case 'action':
        return pick(way.action);
      case 'step':
      case 'dash':
        return pick(steps.shift() ?? STOP);
      case 'facing': {
        const facing = wish ?? way.facing ?? table()?.players.find((player) => player.id === mover)?.facing;
        return pick(question.options.find((option) => option.word === facing)?.choice ?? NaN);
      }
      case 'target':
        return pick(way.target);
      default:
        return null;
    }
  };
}
