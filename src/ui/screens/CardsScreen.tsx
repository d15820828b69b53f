import { useMemo } from 'react';
import { CONTENT } from '../../store/content';
import { catalogueOf } from '../catalogue/allEntries';
import { Catalogue } from '../catalogue/Catalogue';
import { goTo, turnTo } from '../shell/useHashRoute';
import { useWords } from '../words/useWords';

/** All cards; the one that the address names lies open. */
export function CardsScreen({ wanted }: { wanted: string | undefined }) {
  const words = useWords();
  const entries = useMemo(() => catalogueOf(CONTENT, words), [words]);
  return (
    <Catalogue
      entries={entries}
      wanted={wanted}
      onOpen={(key) => {
        // The browser's own way back leads from an open card to the list, however many were leafed through.
        if (key === null) turnTo('cards');
        else if (wanted === undefined) goTo('cards', key);
        else turnTo('cards', key);
      }}
    />
  );
}
