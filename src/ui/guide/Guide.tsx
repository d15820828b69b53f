import { useEffect, useMemo, useState } from 'react';
import { spaceName } from '../../engine';
import { followFight, giveAdvice } from '../../store/guide/follow';
import { type Advice, useGuide } from '../../store/guide/guide';
import { IDEAS } from '../../store/guide/ideas';
import type { GuideWords } from '../../text/interface/en/guide';
import { useRoom } from '../shell/useMedia';
import type { Fight } from '../table/fight';
import { TEXT } from '../words/text';
import { GuidePanel, type IdeaView } from './GuidePanel';
import { GuideRing } from './GuideRing';
import { isIdea, signOfIdea } from './signs';
import { placesOf } from './spots';
import { useGuideKeys } from './useGuideKeys';
import { useGuideWords } from './useGuideWords';

export interface GuideProps {
  fight: Fight;
  onMet: () => void;
}

/** An idea with its words; null: there is none of this name. */
export function ideaView(id: string, words: GuideWords): IdeaView | null {
  const idea = IDEAS.find((i) => i.id === id);
  return idea !== undefined && isIdea(id)
    ? { id, icon: signOfIdea(id), rules: idea.rules, ...words.ideas[id] }
    : null;
}

function adviceWords(advice: Advice, { names }: Fight, words: GuideWords): string {
  const { why, survivor, space, card, location, dice = 0, need = 0 } = advice;
  return words.advice[why]({
    who: survivor === undefined ? '' : TEXT.teller(names).figure(survivor),
    space: space === undefined ? '' : spaceName(space),
    card: card === undefined ? '' : TEXT.nameOf('gear', card),
    location: location === undefined ? '' : TEXT.nameOf('location', location),
    dice,
    need,
  });
}

/** The guide listens to the fight, says what happens for the first time, and points at it. */
export function Guide({ fight, onMet }: GuideProps) {
  const words = useGuideWords();
  const narrow = useRoom() === 'narrow';
  const { now, advice, read, leave } = useGuide();
  const [asked, setAsked] = useState<object | null>(null);
  useEffect(() => followFight(narrow), [narrow]);
  useGuideKeys(now === null ? null : read);

  const idea = now === null ? null : ideaView(now.id, words);
  const points = IDEAS.find(({ id }) => id === now?.id)?.points;
  const places = useMemo(
    () => (points === undefined ? [] : placesOf(points, now?.who ?? null)),
    [points, now?.who],
  );
  const none = advice === null && asked === fight.state;
  return (
    <>
      <GuidePanel
        idea={idea}
        advice={advice === null ? null : adviceWords(advice, fight, words)}
        unadvised={none}
        onRead={read}
        onSuggest={() => {
          giveAdvice();
          setAsked(fight.state);
        }}
        onMet={onMet}
        onLeave={leave}
      />
      {idea !== null && <GuideRing key={idea.id} places={places} icon={idea.icon} />}
    </>
  );
}
