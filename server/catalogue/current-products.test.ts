import { describe, expect, test } from 'vitest';
import { pesos } from '#domain/money/centavos.ts';
import type { Product } from '#domain/products/product.ts';
import { nextNumber } from '#server/kernel/counters.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { recordingQueries } from '#tests/support/recorded-queries.ts';
import { shopForEachTest } from '#tests/support/shop-of-tests.ts';
import { ENGINES } from '#tests/support/test-shop.ts';
import { currentProducts } from './current-products.ts';
import { findProducts, updateProduct } from './queries.ts';

describe.each(ENGINES)('current products on %s', (engine) => {
  const thread = aThread();
  const cone = aThread({ price: pesos(100), bulkOffer: null });
  const shop = shopForEachTest(engine, { products: [thread, cone] });

  /** As another process does: the catalogue in memory here does not hear of it. */
  const changeElsewhere = (price: number, deletedAt: number | null = null) =>
    inTransaction(shop.ctx, async (ctx) => {
      const changedIn = await nextNumber(ctx, 'catalogue-version');
      const after = { ...cone, price: pesos(price) };
      await updateProduct(ctx.db, after, { now: ctx.now(), changedIn, deletedAt, isEdit: true });
    });

  test('come from memory while it is up to date, equal to the database', async () => {
    const { db, queriesOf } = recordingQueries(shop.ctx.db);
    let products: readonly Product[] = [];
    const queries = await queriesOf(async () => {
      products = await currentProducts({ ...shop.ctx, db }, [cone.id, thread.id]);
    });
    expect(queries.map(({ sql }) => sql)).toEqual([expect.stringContaining('from "counters"')]);
    const stored = await findProducts(shop.ctx.db, [cone.id, thread.id]);
    expect(new Set(products)).toEqual(new Set(stored));
  });

  test('come from the database after a change by another process or in the same transaction [CHECKOUT-047]', async () => {
    await changeElsewhere(250);
    expect(await currentProducts(shop.ctx, [cone.id])).toMatchObject([{ price: pesos(250) }]);
    await shop.ctx.catalogue.catchUp();
    await inTransaction(shop.ctx, async (ctx) => {
      const changedIn = await nextNumber(ctx, 'catalogue-version');
      const after = { ...cone, price: pesos(300) };
      await updateProduct(ctx.db, after, { now: ctx.now(), changedIn, deletedAt: null, isEdit: true });
      expect(await currentProducts(ctx, [cone.id])).toMatchObject([{ price: pesos(300) }]);
    });
  });

  test('a deleted product is found, an unknown one is not', async () => {
    await changeElsewhere(100, shop.ctx.now());
    await shop.ctx.catalogue.catchUp();
    const products = await currentProducts(shop.ctx, [thread.id, cone.id, 'ninguno']);
    expect(products.map(({ id, deletedAt }) => [id, deletedAt]).toSorted()).toEqual(
      [
        [thread.id, null],
        [cone.id, shop.ctx.now()],
      ].toSorted(),
    );
  });
});
