import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection, type Link } from '../src/lib/connection';
import { PROTOCOL, type ServerMessage } from '../src/protocol';
import { settled, Socket, socketed, welcome } from './socket';

const heard: ServerMessage[] = [];
const links: [Link, string][] = [];

function connected(): Connection {
  const connection = new Connection('a-token', {
    message: (message) => heard.push(message),
    link: (state, why) => links.push([state, why]),
  });
  Socket.last.open();
  return connection;
}

describe('a connection', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    socketed();
    heard.length = links.length = 0;
  });

  it('greets with its token, and has seen nothing yet', () => {
    connected();
    expect(String(Socket.last.address)).toBe('ws://table.test/api/play');
    const nonce = expect.stringMatching(/^[0-9a-f]{64}$/);
    expect(Socket.last.sent).toEqual([
      { type: 'hello', protocol: PROTOCOL, token: 'a-token', stream: '', after: -1, nonce },
    ]);
    Socket.last.say(welcome());
    expect(links).toEqual([
      ['connecting', ''],
      ['open', ''],
    ]);
  });

  it('settles a request with the answer of its id, and tells nobody else of it', async () => {
    const connection = connected();
    const answer = connection.ask({ type: 'weigh', turn: 3 });
    const { id } = Socket.last.asked('weigh');
    Socket.last.say({ type: 'weighed', id: 'another', weights: [] });
    Socket.last.say({ type: 'weighed', id, weights: [] });
    expect((await answer).id).toBe(id);
    expect(heard).toEqual([]);
  });

  it('connects again after a break, says what it has seen, and sends again what was not answered', async () => {
    const connection = connected();
    Socket.last.say(welcome('stream'));
    Socket.last.say({ type: 'going on', number: 7 });
    const answer = connection.ask({ type: 'weigh', turn: 3 });
    const { id } = Socket.last.asked('weigh');
    Socket.last.close();
    expect(links.at(-1)).toEqual(['lost', '']);
    vi.advanceTimersByTime(500);
    Socket.last.open();
    expect(Socket.all.length).toBe(2);
    expect(Socket.last.asked('hello')).toMatchObject({ stream: 'stream', after: 7 });
    Socket.last.say(welcome('stream'));
    expect(Socket.last.asked('weigh').id).toBe(id);
    Socket.last.say({ type: 'accepted', id });
    await expect(answer).resolves.toMatchObject({ type: 'accepted' });
  });

  it('waits longer and longer, and at once again when it was welcome', () => {
    connected();
    for (const wait of [400, 800, 1600]) {
      const before = Socket.all.length;
      Socket.last.close();
      vi.advanceTimersByTime(wait - 1);
      expect(Socket.all.length).toBe(before);
      vi.advanceTimersByTime(1);
      expect(Socket.all.length).toBe(before + 1);
    }
    Socket.last.open();
    Socket.last.say(welcome());
    Socket.last.close();
    vi.advanceTimersByTime(400);
    expect(Socket.all.length).toBe(5);
  });

  it('ends with a problem, and when it is closed', async () => {
    connected();
    Socket.last.say({ type: 'problem', code: 'token', why: '' });
    Socket.last.close();
    expect(links.at(-1)).toEqual(['ended', 'token']);
    connected().close();
    vi.advanceTimersByTime(60_000);
    await settled();
    expect(Socket.all.length).toBe(2);
  });
});
