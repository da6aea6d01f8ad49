// How dice may be shared out is told with what comes of it.
import type { Match } from '../../lib/match.svelte';
import type { PickOption, Weight } from '../../protocol';
import type { Stage } from './stage.svelte';
import type { Question, Topic } from './table';

/** 3.07: the question how many dice meet an opponent. */
const SHARING: Topic = 'dice for opponent';

export class Weighing {
  private weights = $state.raw<Weight[]>([]);

  constructor(private readonly match: Match<Stage>) {}

  /** Ask about the question of the moment. */
  async ask(asked: Question): Promise<void> {
    this.weights = [];
    if (asked.topic !== SHARING) return;
    const found = await this.match.weigh();
    if (this.match.question === asked) this.weights = found;
  }

  of(option: PickOption): Weight | undefined {
    return this.weights.find((each) => each.choice[0] === option.choice);
  }
}
