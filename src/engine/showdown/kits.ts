import type { Content } from './cards/content';
import type { SurvivorSetUp } from './setup';

/** Who comes with the grids of a kit: the kit's own survivors, or the ready-made ones, who have been nowhere yet. */
export function survivorsOfKit(content: Content, kit: string): Omit<SurvivorSetUp, 'player'>[] {
  const { grids = [], survivors = [] } = content.kits[kit] ?? {};
  return content.pack.survivors.slice(0, 4).map(({ name }, i) => {
    const own = (survivors[i] ?? { name }) as Pick<SurvivorSetUp, 'name'>;
    return { ...own, grid: grids[i] ?? [] };
  });
}
