// Keys of Takkure's own: moving what is drawn, turning it, declaring a defence, passing windows, the guide.
import { LAST } from '../../lib/habits.svelte';
import type { Keys } from '../../lib/keys';
import type { Screen } from './screen.svelte';
import { INCH, point, type Point } from './table';
import { toPitch } from './view';

const ARROWS: Record<string, Point> = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

/** Move what is drawn, or where a defender shall go. */
function nudge(screen: Screen, event: KeyboardEvent): boolean {
  const { draft, panel, placing, table, view } = screen;
  const arrow = ARROWS[event.key];
  if (!arrow || !(draft || panel || placing)) return false;
  const step = (draft || placing ? (event.shiftKey ? 1 : event.altKey ? 0.05 : 0.25) : 0.5) * INCH;
  const [dx, dy] = toPitch(view, [arrow[0] * step, arrow[1] * step]);
  const placeOf = (id: string): Point => point(table?.players.find((each) => each.id === id)?.at);
  if (draft) draft.nudge(dx, dy);
  else if (placing) placing.nudge(dx, dy);
  else panel?.nudge(dx, dy, placeOf, table?.line.map(point) ?? []);
  return true;
}

export function keysOf(screen: Screen): Keys {
  const { match, advice, flow, draft, placing, guide, question } = screen;
  return {
    match,
    advice,
    busy: screen.rule !== null,
    accept: screen.accept,
    clear: () => {
      if (!advice.hints) draft?.clear();
      screen.sheet = null;
    },
    options: question?.form === 'pick' ? question.options : [],
    choose: screen.choose,
    arrow: (event) => nudge(screen, event),
    // A player that is no option has nothing to say while something is drawn.
    mute: draft || placing ? '.token, .placed button' : '',
    letters: {
      ...Object.fromEntries(placing?.spots.map((_, i) => [String(i + 1), () => (placing.chosen = i)]) ?? []),
      a: () => screen.habits.take(LAST),
      o: flow.orderly.length > 0 && (() => (screen.ordering = !screen.ordering)),
      t: draft !== null && (() => draft.turn()),
      d: screen.canDefend && (() => flow.declareAll()),
      p: screen.windowed && (() => flow.pass()),
      g: guide !== null && (() => (guide.lesson ? guide.next() : guide.again())),
    },
  };
}
