import { useState } from 'react';
import { Home } from '../home/Home';
import { otherTables } from '../home/otherTables';
import type { Loadable } from '../parts/loadable';
import { NotLoaded } from '../parts/NotLoaded';
import { useLoading } from '../parts/Part';
import { goTo } from '../shell/useHashRoute';
import { monsterIcon } from '../table/signs';
import { UpdateNotice } from '../updates/UpdateNotice';
import { MONSTER_NAMES } from '../words/monsterNames';
import { useWords } from '../words/useWords';
import { OpenDialog } from './OpenDialog';
import { OwnSettings } from './OwnSettings';
import type { Opened } from './openFile';
import { ENCOUNTER, FIGHT, LAST_SURVIVOR, SETUP, tablePart } from './parts';
import { goToTable } from './tablePlace';
import { useLastKept } from './useLastKept';

const QUICK = 'whiteLion';

/** Does something that needs the fight's part of the program, and goes to the table that there is then, if there is one: `true`, a fight. */
type Deed = (part: typeof import('./fightPart')) => boolean | Opened | Promise<Opened>;

/** What places of the program are made of; the others need the fight's part. */
const NEAR: Readonly<Record<string, Loadable<unknown>>> = {
  new: SETUP,
  encounter: ENCOUNTER,
  'last-survivor': LAST_SURVIVOR,
};

/**
 * The first page, with the fight that is on the table, if there is one. It comes without engine, content and table: they are
 * loaded once somebody turns to what needs them.
 */
export function HomeScreen() {
  const all = useWords();
  const { table: words, home, fights, roster, settings } = all;
  const loading = useLoading(FIGHT);
  const [wanted, setWanted] = useState<Deed | null>(null);
  const part = loading.at === 'loaded' ? loading.value : null;
  const [settingsOpen, setSettingsOpen] = useState(false);
  const [opening, setOpening] = useState(false);
  // A fight begins and ends on other screens only.
  const [here] = useState(() => tablePart()?.lastTable(fights) ?? null);
  const kept = useLastKept(here === null, fights);
  const last = here ?? kept?.fight ?? null;

  async function whenLoaded(deed: Deed): Promise<void> {
    setWanted(() => deed);
    const loaded = await FIGHT.load();
    if (loaded === null) return;
    setWanted(null);
    const opened = await deed(loaded);
    if (typeof opened === 'string') goToTable(opened);
    else if (opened === true) goTo('fight');
  }
  const fightAgainst = (monster: string) => void whenLoaded((loaded) => loaded.startQuickFight(monster));

  if (wanted !== null && loading.at === 'failed')
    return <NotLoaded onAgain={() => void whenLoaded(wanted)} onHome={() => setWanted(null)} />;
  return (
    <>
      <Home
        lastFight={last}
        quickFight={words.quick}
        busy={wanted !== null}
        onNear={(place) => void (NEAR[place] ?? FIGHT).load()}
        onContinue={() => {
          if (here === null) kept?.take();
          if (last !== null) goToTable(last.table);
        }}
        onFirstFight={() => void whenLoaded(({ beginFirstFight }) => beginFirstFight())}
        onQuickFight={() => fightAgainst(QUICK)}
        onNewShowdown={() => goTo('new')}
        tables={otherTables(home)}
        entries={[
          ...Object.entries(MONSTER_NAMES)
            .filter(([id]) => id !== QUICK)
            .map(([id, label]) => ({ id, label, note: words.quickOther, icon: monsterIcon(id) })),
          { id: 'roster', label: roster.title, note: roster.homeNote, icon: 'headband', href: '#/roster' },
          { id: 'rules', label: home.rules, note: home.rulesNote, icon: 'rules', href: '#/rules' },
          { id: 'cards', label: home.cards, note: home.cardsNote, icon: 'cards', href: '#/cards' },
          { id: 'open', label: words.openFile, note: words.openFileNote, icon: 'log' },
          { id: 'fights', label: fights.title, note: fights.note, icon: 'duration', href: '#/fights' },
          { id: 'settings', label: settings.title, note: settings.note, icon: 'settings' },
        ]}
        onEntry={(id) => {
          if (id === 'open') setOpening(true);
          else if (id === 'settings') setSettingsOpen(true);
          else fightAgainst(id);
        }}
      />
      <OpenDialog
        open={opening}
        onClose={() => setOpening(false)}
        onFile={(file) => void whenLoaded((loaded) => loaded.openFile(file, all))}
        onText={(text) => void whenLoaded((loaded) => loaded.openText(all.files.pasted, text, all))}
      />
      <UpdateNotice />
      <OwnSettings open={settingsOpen} onClose={() => setSettingsOpen(false)} />
      {part && <part.TroubleToast />}
    </>
  );
}
