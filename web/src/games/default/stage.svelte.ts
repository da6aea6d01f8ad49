// Events that nobody knows how to draw: each is read in the log, and the table is as it is when all have happened.
import { Scene, type PlainWire, type Standing, type Tone } from '../../lib/scene.svelte';
import { scoreOf } from './state';

const GLANCE = 240;

export class Stage extends Scene<PlainWire> {
  tone(): Tone {
    return '';
  }

  begins(): boolean {
    return true;
  }

  override standing(): Standing | null {
    const score = this.table && scoreOf(this.table);
    return score && { score: [score.home, score.away], time: '' };
  }

  protected rest(): void {}

  protected forget(): void {}

  protected gather(): void {}

  protected show(): Promise<void> {
    return this.pause(GLANCE);
  }
}
