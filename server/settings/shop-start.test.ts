import { describe, expect, test } from 'vitest';
import { startOfTheShop } from '#server/db/migrations/0031-start-of-the-shop.ts';
import { shopForEachTest } from '#tests/support/shop-of-tests.ts';
import { ENGINES } from '#tests/support/test-shop.ts';
import { shopStart } from './shop-start.ts';

describe.each(ENGINES)('what a shop begins with on %s', (engine) => {
  const shop = shopForEachTest(engine);

  test('the first start decides it for good [STORE-006]', async () => {
    expect(await shopStart(shop.ctx.db, 'blank')).toBe('blank');
    expect(await shopStart(shop.ctx.db, 'demo')).toBe('blank');
  });

  test('a shop that was open before keeps what it showed where nobody edited it [STORE-001 STORE-006]', async () => {
    await shop.ctx.db.schema.dropTable('store_start').execute();
    await startOfTheShop.up(shop.ctx.db);
    expect(await shopStart(shop.ctx.db, 'blank')).toBe('earlier');
  });
});
