// What is drawn: everybody of the content, each unlike the others.
import { describe, expect, test } from 'vitest';
import { POSES } from '../src/drawing/figure';
import { GAMES, gameOf } from '../src/games';
import { moodOf as ofDreadball } from '../src/games/dreadball/mood';
import { moodOf as ofTakkure } from '../src/games/takkure/tones';

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
  test('has thirty players', () => {
    expect(players).toHaveLength(30);
  });

  test('everybody has a face of their own, and Tackly too', () => {
    const faces = [...players, 'tackly'].map(art.bust);
    expect(faces.every((face) => face.length > 500)).toBe(true);
    expect(new Set(faces).size).toBe(31);
  });

  test.each(POSES)('everybody is to be told from above, %s', (pose) => {
    const figures = players.map((player) => art.figure(player, pose));
    expect(figures.every((figure) => figure.length > 500)).toBe(true);
    expect(new Set(figures).size).toBe(30);
  });

  test.each(players)('%s shows what befalls', (player) => {
    expect(new Set(POSES.map((pose) => art.figure(player, pose))).size).toBe(POSES.length);
  });

  test('nobody that it does not know', () => {
    expect(art.portrait('nobody')).toBe('');
    expect(art.figure('nobody', 'standing')).toBe('');
  });
});

const plays = [
  ...idsOf('takkure', 'individual_plays', '\\[\\[play\\]\\]').map((id) => `card-${id}`),
  ...idsOf('takkure', 'team_plays', '\\[\\[team_play\\]\\]').map((id) => `play-${id}`),
];

test('every card has a picture of its own', () => {
  expect(plays).toHaveLength(53);
  const pictures = plays.map(art.card);
  expect(pictures.every((picture) => picture.length > 500)).toBe(true);
  expect(new Set(pictures).size).toBe(53);
});

test.each([
  ['takkure', 'dome'],
  ['takkure', 'whale'],
  ['dreadball', ''],
])('around the pitch of %s %s are rows that can jump', async (game, kind) => {
  const drawn = (await gameOf(game).art?.())!;
  for (const landscape of [true, false]) {
    const lie = { across: 13, down: 8, landscape, turned: false };
    const parts = (['stand', 'even', 'odd'] as const).map((part) => drawn.stands!(kind, lie, part));
    expect(parts.every((part) => part.length > 500)).toBe(true);
    expect(new Set(parts).size).toBe(3);
    expect(parts.join('')).not.toMatch(/NaN|undefined/);
  }
});

test('the crowd jumps at a try and a strike, and falls silent when somebody is hurt', () => {
  const last = (kind: string): { event: { kind: string } }[] => [{ event: { kind: 'rolled' } }, { event: { kind } }];
  expect([ofTakkure([]), ofTakkure(last('try')), ofTakkure(last('injury'))]).toEqual(['', 'cheer', 'hush']);
  expect([ofDreadball([]), ofDreadball(last('strike')), ofDreadball(last('injured'))]).toEqual(['', 'cheer', 'hush']);
});

describe('DreadBall', async () => {
  const drawn = (await gameOf('dreadball').art?.())!;
  const roles = Object.entries(CONTENT)
    .filter(([path]) => path.includes('/dreadball/content/teams/'))
    .flatMap(([, text]) => {
      const team = /^id = "([^"]+)"/m.exec(text)![1]!;
      return [...text.matchAll(/role = "([^"]+)"/g)].map((found) => `${team} ${found[1]}`);
    });

  test('has eleven roles in its teams', () => {
    expect(roles).toHaveLength(11);
  });

  test.each(roles)('%s has a face and stands in every pose', (role) => {
    expect(drawn.portrait(role).length).toBeGreaterThan(500);
    expect(new Set(POSES.map((pose) => drawn.figure(role, pose))).size).toBe(POSES.length);
  });
});

test.each(GAMES.map(({ id }) => id))('every team of %s has a sign, by id and by name', async (game) => {
  const drawn = (await gameOf(game).art?.())!;
  const teams = idsOf(game, 'teams/', '^[^\\[]*?');
  expect(teams.length).toBeGreaterThan(1);
  expect(new Set(teams.map(drawn.crest)).size).toBe(teams.length);
  for (const team of teams) {
    expect(drawn.crest(team)).not.toBe('');
    expect(drawn.crest(team.toUpperCase())).toBe(drawn.crest(team));
  }
});

test('drawings need no style and load nothing', () => {
  for (const [i, player] of players.entries()) {
    const drawn = art.portrait(player) + art.figure(player, 'running') + art.card(plays[i]!) + art.card(plays[i + 17]!);
    expect(drawn).not.toMatch(/style|href|url\(|<script|NaN|undefined/);
  }
});

test('a game without drawings is any game', () => {
  expect(GAMES.map(({ id }) => id)).not.toContain('nine-pins');
  expect(gameOf('nine-pins').art).toBeNull();
});
