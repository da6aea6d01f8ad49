// What is rolled, gathered from events: who rolls against what, each modifier with its source, the dice, the result.
import type { Modifier, Roller } from '../../lib/roll';
import type { Argument } from '../../protocol';
import type { Event, Events } from './protocol';

type Result = Events['came to']['result'];
const RESULTS: { [Each in Result]: Lowercase<Each> } = {
  FAIL: 'fail',
  CANCELLED: 'cancelled',
  SUCCESS: 'success',
  CRITICAL: 'critical',
};
/** What a roll is by itself, where nobody answers it. */
const VERDICTS: Record<string, Side['result']> = { critical: 'critical', made: 'success', missed: 'fail' };

export interface Side extends Roller {
  action: Argument | null;
  characteristic: Argument;
  value: number;
  faces: number[];
  /** In small letters, as styles call it; empty before there is one. */
  result: Lowercase<Result> | '';
}

export interface Contest {
  sides: Side[];
  rule: string;
  /** Grows with every throw, so that dice know when to tumble. */
  throws: number;
}

function who(event: Event): { id: string; name: string } {
  const player = event.telling.values['player'];
  return player?.kind === 'named' ? player : { id: '', name: '' };
}

/** A roll that no action asks for (endurance, keeping one's feet, a catch, a kick): nobody answers it. */
export function standsAlone(event: Extract<Event, { kind: 'rolled' }>): boolean {
  return event.values.action === 'nothing' || 'reason' in event.telling.values;
}

/** Gathers contests event by event. */
export class Gathering {
  private modifiers = new Map<string, Modifier[]>();
  private settled = true;
  private throws = 0;

  /** The contest after this event, or null where it does not concern any. */
  take(event: Event, contest: Contest | null): Contest | null {
    const { id, name } = who(event);
    const values = event.telling.values;
    if (event.kind === 'modified') {
      const list = this.modifiers.get(id) ?? [];
      const source = values['source'];
      if (source) list.push({ amount: event.values.amount, source });
      this.modifiers.set(id, list);
      return null;
    }
    if (event.kind === 'rolled') {
      const characteristic = values['characteristic'];
      if (!characteristic) return null;
      const alone = standsAlone(event);
      const verdict = values['verdict'];
      const side: Side = {
        player: id,
        name,
        action: values['reason'] ?? (event.values.action === 'nothing' ? null : (values['action'] ?? null)),
        characteristic,
        value: event.values.value,
        modifiers: this.modifiers.get(id) ?? [],
        faces: event.values.faces,
        result: alone && verdict?.kind === 'text' ? (VERDICTS[verdict.text] ?? '') : '',
      };
      this.modifiers.delete(id);
      this.throws++;
      const others = this.settled || alone || !contest ? [] : contest.sides.filter((each) => each.player !== id);
      this.settled = alone;
      return { sides: [...others, side], rule: event.rule, throws: this.throws };
    }
    if (event.kind === 'came to' && contest) {
      const result = RESULTS[event.values.result];
      this.settled = true;
      return {
        ...contest,
        rule: event.rule,
        sides: contest.sides.map((side) => (side.player === id ? { ...side, result } : side)),
      };
    }
    return null;
  }

  /** The contest as these events will leave it, before another one begins; and whether none of them concerns it. */
  foresee(events: readonly Event[], contest: Contest): { contest: Contest; last: boolean } {
    const twin = new Gathering();
    twin.modifiers = new Map(this.modifiers);
    twin.settled = this.settled;
    twin.throws = this.throws;
    let seen = contest;
    for (const event of events) {
      if (event.kind === 'activated') break;
      if (event.kind === 'rolled' && (twin.settled || standsAlone(event))) break;
      seen = twin.take(event, seen) ?? seen;
    }
    return { contest: seen, last: seen === contest };
  }

  forget(): void {
    this.modifiers.clear();
    this.settled = true;
  }
}
