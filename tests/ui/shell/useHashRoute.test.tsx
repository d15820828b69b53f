import { act, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { goTo, useHashRoute } from '../../../src/ui/shell/useHashRoute';

function Sample() {
  return <output>{JSON.stringify(useHashRoute())}</output>;
}

function arrive(hash: string) {
  act(() => {
    window.location.hash = hash;
    window.dispatchEvent(new Event('hashchange'));
  });
}

afterEach(() => {
  window.location.hash = '';
});

describe('the address', () => {
  it.each([
    ['', []],
    ['#/', []],
    ['#/rules/SD-4.3', ['rules', 'SD-4.3']],
    ['#/replay/a%20b', ['replay', 'a b']],
  ])('%j names a screen and its parts', (hash, parts) => {
    render(<Sample />);
    arrive(hash);
    expect(screen.getByRole('status')).toHaveTextContent(JSON.stringify(parts));
  });

  it('goTo writes what useHashRoute reads', () => {
    render(<Sample />);
    act(() => {
      goTo('rules', 'SD 4/3');
      window.dispatchEvent(new Event('hashchange'));
    });
    expect(screen.getByRole('status')).toHaveTextContent('["rules","SD 4/3"]');
  });
});
