// What calls somebody back to the table, and what is read of sounds.
import { beforeEach, expect, it, vi } from 'vitest';
import { settings } from '../src/lib/settings.svelte';
import { heard, sound } from '../src/lib/sound.svelte';
import { callBack } from '../src/lib/summons';

const notes: { title: string; body: string; tag: string }[] = [];

class Notification {
  static permission = 'granted';
  onclick: (() => void) | null = null;
  close = vi.fn();
  constructor(title: string, { body, tag }: { body: string; tag: string }) {
    notes.push({ title, body, tag });
  }
}

beforeEach(() => {
  notes.length = 0;
  Notification.permission = 'granted';
  Object.assign(globalThis, { Notification });
});

it('notifies who wishes it, of which match', () => {
  settings.notify = true;
  callBack('Yamato – Teriomorphs', 'm1');
  expect(notes).toMatchObject([{ body: 'Yamato – Teriomorphs', tag: 'm1' }]);
});

it('notifies nobody who does not wish it, or whose system refuses', () => {
  settings.notify = false;
  callBack('Yamato – Teriomorphs', 'm1');
  settings.notify = true;
  Notification.permission = 'denied';
  callBack('Yamato – Teriomorphs', 'm1');
  expect(notes).toEqual([]);
});

it('captions what is heard, the same again as something new, and leaves steps and dice to the log', () => {
  sound('contact');
  const first = heard.caption;
  expect(first?.sound).toBe('contact');
  sound('step');
  sound('dice');
  expect(heard.caption).toBe(first);
  sound('contact');
  expect(heard.caption?.number).toBeGreaterThan(first!.number);
});
