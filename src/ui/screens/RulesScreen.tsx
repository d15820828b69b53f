import { useMemo } from 'react';
import { ENTRIES } from '../glossary/glossary';
import { loadable } from '../parts/loadable';
import { Part } from '../parts/Part';
import { type BookSources, bookOf } from '../rules/book';
import { Rules } from '../rules/Rules';
import { useWords } from '../words/useWords';

const PAGES = import.meta.glob<string>(
  '../../../docs/rules/{showdown,combat-encounter,last-survivor,readings}.md',
  {
    query: '?raw',
    import: 'default',
  },
);

interface Texts {
  rulebooks: BookSources['rulebooks'];
  readings: string;
}

const page = async (name: string) => (await PAGES[`../../../docs/rules/${name}.md`]?.()) ?? '';

/** The project's own copies of rulebooks and readings, loaded when somebody first looks something up. */
const TEXTS = loadable<Texts>(async () => ({
  rulebooks: {
    book: await page('showdown'),
    encounter: await page('combat-encounter'),
    'last-survivor': await page('last-survivor'),
  },
  readings: await page('readings'),
}));

/** The rulebooks with readings, variants and glossary, at what the address names. */
export function RulesScreen({ wanted }: { wanted: string | undefined }) {
  return <Part of={TEXTS}>{(texts) => <Book texts={texts} wanted={wanted} />}</Part>;
}

function Book({ texts, wanted }: { texts: Texts; wanted: string | undefined }) {
  const words = useWords();
  const parts = useMemo(() => bookOf({ ...texts, glossary: ENTRIES }, words), [texts, words]);
  return <Rules parts={parts} wanted={wanted} />;
}
