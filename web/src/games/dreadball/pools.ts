// Pools of dice gathered from events: who rolls how many and why, what they show, how many succeed.
import type { Modifier, Roller } from '../../lib/roll';
import type { Argument, Happened } from '../../protocol';

export interface Side extends Roller {
  /** The action's number and its words. */
  kind: number;
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

/** Slamback, Dodge, Armour and Catch: they answer a test that was rolled before. */
const ANSWERS = [9, 10, 11, 12];

/** Gathers tests event by event. */
export class Gathering {
  private modifiers = new Map<string, Modifier[]>();
  private throws = 0;

  /** The test after this event, or null where it does not concern any. */
  take(event: Happened, test: Test | null): Test | null {
    const told = event.telling.values;
    const player = told['player'];
    if (player?.kind !== 'named') return null;
    if (event.kind === 'modified') {
      const source = told['source'];
      if (source)
        this.modifiers.set(player.id, [
          ...(this.modifiers.get(player.id) ?? []),
          { amount: event.values[2] ?? 0, source },
        ]);
      return null;
    }
    const kind = event.values[1] ?? 0;
    const last = test?.sides[test.sides.length - 1];
    const going = last && last.player === player.id && last.kind === kind && last.successes === null ? last : null;
    if (event.kind === 'rolled') {
      const faces = event.values.slice(3);
      this.throws++;
      if (going && test) {
        // Sixes have added dice.
        const more = { ...going, faces: [...going.faces, ...faces] };
        return { ...test, sides: [...test.sides.slice(0, -1), more], throws: this.throws };
      }
      return this.begun(test, event, { id: player.id, name: player.name }, kind, faces);
    }
    if (event.kind === 'came to') {
      const successes = event.values[2] ?? 0;
      const of = going ? test! : this.begun(test, event, { id: player.id, name: player.name }, kind, []);
      const sides = [...of.sides.slice(0, -1), { ...of.sides[of.sides.length - 1]!, successes }];
      return { ...of, sides };
    }
    return null;
  }

  forget(): void {
    this.modifiers.clear();
  }

  private begun(
    test: Test | null,
    event: Happened,
    who: { id: string; name: string },
    kind: number,
    faces: number[],
  ): Test {
    const side: Side = {
      player: who.id,
      name: who.name,
      kind,
      action: event.telling.values['action'] ?? null,
      stat: event.kind === 'rolled' ? (event.values[2] ?? 0) : 0,
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
