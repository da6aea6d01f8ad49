// What the page says, from the one catalogue of messages that the software has.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Argument, Telling } from '../protocol';
import type { Seat } from './seat';

/** In hundredths of a millimetre, as every length of the protocol. */
export const INCH = 2540;

export type Language = 'en' | 'fr' | 'de';
export const LANGUAGES: readonly Language[] = ['en', 'fr', 'de'];
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', fr: 'Français', de: 'Deutsch' };

/** What the first page says, and all the rest. */
type Part = 'first' | 'rest';
const parts = new Map<string, Promise<FluentResource>>();
/** Counts what was wished for: a language that comes late does not take the place of a later wish. */
let wishes = 0;

class Spoken {
  language = $state<Language>('en');
  bundle = $state.raw<FluentBundle | null>(null);
  /** What the two sides of the match on the screen are called; null where they have no names that tell them apart. */
  sides = $state.raw<Record<Seat, string> | null>(null);
  /** Whether there are words for every page, not only for the first. */
  whole = $state(false);
}

export const spoken = new Spoken();

/** A part of a language, from the server as it has it. */
function part(language: Language, name: Part): Promise<FluentResource> {
  const place = `./words/${name}/${language}.ftl`;
  const found =
    parts.get(place) ??
    fetch(place).then(async (answer) => {
      if (!answer.ok) throw new Error(answer.statusText);
      return new FluentResource(unparted(await answer.text()));
    });
  parts.set(place, found);
  // Who could not be reached is asked again.
  found.catch(() => parts.delete(place));
  return found;
}

/** No line begins with a sign that French parts from its word. */
export function unparted(text: string): string {
  return text.replace(/ (?=[?!:;»])|(?<=«) /g, '\u202f');
}

/** Speak this language from now on: all of it, or what the first page says. */
export async function speak(language: Language, whole = true): Promise<void> {
  const wish = ++wishes;
  if (spoken.bundle && spoken.language === language && (spoken.whole || !whole)) return;
  const found = await Promise.all(
    (whole ? (['first', 'rest'] as const) : (['first'] as const)).map((each) => part(language, each)),
  );
  if (wish !== wishes) return;
  // Isolation marks would show up as stray characters.
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const resource of found) bundle.addResource(resource);
  spoken.bundle = bundle;
  spoken.language = language;
  spoken.whole = whole;
  document.documentElement.lang = language;
}

/** A message with its values; its id where there is none, so that a gap is seen and nothing breaks. */
export function t(message: string, values: Record<string, FluentVariable> = {}): string {
  const pattern = spoken.bundle?.getMessage(message)?.value;
  return pattern ? spoken.bundle!.formatPattern(pattern, values) : message;
}

/** An attribute of a message, or null. */
export function attribute(message: string, name: string): string | null {
  const pattern = spoken.bundle?.getMessage(message)?.attributes[name];
  return pattern ? spoken.bundle!.formatPattern(pattern) : null;
}

export function knows(message: string): boolean {
  return spoken.bundle?.hasMessage(message) ?? false;
}

/** Call the sides of a match by their names, until the function given back is called. */
export function callSides(names: Record<Seat, string>): () => void {
  spoken.sides = names.home === names.away ? null : { ...names };
  return () => (spoken.sides = null);
}

function side(message: string): string | undefined {
  return message === 'seat-home' ? spoken.sides?.home : message === 'seat-away' ? spoken.sides?.away : undefined;
}

/** The message that says this word of a group: `action-stand-up`. */
export function word(group: string, kind: string): string {
  const called = side(`${group}-${kind}`);
  if (called) return called;
  return t(`${group}-${kind.toLowerCase().replaceAll(' ', '-')}`);
}

/** A message, or else an id as a word: what a game from elsewhere has may be in no catalogue. */
export function named(message: string, id: string): string {
  return knows(message) ? t(message) : capital(id.replaceAll(/[-_]/g, ' '));
}

/** A length in inches, with one decimal; below a tenth with two. */
export function inches(units: number): string {
  const digits = Math.abs(units) < INCH / 10 ? 2 : 1;
  const rounded = Math.round((units / INCH) * 10 ** digits) / 10 ** digits;
  const shown = new Intl.NumberFormat(spoken.language, { maximumFractionDigits: digits }).format(Math.abs(rounded));
  return `${rounded < 0 ? '−' : ''}${shown}″`;
}

export function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}

function value(told: Argument): string | FluentNumber {
  switch (told.kind) {
    case 'named':
      return told.name;
    case 'several':
      return told.names.map((each) => each.name).join(', ');
    case 'said':
      if (side(told.message)) return side(told.message)!;
      if (!knows(told.message)) return told.otherwise || told.message;
      return told.attribute ? (attribute(told.message, told.attribute) ?? told.otherwise) : t(told.message);
    case 'number':
      // A number and no text: some messages say one thing otherwise than two.
      return new FluentNumber(told.value, { useGrouping: false });
    case 'signed':
      return signed(told.value);
    case 'length':
      return inches(told.value);
    case 'numbers':
      return told.values.join(', ');
    case 'text':
      return told.text;
  }
}

function valuesOf(telling: Telling): Record<string, string | FluentNumber> {
  return Object.fromEntries(Object.entries(telling.values).map(([name, told]) => [name, value(told)]));
}

/** What the server tells, in the language of the page. */
export function say(telling: Telling): string {
  return side(telling.message) ?? t(telling.message, valuesOf(telling));
}

/** Exactly where it was; empty where it was nowhere. */
export function coordinates({ values: { x, y, hex } }: Telling): string {
  if (x?.kind === 'length' && y?.kind === 'length') return `${inches(x.value)} ${inches(y.value)}`;
  return hex?.kind === 'text' ? hex.text : '';
}

/** The same in few words, where the catalogue has them. */
export function brief(telling: Telling): string {
  const pattern = spoken.bundle?.getMessage(telling.message)?.attributes['short'];
  return pattern ? spoken.bundle!.formatPattern(pattern, valuesOf(telling)) : '';
}

/** A question, with its chance where there is one and it is wanted. */
export function asking(telling: Telling, odds: boolean): string {
  const pattern = spoken.bundle?.getMessage(telling.message)?.attributes['odds'];
  return odds && pattern && 'chance' in telling.values
    ? spoken.bundle!.formatPattern(pattern, valuesOf(telling))
    : say(telling);
}

/** A sentence with a capital at its beginning. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(spoken.language) + text.slice(1);
}

// The rulebook.

/** The number of a rule or ruling in a text: 1.04, R-06, D7.1, A28, L1, DL1. */
export const RULE_NUMBER = /(\b\d\.\d\d\b|\bR-\d\d\b|\bD\d+(?:\.\d+)?\b|\bA\d+\b|\bD?L\d\b|\bT\d\b)/;

export function isRule(text: string): boolean {
  return RULE_NUMBER.exec(text)?.[0] === text;
}

/** Whether it is a decision of ours where a rulebook is open. */
export function isRuling(number: string): boolean {
  return /^(R-|A)/.test(number);
}

/** The message that explains a rule: `rule-1-04`, `rule-r-06`, `rule-d7-1`. */
export function ruleMessage(number: string): string {
  return `rule-${number.toLowerCase().replaceAll('.', '-')}`;
}

export interface RuleText {
  title: string;
  paragraphs: string[];
}

const ITEM = /^\d+(–\d+)?(\.|\s?:)\s/;

/** Lines joined, except where a blank line or a numbered item begins a new one. */
export function unwrapped(text: string): string[] {
  const lines: string[] = [];
  let fresh = true;
  for (const line of text.split('\n')) {
    if (!line.trim()) fresh = true;
    else if (fresh || ITEM.test(line)) {
      lines.push(line);
      fresh = false;
    } else lines[lines.length - 1] += ` ${line}`;
  }
  return lines;
}

export function explained(message: string): RuleText | null {
  const title = attribute(message, 'title');
  const text = attribute(message, 'text');
  return title === null ? null : { title, paragraphs: unwrapped(text ?? '') };
}

export function ruleText(number: string): RuleText | null {
  return explained(ruleMessage(number));
}

/** Every rule of the catalogue: number, title and text. */
export function allRules(): { number: string; text: RuleText }[] {
  return allOf('rule-').map(({ id, text }) => {
    const number = id.startsWith('rule-r-') ? `R-${id.slice(7)}` : id.slice(5).replace('-', '.').toUpperCase();
    return { number, text };
  });
}

/** Everything explained under names that begin so. */
export function allOf(beginning: string): { id: string; text: RuleText }[] {
  const found: { id: string; text: RuleText }[] = [];
  for (const id of spoken.bundle?._messages.keys() ?? []) {
    const text = id.startsWith(beginning) ? explained(id) : null;
    if (text) found.push({ id, text });
  }
  return found;
}
