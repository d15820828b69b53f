import type { Trouble } from '../../store/tableSession';
import { Corrections } from '../corrections/Corrections';
import type { Correction } from '../corrections/correction';

export interface SmallCorrectionsProps<What extends string, Group extends string> {
  corrections: readonly Correction<What, Group>[];
  words: { kinds: Readonly<Record<What, string>>; groups: Readonly<Record<Group, string>> };
  session: { edit: (edit: unknown) => void; trouble: Trouble | null; dismissTrouble: () => void };
  onClose: () => void;
}

/** The window in which one of the smaller tables is set right by hand. */
export function SmallCorrections<What extends string, Group extends string>({
  corrections,
  words,
  session,
  onClose,
}: SmallCorrectionsProps<What, Group>) {
  const { edit, trouble, dismissTrouble } = session;
  const groups = Object.entries<string>(words.groups) as [Group, string][];
  return (
    <Corrections
      open
      onClose={() => {
        onClose();
        dismissTrouble();
      }}
      corrections={corrections}
      groups={groups.map(([value, label]) => ({ value, label }))}
      kindOf={(what) => words.kinds[what]}
      onCorrect={edit}
      refusal={trouble?.message ?? null}
    />
  );
}
