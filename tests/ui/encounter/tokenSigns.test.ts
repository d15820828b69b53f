import { expect, it } from 'vitest';
import { ENCOUNTERS } from '../../../src/store/encounterContent';
import { placeSign, tokenSign } from '../../../src/ui/encounter/tokenSigns';

it('every monster token and every place has a silhouette, and what nobody knows that of any', () => {
  const { monsters, places } = ENCOUNTERS.pack;
  expect(monsters.map(({ id }) => id).filter((id) => tokenSign(id) === 'haunting')).toEqual([]);
  expect(places.map(({ id }) => id).filter((id) => placeSign(id) === 'hatch')).toEqual([]);
  for (const id of ['nobodyKnows', '__proto__', 'constructor', '']) {
    expect(tokenSign(id)).toBe('haunting');
    expect(placeSign(id)).toBe('hatch');
  }
});
