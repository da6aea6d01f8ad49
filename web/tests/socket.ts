// A socket that goes nowhere: tests read what was sent and say what comes.
import { vi } from 'vitest';
import type { ServerMessage } from '../src/protocol';

export class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  readonly sent: Record<string, unknown>[] = [];
  readyState = 0;
  onopen = (): void => {};
  onclose = (): void => {};
  onmessage = (_event: { data: string }): void => {};

  constructor(readonly address: URL) {
    Socket.all.push(this);
  }

  static get last(): Socket {
    return Socket.all.at(-1)!;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  open(): void {
    this.readyState = Socket.OPEN;
    this.onopen();
  }

  say(message: ServerMessage): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  close(): void {
    this.readyState = 3;
    this.onclose();
  }

  /** The latest request of a kind. */
  asked(type: string): Record<string, unknown> & { id: string } {
    return this.sent.findLast((each) => each['type'] === type) as Record<string, unknown> & { id: string };
  }
}

/** Let every connection from now on go through such sockets. */
export function socketed(): void {
  Socket.all = [];
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('location', { href: 'http://table.test/#/match/1' });
  vi.stubGlobal('window', globalThis);
}

/** The first message of a connection. */
export function welcome(stream = 'one'): ServerMessage {
  return {
    type: 'welcome',
    protocol: 2,
    role: 'home',
    stream,
    setting: { cards: 'none' },
    info: {
      match: '1',
      game: 'noughts',
      content: '',
      software: '',
      setup: {},
      seats: [],
      commitment: '',
      created: 0,
      help: 'advice',
      hands: 0,
    },
  };
}

/** Whatever waits for nothing but its turn has had it. */
export async function settled(): Promise<void> {
  for (let i = 0; i < 20; i++) await Promise.resolve();
}
