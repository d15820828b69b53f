import { lastUnfinished, setOwnFight } from '../../store/keep/heads';
import type { FightHead } from '../../store/keep/shapes';
import type { InterfaceWords } from '../../text/interface/en';
import type { LastFight } from '../home/Home';
import { LEVEL_NAMES, MONSTER_NAMES } from '../words/monsterNames';
import { KeptPicture } from './KeptPicture';

/** A kept fight as home shows it. */
function shown(
  { name, monster, level, round, alive, picture }: FightHead,
  words: InterfaceWords['table'],
): LastFight {
  const title = `${MONSTER_NAMES[monster] ?? monster}, ${LEVEL_NAMES[level] ?? level}`;
  return {
    title: name ?? title,
    moment: words.lastMoment(round, alive),
    picture: <KeptPicture picture={picture} />,
  };
}

/** A fight that can be gone on with; `take` makes it the one that the table brings back. */
export interface KeptLast {
  fight: LastFight;
  take: () => void;
}

/** The fight that can be gone on with after the page was left; null: there is none. */
export async function lastShown(words: InterfaceWords['table']): Promise<KeptLast | null> {
  const head = await lastUnfinished();
  return head && { fight: shown(head, words), take: () => setOwnFight(head.id) };
}
