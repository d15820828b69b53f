import { useMemo, useState } from 'react';
import type { SetUp } from '../../engine';
import { CONTENT } from '../../store/content';
import type { KeptSurvivor } from '../../store/roster/shapes';
import { gridOfKit } from '../screens/kitSurvivor';
import { outfitViews } from '../screens/outfitViews';
import { survivorSetUp } from '../screens/survivorSetUp';
import { KITS, workshopParts } from '../screens/workshopParts';
import { GearWorkshop } from '../setup/workshop/GearWorkshop';
import { nine } from '../setup/workshop/gridEdits';
import { TEXT } from '../words/text';
import { useWords } from '../words/useWords';
import { draftOfKept } from './keptDraft';

export interface GearDialogProps {
  survivor: KeptSurvivor;
  /** Its place in the list. */
  place: number;
  onSave: (survivor: KeptSurvivor) => void;
  onClose: () => void;
}

/** Whom the odds of a kept survivor's gear are reckoned against: the first monster at its first level that is no prologue. */
function opponent(): Pick<SetUp, 'monster' | 'level'> {
  const [monster] = CONTENT.pack.monsters;
  const level = monster?.levels.find(({ id }) => id === '1') ?? monster?.levels[0];
  return { monster: monster?.id ?? '', level: level?.id ?? '' };
}

/** The gear grid of a kept survivor, filled as in the set-up; what lies in it is kept when it is closed. */
export function GearDialog({ survivor, place, onSave, onClose }: GearDialogProps) {
  const words = useWords();
  const [draft, setDraft] = useState(() => draftOfKept(survivor, place, 0));
  const parts = useMemo(() => workshopParts(words), [words]);
  const against = useMemo(opponent, []);
  const outfits = useMemo(() => {
    const alone = { players: [''], controller: 0, solo: true, variants: {}, seed: 1 };
    return outfitViews({ ...against, ...alone, survivors: [survivorSetUp(draft, 0)] }, words);
  }, [against, draft, words]);
  return (
    <GearWorkshop
      {...parts}
      owner={0}
      survivors={[draft]}
      outfits={outfits}
      against={`${TEXT.nameOf('monster', against.monster)}, ${TEXT.nameOf('level', against.level)}`}
      kits={KITS}
      ofKit={(kit) => ({ kit, grid: gridOfKit(kit, 0) })}
      onSurvivors={([changed]) => changed !== undefined && setDraft(changed)}
      onClose={() => {
        onSave({ ...survivor, kit: draft.kit, grid: [...nine(draft.grid)] });
        onClose();
      }}
    />
  );
}
