// One connection to one seat of a match: greets, asks, connects again after a break and then gets what it missed.
import { PROTOCOL, type ClientMessage, type ServerMessage } from '../protocol';
import { fresh } from './api';

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
  private socket: WebSocket | null = null;
  private stream = '';
  private seen = -1;
  private wait = FIRST_WAIT;
  private timer = 0;
  private closed = false;
  private readonly open = new Map<string, { text: string; settle: (reply: Reply) => void }>();

  constructor(
    private readonly token: string,
    private readonly listener: Listener,
  ) {
    this.connect();
  }

  /** Send a request; the promise settles with its answer, after a break too. */
  ask(wish: Wish): Promise<Reply> {
    const id = fresh(16);
    const text = JSON.stringify({ ...wish, id });
    return new Promise((settle) => {
      this.open.set(id, { text, settle });
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
    });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }

  private connect(): void {
    this.listener.link('connecting', '');
    const address = new URL('./api/play', location.href);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    address.hash = '';
    const socket = new WebSocket(address);
    this.socket = socket;
    let ended = '';
    socket.onopen = () => {
      const hello: ClientMessage = {
        type: 'hello',
        protocol: PROTOCOL,
        token: this.token,
        stream: this.stream,
        after: this.seen,
      };
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      const message = JSON.parse(event.data) as ServerMessage;
      if (message.type === 'problem') ended = message.code;
      this.take(message);
    };
    socket.onclose = () => {
      if (this.closed || this.socket !== socket) return;
      if (ended && ended !== 'again') {
        this.closed = true;
        this.listener.link('ended', ended);
        return;
      }
      this.listener.link('lost', '');
      this.timer = window.setTimeout(() => this.connect(), this.wait);
      this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
    };
  }

  private take(message: ServerMessage): void {
    if (message.type === 'welcome') {
      if (message.stream !== this.stream) this.seen = -1;
      this.stream = message.stream;
      this.wait = FIRST_WAIT;
      this.listener.link('open', '');
      for (const { text } of this.open.values()) this.socket?.send(text);
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
