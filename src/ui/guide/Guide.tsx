import { useEffect, useMemo, useState } from 'react';
import { spaceName } from '../../engine';
import { followFight, giveAdvice } from '../../store/guide/follow';
import { goOn } from '../../store/guide/goOn';
import { type Advice, type Note, type Told, useGuide } from '../../store/guide/guide';
import { IDEAS } from '../../store/guide/ideas';
import { usePlayOut } from '../../store/playOut';
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

/** What a note says, in its order; each with where it points. */
function said(now: Note | null, words: GuideWords): { view: IdeaView; places: readonly string[] }[] {
  const told: readonly Told[] = now === null ? [] : [now, ...(now.also ?? [])];
  return told.flatMap(({ id, who }) => {
    const view = ideaView(id, words);
    const points = IDEAS.find((idea) => idea.id === id)?.points;
    return view === null || points === undefined ? [] : [{ view, places: placesOf(points, who) }];
  });
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
  const { now, advice, leave } = useGuide();
  const playing = usePlayOut((s) => s.pictures.length > 0);
  const [asked, setAsked] = useState<object | null>(null);
  useEffect(() => followFight(narrow), [narrow]);
  useGuideKeys(now === null ? null : goOn);

  const ideas = useMemo(() => said(now, words), [now, words]);
  const views = useMemo(() => ideas.map(({ view }) => view), [ideas]);
  return (
    <>
      <GuidePanel
        ideas={views}
        advice={advice === null ? null : adviceWords(advice, fight, words)}
        unadvised={advice === null && asked === fight.state}
        playing={playing}
        onRead={goOn}
        onSuggest={() => {
          giveAdvice();
          setAsked(fight.state);
        }}
        onMet={onMet}
        onLeave={leave}
      />
      {ideas.map(({ view, places }) => (
        <GuideRing key={view.id} places={places} icon={view.icon} />
      ))}
    </>
  );
}
