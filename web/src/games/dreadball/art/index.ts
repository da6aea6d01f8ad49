// Everything that is drawn of DreadBall: players by team and role, in one word after the other.
import { figure as posed, type Pose } from '../../../drawing/figure';
import { kept } from '../../../drawing/kept';
import { panel } from '../../../drawing/panel';
import { stands } from './arena';
import { CRESTS } from './crests';
import { BUILDS } from './figures';
import { HOUSE_BUILDS } from './house_figures';
import { HOUSE_CRESTS } from './house_crests';
import { HOUSE_FACES } from './house_portraits';
import { FACES as SHEET_FACES } from './portraits';

const FACES: Record<string, () => string> = { ...SHEET_FACES, ...HOUSE_FACES };
const PLACES = Object.keys(FACES);

export const bust = kept((id: string) => FACES[id]?.() ?? '');

export const portrait = kept((id: string) => (FACES[id] ? panel(PLACES.indexOf(id)) + bust(id) : ''));

export const figure = kept((id: string, pose: string) => {
  const build = BUILDS[id] ?? HOUSE_BUILDS[id];
  return build ? posed(build, pose as Pose) : '';
});

export const card = (): string => '';

export const crest = kept((team: string) => (CRESTS[team.toLowerCase()] ?? HOUSE_CRESTS[team.toLowerCase()])?.() ?? '');

export { stands };
