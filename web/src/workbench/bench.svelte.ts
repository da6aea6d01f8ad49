// The draft on the workbench: its files, what the server says of them, and the versions that were put aside.
import { reasonOf } from '../lib/failure';
import type { Checked, DraftProblem, EntryForm, Shelf } from '../protocol';
import { called, whyOf } from './names';
import { check, type Files, shelf, type Table } from './requests';

/** After the last stroke, before the draft is checked. */
const PAUSE = 350;
const MOST_VERSIONS = 20;

export interface Version {
  at: number;
  files: Files;
}

interface Kept {
  files: Files;
  versions: Version[];
  measurement?: string;
  measured?: string;
}

const place = (game: string): string => `thirdhalf.workbench.${game}`;

function read(game: string): Kept {
  try {
    return JSON.parse(localStorage.getItem(place(game)) ?? '') as Kept;
  } catch {
    return { files: {}, versions: [] };
  }
}

export function copied<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

/** The entries of a kind in a file, each with what stands before its fields in the names of problems. */
export function entriesIn(form: EntryForm, table: Table): { path: string; key: string; entry: Table }[] {
  if (form.keyed) return Object.entries(table).map(([key, entry]) => ({ path: `${key}.`, key, entry: entry as Table }));
  const list = (table[form.within] ?? []) as Table[];
  return list.map((entry, i) => ({ path: `${form.within}[${i}].`, key: String(i), entry }));
}

export class Bench {
  readonly game: string;
  stock = $state.raw<Shelf | null>(null);
  files = $state<Files>({});
  versions = $state.raw<Version[]>([]);
  checked = $state.raw<Checked | null>(null);
  failed = $state('');
  /** The measurement that was asked for last, by its number: the server keeps it. */
  measurement = $state('');
  /** The digest of the content that it was asked for. */
  #measured = $state('');
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(game: string) {
    this.game = game;
    const kept = read(game);
    this.files = kept.files;
    this.versions = kept.versions;
    this.measurement = kept.measurement ?? '';
    this.#measured = kept.measured ?? '';
    void shelf(game).then(
      (told) => {
        this.stock = told;
      },
      (error: unknown) => {
        this.failed = reasonOf(error);
      },
    );
    this.changed();
  }

  /** Something was typed: it is kept, and checked in a moment. */
  changed(): void {
    this.#keep();
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => void this.#check(), PAUSE);
  }

  #keep(): void {
    localStorage.setItem(
      place(this.game),
      JSON.stringify({
        files: this.files,
        versions: this.versions,
        measurement: this.measurement,
        measured: this.#measured,
      }),
    );
  }

  async #check(): Promise<void> {
    const asked = (this.#asked += 1);
    try {
      const told = await check(this.game, this.files);
      if (asked !== this.#asked) return;
      this.checked = told;
      this.failed = '';
    } catch (error) {
      if (asked === this.#asked) this.failed = reasonOf(error);
    }
  }

  /** Why a field is wrong, if it is. */
  problem(file: string, field: string): string {
    const found = this.checked?.problems.find((each) => each.file === file && each.field.startsWith(field));
    return found && (found.field === field || /^[[.]/.test(found.field.slice(field.length))) ? this.why(found) : '';
  }

  why(problem: DraftProblem): string {
    return whyOf(this.game, problem);
  }

  /** Whether something is wrong in what begins like that. */
  isWrong(file: string, path: string): boolean {
    return this.checked?.problems.some((each) => each.file === file && each.field.startsWith(path)) ?? false;
  }

  /** Everything of a kind that there is, the draft's own too: by what others name it. */
  choices(kind: string): { key: string; label: string }[] {
    const form = this.stock?.entries.find(({ name }) => name === kind);
    if (!form) return [];
    const named: Record<string, string> = {};
    for (const files of [(this.stock?.files ?? {}) as Files, this.files]) {
      if (form.file.includes('*'))
        for (const [file, table] of Object.entries(files))
          if (file.startsWith(form.file.split('*')[0] ?? ''))
            named[String(table.id)] = called(this.game, table, String(table.id));
      for (const { key, entry } of entriesIn(form, files[form.file] ?? {}))
        named[form.keyed ? key : String(entry.id)] = called(this.game, entry, key);
    }
    return Object.entries(named).map(([key, label]) => ({ key, label }));
  }

  teamName(id: string): string {
    return this.choices('team').find(({ key }) => key === id)?.label ?? id;
  }

  /** Another draft instead: this one is kept among the versions, if it is not there. */
  replace(files: Files): void {
    const now = JSON.stringify(this.files);
    const kept = this.versions.some((version) => JSON.stringify(version.files) === now);
    if (!kept && Object.keys(this.files).length) this.putAside();
    this.files = copied(files);
    this.changed();
  }

  putAside(): void {
    this.versions = [{ at: Date.now(), files: copied(this.files) }, ...this.versions].slice(0, MOST_VERSIONS);
    this.#keep();
  }

  /** Come back to this measurement of the draft as it is; "": to none. */
  remember(measurement: string): void {
    this.measurement = measurement;
    this.#measured = this.checked?.content ?? '';
    this.#keep();
  }

  /** Whether the draft is another than the one that was measured. */
  get changedSince(): boolean {
    return Boolean(this.measurement && this.#measured && this.checked && this.checked.content !== this.#measured);
  }

  /** A team of one's own: another's, under a name that nobody has. */
  addTeam(like: string): void {
    const pattern = copied(this.stock?.files[`teams/${like}.toml`] ?? {});
    let number = 1;
    while (this.files[`teams/team-${number}.toml`]) number += 1;
    // Whatever it was made after: now it comes from a user.
    for (const entries of Object.values(pattern))
      for (const entry of Array.isArray(entries) ? (entries as Table[]) : [])
        if (entry && 'origin' in Object(entry)) entry.origin = 'user';
    this.files[`teams/team-${number}.toml`] = { ...pattern, id: `team-${number}`, name: `Team ${number}` };
    this.changed();
  }

  /** A team that comes with the game, to be changed. */
  takeTeam(id: string): void {
    const file = `teams/${id}.toml`;
    if (this.files[file]) return;
    this.files[file] = copied(this.stock?.files[file] ?? {});
    this.changed();
  }

  /** Something that comes with the game, to be changed. */
  take(form: EntryForm, key: string): void {
    const stock = this.stock?.files[form.file];
    const found = stock && entriesIn(form, stock).find((each) => each.key === key);
    if (found) this.#put(form, form.keyed ? key : '', copied(found.entry));
  }

  /** Something new, made after the first that comes with the game. */
  addEntry(form: EntryForm): void {
    const stock = this.stock?.files[form.file];
    const first = stock && entriesIn(form, stock)[0];
    const taken = Object.keys(this.files[form.file] ?? {}).length + entriesIn(form, this.files[form.file] ?? {}).length;
    const entry: Table = { ...copied(first?.entry ?? {}), origin: 'user' };
    if ('id' in entry) entry.id = `own-${taken + 1}`;
    if ('number' in entry) entry.number = 50 + taken;
    this.#put(form, `own-${taken + 1}`, entry);
  }

  #put(form: EntryForm, key: string, entry: Table): void {
    const table = (this.files[form.file] ??= {});
    if (form.keyed) table[key] = entry;
    else table[form.within] = [...((table[form.within] ?? []) as Table[]), entry];
    this.changed();
  }

  remove(form: EntryForm, file: string, key: string): void {
    const table = this.files[file];
    if (!table) return;
    if (form.keyed) delete table[key];
    else table[form.within] = ((table[form.within] ?? []) as Table[]).filter((_, i) => String(i) !== key);
    if (!form.file.includes('*') && !entriesIn(form, table).length) delete this.files[file];
    this.changed();
  }

  removeFile(file: string): void {
    delete this.files[file];
    this.changed();
  }
}
