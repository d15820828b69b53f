import { describe, expect, it } from 'vitest';
import { wilson } from '../../tools/simulate/wilson';

describe("Wilson's 95 % interval", () => {
  it('50 of 100: 40.4 % to 59.6 %', () => {
    const { low, high } = wilson(50, 100);
    expect(low).toBeCloseTo(0.4038, 4);
    expect(high).toBeCloseTo(0.5962, 4);
  });

  it('none of 10: from nought to 27.8 %', () => {
    const { low, high } = wilson(0, 10);
    expect(low).toBeCloseTo(0, 10);
    expect(high).toBeCloseTo(0.2775, 4);
  });
});
