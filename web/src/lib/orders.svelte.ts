// Standing orders: when a coach wants to be asked about a card or a skill. Kept in this browser.
import type { Hint, PickOption, Question } from '../protocol';

const PLACE = 'thirdhalf.orders';
export const ORDERS = ['ask', 'matter', 'never'] as const;
export type Order = (typeof ORDERS)[number];

function read(): Record<string, Order> {
  try {
    const found = JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Record<string, Order>;
    return Object.fromEntries(Object.entries(found).filter(([, order]) => ORDERS.includes(order)));
  } catch {
    return {};
  }
}

/** What was ordered, by the message that names the card or skill; about all others one is asked. */
export const orders = $state(read());

export function order(about: string, given: Order): void {
  if (given === 'ask') delete orders[about];
  else orders[about] = given;
  try {
    localStorage.setItem(PLACE, JSON.stringify(orders));
  } catch {
    // A browser that keeps nothing: for as long as the page is open.
  }
}

/** What an answer lays or uses, by the message that names it. */
export function aboutOf(question: Question, option: PickOption): string {
  const named = [option.label, question.prompt].flatMap(({ values }) => Object.values(values));
  const found = named.find((value) => value.kind === 'said' && /^(card|skill)-/.test(value.message));
  return found?.kind === 'said' ? found.message : option.label.message;
}

/** What is done with a question about cards or a skill: `wait` until it is known what they could come to. */
export function standing(
  question: Question,
  nothing: PickOption,
  hints: readonly Hint[] | null,
  isAdvised: boolean,
): 'ask' | 'pass' | 'wait' {
  const more = question.options.filter((option) => option !== nothing);
  const given = (option: PickOption): Order => orders[aboutOf(question, option)] ?? 'ask';
  if (more.some((option) => given(option) === 'ask')) return 'ask';
  const open = more.filter((option) => given(option) === 'matter');
  if (!open.length) return 'pass';
  // Where nobody may tell, it could matter.
  if (!isAdvised) return 'ask';
  if (!hints) return 'wait';
  const gain = (option: PickOption): number | undefined => hints.find((hint) => hint.choice[0] === option.choice)?.gain;
  const least = gain(nothing);
  return open.every((option) => least !== undefined && (gain(option) ?? Infinity) <= least) ? 'pass' : 'ask';
}
