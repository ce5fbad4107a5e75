import { countChecks } from './check.ts';
import { countBrowserTests } from './test-e2e.ts';
import { countUnitTests } from './test-unit.ts';

/** The steps of `npm test`, in this order; each is also an npm script. */
export const TEST_STEPS = {
  check: countChecks,
  'test:unit': countUnitTests,
  'test:e2e': () => countBrowserTests(),
} as const;
