// Pools of dice gathered from events: who rolls how many and why, what they show, how many succeed.
import type { Modifier, Roller } from '../../lib/roll';
import type { Argument } from '../../protocol';
import type { Action, Event } from './protocol';

export interface Side extends Roller {
  /** What it is rolled for, and its words. */
  kind: Action;
  action: Argument | null;
  stat: number;
  /** All dice, with those that sixes have added; `dice` were in the pool at first. */
  faces: number[];
  dice: number;
  successes: number | null;
}

export interface Test {
  sides: Side[];
  rule: string;
  /** Grows with every throw, so that dice know when to tumble. */
  throws: number;
}

type Rolling = Extract<Event, { kind: 'rolled' | 'came to' }>;

/** They answer a test that was rolled before. */
const ANSWERS: readonly Action[] = ['slamback', 'dodge', 'armour', 'catch'];

/** Gathers tests event by event. */
export class Gathering {
  private modifiers = new Map<string, Modifier[]>();
  private throws = 0;

  /** The test after this event, or null where it does not concern any. */
  take(event: Event, test: Test | null): Test | null {
    const told = event.telling.values;
    const player = told['player'];
    if (player?.kind !== 'named') return null;
    if (event.kind === 'modified') {
      const source = told['source'];
      const known = this.modifiers.get(player.id) ?? [];
      if (source) this.modifiers.set(player.id, [...known, { amount: event.values.amount, source }]);
      return null;
    }
    if (event.kind !== 'rolled' && event.kind !== 'came to') return null;
    const going = this.going(event, player.id, test);
    if (event.kind === 'rolled') {
      const { faces } = event.values;
      this.throws++;
      if (going && test) {
        // Sixes have added dice.
        const more = { ...going, faces: [...going.faces, ...faces] };
        return { ...test, sides: [...test.sides.slice(0, -1), more], throws: this.throws };
      }
      return this.begun(test, event, player, faces);
    }
    const of = going && test ? test : this.begun(test, event, player, []);
    const { successes } = event.values;
    return { ...of, sides: of.sides.map((side, i) => (i < of.sides.length - 1 ? side : { ...side, successes })) };
  }

  /** The side whose test this goes on with. */
  private going(event: Rolling, player: string, test: Test | null): Side | null {
    const last = test?.sides[test.sides.length - 1];
    return last && last.player === player && last.kind === event.values.action && last.successes === null ? last : null;
  }

  /** The test as these events will leave it, before another one begins; and whether none of them concerns it. */
  foresee(events: readonly Event[], test: Test): { test: Test; last: boolean } {
    const twin = new Gathering();
    twin.modifiers = new Map(this.modifiers);
    twin.throws = this.throws;
    let seen = test;
    for (const event of events) {
      if (event.kind === 'token spent' || event.kind === 'rush' || event.kind === 'free action') break;
      if (event.kind === 'rolled' || event.kind === 'came to') {
        const player = event.telling.values['player'];
        const going = player?.kind === 'named' && this.going(event, player.id, seen);
        if (!going && !ANSWERS.includes(event.values.action)) break;
      }
      seen = twin.take(event, seen) ?? seen;
    }
    return { test: seen, last: seen === test };
  }

  forget(): void {
    this.modifiers.clear();
  }

  private begun(test: Test | null, event: Rolling, who: { id: string; name: string }, faces: number[]): Test {
    const kind = event.values.action;
    const side: Side = {
      player: who.id,
      name: who.name,
      kind,
      action: event.telling.values['action'] ?? null,
      stat: event.kind === 'rolled' ? event.values.stat : 0,
      modifiers: this.modifiers.get(who.id) ?? [],
      faces,
      dice: faces.length,
      successes: null,
    };
    this.modifiers.delete(who.id);
    const before = test && ANSWERS.includes(kind) ? test.sides.slice(-2) : [];
    return { sides: [...before, side], rule: event.rule, throws: faces.length ? this.throws : ++this.throws };
  }
}
