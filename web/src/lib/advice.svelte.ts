// Hints for the question at hand, once somebody has asked for them.
import type { Hint } from '../protocol';
import type { Match } from './match.svelte';

export class Advice {
  hints = $state.raw<Hint[] | null>(null);
  /** The one that is looked at. */
  looked = $state<number | null>(null);
  /** Hints asked for by key get the focus. */
  byKey = $state(false);

  constructor(private readonly match: Match) {}

  /** Ask, or be done with it. */
  async toggle(byKey: boolean): Promise<void> {
    if (this.hints) return this.close();
    const asked = this.match.question;
    if (!asked) return;
    this.byKey = byKey;
    const found = await this.match.consult(null);
    if (found && this.match.question === asked) this.hints = found.hints;
  }

  close(): void {
    this.hints = null;
    this.looked = null;
  }
}
