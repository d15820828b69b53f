import { useState } from 'react';
import { Aftermath } from '../aftermath/Aftermath';
import { BoardPicture } from '../board/BoardPicture';
import { Home } from '../home/Home';
import { otherTables } from '../home/otherTables';
import { Setup } from '../setup/Setup';
import { goTo } from '../shell/useHashRoute';
import { useWords } from '../words/useWords';
import { AFTERMATH } from './sampleAftermath';
import { DRAFT, KITS, MONSTERS, SHEET_CHOICES, VARIANTS } from './samplePages';
import { LION, SURVIVORS, TILES } from './samplePieces';
import { GEAR, LOCATIONS, sampleFaults, sampleOutfit } from './sampleWorkshop';

const toTable = () => goTo('gallery', 'table');

/** The first page with a fight to continue. */
export function HomeSample() {
  return (
    <Home
      lastFight={{
        title: 'White Lion, level 1',
        moment: 'Round 3 · four survivors alive',
        picture: <BoardPicture monster={LION} survivors={SURVIVORS} tiles={TILES} />,
        table: 'showdown',
      }}
      quickFight="White Lion, level 1, four ready survivors"
      onContinue={toTable}
      onFirstFight={() => undefined}
      onQuickFight={toTable}
      onNewShowdown={() => goTo('gallery', 'setup')}
      onEntry={() => undefined}
      tables={otherTables(useWords().home)}
      entries={[
        { id: 'open', label: 'Open a file', note: 'A saved fight', icon: 'arrow' },
        { id: 'rules', label: 'Rules', note: 'The rulebook, searchable', icon: 'rules', href: '#/rules' },
        { id: 'settings', label: 'Settings', note: 'Theme, pace', icon: 'settings' },
        {
          id: 'gallery',
          label: 'Gallery',
          note: 'Every component in its states',
          icon: 'watcher',
          href: '#/gallery',
        },
      ]}
    />
  );
}

/** A set-up as it stands at first. */
export function SetupSample() {
  const [draft, setDraft] = useState(DRAFT);
  return (
    <Setup
      draft={draft}
      onChange={setDraft}
      monsters={MONSTERS}
      kits={KITS}
      gridOfKit={() => ['knife', 'axe', null, 'vest']}
      ofKit={(kit) => ({ kit, grid: ['knife', 'axe', null, 'vest'] })}
      workshop={{
        gear: GEAR,
        outfits: draft.survivors.map(sampleOutfit),
        against: 'White Lion, level 1',
        locations: LOCATIONS,
        faultsOf: sampleFaults,
        faultyCells: () => [],
      }}
      sheetChoices={SHEET_CHOICES}
      variants={VARIANTS}
      nextSurvivor={draft.survivors.length < 4 ? (DRAFT.survivors[draft.survivors.length] ?? null) : null}
      problem={draft.survivors.some(({ name }) => name.trim() === '') ? 'A survivor has no name.' : null}
      onStart={toTable}
    />
  );
}

/** The end of a fight. */
export function AftermathSample() {
  const nothing = () => undefined;
  return (
    <Aftermath
      fight={AFTERMATH}
      onExport={nothing}
      onShare={nothing}
      onSaveText={nothing}
      onPrint={() => window.print()}
      onCopy={() => Promise.resolve(false)}
      onRematch={toTable}
      onUndo={toTable}
      onLookBack={toTable}
      onReplay={nothing}
      onHome={() => goTo()}
    />
  );
}
