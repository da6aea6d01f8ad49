// What a page tells of a match: who plays, how it began, the moments that decided it, the best player, and the end.
import { answered, change, known, percent, told } from '../after/chances';
import { SEATS, type Seat } from '../lib/seat';
import { t } from '../lib/words.svelte';
import type { Analysis, Moment, PlayerFigures, Statistics, Telling, ThirdHalf } from '../protocol';

/** Moments of a page, at most. */
const MOMENTS = 3;
/** A throw that changes so much turns a match. */
const GREAT = 0.25;
/** A choice that gives away so much of a win is a mistake. */
const MISTAKE = 0.05;
/** Figures told of the best player. */
const FIGURES = 2;

export interface Person {
  id: string;
  name: string;
  seat: Seat;
}

export interface Thrown {
  seat: Seat;
  faces: readonly number[];
}

export interface Scene {
  kind: 'start' | 'turn' | 'choice' | 'star';
  seat: Seat | '';
  people: readonly Person[];
  /** A small heading, a great word, sentences, and what is said about it; each may be empty. */
  heading: string;
  shout: string;
  words: string;
  said: string;
  dice: readonly Thrown[];
  /** What it changed. */
  much: string;
}

export interface Story {
  /** The teams, by whose names drawings know their signs. */
  names: Record<Seat, string>;
  coaches: readonly [string, string];
  score: readonly [number, number];
  /** Who stands for each side on the page. */
  faces: Record<Seat, Person | null>;
  squads: Record<Seat, readonly Person[]>;
  /** Faces of one die. */
  sides: number;
  scenes: readonly Scene[];
  winner: Seat | '';
  end: string;
  verdict: string;
}

export interface Known {
  told: ThirdHalf;
  analysis: Analysis | null;
  /** The teams, and what both sides are called, which differs even where the teams do not. */
  teams: Record<Seat, string>;
  names: Record<Seat, string>;
  verdict: string;
  /** A figure that was counted, in words. */
  figure: (name: string, value: number) => string;
}

const blank = { seat: '' as const, people: [], heading: '', shout: '', words: '', said: '', dice: [], much: '' };

function person({ id, name, seat }: PlayerFigures): Person {
  return { id, name, seat };
}

/** Everybody who is named, in order. */
function peopleIn(happened: readonly Telling[], statistics: Statistics): Person[] {
  const all = SEATS.flatMap((seat) => statistics[seat].players);
  const ids = happened.flatMap(({ values }) =>
    Object.values(values).flatMap((each) => (each.kind === 'named' ? [each.id] : [])),
  );
  return [...new Set(ids)].flatMap((id) => all.filter((each) => each.id === id).map(person));
}

/** The dice that were thrown, and by whom. */
function diceIn(happened: readonly Telling[], people: readonly Person[]): Thrown[] {
  return happened.flatMap(({ values: { player, faces } }) => {
    const who = player?.kind === 'named' && people.find(({ id }) => id === player.id);
    return who && faces?.kind === 'numbers' ? [{ seat: who.seat, faces: faces.values }] : [];
  });
}

/** The score, where a match is remembered by a moment because of it. */
function scored(move: number, { told: { game, statistics } }: Known): string {
  const values = statistics.markers.find((each) => each.move === move)?.told.values;
  return values?.home?.kind === 'number' && values.away?.kind === 'number'
    ? t(`ui-manga-score-${game}`, { score: `${values.home.value}\u00a0:\u00a0${values.away.value}` })
    : '';
}

/** What came of it rather than the dice, which are drawn, and of whom rather than how the match went on. */
function sentences(happened: readonly Telling[]): string {
  const plain = happened.filter(({ values }) => !('faces' in values));
  const somebody = plain.filter(({ values }) => Object.values(values).some(({ kind }) => kind === 'named'));
  const best = [somebody, plain, happened].find(({ length }) => length) ?? [];
  return best.slice(-2).map(told).join(' ');
}

function turned(moment: Moment, number: number, from: Known): Scene {
  const { statistics } = from.told;
  const seat: Seat = moment.change > 0 ? 'home' : 'away';
  const people = peopleIn(moment.happened, statistics);
  // Whom it helped stands in front.
  people.sort((a, b) => Number(b.seat === seat) - Number(a.seat === seat));
  const great = Math.abs(moment.change) >= GREAT;
  return {
    ...blank,
    kind: 'turn',
    seat,
    people,
    shout: scored(moment.move, from) || t('ui-manga-sound', { number }),
    words: sentences(moment.happened),
    said: great ? t('ui-manga-great', { number }) : t('ui-manga-turn', { number }),
    dice: diceIn(moment.happened, people),
    much: change(Math.abs(moment.change)),
  };
}

/** What a match is remembered by, where the dice alone do not fill the page. */
function remembered(wanted: number, taken: readonly number[], from: Known): [number, Scene][] {
  const { statistics } = from.told;
  const all = SEATS.flatMap((seat) => statistics[seat].players);
  return statistics.markers
    .filter(({ move, player }) => player && !taken.includes(move))
    .slice(-wanted)
    .flatMap((marker, i): [number, Scene][] => {
      const who = all.find(({ id }) => id === marker.player);
      const shout = scored(marker.move, from) || t('ui-manga-sound', { number: i + 1 + taken.length });
      const scene = { ...blank, kind: 'turn' as const, shout };
      return who && wanted > 0
        ? [[marker.move, { ...scene, seat: who.seat, people: [person(who)], words: told(marker.told) }]]
        : [];
    });
}

/** The choice that gave away most. */
function mistaken({ analysis, names, told: { statistics } }: Known): [number, Scene][] {
  const worst = SEATS.flatMap((seat) => analysis?.[seat].worst ?? []).sort((a, b) => a.change - b.change)[0];
  if (!worst?.question || !worst.better || worst.by === 'chance' || -worst.change < MISTAKE) return [];
  const better = t('ui-manga-better', { answer: answered(worst.better, worst.made) });
  const scene: Scene = {
    ...blank,
    kind: 'choice',
    seat: worst.by,
    people: peopleIn([worst.question], statistics).filter(({ seat }) => seat === worst.by),
    heading: t('ui-manga-choice', { name: names[worst.by] }),
    words: told(worst.question),
    said: worst.reason ? `${better} ${told(worst.reason)}` : better,
    much: change(worst.change),
  };
  return [[worst.move, scene]];
}

function star({ analysis, figure }: Known): Scene[] {
  const best = analysis?.best_player;
  if (!best) return [];
  const figures = Object.entries(best.figures).sort(([, a], [, b]) => b - a);
  return [
    {
      ...blank,
      kind: 'star',
      seat: best.seat,
      people: [person(best)],
      heading: t('ui-after-best-player'),
      words: figures
        .slice(0, FIGURES)
        .map(([name, value]) => figure(name, value))
        .join(' · '),
      much: change(best.value ?? 0),
    },
  ];
}

function opening({ told: { game, progress }, analysis, names }: Known): Scene {
  const first = known(analysis?.course ?? progress.course, 0);
  return {
    ...blank,
    kind: 'start',
    shout: t(`ui-manga-start-${game}`),
    said: first
      ? t('ui-manga-expected', {
          home: names.home,
          away: names.away,
          win: percent(first.chances.win),
          loss: percent(first.chances.loss),
        })
      : t('ui-manga-begin'),
  };
}

/** Who did most for a side, or else is its first. */
function face(players: readonly PlayerFigures[]): Person | null {
  const best = [...players].sort((a, b) => (b.value ?? 0) - (a.value ?? 0))[0];
  return best ? person(best) : null;
}

export function storyOf(from: Known): Story {
  const { told: whole, analysis, names } = from;
  const statistics = analysis?.statistics ?? whole.statistics;
  const ordered = [...(analysis?.turning_points ?? [])].sort((a, b) => a.move - b.move);
  const turns = ordered.map((moment, i): [number, Scene] => [moment.move, turned(moment, i + 1, from)]);
  const others = remembered(
    MOMENTS - turns.length,
    turns.map(([move]) => move),
    from,
  );
  const moments = [...turns, ...others, ...mistaken(from)].sort(([a], [b]) => a - b).map(([, scene]) => scene);
  const { winner, home_score: home, away_score: away } = whole.outcome;
  const seat = winner === 'home' || winner === 'away' ? winner : '';
  return {
    names: from.teams,
    coaches: [whole.names[0] ?? '', whole.names[1] ?? ''],
    score: [home, away],
    faces: { home: face(statistics.home.players), away: face(statistics.away.players) },
    squads: { home: statistics.home.players.map(person), away: statistics.away.players.map(person) },
    sides: statistics.home.dice.faces.length,
    scenes: [opening(from), ...moments, ...star(from)],
    winner: seat,
    end: seat ? t('ui-manga-won', { name: names[seat] }) : t('ui-manga-drawn'),
    verdict: from.verdict || t('ui-manga-until'),
  };
}
