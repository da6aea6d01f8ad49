// The match as a page of panels: whatever happened there are five to eight, everything is said, and nothing runs over.
import { beforeEach, describe, expect, test } from 'vitest';
import { gameOf } from '../src/games';
import { LANGUAGES, speak } from '../src/lib/words.svelte';
import { fitted, heightOf, lines, type Measure } from '../src/manga/lettering';
import { pageOf } from '../src/manga/page';
import { panelsOf } from '../src/manga/stage';
import { type Known, storyOf } from '../src/manga/story';
import type { Analysis, Marker, Moment, PlayerFigures, Telling, ThirdHalf } from '../src/protocol';

const measure: Measure = (text, size) => text.length * size * 0.58;

function player(id: string, seat: 'home' | 'away', value: number): PlayerFigures {
  return { id, name: id.toUpperCase(), seat, value, figures: { tackles: 3, tries: 1 } };
}

function rolled(id: string, faces: number[]): Telling {
  return {
    message: 'event-ball-taken',
    values: { player: { kind: 'named', id, name: id }, faces: { kind: 'numbers', values: faces } },
  };
}

function moment(move: number, change: number, by: Moment['by'] = 'chance'): Moment {
  return {
    move,
    by,
    about: 'tackle',
    question: by === 'chance' ? null : { message: 'question-mark', values: rolled('anpu', []).values },
    before: 0,
    change,
    error: 0,
    made: { choice: [1], numbers: [1], label: null },
    happened: [rolled('anpu', [3]), rolled('tetsu', [12, 5])],
    better: by === 'chance' ? null : { choice: [2], numbers: [2], label: null },
    reason: null,
    odds: [],
  };
}

function scored(move: number): Marker {
  const values = {
    ...rolled('tetsu', []).values,
    home: { kind: 'number', value: 1 },
    away: { kind: 'number', value: 0 },
  } as const;
  return { move, event: move, kind: 'try', player: 'tetsu', told: { message: 'event-ball-taken', values } };
}

function known(turns: Moment[], markers: Marker[], worst: Moment[], best: boolean): Known {
  const side = (seat: 'home' | 'away', ids: string[]): ThirdHalf['statistics']['home'] => ({
    figures: {},
    dice: { faces: Array.from({ length: 12 }, () => 1), expected: 1 },
    cards: [],
    players: ids.map((id, i) => player(id, seat, i)),
  });
  const statistics = {
    names: [],
    lengths: [],
    home: side('home', ['tetsu', 'oyabun', 'hayabusa']),
    away: side('away', ['anpu', 'apis']),
    markers,
  };
  const told = {
    game: 'takkure',
    setup: {},
    names: ['Ada <b>&"', 'Bo'],
    outcome: { winner: 'home', home_score: 3, away_score: 1, ending: '' },
    people: [],
    moves: 100,
    statistics,
    praises: [],
    progress: { course: [{ move: 0, chances: { win: 0.5, draw: 0.2, loss: 0.3 } }] },
  } as unknown as ThirdHalf;
  const analysis = {
    statistics,
    turning_points: turns,
    home: { worst },
    away: { worst: [] },
    course: [{ move: 0, chances: { win: 0.5, draw: 0.2, loss: 0.3 } }],
    best_player: best ? statistics.home.players[0] : null,
  } as unknown as Analysis;
  const names = { home: 'Yamato', away: 'Teriomorphs' };
  return { told, analysis, teams: names, names, verdict: 'It was luck.', figure: (name, value) => `${name} ${value}` };
}

const rich = known(
  [moment(40, 0.4), moment(10, -0.2), moment(20, 0.1)],
  [scored(40)],
  [moment(30, -0.2, 'home')],
  true,
);
const poor = known([], [scored(7), scored(9)], [], false);

async function page(from: Known): Promise<string> {
  const art = await gameOf('takkure').art!();
  const pair = { light: '#0ff', deep: '#044' };
  const look = {
    art,
    colours: { home: pair, away: pair },
    accent: '#cf5',
    likeness: (id: string) => id,
    comments: gameOf('takkure').faces[0]!,
    measure,
  };
  return pageOf(storyOf(from), { head: 'Head', whistle: 'Over', foot: 'Foot', title: 'Title', font: '' }, look);
}

beforeEach(() => speak('en'));

describe('the story of a match', () => {
  test('is told in the order in which it happened', () => {
    const { scenes } = storyOf(rich);
    expect(scenes.map(({ kind }) => kind)).toEqual(['start', 'turn', 'turn', 'choice', 'turn', 'star']);
    // Whom it helped stands in front, and the score is called where there was one.
    expect(scenes.filter(({ kind }) => kind === 'turn').map(({ people }) => people[0]!.id)).toEqual([
      'anpu',
      'tetsu',
      'tetsu',
    ]);
    expect(scenes[4]!.shout).toMatch(/TRY!.*1.:.0/);
    expect(scenes[1]!.dice.map(({ faces }) => faces)).toEqual([[3], [12, 5]]);
  });

  test('has the teams by name, for their signs, and says whose where both are the same', () => {
    const teams = { home: 'Yamato', away: 'Yamato' };
    const story = storyOf({ ...rich, teams, names: { home: 'Yamato (Home)', away: 'Yamato (Away)' } });
    expect(story.names).toEqual(teams);
    expect(story.end).toContain('Yamato (Home)');
  });

  test('tells of a throw what became of somebody, not how the match went on', () => {
    const went: Telling = { message: 'ui-manga-begin', values: {} };
    const taken: Telling = {
      message: 'event-ball-taken',
      values: { player: { kind: 'named', id: 'anpu', name: 'ANPU' } },
    };
    const turn = { ...moment(20, 0.3), happened: [rolled('anpu', [3]), taken, went] };
    const [, scene] = storyOf(known([turn], [], [], false)).scenes;
    expect(scene!.words).toContain('ANPU');
    expect(scene!.words).not.toContain('Here we go');
    const none = storyOf(known([{ ...turn, happened: [] }], [], [], false)).scenes[1];
    expect(none!.words).toBe('');
  });

  test('is told by what the match is remembered for where no dice turned it', () => {
    expect(storyOf(poor).scenes.map(({ kind }) => kind)).toEqual(['start', 'turn', 'turn']);
  });
});

describe('the page', () => {
  test.each([
    ['rich', rich, 8],
    ['poor', poor, 5],
  ] as const)('has its panels: %s', async (_, from, panels) => {
    expect((await page(from)).match(/<clipPath/g)).toHaveLength(panels);
  });

  test.each(LANGUAGES)('says everything in %s, and keeps what others wrote apart', async (language) => {
    await speak(language);
    const svg = await page(rich);
    expect(svg).not.toMatch(/>[^<]*\bui-[a-z]/);
    expect(svg).toContain('Ada &lt;b&gt;&amp;&quot;');
    expect(svg).not.toContain('<b>');
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });

  test('has no panel over another', () => {
    const { panels, height } = panelsOf([
      { height: 300, shares: [1] },
      { height: 300, shares: [0.4, 0.6] },
      { height: 300, shares: [0.5, 0.5] },
    ]);
    const [first, left, right, lower] = panels as [
      (typeof panels)[0],
      (typeof panels)[0],
      (typeof panels)[0],
      (typeof panels)[0],
    ];
    expect(first.safe.y + first.safe.height).toBeLessThan(left.safe.y);
    expect(left.safe.x + left.safe.width).toBeLessThan(right.safe.x);
    expect(right.box.y + right.box.height).toBeLessThan(lower.safe.y + 2);
    expect(height).toBeGreaterThan(900);
  });
});

describe('lettering', () => {
  test('breaks where there is a blank, and never before a sign that belongs to its word', () => {
    expect(lines('one two three', 60, 10, measure)).toEqual(['one two', 'three']);
    expect(lines('C’est parti\u202f!', 70, 10, measure)).toEqual(['C’est', 'parti\u202f!']);
  });

  test('is as large as fits, and is cut where nothing fits', () => {
    const room = { width: 200, height: 60 };
    const large = fitted('short', room, [40, 12], measure);
    expect(large.size).toBe(40);
    const long = fitted('word '.repeat(200), room, [40, 12], measure);
    expect(long.size).toBe(12);
    expect(heightOf(long)).toBeLessThanOrEqual(60);
    expect(long.lines.at(-1)).toMatch(/…$/);
    expect(long.lines.every((line) => measure(line, 12) <= 200)).toBe(true);
  });
});
