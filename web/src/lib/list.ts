// The matches this browser has a place in, as lists show them: against whom, how it stands, whose turn it is.
import type { Summary } from '../protocol';
import { content, type Kept, kept, mine, MOST_ASKED, type Team, teamsIn } from './api';
import { coachName } from './coaches';
import { SEATS, type Seat } from './seat';
import { t, word } from './words.svelte';

export interface Listed {
  summary: Summary;
  /** What this browser may do there. */
  token: string;
  /** The seats that it has. */
  seats: readonly Seat[];
  teams: readonly Team[];
}

const ORDER = ['home', 'away', 'host', 'public'];

/** One line for each match, the best role first, the latest match first. */
export async function listed(): Promise<Listed[]> {
  const tokens: Kept[] = kept()
    .filter((each) => each.token)
    .slice(0, MOST_ASKED);
  if (!tokens.length) return [];
  const { matches } = await mine(tokens.map((each) => each.token));
  const played = new Map(matches.map(({ info }) => [info.content, info.game]));
  const teams = new Map(
    await Promise.all(
      [...played].map(async ([digest, game]) => [digest, teamsIn(await content(game, digest))] as const),
    ),
  );
  const best = new Map<string, Listed>();
  for (const summary of matches) {
    const known = best.get(summary.info.match);
    const seats = SEATS.filter((seat) => seat === summary.role || known?.seats.includes(seat));
    const better =
      !known || summary.your_turn || (!known.summary.your_turn && rank(summary) < rank(known.summary)) ? summary : null;
    best.set(summary.info.match, {
      summary: better ?? known!.summary,
      token: better ? (tokens[summary.token]?.token ?? '') : known!.token,
      seats,
      teams: teams.get(summary.info.content) ?? [],
    });
  }
  return [...best.values()].sort((a, b) => b.summary.changed - a.summary.changed);
}

function rank(summary: Summary): number {
  return ORDER.indexOf(summary.role);
}

export function teamOf({ summary, teams }: Listed, seat: Seat): string {
  return teams.find((each) => each.id === summary.info.setup[seat])?.name ?? '';
}

/** Against whom one plays; both sides where one sits on neither, or on both. */
export function opponent({ summary, seats }: Listed): string {
  const others = summary.info.seats.filter((each) => seats.length !== 1 || each.seat !== seats[0]);
  return others
    .map(({ kind, name, coach, seat }) =>
      kind === 'computer'
        ? t('ui-computer', { level: coachName(coach) })
        : kind === 'open'
          ? t('ui-friend')
          : name || word('seat', seat),
    )
    .join(' – ');
}

/** Whose turn it is: one's own, or the other's by name; nothing where one only watches or the match is over. */
export function turn(each: Listed): string {
  const { summary, seats } = each;
  if (summary.outcome || !seats.length) return '';
  if (summary.your_turn) return t('ui-your-turn');
  return t('ui-their-turn', { name: opponent(each) });
}

/** The match that is to be gone on with: where it is one's turn, else the latest that is unfinished. */
export function latest(matches: readonly Listed[]): Listed | null {
  const open = matches.filter(({ summary, seats }) => !summary.outcome && seats.length);
  return open.find(({ summary }) => summary.your_turn) ?? open[0] ?? null;
}
