import { expect, it } from 'vitest';
import { loadForgetful } from '../../tools/mutate/forget.mjs';

it('maps made while loading go back to what they held then; later ones are plain', async () => {
  const key = {};
  const { loaded, forget } = await loadForgetful(async () => {
    const names = new Map([['lion', 1]]);
    const readings = new WeakMap<object, string>([[key, 'loaded']]);
    return { names, readings };
  });
  const other = {};
  const { names, readings } = loaded;
  names.set('lion', 2).set('antelope', 3);
  readings.set(key, 'mutant').set(other, 'mutant');
  expect([readings.get(key), readings.has(other), names.size]).toEqual(['mutant', true, 2]);

  forget();
  expect([...names]).toEqual([['lion', 1]]);
  expect([readings.get(key), readings.has(other), readings.get(other)]).toEqual(['loaded', false, undefined]);

  names.set('antelope', 4);
  forget();
  expect(names.has('antelope')).toBe(false);
  expect(Object.getPrototypeOf(Map)).toBe(Function.prototype);
});
