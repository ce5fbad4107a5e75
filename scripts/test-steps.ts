import { countChecks } from './check.ts';
import { countBrowserTests } from './test-e2e.ts';
import { countUnitTests } from './test-unit.ts';

/** What `npm test` runs, in this order; each is an npm script of its own too. */
export const TEST_STEPS = {
  check: countChecks,
  'test:unit': countUnitTests,
  'test:e2e': () => countBrowserTests(),
} as const;
