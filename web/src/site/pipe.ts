// Lines to and from another worker, which is there as long as it is needed.
import type { Supply } from './python';
import type { Order, Work } from './said';

interface Waiting {
  heard(line: string): void;
  gone(error: Error): void;
}

export class Pipe {
  private worker: Worker | null = null;
  private readonly lines: string[] = [];
  private waiting: Waiting | null = null;

  constructor(
    private readonly work: Work,
    private readonly supply: Supply,
    private readonly own: string,
  ) {}

  wake(): void {
    if (this.worker) return;
    const made = new Worker(new URL('./helper.ts', import.meta.url), { type: 'module', name: this.work });
    this.worker = made;
    made.onmessage = (event: MessageEvent<string>) => {
      if (made !== this.worker) return;
      this.lines.push(event.data);
      this.hand();
    };
    made.onerror = () => made === this.worker && this.end();
    this.order({ kind: 'begin', work: this.work, supply: this.supply, own: this.own });
  }

  say(text: string): void {
    this.wake();
    this.order({ kind: 'line', text });
  }

  hear(): Promise<string> {
    if (!this.worker) return Promise.reject(new Error('the worker has ended'));
    return new Promise((heard, gone) => {
      this.waiting = { heard, gone };
      this.hand();
    });
  }

  end(): void {
    this.worker?.terminate();
    this.worker = null;
    this.lines.length = 0;
    const waiting = this.waiting;
    this.waiting = null;
    waiting?.gone(new Error('the worker has ended'));
  }

  private order(order: Order): void {
    this.worker?.postMessage(order);
  }

  private hand(): void {
    if (!this.waiting || !this.lines.length) return;
    const { heard } = this.waiting;
    this.waiting = null;
    heard(this.lines.shift() ?? '');
  }
}
