import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { GEAR, sampleFaults, sampleOutfit } from '../../../src/ui/gallery/sampleWorkshop';
import { Setup } from '../../../src/ui/setup/Setup';
import type { SetupDraft } from '../../../src/ui/setup/setupDraft';
import { emptySheet, type SheetChoices } from '../../../src/ui/setup/sheetDraft';

const DRAFT: SetupDraft = {
  monster: 'whiteLion',
  level: '1',
  solo: false,
  players: ['Jun', 'Mika'],
  survivors: [
    {
      name: 'Allister',
      piece: { initial: 'A', colour: 'ochre', shape: 'circle' },
      player: 1,
      kit: 'starting',
      grid: ['stone'],
      sheet: emptySheet(),
    },
  ],
  variants: {},
  survivalLimit: '5',
  unlocked: ['dodge'],
  dice: 'program',
  seed: '',
};

const CHOICES: SheetChoices = {
  fightingArts: [
    { value: 'tough', label: 'Tough' },
    { value: 'leader', label: 'Leader' },
  ],
  disorders: [],
  abilities: [],
  injuries: [],
  weaponTypes: [{ value: 'axe', label: 'axe' }],
};

interface SampleProps {
  first: SetupDraft;
  onDraft: (draft: SetupDraft) => void;
  onStart: () => void;
}

function Sample({ first, onDraft, onStart }: SampleProps) {
  const [draft, setDraft] = useState(first);
  return (
    <Setup
      draft={draft}
      onChange={(next) => {
        setDraft(next);
        onDraft(next);
      }}
      monsters={[
        {
          id: 'whiteLion',
          name: 'White Lion',
          icon: 'lion',
          levels: ['1', '2', 'prologue'].map((id) => ({
            id,
            label: id,
            figures: [],
            comes:
              id === 'prologue'
                ? { kit: 'starting', survival: 1, survivalLimit: 1, unlocked: ['dodge'] }
                : { kit: 'white-lion', survival: 3, survivalLimit: 5, unlocked: ['dodge', 'dash'] },
            decks: '',
          })),
        },
      ]}
      kits={[
        { id: 'starting', name: 'Starting' },
        { id: 'white-lion', name: 'White Lion' },
      ]}
      gridOfKit={(kit) => [`first of ${kit}`]}
      ofKit={(kit) => ({ kit, grid: [`first of ${kit}`] })}
      sheetChoices={CHOICES}
      workshop={{
        gear: GEAR,
        outfits: draft.survivors.map(sampleOutfit),
        against: 'White Lion, 1',
        locations: [],
        faultsOf: sampleFaults,
        faultyCells: () => [],
      }}
      variants={[]}
      nextSurvivor={null}
      problem={null}
      onStart={onStart}
    />
  );
}

function show() {
  const latest = { draft: DRAFT };
  const onStart = vi.fn();
  render(
    <Sample
      first={DRAFT}
      onDraft={(draft) => {
        latest.draft = draft;
      }}
      onStart={onStart}
    />,
  );
  return { latest, onStart, user: userEvent.setup() };
}

describe('the set-up of a showdown', () => {
  it('begins as it stands, with one press', async () => {
    const { user, onStart } = show();
    await user.click(screen.getByRole('button', { name: 'Begin' }));
    expect(onStart).toHaveBeenCalledOnce();
  });

  it('takes another level', async () => {
    const { user, latest } = show();
    await user.click(within(screen.getByRole('group', { name: 'Level' })).getByRole('radio', { name: '2' }));
    expect(latest.draft.level).toBe('2');
  });

  it('a level to which survivors come in a way of their own fills the form so, and leaving it brings back the usual', async () => {
    const { user, latest } = show();
    const levels = within(screen.getByRole('group', { name: 'Level' }));
    await user.click(levels.getByRole('radio', { name: '2' }));
    expect(latest.draft.survivors[0]?.grid).toEqual(['stone']);
    await user.click(levels.getByRole('radio', { name: 'prologue' }));
    expect(latest.draft).toMatchObject({ survivalLimit: '1', unlocked: ['dodge'] });
    expect(latest.draft.survivors[0]).toMatchObject({
      kit: 'starting',
      grid: ['first of starting'],
      sheet: { numbers: { survival: '1' } },
    });
    await user.click(levels.getByRole('radio', { name: '1' }));
    expect(latest.draft).toMatchObject({ survivalLimit: '5', unlocked: ['dodge', 'dash'] });
    expect(latest.draft.survivors[0]).toMatchObject({ kit: 'white-lion', grid: ['first of white-lion'] });
  });

  it('fills the grid from the chosen kit', async () => {
    const { user, latest } = show();
    await user.selectOptions(screen.getByLabelText('Kit'), 'white-lion');
    expect(latest.draft.survivors[0]).toMatchObject({ kit: 'white-lion', grid: ['first of white-lion'] });
  });

  it('a grid changed by hand is no kit any more, and keeps the rest', async () => {
    const { user, latest } = show();
    await user.click(screen.getByRole('button', { name: 'Gear grid of Allister' }));
    await user.click(screen.getByRole('button', { name: 'Empty, row 2 column 2' }));
    await user.click(screen.getByRole('button', { name: /^Bone Axe/ }));
    expect(latest.draft.survivors[0]).toMatchObject({
      kit: 'own',
      grid: ['stone', null, null, null, 'axe', null, null, null, null],
    });
  });

  it('a survivor of a player who leaves goes to one who stays', async () => {
    const { user, latest } = show();
    await user.click(screen.getByRole('button', { name: 'Remove Mika' }));
    expect(latest.draft.players).toEqual(['Jun']);
    expect(latest.draft.survivors[0]?.player).toBe(0);
  });

  it('the letter of the sign follows the name', async () => {
    const { user, latest } = show();
    await user.clear(screen.getByLabelText('Name'));
    await user.type(screen.getByLabelText('Name'), 'erza');
    expect(latest.draft.survivors[0]?.piece.initial).toBe('E');
  });

  it('takes only figures as a seed', async () => {
    const { user, latest } = show();
    await user.type(screen.getByLabelText('Seed'), '4a2');
    expect(latest.draft.seed).toBe('42');
  });

  it('a record sheet: numbers, arts that come and go, the weapon that is trained', async () => {
    const { user, latest } = show();
    await user.click(screen.getByRole('button', { name: 'Record sheet of Allister' }));
    const dialog = screen.getByRole('dialog', { name: 'Record sheet of Allister' });
    await user.clear(within(dialog).getByLabelText('Courage'));
    await user.type(within(dialog).getByLabelText('Courage'), '4');
    await user.selectOptions(within(dialog).getByLabelText('Trains'), 'axe');
    await user.selectOptions(within(dialog).getByLabelText('Add a fighting art'), 'Leader');
    await user.selectOptions(within(dialog).getByLabelText('Add a fighting art'), 'Tough');
    await user.click(within(dialog).getByRole('button', { name: 'Remove Leader' }));
    expect(latest.draft.survivors[0]?.sheet).toMatchObject({
      numbers: { courage: '4', movement: '5' },
      weaponType: 'axe',
      lists: { fightingArts: ['tough'] },
    });
  });

  it('SD-15.1 what survival can be spent on, and how much there can be', async () => {
    const { user, latest } = show();
    await user.click(screen.getByText('Survival'));
    await user.click(screen.getByRole('switch', { name: 'dash' }));
    await user.click(screen.getByRole('switch', { name: 'dodge' }));
    await user.clear(screen.getByLabelText('Survival limit'));
    await user.type(screen.getByLabelText('Survival limit'), '9');
    expect(latest.draft).toMatchObject({ survivalLimit: '9', unlocked: ['dash'] });
  });
});
