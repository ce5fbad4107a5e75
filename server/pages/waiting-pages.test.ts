import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aThread } from '#tests/support/a-thread.ts';
import { quoteDesk } from '#tests/support/quote-desk.ts';
import { shopForEachTest } from '#tests/support/shop-of-tests.ts';
import { waitingForRows } from '#tests/support/waiting-for-rows.ts';
import { builtPages } from './pages-source.ts';

const thread = aThread();
const shop = shopForEachTest('postgres', async () => ({ products: [thread], pages: await builtPages() }));
const quotes = quoteDesk(shop);

test("a customer's page that waits for the database holds up no page of the shop [QUOTE-004]", async () => {
  const token = await quotes.sent(await quotes.order(thread), thread);
  const link = { url: `/presupuesto/${token}` };
  const opened = await shop.ctx.db.transaction().execute(async (db) => {
    await sql`lock table quotes in access exclusive mode`.execute(db);
    const opening = shop.call(link);
    await expect.poll(() => waitingForRows(shop.ctx.db)).toBe(1);
    // A visitor's own search is rendered for them alone.
    expect((await shop.call({ url: '/?q=algod%C3%B3n&sin-conocer=1' })).statusCode).toBe(200);
    return { opening };
  });
  expect((await opened.opening).statusCode).toBe(200);
});
