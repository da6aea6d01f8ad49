// A puzzle: a question of a match that is over, asked at the table. The answer is judged, and nothing comes of it there.
import { Match } from '../lib/match.svelte';
import type { Scene } from '../lib/scene.svelte';
import type { Script } from '../lib/course.svelte';
import type { Help } from '../lib/settings.svelte';
import type { Answered } from '../protocol';

export class Puzzle extends Match {
  /** What is to be said of the answer, once there is one. */
  answered = $state.raw<Answered | null>(null);
  failure = $state.raw<unknown>(null);
  judging = $state(false);

  constructor(
    token: string,
    stage: Scene,
    private readonly grade: (choice: number[]) => Promise<Answered>,
  ) {
    super(token, stage);
  }

  /** Nobody helps before the answer; then what is best is shown as any suggestion is. */
  override get agreed(): Help {
    return this.answered ? 'advice' : 'none';
  }

  override get help(): Help {
    return this.agreed;
  }

  override async choose(choice: number[]): Promise<boolean> {
    if (this.sending || !this.question) return false;
    this.sending = true;
    this.judging = true;
    this.refusal = null;
    this.failure = null;
    try {
      const told = await this.judge(choice);
      if (told?.why) this.refusal = { rule: told.rule, why: told.why };
      else {
        this.answered = await this.grade(choice);
        this.best = this.suggestion = this.answered.best.answer.numbers;
      }
    } catch (failed) {
      this.failure = failed;
    }
    this.judging = false;
    // Nothing more is answered until somebody tries again.
    this.sending = this.answered !== null;
    return false;
  }

  /** Of several answers that belong together the first is what was asked for. */
  override follow(script: Script): void {
    const choice = this.question && script(this.question);
    if (choice) void this.choose(choice);
  }

  override async step(): Promise<void> {}

  override async takeBack(): Promise<void> {}

  /** The same question once more. */
  retry(): void {
    this.answered = null;
    this.best = null;
    this.sending = false;
    this.ask(this.question && { ...this.question }, this.asked);
  }
}
