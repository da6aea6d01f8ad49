// Everything that is drawn of Takkure. It is loaded after the page, and the table takes it when it is there.
import { figure as posed, type Pose } from '../../../drawing/figure';
import { kept } from '../../../drawing/kept';
import { panel } from '../../../drawing/panel';
import { picture } from './cards';
import { CRESTS as FIRST_CRESTS } from './crests';
import { BUILDS as FIRST_BUILDS } from './figures';
import { CRESTS as HOUSE_CRESTS } from './house_crests';
import { BUILDS as HOUSE_BUILDS } from './house_figures';
import { grass, stands } from './stadium';
import { FACES as RACERS } from './portraits/dorikin';
import { FACES as OUTCASTS } from './portraits/gokinka';
import { FACES as SAILORS } from './portraits/islanders';
import { FACES as LEGENDS } from './portraits/legends';
import { tackly } from './portraits/tackly';
import { FACES as BEASTS } from './portraits/teriomorphs';
import { FACES as SWORDS } from './portraits/yamato';

const FACES: Record<string, () => string> = {
  ...SWORDS,
  ...BEASTS,
  ...LEGENDS,
  tackly,
  ...RACERS,
  ...OUTCASTS,
  ...SAILORS,
};
const BUILDS = { ...FIRST_BUILDS, ...HOUSE_BUILDS };
const CRESTS = { ...FIRST_CRESTS, ...HOUSE_CRESTS };
const PLACES = Object.keys(FACES);

export const bust = kept((id: string) => FACES[id]?.() ?? '');

export const portrait = kept((id: string) => (FACES[id] ? panel(PLACES.indexOf(id)) + bust(id) : ''));

export const figure = kept((id: string, pose: string) => {
  const build = BUILDS[id];
  return build ? posed(build, pose as Pose) : '';
});

export const card = kept((message: string) => picture(message, bust));

export const crest = kept((team: string) => CRESTS[team.toLowerCase()]?.() ?? '');

export { grass, stands };
