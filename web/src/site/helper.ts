// Another worker: coaches think in one, matches are judged in another, so that whoever plays never waits for that.
import { startPython } from './python';
import type { Order } from './said';

interface OwnModule {
  put(kept: string): string;
}

type Helping = Record<string, (line: string, tell: (line: string) => void) => void>;

let working: Promise<(line: string) => void> | null = null;

async function begin({ work, supply, own }: Extract<Order, { kind: 'begin' }>): Promise<(line: string) => void> {
  const python = await startPython(supply);
  (python.pyimport('thirdhalf.server.page.own') as OwnModule).put(own);
  const helping = python.pyimport('thirdhalf.server.page.helper') as Helping;
  return (line) => helping[work]?.(line, (told: string) => self.postMessage(told));
}

self.onmessage = async (event: MessageEvent<Order>) => {
  const order = event.data;
  try {
    if (order.kind === 'begin') working = begin(order);
    const work = await working;
    if (order.kind === 'line') work?.(order.text);
  } catch (error) {
    // Whoever waits learns that nothing will come.
    reportError(error);
    self.close();
  }
};
