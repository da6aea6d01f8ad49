// What a suggestion leads to, shown on the pitch before anything is drawn: where the suggested player is to run.
import { untrack } from 'svelte';
import type { Match } from '../../lib/match.svelte';
import { ghost, type Ghost } from './ghosts';
import type { Stage } from './stage.svelte';
import type { Question, Topic } from './table';

/** Answers that are picked, and followed by one that is drawn. */
const LEADING: readonly Topic[] = ['player', 'first action', 'second action'];

export class Foresight {
  ghosts = $state.raw<readonly Ghost[]>([]);

  constructor(
    private readonly match: Match<Stage>,
    private readonly initials: (player: string) => string,
  ) {}

  /** Follow the questions, as long as the screen is there; where measuring is closed nothing is foreseen (0.03, R-83). */
  attend(suggested: () => readonly number[] | null): void {
    $effect(() => {
      const { question, setting } = this.match;
      const suggestion = suggested();
      this.ghosts = [];
      if (question && suggestion && setting?.measuring === 'open') untrack(() => void this.look(question, suggestion));
    });
  }

  /** Look where the suggestion leads, as far as only this coach is asked. */
  private async look(asked: Question, suggestion: readonly number[]): Promise<void> {
    if (!LEADING.includes(asked.topic) || this.match.planned.length) return;
    const steps = await this.match.plan();
    if (this.match.question !== asked || steps[0]?.choice.join() !== suggestion.join()) return;
    const drawn = steps.find(({ question, choice }) => question.form !== 'pick' && choice.length);
    const found =
      drawn && ghost(drawn.question, drawn.choice, this.initials(drawn.question.data.subjects[0] ?? ''), false);
    this.ghosts = found ? [found] : [];
  }
}
