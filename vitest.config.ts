import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** The deadline of a test, far beyond what one takes on a slow machine with other work. Storms take minutes. */
const TEST_MS = process.env.STORM === '1' ? 3_600_000 : 300_000;

/** Every wait is for an event, and ends shortly before its test, so that it can say what it waited for. */
const PATIENT = {
  testTimeout: TEST_MS,
  hookTimeout: TEST_MS,
  expect: { poll: { timeout: TEST_MS - 10_000, interval: 20 } },
};

/** Pure functions share nothing that a test could leave behind, and their modules take longer to load than to test. */
const PURE = { ...PATIENT, isolate: false };

export default defineConfig({
  test: {
    // Half of the time of tests that start or end a server is waiting for it, so more run than there are cores.
    maxWorkers: availableParallelism() + 2,
    projects: [
      {
        test: {
          ...PURE,
          name: 'domain',
          include: ['domain/**/*.test.ts', 'schemas/**/*.test.ts', 'config/**/*.test.ts'],
        },
      },
      { test: { ...PURE, name: 'web', include: ['web/**/*.test.ts'] } },
      {
        test: {
          ...PATIENT,
          name: 'server',
          isolate: false,
          include: [
            'server/**/*.test.ts',
            'demo/**/*.test.ts',
            'tests/{attack,checks,fault,scale,storm,upgrade}/**/*.test.ts',
          ],
          pool: 'forks',
          globalSetup: 'tests/support/databases-of-run.ts',
        },
      },
    ],
  },
});
