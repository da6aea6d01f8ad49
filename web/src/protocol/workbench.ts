// The protocol between server and client: the same about content that somebody makes. Made from src/thirdhalf/server by `make types`: do not edit.
import type { State, Telling } from './forms';

/**
 * Whether a draft can be played: its problems, at most one a file, or the digest of the content with it; the teams
 * there are then, and what is different.
 */
export interface Checked {
  problems: DraftProblem[];
  content: string;
  teams: string[];
  differences: DraftDifference[];
}
/** Files that are added to a game's content: POST /api/workbench/{game}/check, and …/zip. */
export interface Draft {
  files: { [key: string]: State };
}
/** What a draft has otherwise than the content that comes with the game, each as JSON; nothing is empty. */
export interface DraftDifference {
  file: string;
  of: string;
  field: string;
  before: string;
  after: string;
}
/**
 * What is wrong with a draft: in which file, at which field (`player[2].bac`), and why: in English, and as a
 * message of the catalogue where there is one.
 */
export interface DraftProblem {
  file: string;
  field: string;
  why: string;
  told: Telling | null;
}
/**
 * A kind of entry: in which file (`*`: each has one of its own), in which of its lists, with which fields. Without
 * a list they are the file's own; `keyed` lists are tables by name.
 */
export interface EntryForm {
  name: string;
  file: string;
  within: string;
  keyed: boolean;
  fields: FieldForm[];
}
/**
 * A field of an entry: what goes into it, from where to where, which words, what a list's rows have, of which kind
 * another entry is that is named, and what a flag is where nothing is said.
 */
export interface FieldForm {
  name: string;
  kind: "entry" | "flag" | "number" | "pair" | "rows" | "text" | "word" | "words";
  low: number;
  high: number;
  words: string[];
  needed: boolean;
  rows: FieldForm[];
  of: string;
  usually: boolean;
}
/** The texts of a folder's content files: POST /api/workbench/{game}/read. */
export interface Folder {
  files: { [key: string]: string };
}
/** POST /api/workbench/{game}/measure: every two of these teams meet, in so many rounds of two matches. */
export interface Measure {
  files: { [key: string]: State };
  teams: string[];
  coach: string;
  rounds: number;
}
/**
 * How far a measurement is: GET /api/workbench/measured/{number}. `shares` are what is known so far; when it is
 * done, …/report is its page.
 */
export interface Measured {
  number: string;
  status: "done" | "failed" | "running" | "waiting";
  ahead: number;
  done: number;
  rounds: number;
  shares: Share[];
  why: string;
}
/** The first team's share of the points against the second, with its 95 % interval. */
export interface Share {
  first: string;
  second: string;
  mean: number;
  low: number;
  high: number;
}
/** GET /api/workbench/{game}: the content that comes with the game, by file, and the forms of its entries. */
export interface Shelf {
  files: { [key: string]: State };
  entries: EntryForm[];
  most_teams: number;
  most_rounds: number;
}
/** A draft's files as texts, to be put in a folder. */
export interface Spelled {
  files: { [key: string]: string };
}
/** POST /api/workbench/{game}/match: play it now, at home, against a computer's coach. */
export interface TryOut {
  files: { [key: string]: State };
  home: string;
  away: string;
  coach: string;
  name: string;
}
/** The content files of an archive, or of a folder. */
export interface Unpacked {
  files: { [key: string]: State };
}
