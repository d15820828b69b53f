import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { en } from '../../../../src/text/interface/en';
import { faultsIn, faultyCells, gearChoices } from '../../../../src/ui/screens/gearChoices';
import { outfitViews } from '../../../../src/ui/screens/outfitViews';
import type { SurvivorDraft } from '../../../../src/ui/setup/setupDraft';
import { emptySheet } from '../../../../src/ui/setup/sheetDraft';
import { GearWorkshop } from '../../../../src/ui/setup/workshop/GearWorkshop';

const person = (name: string, grid: readonly (string | null)[]): SurvivorDraft => ({
  name,
  piece: { initial: name.slice(0, 1), colour: 'ochre', shape: 'circle' },
  player: 0,
  kit: 'white-lion',
  grid,
  sheet: emptySheet(),
});

/** Few enough for a test, and enough to show every rule. */
const SOME = [
  'boneAxe',
  'skullHelm',
  'whiteLionHelm',
  'bandages',
  'clawHeadArrow',
  'catGutBow',
  'catFangKnife',
];
const GEAR = gearChoices(en.table).filter(({ id }) => SOME.includes(id));

beforeEach(() => {
  const { happyDOM } = window as unknown as { happyDOM: { setViewport(size: { width: number }): void } };
  happyDOM.setViewport({ width: 1440 });
});

/** The workshop with the real gear and what the real engine says of it. */
function Sample({ first, latest }: { first: readonly SurvivorDraft[]; latest: { survivors: unknown } }) {
  const [survivors, setSurvivors] = useState(first);
  latest.survivors = survivors;
  const outfits = outfitViews(
    {
      monster: 'whiteLion',
      level: '1',
      players: ['You'],
      controller: 0,
      solo: true,
      survivors: survivors.map(({ name, grid }) => ({ name, player: 0, grid })),
      variants: {},
      seed: 1,
    },
    en,
  );
  return (
    <GearWorkshop
      owner={0}
      survivors={survivors}
      outfits={outfits}
      gear={GEAR}
      kits={[{ id: 'white-lion', name: 'White Lion kit' }]}
      locations={[{ value: 'head', label: 'head' }]}
      against="White Lion, Level 1"
      faultsOf={(grid) => faultsIn(grid, en.setup)}
      faultyCells={faultyCells}
      ofKit={(kit) => ({ kit, grid: ['founding'] })}
      onSurvivors={setSurvivors}
      onClose={() => undefined}
    />
  );
}

function show(...grids: (string | null)[][]) {
  const latest = { survivors: [] as readonly SurvivorDraft[] };
  const first = grids.map((grid, at) => person(['Anka', 'Bero'][at] ?? '?', grid));
  render(<Sample first={first} latest={latest as { survivors: unknown }} />);
  return { latest, user: userEvent.setup(), grid: (at: number) => latest.survivors[at]?.grid ?? [] };
}

const cell = (name: string | RegExp) => within(screen.getByRole('grid')).getByRole('button', { name });
const listed = (name: RegExp) =>
  screen.getByRole('button', { name: (said) => name.test(said) && !said.includes('row ') });
const armour = (place: string) =>
  within(screen.getByRole('region', { name: 'Armour' })).getByLabelText(new RegExp(`^${place} `));
const message = () => screen.getAllByRole('status').map((status) => status.textContent);

describe('filling a grid', () => {
  it('first the place, then the card: the armour follows at once', async () => {
    const { user, grid } = show([null]);
    expect(armour('head')).toHaveAccessibleName('head 0');
    await user.click(cell('Empty, row 2 column 3'));
    expect(cell('Empty, row 2 column 3')).toHaveAttribute('aria-pressed', 'true');
    await user.click(listed(/^Skull Helm/));
    expect(grid(0)).toEqual([null, null, null, null, null, 'skullHelm', null, null, null]);
    expect(armour('head')).toHaveAccessibleName('head 3');
    expect(message()).toContain('Skull Helm lies in row 2 column 3');
  });

  it('first the card, then the place', async () => {
    const { user, grid, latest } = show([null]);
    await user.click(listed(/^Bone Axe/));
    expect(message()).toContain('Bone Axe: press a place for it');
    await user.click(cell('Empty, row 1 column 2'));
    expect(grid(0)[1]).toBe('boneAxe');
    expect(latest.survivors[0]?.kit).toBe('own');
    expect(cell(/^Bone Axe, row 1 column 2/)).toHaveAttribute('aria-pressed', 'false');
  });

  it('a card moves to a free place, and two change places', async () => {
    const { user, grid } = show(['boneAxe', 'skullHelm']);
    await user.click(cell(/^Bone Axe, row 1 column 1/));
    await user.click(cell('Empty, row 3 column 3'));
    expect([grid(0)[0], grid(0)[8]]).toEqual([null, 'boneAxe']);
    await user.click(cell(/^Bone Axe/));
    await user.click(cell(/^Skull Helm/));
    expect([grid(0)[1], grid(0)[8]]).toEqual(['boneAxe', 'skullHelm']);
  });

  it('a card goes to another survivor: picked up, the other opened, put down', async () => {
    const { user, grid } = show(['boneAxe'], ['skullHelm']);
    await user.click(cell(/^Bone Axe/));
    await user.click(screen.getByRole('button', { name: 'Bero: 1 card' }));
    await user.click(cell(/^Skull Helm/));
    expect(grid(0)[0]).toBe('skullHelm');
    expect(grid(1)[0]).toBe('boneAxe');
  });

  it('undo and redo lead through every change, a kit among them', async () => {
    const { user, grid } = show(['boneAxe']);
    const undo = screen.getByRole('button', { name: 'Undo' });
    expect(undo).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Empty the grid' }));
    expect(grid(0).every((id) => id === null)).toBe(true);
    await user.selectOptions(screen.getByLabelText('Kit of Anka'), 'White Lion kit');
    expect(grid(0)).toEqual(['founding']);
    await user.click(undo);
    await user.click(undo);
    expect(grid(0)[0]).toBe('boneAxe');
    await user.click(screen.getByRole('button', { name: 'Redo' }));
    expect(grid(0).every((id) => id === null)).toBe(true);
  });
});

describe('what the rules of the grid forbid', () => {
  it('SD-16.4 a second armour card for a place is refused with the reason, and nothing changes', async () => {
    const { user, grid } = show(['whiteLionHelm']);
    await user.click(cell('Empty, row 1 column 2'));
    await user.click(listed(/^Skull Helm/));
    expect(grid(0)).toEqual(['whiteLionHelm']);
    expect(message()).toContain(
      'Skull Helm and White Lion Helm both cover the head: one armour card for each place.',
    );
    expect(armour('head')).toHaveAccessibleName('head 2');
  });

  it('in the place of the other it is no second one', async () => {
    const { user, grid } = show(['whiteLionHelm']);
    await user.click(cell(/^White Lion Helm/));
    await user.click(listed(/^Skull Helm/));
    expect(grid(0)[0]).toBe('skullHelm');
  });

  it('a swap with another survivor is refused where the other has such armour already', async () => {
    const { user, grid } = show(['whiteLionHelm'], ['skullHelm', 'boneAxe']);
    await user.click(cell(/^White Lion Helm/));
    await user.click(screen.getByRole('button', { name: 'Bero: 2 cards' }));
    await user.click(cell(/^Bone Axe/));
    expect(grid(1).slice(0, 2)).toEqual(['skullHelm', 'boneAxe']);
    expect(message().join()).toContain('both cover the head');
  });

  it('a grid that came with a fault can still be mended; a card that is none is seen and taken away', async () => {
    const { user, grid } = show(['whiteLionHelm', 'skullHelm', 'noSuchCard']);
    await user.click(cell(/^noSuchCard, row 1 column 3/));
    await user.click(screen.getByRole('button', { name: 'Take away' }));
    await user.click(cell(/^Skull Helm/));
    await user.keyboard('{Delete}');
    expect(grid(0).filter((id) => id !== null)).toEqual(['whiteLionHelm']);
  });
});

describe('by keyboard alone', () => {
  it('one stop for Tab, arrows between places, Enter picks up and puts down, Delete takes away', async () => {
    const { user, grid } = show(['boneAxe']);
    cell(/^Bone Axe/).focus();
    await user.keyboard('{Enter}{ArrowRight}{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(cell('Empty, row 3 column 2')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(grid(0)[7]).toBe('boneAxe');
    expect(
      within(screen.getByRole('grid'))
        .getAllByRole('button')
        .filter((b) => b.tabIndex === 0),
    ).toHaveLength(1);
    await user.keyboard('{Delete}');
    expect(grid(0).every((id) => id === null)).toBe(true);
    await user.keyboard('{Control>}z{/Control}');
    expect(grid(0)[7]).toBe('boneAxe');
  });

  it('Escape puts down what is in hand', async () => {
    const { user } = show(['boneAxe']);
    cell(/^Bone Axe/).focus();
    await user.keyboard('{Enter}{Escape}');
    expect(cell(/^Bone Axe/)).toHaveAttribute('aria-pressed', 'false');
  });
});

describe('the list and what it comes to', () => {
  it('is narrowed by words, kind, place, affinity and keyword', async () => {
    const { user } = show([]);
    const count = () => screen.getByText(/^\d+ cards?$|^No gear/).textContent;
    const all = count();
    await user.type(screen.getByLabelText('Search gear'), 'BONE axe');
    expect(count()).toBe('1 card');
    await user.clear(screen.getByLabelText('Search gear'));
    await user.selectOptions(screen.getByLabelText('Kind'), 'armour');
    await user.selectOptions(screen.getByLabelText('Covers'), 'head');
    const heads = GEAR.filter((card) => card.location === 'head').length;
    expect(heads).toBe(2);
    expect(count()).toBe('2 cards');
    await user.selectOptions(screen.getByLabelText('Affinity'), 'green');
    const green = GEAR.filter((card) => card.location === 'head' && card.affinities.includes('green')).length;
    expect(green).toBe(1);
    expect(count()).toBe('1 card');
    await user.click(screen.getByRole('button', { name: 'Clear the filters' }));
    await user.selectOptions(screen.getByLabelText('Keyword'), 'bow');
    expect(count()).toBe('1 card');
    await user.type(screen.getByLabelText('Search gear'), 'zzz');
    expect(count()).toBe('No gear has these words. Fewer filters show more.');
    await user.clear(screen.getByLabelText('Search gear'));
    await user.click(screen.getByRole('button', { name: 'Clear the filters' }));
    expect(count()).toBe(all);
  });

  it('SD-16.2 affinities are drawn, said and counted: halves that touch are complete', async () => {
    const { user } = show(['boneAxe']);
    const affinities = () =>
      within(screen.getByRole('region', { name: 'Affinities' }))
        .getAllByRole('listitem')
        .map((item) => item.textContent);
    expect(affinities()).toEqual(['red: 0', 'green: 0', 'blue: 0']);
    const edges = GEAR.find(({ id }) => id === 'boneAxe')?.card.edges ?? {};
    const [edge] = Object.entries(edges).map(([at, half]) => [at, half.colour] as const);
    if (edge === undefined) throw new Error('the axe has no affinity');
    const [at, colour] = edge;
    const opposite = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' }[at];
    // The axe in the middle, and beside it a card whose half meets the axe's.
    await user.click(cell(/^Bone Axe/));
    await user.click(cell('Empty, row 2 column 2'));
    const other = GEAR.find(
      (c) => c.card.edges[opposite as 'top']?.colour === colour && c.kind !== 'armour' && c.id !== 'boneAxe',
    );
    const place = {
      top: 'row 1 column 2',
      bottom: 'row 3 column 2',
      left: 'row 2 column 1',
      right: 'row 2 column 3',
    };
    await user.click(cell(`Empty, ${place[at as 'top']}`));
    await user.click(listed(new RegExp(`^${other?.name}`)));
    expect(affinities()).toContain(`${colour}: 1`);
    expect(cell(/^Bone Axe/)).toHaveAccessibleName(expect.stringContaining(`${at} ${colour} half, complete`));
  });

  it('each weapon has its odds against the monster; one that can not be used says why', async () => {
    show(['boneAxe', 'clawHeadArrow']);
    const weapons = screen.getByRole('region', { name: 'Weapons against White Lion, Level 1' });
    const axe = within(weapons).getByRole('listitem', { name: 'Bone Axe' });
    // Two dice that hit on a 6: 1 − (5/10)².
    expect(within(axe).getByText('hit').nextSibling).toHaveTextContent('75 %');
    const arrow = within(weapons).getByRole('listitem', { name: 'Claw Head Arrow' });
    expect(arrow).toHaveTextContent("Can't be used: there is no bow to shoot it with.");
    expect(within(arrow).queryByText('wound')).toBeNull();
  });

  it('a selected card is read beside the grid', async () => {
    const { user } = show([]);
    await user.click(listed(/^Bandages/));
    expect(screen.getByRole('article')).toHaveTextContent('Bandages');
  });
});
