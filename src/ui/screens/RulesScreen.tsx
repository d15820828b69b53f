import { use } from 'react';
import { Rules } from '../rules/Rules';
import { type Chapter, readRulebook } from '../rules/rulebook';

const BOOKS = import.meta.glob<string>('../../../docs/rules/showdown.md', {
  query: '?raw',
  import: 'default',
});

let book: Promise<Chapter[]> | null = null;

/** The project's own copy of the rulebook, loaded when somebody first looks something up. */
function chapters(): Promise<Chapter[]> {
  book ??= Promise.all(Object.values(BOOKS).map((load) => load())).then((texts) =>
    texts.flatMap(readRulebook),
  );
  return book;
}

export function RulesScreen({ wanted }: { wanted: string | undefined }) {
  return <Rules chapters={use(chapters())} wanted={wanted} />;
}
