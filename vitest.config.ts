import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Pure functions share nothing that a test could leave behind, and their modules take longer to load than to test. */
const PURE = { isolate: false, testTimeout: 30_000 };

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
          name: 'server',
          include: [
            'server/**/*.test.ts',
            'demo/**/*.test.ts',
            'tests/{attack,checks,fault,scale,storm,upgrade}/**/*.test.ts',
          ],
          pool: 'forks',
          globalSetup: 'tests/support/databases-of-run.ts',
          // The long forms of tests, which take minutes, are run by `npm run test:storm`.
          testTimeout: process.env.STORM === '1' ? 1_200_000 : 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
