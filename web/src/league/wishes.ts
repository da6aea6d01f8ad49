// What an organiser wishes of a league: the usual, and what it is now.
import type { LeaguePoints, LeagueView, NewLeague } from '../protocol';

/** Everything but the game and the set-up of its matches. */
export type Wish = Required<Omit<NewLeague, 'game' | 'setup'>>;
export type TieBreak = Wish['tie_breaks'][number];

export const POINTS: Required<LeaguePoints> = { win: 4, draw: 2, loss: 0, tries: 3, close: 1 };
export const TIE_BREAKS: readonly TieBreak[] = [
  'points',
  'head-to-head',
  'try-difference',
  'tries',
  'wins',
  'buchholz',
  'sonneborn-berger',
  'fair-play',
  'lot',
];
export const USUAL: readonly TieBreak[] = TIE_BREAKS.filter((each) => !['buchholz', 'sonneborn-berger'].includes(each));

/** Swiss asks first whom one met. */
export function usualOf(form: Wish['form']): TieBreak[] {
  if (form !== 'swiss') return [...USUAL];
  return ['points', 'buchholz', ...USUAL.filter((each) => each !== 'points')];
}

export function usual(): Wish {
  return {
    name: '',
    form: 'round robin',
    marks: false,
    divisions: [],
    moving: 1,
    rounds: 5,
    groups: 2,
    through: 2,
    meetings: 0,
    legs: 1,
    final_legs: 1,
    third_place: true,
    level: 'lot',
    points: { ...POINTS },
    tie_breaks: usualOf('round robin'),
    walk_over: 3,
    begins: '',
    days: 7,
  };
}

function formOf(view: LeagueView): Wish['form'] {
  const [first, second] = view.terms.stages;
  if (second) return 'cup';
  if (first?.kind === 'round robin') return first.legs === 2 ? 'double round robin' : 'round robin';
  return (first?.kind ?? 'round robin') as Wish['form'];
}

/** The terms of a league as they are. */
export function wishOf(view: LeagueView): Wish {
  const { stages, points, tie_breaks, walk_over } = view.terms;
  const first = stages[0];
  const ties = stages.find(({ kind }) => kind === 'knock-out');
  const found = usual();
  return {
    ...found,
    name: view.data.name,
    form: formOf(view),
    marks: view.marks,
    divisions: [...view.divisions],
    moving: first?.moving ?? found.moving,
    rounds: first?.rounds || found.rounds,
    groups: Math.max(first?.groups ?? 0, found.groups),
    through: first?.through || found.through,
    meetings: first && first.kind !== 'knock-out' && first.kind !== 'swiss' ? first.legs : 0,
    legs: ties?.legs ?? found.legs,
    final_legs: ties?.final_legs ?? found.final_legs,
    third_place: ties?.third_place ?? found.third_place,
    level: ties?.level ?? found.level,
    points: { ...POINTS, ...points },
    tie_breaks: [...tie_breaks],
    walk_over,
    begins: first?.begins ?? '',
    days: first?.days ?? found.days,
  };
}

/** How often everybody meets in a form, where nobody says so. */
export function meetingsOf(wish: Wish): number {
  return wish.meetings || (wish.form === 'divisions' ? 2 : 1);
}
