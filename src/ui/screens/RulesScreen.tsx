import { useMemo } from 'react';
import { ENTRIES } from '../glossary/glossary';
import { loadable } from '../parts/loadable';
import { Part } from '../parts/Part';
import { bookOf } from '../rules/book';
import { Rules } from '../rules/Rules';
import { useWords } from '../words/useWords';

const PAGES = import.meta.glob<string>('../../../docs/rules/{showdown,readings}.md', {
  query: '?raw',
  import: 'default',
});

interface Texts {
  rulebook: string;
  readings: string;
}

const page = async (name: string) => (await PAGES[`../../../docs/rules/${name}.md`]?.()) ?? '';

/** The project's own copies of rulebook and readings, loaded when somebody first looks something up. */
const TEXTS = loadable<Texts>(async () => ({
  rulebook: await page('showdown'),
  readings: await page('readings'),
}));

/** The rulebook with readings, variants and glossary, at what the address names. */
export function RulesScreen({ wanted }: { wanted: string | undefined }) {
  return <Part of={TEXTS}>{(texts) => <Book texts={texts} wanted={wanted} />}</Part>;
}

function Book({ texts, wanted }: { texts: Texts; wanted: string | undefined }) {
  const words = useWords();
  const parts = useMemo(() => bookOf({ ...texts, glossary: ENTRIES }, words), [texts, words]);
  return <Rules parts={parts} wanted={wanted} />;
}
