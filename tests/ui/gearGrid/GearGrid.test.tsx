import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { GearGrid } from '../../../src/ui/gearGrid/GearGrid';
import type { GearView } from '../../../src/ui/gearGrid/gear';

const KNIFE: GearView = {
  id: 'g1',
  name: 'Cat Fang Knife',
  icon: 'dagger',
  figures: '3 / 6+ / 2',
  figuresInFull: 'speed 3, accuracy 6+, strength 2',
  keywords: [],
  edges: { right: { colour: 'red', complete: true }, top: { colour: 'blue', complete: false } },
  effects: [],
  used: 'once: used',
};

const CELLS = [KNIFE, null, null, null, null, null, null, null, null];

describe('the gear grid', () => {
  it('SD-16.1 has nine places', () => {
    render(<GearGrid owner="Allister" cells={CELLS} lit={[]} onGear={() => undefined} />);
    expect(screen.getByRole('list', { name: 'Gear grid of Allister' })).toBeInTheDocument();
    expect(screen.getAllByRole('listitem')).toHaveLength(9);
    expect(screen.getAllByRole('img', { name: 'empty place' })).toHaveLength(8);
  });

  it('SD-16.2 says each half, its colour and whether it is complete', () => {
    render(<GearGrid owner="Allister" cells={CELLS} lit={[]} onGear={() => undefined} />);
    expect(
      screen.getByRole('button', {
        name: 'Cat Fang Knife, speed 3, accuracy 6+, strength 2, once: used, top blue half, right red half, complete',
      }),
    ).toBeInTheDocument();
  });

  it('SD-16.2 tells the colours apart by shape as well', () => {
    const edges = {
      top: { colour: 'red', complete: false },
      left: { colour: 'green', complete: false },
      right: { colour: 'blue', complete: false },
    } as const;
    const { container } = render(
      <GearGrid owner="Allister" cells={[{ ...KNIFE, edges }]} lit={[]} onGear={() => undefined} />,
    );
    const shapes = [...container.querySelectorAll('[data-edge] path')].map((path) => path.getAttribute('d'));
    expect(new Set(shapes).size).toBe(3);
  });

  it('tells which card was pressed and shows which can be an answer', async () => {
    const onGear = vi.fn();
    render(<GearGrid owner="Allister" cells={CELLS} lit={['g1']} onGear={onGear} />);
    const card = screen.getByRole('button', { name: /Cat Fang Knife/ });
    expect(card).toHaveAttribute('data-lit');
    await userEvent.setup().click(card);
    expect(onGear).toHaveBeenCalledWith('g1');
  });
});
