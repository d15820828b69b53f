import { CONTENT } from '../content';
import { usePlayOut } from '../playOut';
import { useSession } from '../session';
import { useSettings } from '../settings';
import { adviceFor } from './advice';
import { useGuide } from './guide';
import { hear } from './hear';
import { momentOf } from './moment';

/** In the first round the guide says by itself what would be sensible; later on when it is asked. */
const FIRST_ROUND = 1;

/** Says what would be sensible now. */
export function giveAdvice(): void {
  const { journal } = useSession.getState();
  const state = journal?.entries[journal.at]?.state;
  useGuide.getState().suggest(state === undefined ? null : adviceFor(state, CONTENT));
}

function listen(narrow: boolean): void {
  const guide = useGuide.getState();
  const { setup, journal } = useSession.getState();
  if (guide.fight === null || guide.fight !== setup || journal === null) return;
  const { pictures, at } = usePlayOut.getState();
  const showing = { pictures, at, waits: useSettings.getState().pace !== 'instant' };
  const moment = momentOf(journal, showing, guide.heard, narrow);
  if (moment === null) guide.fallSilent();
  if (moment === null || moment.mark === guide.mark) return;
  guide.remember(hear(guide, moment));
  if (moment.decision !== null && moment.state.round <= FIRST_ROUND) giveAdvice();
  else guide.suggest(null);
}

/** The guide listens to the fight from now on; gives back how it stops. */
export function followFight(narrow: boolean): () => void {
  const hearNow = () => listen(narrow);
  const stops = [useSession, usePlayOut, useSettings].map((store) => store.subscribe(hearNow));
  hearNow();
  return () => {
    for (const stop of stops) stop();
  };
}
