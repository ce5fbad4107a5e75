import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boundedWork } from './bounded-work.ts';

test('DATA-005 work on photos is bounded: never more at once, none lost, a failure frees its place', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 4 }),
      fc.array(fc.record({ ticks: fc.integer({ min: 3, max: 9 }), fails: fc.boolean() }), { maxLength: 30 }),
      async (atOnce, jobs) => {
        const inTurn = boundedWork(atOnce);
        let running = 0;
        let most = 0;
        const outcomes = await Promise.allSettled(
          jobs.map(({ ticks, fails }) =>
            inTurn(async () => {
              running += 1;
              most = Math.max(most, running);
              for (let tick = 0; tick < ticks; tick += 1) await Promise.resolve();
              running -= 1;
              if (fails) throw new Error('failed');
            }),
          ),
        );
        expect(most).toBe(Math.min(atOnce, jobs.length));
        expect(outcomes.map(({ status }) => status === 'rejected')).toEqual(jobs.map(({ fails }) => fails));
      },
    ),
  );
});
