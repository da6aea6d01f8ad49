// What is drawn: everybody of the content, each unlike the others.
import { describe, expect, test } from 'vitest';
import { POSES } from '../src/drawing/figure';
import { GAMES, gameOf } from '../src/games';

const CONTENT = import.meta.glob<string>('../../src/thirdhalf/games/*/content/**/*.toml', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The ids that a game's files of this name have after this heading. */
function idsOf(game: string, files: string, heading: string): string[] {
  return Object.entries(CONTENT)
    .filter(([path]) => path.includes(`/${game}/content/${files}`))
    .flatMap(([, text]) =>
      [...text.matchAll(new RegExp(`${heading}\\s*id = "([^"]+)"`, 'g'))].map((found) => found[1]!),
    );
}

const art = (await gameOf('takkure').art?.())!;
const players = idsOf('takkure', 'teams/', '\\[\\[player\\]\\]');

describe('Takkure', () => {
  test('has twelve players', () => {
    expect(players).toHaveLength(12);
  });

  test('everybody has a face of their own, and Tackly too', () => {
    const faces = [...players, 'tackly'].map(art.bust);
    expect(faces.every((face) => face.length > 500)).toBe(true);
    expect(new Set(faces).size).toBe(13);
  });

  test.each(POSES)('everybody is to be told from above, %s', (pose) => {
    const figures = players.map((player) => art.figure(player, pose));
    expect(figures.every((figure) => figure.length > 500)).toBe(true);
    expect(new Set(figures).size).toBe(12);
  });

  test.each(players)('%s shows what befalls', (player) => {
    expect(new Set(POSES.map((pose) => art.figure(player, pose))).size).toBe(POSES.length);
  });

  test('nobody that it does not know', () => {
    expect(art.portrait('nobody')).toBe('');
    expect(art.figure('nobody', 'standing')).toBe('');
  });
});

test('drawings need no style and load nothing', () => {
  for (const player of players) {
    const drawn = art.portrait(player) + art.figure(player, 'running');
    expect(drawn).not.toMatch(/style|href|url\(|<script|NaN|undefined/);
  }
});

test('a game without drawings is any game', () => {
  expect(GAMES.map(({ id }) => id)).not.toContain('nine-pins');
  expect(gameOf('nine-pins').art).toBeNull();
});
