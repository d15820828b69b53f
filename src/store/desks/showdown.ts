import { type AnyEvent, type Content, RENAMED, type SetUp, type ShowdownState } from '../../engine';
import { type Guide, paceForGuide, useGuide } from '../guide/guide';
import type { KeptGuide } from '../keep/shapes';
import { usePlayOut } from '../playOut';
import { useSession } from '../session';
import { PLAYED } from '../showdownTable';
import { anyDesk, type Desk } from './desk';
import { shownShowdown } from './showdownHead';
import { SHOWDOWN_TALE } from './showdownTale';

/** The guide's place in the fight on the table. */
function guideNow(setup: SetUp | null): KeptGuide | null {
  const { fight, told, now, waiting, heard, goesOn, quiet, paceBefore } = useGuide.getState();
  if (fight === null || fight !== setup) return null;
  return { told, now, waiting, heard, goesOn, quiet, paceBefore };
}

/** Whether the guide has told something, or was left. */
const hasTold = (now: Guide, before: Guide): boolean =>
  now.told !== before.told || now.now !== before.now || now.fight !== before.fight;

const desk: Desk<SetUp, ShowdownState, Content, AnyEvent> = {
  played: PLAYED,
  store: useSession,
  tale: SHOWDOWN_TALE,
  shown: shownShowdown,
  fileName: ({ monster, level, seed }) => `${monster}-${level}-${seed}`,
  namesIn: ({ survivors, players }) => [...survivors.map(({ name }) => name), ...players],
  renamed: RENAMED,
  aside() {
    const { setup, declined } = useSession.getState();
    return { declined, guide: guideNow(setup) };
  },
  onAside(tell) {
    const stops = [
      useSession.subscribe((now, before) => {
        if (now.id === before.id && now.declined !== before.declined) tell();
      }),
      useGuide.subscribe((now, before) => {
        if (hasTold(now, before)) tell();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  },
  resumed(setup, { guide = null }) {
    if (guide === null) return;
    useGuide.setState({ ...guide, mark: null, advice: null, fight: setup });
    if (guide.paceBefore !== null) paceForGuide();
  },
  rest: () => usePlayOut.getState().rest(),
};

/** Showdowns: the fight on the table, with its guide. */
export const SHOWDOWN_DESK = anyDesk(desk);
