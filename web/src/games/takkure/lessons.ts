// What Tackly teaches, and when: each lesson is said the first time its moment comes, in whatever exercise that is.
// Its words are the message `lesson-…` of lessons.ftl.
import type { Event, Question, Topic } from './table';

/** The moment of a lesson. */
type Moment =
  /** The exercise begins. */
  | { exercise: number }
  /** A question of this topic; if named, with this option. */
  | { topic: Topic; option?: string }
  /** An event of this kind; if named, one that says this message, or that is the other side's doing. */
  | { event: Event['kind']; says?: string };

export interface Lesson {
  id: string;
  /** Where it is in the book. */
  rule: string;
  on: Moment;
  /** Whether the answer is to be drawn by hand: no draft is offered, only its end is ringed. */
  draw?: true;
  /** Not before this exercise: the first ones have enough to tell, and in some it would not be true. */
  from?: number;
  /** Only for this part: an attacker need not be told what it does itself. */
  part?: 'attack' | 'defence';
}

export const LESSONS: readonly Lesson[] = [
  { id: 'goal-1', rule: '1.01', on: { exercise: 1 } },
  { id: 'goal-2', rule: '2.01', on: { exercise: 2 } },
  { id: 'goal-3', rule: '3.06', on: { exercise: 3 } },
  { id: 'goal-4', rule: '4.04', on: { exercise: 4 } },
  { id: 'goal-5', rule: '5.03', on: { exercise: 5 } },
  { id: 'goal-6', rule: '6.03', on: { exercise: 6 } },

  { id: 'player', rule: '1.01', on: { topic: 'player' } },
  { id: 'first-action', rule: '1.02', on: { topic: 'first action', option: 'move' } },
  { id: 'stand-up', rule: '3.02', on: { topic: 'first action', option: 'stand up' } },
  { id: 'pass-from-the-ground', rule: '3.03', on: { topic: 'first action', option: 'pass from the ground' } },
  { id: 'mark', rule: '1.04', on: { topic: 'mark' }, draw: true },
  { id: 'second-action', rule: '1.09', on: { topic: 'second action' } },
  { id: 'dodge', rule: '1.19', on: { topic: 'second action', option: 'dodge' } },
  { id: 'break-through', rule: '1.20', on: { topic: 'second action', option: 'break through' } },
  { id: 'pass', rule: '2.01', on: { topic: 'second action', option: 'pass' } },
  { id: 'pick-up', rule: '3.05', on: { topic: 'second action', option: 'pick up' } },
  { id: 'score', rule: '4.04', on: { topic: 'second action', option: 'score a try' } },
  { id: 'second-move', rule: '1.10', on: { topic: 'second move' }, draw: true },
  { id: 'dodge-move', rule: '1.19', on: { topic: 'dodge move' } },
  { id: 'receiver', rule: 'R-08', on: { topic: 'receiver' } },
  { id: 'throw-point', rule: '2.01', on: { topic: 'throw point' }, draw: true },
  { id: 'critical-move', rule: '2.01', on: { topic: 'critical move' } },
  { id: 'arrow', rule: '2.03', on: { topic: 'arrow' } },

  { id: 'defender', rule: '1.05', on: { topic: 'defender' } },
  { id: 'defence', rule: '1.05', on: { topic: 'defence', option: 'tackle' } },
  { id: 'steal-loose-ball', rule: '3.06', on: { topic: 'defence', option: 'steal loose ball' } },
  { id: 'steal-from-the-ground', rule: '3.06', on: { topic: 'defence', option: 'steal from the ground' } },
  { id: 'steal-in-the-air', rule: '3.06', on: { topic: 'defence', option: 'steal in the air' } },
  { id: 'rest', rule: '4.03', on: { topic: 'defence', option: 'rest' } },
  { id: 'spot', rule: '1.12', on: { topic: 'spot' }, draw: true },
  { id: 'defensive-move', rule: '1.07', on: { topic: 'defensive move' } },
  { id: 'room', rule: '6.04', on: { topic: 'room' } },
  { id: 'interceptor', rule: 'R-10', on: { topic: 'interceptor' } },
  { id: 'order', rule: 'R-27', on: { topic: 'order' } },
  { id: 'opponent', rule: '3.07', on: { topic: 'opponent' } },
  { id: 'dice-for-opponent', rule: '4.06', on: { topic: 'dice for opponent' } },
  { id: 'use-skill', rule: '5.05', on: { topic: 'use skill' } },
  { id: 'card', rule: '4.07', on: { topic: 'card' } },
  { id: 'team-play', rule: '4.08', on: { topic: 'team play' } },
  { id: 'participant', rule: 'R-53', on: { topic: 'participant' } },
  { id: 'go-on', rule: 'R-55', on: { topic: 'go on' } },
  { id: 'team-plays', rule: '5.01', on: { topic: 'team plays' } },
  { id: 'kicks', rule: '5.02', on: { topic: 'kicks' } },
  { id: 'kick-off-place', rule: '5.03', on: { topic: 'kick-off place' } },
  { id: 'template', rule: '5.03', on: { topic: 'template' } },
  { id: 'kick-off-move', rule: '5.03', on: { topic: 'kick-off move' } },
  { id: 'kicker', rule: '5.03', on: { topic: 'kicker' } },
  { id: 'ball-place', rule: '5.03', on: { topic: 'ball place' } },
  { id: 'catcher', rule: '5.03', on: { topic: 'catcher' } },
  { id: 'fatigue-lost', rule: '6.02', on: { topic: 'fatigue lost' } },
  { id: 'discard', rule: '6.02', on: { topic: 'discard' } },
  { id: 'kick-out', rule: '6.03', on: { topic: 'kick out' } },

  { id: 'tackle-seen', rule: '1.12', on: { event: 'declared', says: 'action-tackle' }, part: 'attack' },
  { id: 'pressure', rule: '1.06', on: { event: 'declared', says: 'action-pressure' }, from: 2 },
  { id: 'ran', rule: '1.08', on: { event: 'ran' }, from: 2 },
  { id: 'rolled', rule: '1.14', on: { event: 'rolled' } },
  { id: 'range', rule: '1.16', on: { event: 'modified' } },
  { id: 'face-to-face', rule: '1.15', on: { event: 'came to', says: 'action-dodge' } },
  { id: 'face-to-face', rule: '1.15', on: { event: 'came to', says: 'action-break-through' } },
  { id: 'broke-through', rule: '1.20', on: { event: 'came to', says: 'action-break-through' }, part: 'attack' },
  { id: 'cancelled', rule: '1.15', on: { event: 'came to', says: 'result-cancelled' } },
  { id: 'critical', rule: '1.17', on: { event: 'came to', says: 'result-critical' } },
  { id: 'grounded', rule: '3.01', on: { event: 'grounded' } },
  { id: 'endurance', rule: '1.18', on: { event: 'wounded' }, from: 2 },
  { id: 'ball-down', rule: '3.04', on: { event: 'ball down' }, from: 3 },
  { id: 'tied', rule: '3.08', on: { event: 'tied' } },
  { id: 'step-six', rule: '1.11', on: { event: 'tokens removed' }, from: 2 },
  { id: 'possession', rule: '3.06', on: { event: 'possession' } },
  { id: 'tired', rule: '4.01', on: { event: 'tired' } },
  { id: 'position-skill', rule: '4.05', on: { event: 'position skill' } },
  { id: 'try', rule: '4.04', on: { event: 'try' } },
  { id: 'sent-off', rule: '5.04', on: { event: 'sent off' } },
  { id: 'team-tokens', rule: '5.07', on: { event: 'team tokens' } },
  { id: 'honour-tokens', rule: '5.06', on: { event: 'honour tokens' } },
  { id: 'time', rule: '6.03', on: { event: 'time' } },
  { id: 'half-over', rule: '6.02', on: { event: 'half over' } },
];

/** How many there are to learn. */
export const HOW_MANY = new Set(LESSONS.map(({ id }) => id)).size;

export function lessonsOfExercise(exercise: number): Lesson[] {
  return LESSONS.filter(({ on }) => 'exercise' in on && on.exercise === exercise);
}

export function lessonsOfQuestion(question: Question): Lesson[] {
  return LESSONS.filter(
    ({ on }) =>
      'topic' in on &&
      on.topic === question.topic &&
      (!on.option || question.options.some((option) => option.word === on.option)),
  );
}

export function lessonsOfEvent(event: Event): Lesson[] {
  const said = Object.values(event.telling.values).flatMap((value) => (value.kind === 'said' ? [value.message] : []));
  return LESSONS.filter(({ on }) => 'event' in on && on.event === event.kind && (!on.says || said.includes(on.says)));
}

/** 1.02: in which of the six steps a question is asked; 0 outside an activation. */
export function stepOfQuestion(topic: Topic): number {
  return STEP_OF[topic];
}

const STEP_OF: Record<Topic, number> = {
  player: 1,
  'first action': 1,
  mark: 1,
  'team play': 1,
  participant: 1,
  defender: 2,
  defence: 2,
  spot: 2,
  'defensive move': 2,
  letter: 3,
  displaced: 3,
  room: 3,
  'second action': 4,
  'second move': 4,
  receiver: 4,
  'throw point': 4,
  'go on': 4,
  order: 5,
  opponent: 5,
  'dice for opponent': 5,
  interceptor: 5,
  arrow: 5,
  'dodge move': 5,
  'critical move': 5,
  // Outside an activation, or in whichever step they come.
  kicks: 0,
  mover: 0,
  kicker: 0,
  catcher: 0,
  catch: 0,
  'kick out': 0,
  'fatigue lost': 0,
  'use skill': 0,
  card: 0,
  'settle first': 0,
  'team plays': 0,
  discard: 0,
  'kick-off place': 0,
  template: 0,
  'ball place': 0,
  'kick-off move': 0,
  'stampede move': 0,
  'card move': 0,
};

/** 1.02: which step an event begins. */
export function stepOfEvent(kind: Event['kind']): number {
  return BEGUN_BY[kind] ?? 0;
}

const BEGUN_BY: Partial<Record<Event['kind'], number>> = { activated: 1, ran: 3, rolled: 5, 'tokens removed': 6 };
