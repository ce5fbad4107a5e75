import { expect, test } from 'vitest';
import { inTransaction } from '#server/kernel/transaction.ts';
import { shopForEachTest } from '#tests/support/shop-of-tests.ts';
import { waitingForRows } from '#tests/support/waiting-for-rows.ts';
import { beginAttempt } from './login-throttle.ts';

const GUESSER = { email: 'rosa@casahilvan.example', address: '10.2.0.1' };

const shop = shopForEachTest('postgres');

test('an attempt that is not stored yet counts for the next one', async () => {
  for (let attempt = 0; attempt < 9; attempt += 1) await beginAttempt(shop.ctx, GUESSER);
  const outcomes: string[] = [];
  const eleventh = async () =>
    outcomes.push(
      await beginAttempt(shop.ctx, GUESSER).then(
        () => 'tried',
        ({ code }) => code,
      ),
    );
  let ended: Promise<unknown> = Promise.resolve();
  await inTransaction(shop.ctx, async (ctx) => {
    await beginAttempt(ctx, GUESSER);
    ended = eleventh();
    await expect.poll(async () => outcomes.length + (await waitingForRows(shop.ctx.db))).toBe(1);
  });
  await ended;
  expect(outcomes).toEqual(['too-many-logins']);
});
