import { useState } from 'react';
import { GearDetail } from '../gearGrid/GearDetail';
import { GearGrid } from '../gearGrid/GearGrid';
import { MonsterPanel } from '../monsterPanel/MonsterPanel';
import { MonsterStrip } from '../monsterPanel/MonsterStrip';
import { SurvivorCard } from '../survivors/SurvivorCard';
import { SurvivorList } from '../survivors/SurvivorList';
import styles from './Gallery.module.css';
import { Chapter, Specimen } from './Specimen';
import { COMBO, MONSTER } from './sampleMonster';
import { GRID, KNIFE, SHEETS } from './sampleSurvivors';

/** Both sides of the table: record sheets with gear grids, and the monster control panel. */
export function SurvivorSamples() {
  const [open, setOpen] = useState<string | null>('allister');
  const nothing = () => undefined;
  const dead = SHEETS[1];
  return (
    <Chapter title="Survivors and monster">
      <div className={styles.columns}>
        <Specimen name="Record sheets, one open">
          <SurvivorList
            survivors={SHEETS}
            openId={open}
            lit={['lucy']}
            onToggle={(id) => setOpen(id === open ? null : id)}
            onAskAgain={nothing}
            gearOf={(id) => <GearGrid owner={id} cells={GRID} lit={['knife', 'axe']} onGear={nothing} />}
          />
          {dead && (
            <SurvivorCard
              survivor={{ ...dead, id: 'dead', standing: 'dead', state: 'dead', bleeding: 5 }}
              open={false}
              lit={false}
              onToggle={nothing}
            />
          )}
        </Specimen>
        <Specimen name="Monster control panel">
          <MonsterPanel monster={MONSTER} onDeck={nothing} onCard={nothing} />
        </Specimen>
        <Specimen name="Felled, in the middle of a card; the line for a phone">
          <MonsterPanel
            monster={{
              ...MONSTER,
              name: 'Old Lion',
              knockedDown: true,
              state: 'Level 1 · knocked down, stands at the next turn',
              performing: [COMBO],
              inPlay: [],
              injuries: [],
              decks: MONSTER.decks.map((deck, index) => (index === 0 ? { ...deck, count: 0 } : deck)),
            }}
            onDeck={nothing}
            onCard={nothing}
          />
          <MonsterStrip monster={MONSTER} moment="Round 3 · draws AI" onOpen={nothing} />
        </Specimen>
        <Specimen name="A gear card to read">
          <GearDetail gear={KNIFE} />
        </Specimen>
      </div>
    </Chapter>
  );
}
