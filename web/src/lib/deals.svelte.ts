// What is between the two sides of a match: clocks, and what one asks of the other.
import type { ClockShown, Deal, Present, Refused, Say, Sitting, Spoken, Standing, Talk, Waiting } from '../protocol';
import type { Connection } from './connection';

/** The clocks as they were at a moment of this page's time. */
export type Timed = ClockShown & { at: number };

export class Deals {
  standing = $state.raw<Standing | null>(null);
  /** What the sides have said to each other, and whether both have opened the chat. */
  said = $state.raw<readonly Spoken[]>([]);
  chatting = $state(false);
  private at = 0;

  constructor(
    private readonly connection: Connection,
    private readonly refused: (refusal: Refused) => void,
  ) {}

  /** This side's own number for the dice. */
  get nonce(): string {
    return this.connection.nonce;
  }

  take(message: Standing | Talk): void {
    if (message.type === 'talk') {
      const last = this.said.at(-1)?.number ?? -1;
      this.said = [...this.said, ...message.lines.filter((each) => each.number > last)];
      this.chatting = message.open;
      return;
    }
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

  /** Say something to the other side; whether it was said. */
  async say(kind: Say['kind'], what = ''): Promise<boolean> {
    const reply = await this.connection.ask({ type: 'say', kind, what });
    if (reply.type === 'refused') this.refused(reply);
    return reply.type !== 'refused';
  }
}

/** Who has not come yet, where the dice wait for a number of each side. */
export function awaited(asked: Waiting | null, present: Present | null, seats: readonly Sitting[]): string {
  if (asked?.topic !== 'dice' || !present) return '';
  return seats[present.nonces.findIndex((each) => each.by === 'nobody')]?.name ?? '';
}
