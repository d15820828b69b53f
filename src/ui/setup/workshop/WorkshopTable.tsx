import { type KeyboardEvent, useRef, useState } from 'react';
import { EditGrid } from '../../gearGrid/EditGrid';
import { GearDetail } from '../../gearGrid/GearDetail';
import { Glyph } from '../../icons/Glyph';
import { Icon } from '../../icons/Icon';
import { Button } from '../../primitives/Button';
import { SelectField } from '../../primitives/Field';
import { IconButton } from '../../primitives/IconButton';
import { Tabs } from '../../primitives/Tabs';
import { useRoom } from '../../shell/useMedia';
import { useWords } from '../../words/useWords';
import type { SurvivorDraft } from '../setupDraft';
import { GearList } from './GearList';
import type { GearWorkshopProps } from './GearWorkshop';
import { gearAt, nine } from './gridEdits';
import { OutfitPanel } from './OutfitPanel';
import { OwnerTabs } from './OwnerTabs';
import type { Spot } from './selection';
import { useGearDrag } from './useGearDrag';
import { useGridHistory } from './useGridHistory';
import { useWorkshop } from './useWorkshop';
import styles from './Workshop.module.css';

export type WorkshopTableProps = Omit<GearWorkshopProps, 'owner' | 'onClose'> & { owner: number };

const OWN = 'own';

/** The workshop's inside: whose grid, the grid, all gear, what it comes to, and the card that is selected. */
export function WorkshopTable(props: WorkshopTableProps) {
  const { survivors, gear, faultsOf, onSurvivors } = props;
  const { setup } = useWords();
  const words = setup.workshop;
  const room = useRoom();
  const [part, setPart] = useState('gear');
  const root = useRef<HTMLDivElement>(null);
  const ghost = useRef<HTMLDivElement>(null);
  const history = useGridHistory<readonly SurvivorDraft[]>(survivors, onSurvivors);
  const choiceOf = (id: string | null) => gear.find((card) => card.id === id);
  const grids = survivors.map(({ grid }) => nine(grid));
  const names = survivors.map(({ name }) => name);
  const work = useWorkshop(
    {
      grids,
      names,
      faultsOf,
      nameOf: (id) => choiceOf(id)?.name ?? id,
      onGrids: (next) =>
        history.change(
          survivors.map((survivor, at) => {
            const grid = next[at] ?? survivor.grid;
            return grid === grids[at] ? survivor : { ...survivor, grid, kit: OWN };
          }),
        ),
    },
    props.owner,
  );
  const dragging = useGearDrag(root, ghost, work.drop);

  const { owner, selection } = work;
  const survivor = survivors[owner];
  const outfit = props.outfits[owner];
  const inHand = (spot: Spot | undefined) =>
    spot?.spot === 'card'
      ? choiceOf(spot.card)
      : spot?.spot === 'cell'
        ? choiceOf(grids[owner]?.[spot.cell] ?? null)
        : undefined;
  const carried = inHand(dragging?.source);
  const selectedCard =
    selection === null ? null : selection.from === 'list' ? selection.card : gearAt(grids, selection);
  const shownGear =
    (selection?.from === 'grid' && selection.owner === owner ? outfit?.cells[selection.cell] : null) ??
    choiceOf(selectedCard)?.card ??
    null;
  const kits = [
    ...props.kits.map(({ id, name }) => ({ value: id, label: name })),
    ...(survivor?.kit === OWN ? [{ value: OWN, label: setup.ownGrid }] : []),
  ];
  const faulty = new Set(props.faultyCells(grids[owner] ?? []));

  function stepBack(step: 'undo' | 'redo') {
    history[step]();
    work.clearSelection();
    work.say(step === 'undo' ? words.said.undone : words.said.redone);
  }
  function onKeyDown(event: KeyboardEvent) {
    const typing = (event.target as Element).matches('input, select');
    if (event.key === 'Escape' && selection !== null) {
      // The first Escape puts down what is in hand; the next closes the window.
      event.preventDefault();
      work.clearSelection();
    } else if ((event.ctrlKey || event.metaKey) && !typing && 'zy'.includes(event.key.toLowerCase())) {
      event.preventDefault();
      stepBack(event.key.toLowerCase() === 'y' || event.shiftKey ? 'redo' : 'undo');
    }
  }

  const list = (
    <GearList
      gear={gear}
      locations={props.locations}
      selected={selection?.from === 'list' ? selection.card : null}
      refusalOf={work.refusalOf}
      onPress={work.pressCard}
    />
  );
  const comesTo = outfit && <OutfitPanel outfit={outfit} against={props.against} />;
  const card =
    shownGear === null ? <p className={styles.noCard}>{words.noCard}</p> : <GearDetail gear={shownGear} />;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and pointers of the controls inside it.
    <div
      ref={root}
      className={styles.workshop}
      data-room={room}
      data-dragging={carried !== undefined || undefined}
      onKeyDown={onKeyDown}
    >
      <OwnerTabs
        owners={survivors.map(({ name, piece, grid }) => ({
          name,
          piece,
          cards: grid.filter((id) => id !== null).length,
          faulty: faultsOf(grid).length > 0,
        }))}
        open={owner}
        over={dragging?.over?.spot === 'owner' ? dragging.over.owner : null}
        onOpen={work.open}
      />
      <div className={styles.left} data-piece={survivor?.piece.colour}>
        <EditGrid
          owner={survivor?.name ?? ''}
          cells={outfit?.cells ?? []}
          selected={selection?.from === 'grid' && selection.owner === owner ? selection.cell : null}
          receives={selectedCard !== null || carried !== undefined}
          over={dragging?.over?.spot === 'cell' ? dragging.over.cell : null}
          faulty={[...faulty]}
          onPress={work.pressCell}
          onRemove={(cell) => work.remove({ owner, cell })}
        />
        <p className={styles.said} data-refused={work.said.refused || undefined} role="status">
          {work.said.refused && <Glyph name="alert" />}
          {work.said.words === '' ? words.said.help : work.said.words}
        </p>
        <div className={styles.tools}>
          <Button
            glyph="close"
            disabled={selection?.from !== 'grid' || selectedCard === null}
            onClick={() => selection?.from === 'grid' && work.remove(selection)}
          >
            {words.remove}
          </Button>
          <IconButton
            label={words.empty}
            glyph="trash"
            disabled={(grids[owner] ?? []).every((id) => id === null)}
            onClick={work.empty}
          />
          <IconButton
            label={words.undo}
            glyph="undo"
            disabled={!history.canUndo}
            onClick={() => stepBack('undo')}
          />
          <IconButton
            label={words.redo}
            glyph="redo"
            disabled={!history.canRedo}
            onClick={() => stepBack('redo')}
          />
        </div>
        {survivor && (
          <div className={styles.kit}>
            <SelectField
              label={words.kitOf(survivor.name)}
              value={survivor.kit}
              options={kits}
              onPick={(kit) => {
                history.change(
                  survivors.map((one, at) => (at === owner ? { ...one, ...props.ofKit(kit, at, one) } : one)),
                );
                work.clearSelection();
                work.say(
                  words.said.kit(kits.find(({ value }) => value === kit)?.label ?? kit, survivor.name),
                );
              }}
            />
          </div>
        )}
        {room !== 'narrow' && <div className={styles.detail}>{card}</div>}
      </div>
      {room === 'wide' ? (
        <>
          <section className={styles.scroll} aria-label={words.gear} tabIndex={-1}>
            {list}
          </section>
          <section className={styles.scroll} aria-label={words.outfit} tabIndex={-1}>
            {comesTo}
          </section>
        </>
      ) : (
        <div className={styles.parts}>
          <Tabs
            label={words.parts}
            value={part}
            onChange={setPart}
            tabs={[
              { id: 'gear', label: words.gear, panel: <div className={styles.scroll}>{list}</div> },
              { id: 'outfit', label: words.outfit, panel: <div className={styles.scroll}>{comesTo}</div> },
              ...(room === 'narrow'
                ? [{ id: 'card', label: words.card, panel: <div className={styles.scroll}>{card}</div> }]
                : []),
            ]}
          />
        </div>
      )}
      <div
        ref={ghost}
        className={styles.ghost}
        data-shown={carried !== undefined || undefined}
        aria-hidden="true"
      >
        {carried && (
          <span className={styles.carried}>
            <Icon name={carried.icon} />
            {carried.name}
          </span>
        )}
      </div>
    </div>
  );
}
