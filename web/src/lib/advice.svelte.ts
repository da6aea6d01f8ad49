// Hints for the question at hand, once somebody has asked for them, and how an answer compares with the best.
import type { Hint } from '../protocol';
import type { Match } from './match.svelte';
import { brief, t } from './words.svelte';

/** So many are laid out side by side. */
const LAID_OUT = 3;
/** Differences in hundredths of what the game counts, below which an answer is as good, or a little worse. */
const EQUAL = 1;
const LESS = 5;

export class Advice {
  hints = $state.raw<Hint[] | null>(null);
  /** The one that is looked at. */
  looked = $state<number | null>(null);
  /** Hints asked for by key get the focus. */
  byKey = $state(false);

  constructor(
    private readonly match: Match,
    /** What counts as one in the game, in the unit of a hint's gain. */
    private readonly one: number,
    /** The answer that a lesson shows, if it shows one: it has the first word, whatever the adviser finds. */
    private readonly shown: () => number | null = () => null,
  ) {}

  /** Whether anything may be asked. */
  get allowed(): boolean {
    return this.match.agreed !== 'none';
  }

  /** Ask, or be done with it. */
  async toggle(byKey: boolean): Promise<void> {
    if (this.hints) return this.close();
    const asked = this.match.question;
    if (!asked || !this.allowed) return;
    this.byKey = byKey;
    // In the order they will be kept in, however early somebody asks.
    await this.match.advised;
    const found = this.match.hints ?? (await this.match.consult(null))?.hints;
    if (found && this.match.question === asked) this.hints = found.slice(0, LAID_OUT);
  }

  close(): void {
    this.hints = null;
    this.looked = null;
  }

  /** How a hint compares with the best, in words; nothing where nothing is foreseen. */
  rank(hint: Hint): string {
    const all = this.match.hints ?? this.hints;
    const best = all?.[0];
    if (!best || !hint.odds.length || this.match.help !== 'advice') return '';
    // What a lesson is about need not be what promises most: then it is not called so, and nothing is compared with it.
    const shown = this.shown();
    const taught = shown === null ? best.choice.join() : `${shown}`;
    const most = Math.max(...all.map(({ gain }) => gain));
    if (taught !== best.choice.join() || this.share(most - best.gain) > EQUAL)
      return hint.choice.join() === taught ? t('ui-rank-taught') : '';
    const less = this.share(best.gain - hint.gain);
    if (hint.choice.join() === taught) return t('ui-rank-best');
    return t(less < EQUAL ? 'ui-rank-equal' : less < LESS ? 'ui-rank-less' : 'ui-rank-much-less');
  }

  /** A difference in hundredths of what counts as one. */
  private share(gain: number): number {
    return (gain * 100) / this.one;
  }

  /** What an answer comes to, in few words, where odds are wanted and known. */
  odds(choice: readonly number[]): string {
    const hint = this.match.hints?.find((each) => each.choice.join() === choice.join());
    if (!hint?.odds.length || this.match.help === 'none') return '';
    return [brief(hint.reason), this.rank(hint)].filter(Boolean).join(' · ');
  }
}
