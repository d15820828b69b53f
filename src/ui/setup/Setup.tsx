import { type ReactNode, useState } from 'react';
import { Button } from '../primitives/Button';
import { TextField } from '../primitives/Field';
import { Segmented } from '../primitives/Segmented';
import { Page } from '../shell/Page';
import { useWords } from '../words/useWords';
import { MonsterPicker } from './MonsterPicker';
import { Players } from './Players';
import { pickLevel } from './pickLevel';
import styles from './Setup.module.css';
import { Sheet } from './Sheet';
import { SurvivalRules } from './SurvivalRules';
import { SurvivorRow } from './SurvivorRow';
import { reseated } from './seating';
import type { MonsterChoice, MonsterSheet, SetupDraft, SurvivorDraft, VariantChoice } from './setupDraft';
import type { SheetChoices } from './sheetDraft';
import { withSign } from './signEdits';
import { Variants } from './Variants';
import { GearWorkshop, type GearWorkshopProps } from './workshop/GearWorkshop';
import { nine } from './workshop/gridEdits';

export interface SetupProps {
  draft: SetupDraft;
  onChange: (draft: SetupDraft) => void;
  monsters: readonly MonsterChoice[];
  /** What the chosen level brings; without it its figures are shown in short. */
  monsterSheet?: MonsterSheet | undefined;
  kits: readonly { id: string; name: string }[];
  /** The grid that a kit gives the survivor at this index. */
  gridOfKit: (kit: string, survivor: number) => readonly (string | null)[];
  /** What a kit makes of the survivor at this index. */
  ofKit: (kit: string, survivor: number, before: SurvivorDraft) => Partial<SurvivorDraft>;
  /** What the workshop needs to know of gear, besides the survivors. */
  workshop: Pick<
    GearWorkshopProps,
    'outfits' | 'gear' | 'locations' | 'against' | 'faultsOf' | 'faultyCells'
  >;
  sheetChoices: SheetChoices;
  variants: readonly VariantChoice[];
  /** A survivor as the next one added would be; null when there are as many as may fight. */
  nextSurvivor: SurvivorDraft | null;
  /** Ways to survivors that are kept between fights. */
  roster?: ReactNode;
  /** Why the fight can't begin like this; null when it can. */
  problem: string | null;
  onStart: () => void;
}

/** A new showdown on one page: the monster, who fights, how it is played. Everything has a sensible default. */
export function Setup(props: SetupProps) {
  const { draft, onChange } = props;
  const words = useWords().setup;
  const [gridOf, setGridOf] = useState<number | null>(null);
  const [sheetOf, setSheetOf] = useState<number | null>(null);
  const change = (part: Partial<SetupDraft>) => onChange({ ...draft, ...part });
  const changeSurvivor = (at: number, part: Partial<SurvivorDraft>) =>
    change({
      survivors: draft.survivors.map((survivor, index) =>
        index === at ? { ...survivor, ...part } : survivor,
      ),
    });
  const iconOf = (id: string) => props.workshop.gear.find((card) => card.id === id)?.icon ?? 'reward';
  const names = draft.survivors.map(({ name }) => name.trim());
  const namesake = names.find((name, at) => names.indexOf(name) < at);
  const read = sheetOf === null ? undefined : draft.survivors[sheetOf];

  return (
    <Page
      title={words.title}
      wide
      tools={
        <Button tone="primary" disabled={props.problem !== null} onClick={props.onStart}>
          {words.start}
        </Button>
      }
    >
      {/* Its place is kept, so that nothing jumps when there is something to say. */}
      <p role="alert" className={styles.problem} data-bad={props.problem !== null || undefined}>
        {props.problem ?? (namesake === undefined ? words.ready : words.namesakes(namesake))}
      </p>
      <div className={styles.blocks}>
        <section className={styles.block} aria-labelledby="setup-monster">
          <h2 id="setup-monster" className={styles.heading}>
            {words.monster}
          </h2>
          <MonsterPicker
            monsters={props.monsters}
            monster={draft.monster}
            level={draft.level}
            sheet={props.monsterSheet}
            onPick={(...picked) => onChange(pickLevel(draft, props.monsters, props.gridOfKit, picked))}
          />
        </section>
        <section className={styles.block} aria-labelledby="setup-survivors">
          <h2 id="setup-survivors" className={styles.heading}>
            {words.survivors}
          </h2>
          <Players
            solo={draft.solo}
            players={draft.players}
            controller={draft.controller ?? 0}
            onController={(controller) => change({ controller })}
            onChange={(solo, players, left) =>
              change({
                solo,
                players,
                controller: Math.min(draft.controller ?? 0, players.length - 1),
                survivors: reseated(draft.survivors, {
                  before: draft.players.length,
                  players: players.length,
                  left,
                }),
              })
            }
          />
          <ul className={styles.rows}>
            {draft.survivors.map((survivor, index) => (
              <SurvivorRow
                key={index}
                survivor={survivor}
                players={draft.solo ? null : draft.players}
                kits={props.kits}
                onChange={(part) =>
                  changeSurvivor(
                    index,
                    part.kit === undefined ? part : { ...part, ...props.ofKit(part.kit, index, survivor) },
                  )
                }
                icons={nine(survivor.grid).map((id) => (id === null ? null : iconOf(id)))}
                faulty={props.workshop.faultsOf(survivor.grid).length > 0}
                onSign={(part) => change({ survivors: withSign(draft.survivors, index, part) })}
                onGrid={() => setGridOf(index)}
                onSheet={() => setSheetOf(index)}
                onRemove={
                  draft.survivors.length > 1
                    ? () => change({ survivors: draft.survivors.filter((_, at) => at !== index) })
                    : null
                }
              />
            ))}
          </ul>
          {props.nextSurvivor && (
            <Button
              glyph="plus"
              onClick={() =>
                props.nextSurvivor && change({ survivors: [...draft.survivors, props.nextSurvivor] })
              }
            >
              {words.addSurvivor}
            </Button>
          )}
          {props.roster}
        </section>
        <section className={styles.block} aria-labelledby="setup-play">
          <h2 id="setup-play" className={styles.heading}>
            {words.play}
          </h2>
          <Segmented
            legend={words.dice}
            showLegend
            value={draft.dice}
            onChange={(dice) => change({ dice })}
            options={[
              { value: 'program', label: words.diceProgram },
              { value: 'own', label: words.diceOwn },
            ]}
          />
          <TextField
            label={words.seed}
            help={words.seedHelp}
            inputMode="numeric"
            value={draft.seed}
            onChange={(event) => change({ seed: event.target.value.replace(/\D/g, '') })}
          />
          <SurvivalRules survivalLimit={draft.survivalLimit} unlocked={draft.unlocked} onChange={change} />
          <Variants
            variants={props.variants}
            chosen={draft.variants}
            onPick={(id, value) => change({ variants: { ...draft.variants, [id]: value } })}
          />
        </section>
      </div>
      <Sheet
        owner={read?.name ?? ''}
        sheet={read?.sheet ?? null}
        choices={props.sheetChoices}
        onChange={(sheet) => sheetOf !== null && changeSurvivor(sheetOf, { sheet })}
        onClose={() => setSheetOf(null)}
      />
      <GearWorkshop
        {...props.workshop}
        owner={gridOf}
        survivors={draft.survivors}
        kits={props.kits}
        ofKit={props.ofKit}
        onSurvivors={(survivors) => change({ survivors })}
        onClose={() => setGridOf(null)}
      />
    </Page>
  );
}
