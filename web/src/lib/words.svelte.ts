// What the page says, from the one catalogue of messages that the software has.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Argument, Telling } from '../protocol';

/** In hundredths of a millimetre, as every length of the protocol. */
export const INCH = 2540;

export type Language = 'en' | 'fr' | 'de';
export const LANGUAGES: readonly Language[] = ['en', 'fr', 'de'];
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', fr: 'Français', de: 'Deutsch' };

const bundles = new Map<Language, FluentBundle>();

class Spoken {
  language = $state<Language>('en');
  bundle = $state.raw<FluentBundle | null>(null);
}

export const spoken = new Spoken();

async function load(language: Language): Promise<FluentBundle> {
  const known = bundles.get(language);
  if (known) return known;
  // All words come from the server, as it has them.
  const answer = await fetch(`./words/${language}.ftl`);
  if (!answer.ok) throw new Error(answer.statusText);
  // Isolation marks would show up as stray characters.
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(unparted(await answer.text())));
  bundles.set(language, bundle);
  return bundle;
}

/** No line begins with a sign that French parts from its word. */
export function unparted(text: string): string {
  return text.replace(/ (?=[?!:;»])|(?<=«) /g, '\u202f');
}

/** Speak this language from now on. */
export async function speak(language: Language): Promise<void> {
  const bundle = await load(language);
  spoken.bundle = bundle;
  spoken.language = language;
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

/** The message that says this word of a group: `action-stand-up`. */
export function word(group: string, kind: string): string {
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

function value(told: Argument): string {
  switch (told.kind) {
    case 'named':
      return told.name;
    case 'several':
      return told.names.map((each) => each.name).join(', ');
    case 'said':
      if (!knows(told.message)) return told.otherwise || told.message;
      return told.attribute ? (attribute(told.message, told.attribute) ?? told.otherwise) : t(told.message);
    case 'number':
      return String(told.value);
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

function valuesOf(telling: Telling): Record<string, string> {
  return Object.fromEntries(Object.entries(telling.values).map(([name, told]) => [name, value(told)]));
}

/** What the server tells, in the language of the page. */
export function say(telling: Telling): string {
  return t(telling.message, valuesOf(telling));
}

/** The same in few words, where the catalogue has them. */
export function brief(telling: Telling): string {
  const pattern = spoken.bundle?.getMessage(telling.message)?.attributes['short'];
  return pattern ? spoken.bundle!.formatPattern(pattern, valuesOf(telling)) : '';
}

/** A sentence with a capital at its beginning. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(spoken.language) + text.slice(1);
}

// The rulebook.

/** The number of a rule or ruling in a text: 1.04, R-06, D7.1, A28. */
export const RULE_NUMBER = /(\b\d\.\d\d\b|\bR-\d\d\b|\bD\d+(?:\.\d+)?\b|\bA\d+\b)/;

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
