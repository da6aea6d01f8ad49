// What is rolled, gathered from events: who rolls against what, each modifier with its source, the dice, the result.
import type { Modifier, Roller } from '../../lib/roll';
import type { Argument, Happened } from '../../protocol';

export interface Side extends Roller {
  action: Argument | null;
  characteristic: Argument;
  value: number;
  faces: number[];
  result: string;
}

export interface Contest {
  sides: Side[];
  rule: string;
  /** Grows with every throw, so that dice know when to tumble. */
  throws: number;
}

const RESULTS = ['fail', 'cancelled', 'success', 'critical'] as const;

function who(event: Happened): { id: string; name: string } {
  const player = event.telling.values['player'];
  return player?.kind === 'named' ? player : { id: '', name: '' };
}

/** Gathers contests event by event. */
export class Gathering {
  private modifiers = new Map<string, Modifier[]>();
  private settled = true;
  private throws = 0;

  /** The contest after this event, or null where it does not concern any. */
  take(event: Happened, contest: Contest | null): Contest | null {
    const { id, name } = who(event);
    const values = event.telling.values;
    if (event.kind === 'modified') {
      const list = this.modifiers.get(id) ?? [];
      const source = values['source'];
      if (source) list.push({ amount: event.values[2] ?? 0, source });
      this.modifiers.set(id, list);
      return null;
    }
    if (event.kind === 'rolled') {
      const characteristic = values['characteristic'];
      if (!characteristic) return null;
      const side: Side = {
        player: id,
        name,
        action: event.values[1] === 0 ? null : (values['action'] ?? null),
        characteristic,
        value: event.values[3] ?? 0,
        modifiers: this.modifiers.get(id) ?? [],
        faces: event.values.slice(4),
        result: '',
      };
      this.modifiers.delete(id);
      this.throws++;
      // A roll that no action asks for (endurance, keeping one's feet) stands alone and has no verdict of its own.
      const alone = event.values[1] === 0;
      const others = this.settled || alone || !contest ? [] : contest.sides.filter((each) => each.player !== id);
      this.settled = alone;
      return { sides: [...others, side], rule: event.rule, throws: this.throws };
    }
    if (event.kind === 'came to' && contest) {
      const result = RESULTS[event.values[2] ?? 0] ?? '';
      this.settled = true;
      return {
        ...contest,
        rule: event.rule,
        sides: contest.sides.map((side) => (side.player === id ? { ...side, result } : side)),
      };
    }
    return null;
  }

  forget(): void {
    this.modifiers.clear();
    this.settled = true;
  }
}
