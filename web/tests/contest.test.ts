// Who rolls against whom: a roll that nobody answers stands by itself and says at once what it came to.
import { expect, it } from 'vitest';
import { Gathering, type Contest } from '../src/games/takkure/contest';
import type { Event } from '../src/games/takkure/protocol';
import type { Telling } from '../src/protocol';

type Values = Telling['values'];

function rolled(player: string, rule: string, action: string, verdict: string, more: Values = {}): Event {
  const values: Values = {
    player: { kind: 'named', id: player, name: player },
    action: { kind: 'said', message: `action-${action}`, attribute: '', otherwise: '' },
    characteristic: { kind: 'said', message: 'characteristic-ref', attribute: '', otherwise: '' },
    verdict: { kind: 'text', text: verdict },
    ...more,
  };
  const told = { player, action, characteristic: 'REF', value: 7, faces: [8] };
  return { kind: 'rolled', rule, values: told, telling: { message: 'event-rolled', values } } as Event;
}

function cameTo(player: string, result: string): Event {
  const values: Values = { player: { kind: 'named', id: player, name: player } };
  return {
    kind: 'came to',
    rule: '1.15',
    values: { player, action: 'tackle', result },
    telling: { message: 'event-came-to', values },
  } as Event;
}

const FEET: Values = { reason: { kind: 'said', message: 'reason-feet', attribute: '', otherwise: '' } };

function sides(contest: Contest | null): string[][] {
  return contest?.sides.map(({ player, result }) => [player, result]) ?? [];
}

it('lets who stumbles roll alone, and the next contest begin anew (1.21)', () => {
  const gathering = new Gathering();
  const stumble = rolled('anpu', '1.21', 'tackle', 'missed', FEET);
  const dodge = rolled('oyabun', '1.13', 'dodge', 'made');
  const tackle = rolled('thoth', '1.13', 'tackle', 'missed');
  let contest = gathering.take(stumble, null);
  expect(sides(contest)).toEqual([['anpu', 'fail']]);
  contest = gathering.take(dodge, contest);
  expect(sides(contest)).toEqual([['oyabun', '']]);
  // The panel knows who answers, and not who stumbles afterwards.
  const ahead = [tackle, cameTo('oyabun', 'SUCCESS'), cameTo('thoth', 'FAIL'), stumble];
  expect(sides(gathering.foresee(ahead, contest!).contest)).toEqual([
    ['oyabun', 'success'],
    ['thoth', 'fail'],
  ]);
});

it('says of a roll that no action asks for whether it succeeds (1.14)', () => {
  const verdict = (word: string): string[][] =>
    sides(new Gathering().take(rolled('tetsu', '5.03', 'nothing', word), null));
  expect([verdict('made'), verdict('missed'), verdict('critical')]).toEqual([
    [['tetsu', 'success']],
    [['tetsu', 'fail']],
    [['tetsu', 'critical']],
  ]);
  // An action's roll is judged by its contest.
  expect(sides(new Gathering().take(rolled('tetsu', '1.13', 'dodge', 'made'), null))).toEqual([['tetsu', '']]);
});
