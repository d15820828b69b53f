// What the tests mean by 'vitest' while mutants are tried: the same describe, test and expect, without the process,
// the reports and the fresh modules that vitest gives each file (tools/mutate/runner.mjs says why).
import {
  chai,
  customMatchers,
  GLOBAL_EXPECT,
  JestAsymmetricMatchers,
  JestChaiExpect,
  JestExtend,
  setState,
} from '@vitest/expect';

export { afterAll, afterEach, beforeAll, beforeEach, describe, it, test } from '@vitest/runner';

chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);

export const expect = /** @type {import('@vitest/expect').ExpectStatic} */ (
  Object.assign(
    /** @type {typeof chai.expect} */ ((value, message) => chai.expect(value, message)),
    chai.expect,
    /** @type {Record<symbol, object>} */ (/** @type {unknown} */ (globalThis))[
      Symbol.for('asymmetric-matchers-object')
    ],
  )
);
Object.defineProperty(globalThis, GLOBAL_EXPECT, { value: expect, writable: true, configurable: true });
setState({ assertionCalls: 0 }, expect);
/** @type {{ extend: (to: object, matchers: object) => void }} */
const extendable = /** @type {never} */ (chai.expect);
extendable.extend(expect, customMatchers);
