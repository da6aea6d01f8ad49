// One connection to one seat of a match: greets, asks, connects again after a break and then gets what it missed.
import { PROTOCOL, type ClientMessage, type ServerMessage } from '../protocol';
import { fresh, nonceOf } from './api';
import { transport, type Line } from './transport';

type Numbered = Extract<ServerMessage, { number: number }>;
type Reply = Extract<ServerMessage, { id: string }>;
/** A request before it has its id. */
type Wish<Message = Exclude<ClientMessage, { type: 'hello' }>> = Message extends { id: string }
  ? Omit<Message, 'id'>
  : never;

export type Link = 'connecting' | 'open' | 'lost' | 'ended';

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;

export interface Listener {
  message(message: ServerMessage): void;
  link(state: Link, why: string): void;
}

export class Connection {
  private line: Line | null = null;
  private greeted = false;
  private stream = '';
  private seen = -1;
  private wait = FIRST_WAIT;
  private timer = 0;
  private closed = false;
  /** This side's part of the dice. */
  readonly nonce: string;
  private readonly open = new Map<string, { text: string; settle: (reply: Reply) => void }>();

  constructor(
    private readonly token: string,
    private readonly listener: Listener,
  ) {
    this.nonce = nonceOf(token);
    this.connect();
  }

  /** Send a request; the promise settles with its answer, after a break too. */
  ask(wish: Wish): Promise<Reply> {
    const id = fresh(16);
    const text = JSON.stringify({ ...wish, id });
    return new Promise((settle) => {
      this.open.set(id, { text, settle });
      if (this.greeted) this.line?.send(text);
    });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.line?.close();
  }

  private connect(): void {
    this.listener.link('connecting', '');
    let ended = '';
    const line: Line = transport.connect({
      open: () => {
        const hello: ClientMessage = {
          type: 'hello',
          protocol: PROTOCOL,
          token: this.token,
          stream: this.stream,
          after: this.seen,
          nonce: this.nonce,
        };
        line.send(JSON.stringify(hello));
        this.greeted = true;
      },
      message: (text) => {
        const message = JSON.parse(text) as ServerMessage;
        if (message.type === 'problem') ended = message.code;
        this.take(message);
      },
      closed: () => {
        if (this.closed || this.line !== line) return;
        this.greeted = false;
        if (ended && ended !== 'again') {
          this.closed = true;
          this.listener.link('ended', ended);
          return;
        }
        this.listener.link('lost', '');
        this.timer = window.setTimeout(() => this.connect(), this.wait);
        this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
      },
    });
    this.line = line;
  }

  private take(message: ServerMessage): void {
    if (message.type === 'welcome') {
      if (message.stream !== this.stream) this.seen = -1;
      this.stream = message.stream;
      this.wait = FIRST_WAIT;
      this.listener.link('open', '');
      for (const { text } of this.open.values()) this.line?.send(text);
    }
    if ('number' in message) this.seen = (message as Numbered).number;
    if ('id' in message) {
      this.open.get(message.id)?.settle(message);
      this.open.delete(message.id);
      return;
    }
    this.listener.message(message);
  }
}
