import { use, useMemo } from 'react';
import { ENTRIES } from '../glossary/glossary';
import { bookOf } from '../rules/book';
import { Rules } from '../rules/Rules';
import { useWords } from '../words/useWords';

const PAGES = import.meta.glob<string>('../../../docs/rules/{showdown,readings}.md', {
  query: '?raw',
  import: 'default',
});

let pages: Promise<{ rulebook: string; readings: string }> | null = null;

/** The project's own copies of rulebook and readings, loaded when somebody first looks something up. */
async function load(): Promise<{ rulebook: string; readings: string }> {
  const page = async (name: string) => (await PAGES[`../../../docs/rules/${name}.md`]?.()) ?? '';
  return { rulebook: await page('showdown'), readings: await page('readings') };
}

/** The rulebook with readings, variants and glossary, at what the address names. */
export function RulesScreen({ wanted }: { wanted: string | undefined }) {
  pages ??= load();
  const texts = use(pages);
  const words = useWords();
  const parts = useMemo(() => bookOf({ ...texts, glossary: ENTRIES }, words), [texts, words]);
  return <Rules parts={parts} wanted={wanted} />;
}
