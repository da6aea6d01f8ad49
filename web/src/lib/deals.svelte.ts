// What is between the two sides of a match: clocks, and what one asks of the other.
import type { ClockShown, Deal, Present, Refused, Sitting, Standing, Waiting } from '../protocol';
import type { Connection } from './connection';

/** The clocks as they were at a moment of this page's time. */
export type Timed = ClockShown & { at: number };

export class Deals {
  standing = $state.raw<Standing | null>(null);
  private at = 0;

  constructor(
    private readonly connection: Connection,
    private readonly refused: (refusal: Refused) => void,
  ) {}

  /** This side's own number for the dice. */
  get nonce(): string {
    return this.connection.nonce;
  }

  take(message: Standing): void {
    this.at = performance.now();
    this.standing = message;
  }

  get clock(): Timed | null {
    return this.standing?.clock ? { ...this.standing.clock, at: this.at } : null;
  }

  /** Ask for something, agree to it, or end it. */
  async ask(what: Deal['what']): Promise<void> {
    const reply = await this.connection.ask({ type: 'deal', what });
    if (reply.type === 'refused') this.refused(reply);
  }
}

/** Who has not come yet, where the dice wait for a number of each side. */
export function awaited(asked: Waiting | null, present: Present | null, seats: readonly Sitting[]): string {
  if (asked?.topic !== 'dice' || !present) return '';
  return seats[present.nonces.findIndex((each) => each.by === 'nobody')]?.name ?? '';
}
