import { useMemo } from 'react';
import { useSession } from '../../store/session';
import { CardDialog } from '../cards/CardDialog';
import type { CardView } from '../cards/cardView';
import { correctionNames, correctionsOf } from '../corrections/allCorrections';
import { Corrections } from '../corrections/Corrections';
import { GearDetail } from '../gearGrid/GearDetail';
import type { GearView } from '../gearGrid/gear';
import { MetDialog } from '../guide/MetDialog';
import { Dialog } from '../primitives/Dialog';
import { ReportDialog } from '../report/ReportDialog';
import { OwnSettings } from '../screens/OwnSettings';
import { OwnShare } from '../screens/OwnShare';
import { saveReport } from '../screens/saveReport';
import { TroubleToast } from '../screens/TroubleToast';
import { KeyList } from '../shell/KeyList';
import { useWords } from '../words/useWords';
import type { Fight } from './fight';
import { pileView } from './monsterView';

/** The window that lies over the table. */
export type OpenDialog =
  | { kind: 'settings' | 'keys' | 'corrections' | 'met' | 'share' }
  | { kind: 'report'; name: string }
  | { kind: 'cards'; cards: readonly CardView[] }
  | { kind: 'pile'; pile: string }
  | { kind: 'gear'; gear: GearView };

/** The cards that lie open: one, or a pile as it is now. */
function cardsOf(open: OpenDialog | null, fight: Fight): readonly CardView[] | null {
  if (open?.kind === 'cards') return open.cards;
  return open?.kind === 'pile' ? pileView(fight, open.pile) : null;
}

export interface TableDialogsProps {
  fight: Fight;
  open: OpenDialog | null;
  onClose: () => void;
}

/** All windows over the table, one at a time, and what went wrong. */
export function TableDialogs({ fight, open, onClose }: TableDialogsProps) {
  const words = useWords().corrections;
  const { edit, trouble, dismissTrouble } = useSession();
  const correcting = open?.kind === 'corrections';
  // What can be corrected is asked of the table only while somebody corrects.
  const corrections = useMemo(
    () => (correcting ? correctionsOf(fight, words) : []),
    [correcting, fight, words],
  );
  const cards = cardsOf(open, fight);
  const gear = open?.kind === 'gear' ? open.gear : null;
  return (
    <>
      <CardDialog title={cards?.[0]?.name ?? ''} cards={cards} onClose={onClose} />
      <Dialog open={gear !== null} onClose={onClose} title={gear?.name ?? ''} size="s">
        {gear && <GearDetail gear={gear} />}
      </Dialog>
      <OwnSettings open={open?.kind === 'settings'} onClose={onClose} />
      {open?.kind === 'met' && <MetDialog onClose={onClose} />}
      {open?.kind === 'share' && <OwnShare onClose={onClose} />}
      {open?.kind === 'report' && (
        <ReportDialog
          name={open.name}
          onClose={onClose}
          onAgain={(wishes) => void saveReport('asked', wishes)}
        />
      )}
      <KeyList open={open?.kind === 'keys'} onClose={onClose} />
      <Corrections
        open={correcting}
        onClose={() => {
          onClose();
          dismissTrouble();
        }}
        corrections={corrections}
        {...correctionNames(words)}
        onCorrect={edit}
        refusal={trouble?.message ?? null}
      />
      {!correcting && <TroubleToast />}
    </>
  );
}
