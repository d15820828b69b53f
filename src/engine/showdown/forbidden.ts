import type { Run } from './procedure';
import type { Survivor } from './state';

/** Whether an injury that is recorded forbids something: `dash`, `dodge`, `survival`, `twoHanded` … (survivors-in-detail.md §11). */
export function forbidden(
  { content }: Pick<Run, 'content'>,
  { injuries }: Pick<Survivor, 'injuries'>,
  what: string,
): boolean {
  return injuries.some((id, at) => {
    const injury = content.injuries[id];
    const again = injuries.indexOf(id) !== at;
    return (
      injury?.forbids?.includes(what) === true || (again && injury?.twice?.forbids?.includes(what) === true)
    );
  });
}
