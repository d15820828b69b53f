import { Button } from '../../primitives/Button';
import { Dialog } from '../../primitives/Dialog';
import { useRoom } from '../../shell/useMedia';
import { useWords } from '../../words/useWords';
import type { GearChoice, OutfitView, SurvivorDraft } from '../setupDraft';
import type { GearIds } from './gridEdits';
import { WorkshopTable } from './WorkshopTable';

export interface GearWorkshopProps {
  /** Whose grid is opened first; null: closed. */
  owner: number | null;
  survivors: readonly SurvivorDraft[];
  /** What the grid of each comes to. */
  outfits: readonly OutfitView[];
  gear: readonly GearChoice[];
  kits: readonly { id: string; name: string }[];
  locations: readonly { value: string; label: string }[];
  /** Against whom, such as "White Lion, Level 1". */
  against: string;
  /** Why a grid can't be carried, reason by reason; and the places that it is about. */
  faultsOf: (grid: GearIds) => readonly string[];
  faultyCells: (grid: GearIds) => readonly number[];
  ofKit: (kit: string, survivor: number, before: SurvivorDraft) => Partial<SurvivorDraft>;
  onSurvivors: (survivors: readonly SurvivorDraft[]) => void;
  onClose: () => void;
}

/** All survivors' gear grids, filled by hand or from a kit, with what they come to at once. */
export function GearWorkshop({ owner, onClose, ...props }: GearWorkshopProps) {
  const words = useWords().setup.workshop;
  const room = useRoom();
  return (
    <Dialog
      open={owner !== null}
      onClose={onClose}
      title={words.title}
      size="xl"
      footer={
        room === 'narrow' ? undefined : (
          <Button tone="primary" onClick={onClose}>
            {words.done}
          </Button>
        )
      }
    >
      {owner !== null && <WorkshopTable owner={owner} {...props} />}
    </Dialog>
  );
}
