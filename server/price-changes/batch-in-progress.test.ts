import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { pesos } from '#domain/money/centavos.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { writeBackup } from '#server/backup/write-backup.ts';
import { openLiveCatalogue } from '#server/catalogue/live-catalogue.ts';
import { settlePrices } from '#server/catalogue/settle-prices.ts';
import { connect } from '#server/db/connect.ts';
import { nextNumber } from '#server/kernel/counters.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { aFolder, anEmptyPlace, onDisk } from '#tests/support/a-shop-to-back-up.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { anOrderRequest } from '#tests/support/an-order-request.ts';
import { openPriceDesk, type PriceDesk } from '#tests/support/price-desk.ts';
import { ENGINES } from '#tests/support/test-shop.ts';
import { stageBatch } from './stage-batch.ts';

const photos: readonly string[] = [];
const threads = ['uno', 'dos', 'tres'].map((id) => aThread({ id, code: id, name: id, photos }));
const dearer = pesos(6000);

describe.each(ENGINES)('a batch whose prices count and are not copied yet on %s', (engine) => {
  let desk: PriceDesk;
  let batchId: string;
  beforeEach(async () => {
    desk = await openPriceDesk(engine, threads);
    const rows = threads.map((product) => ({
      productId: product.id,
      version: 1,
      before: product,
      after: { ...product, price: dearer },
      offer: null,
    }));
    const batch = {
      source: 'studio',
      rule: 'A $ 6.000',
      note: '',
      startsAt: null,
      endsAt: null,
      undoOf: null,
    } as const;
    batchId = await stageBatch(desk.ctx, batch, rows);
    // The transaction of `beginBatch`, after which the process ends.
    await inTransaction(desk.ctx, async (ctx) => {
      const appliedIn = await nextNumber(ctx, 'catalogue-version');
      await ctx.db
        .updateTable('price_batches')
        .set({ status: 'settling', applied_at: ctx.now(), applied_in: appliedIn })
        .execute();
    });
  });
  afterEach(() => desk.close());

  const stored = async () => {
    const rows = await desk.ctx.db
      .selectFrom('products')
      .select(['id', 'price', 'version'])
      .orderBy('id')
      .execute();
    return rows.map(({ price, version }) => [price, version]);
  };

  test('how far it is can be asked, until its rows are copied [STUDIO-006]', async () => {
    const progress = async () =>
      (await desk.callAsAdministrator({ url: '/api/price-changes/progress' })).json();
    expect(await progress()).toEqual({ running: { done: 3, total: 3 } });
    await settlePrices(desk.ctx);
    expect(await progress()).toEqual({ running: null });
  });

  test('every reader has the new prices: lists, a new process, and orders [STUDIO-006]', async () => {
    expect(await stored()).toEqual(threads.map(() => [pesos(5000), 1]));
    const [product] = threads;
    const request = (price: number) =>
      anOrderRequest([
        { product: { ...aThread(), ...product, price: pesos(price) }, quantities: { Rojo: 1 } },
      ]);
    const order = (price: number) =>
      desk.call({ method: 'POST', url: '/api/orders', payload: request(price) });
    // The catalogue in memory here does not know yet.
    expect((await order(5000)).json()).toMatchObject({ code: 'price-changed' });
    expect((await order(6000)).statusCode).toBe(201);
    expect(await desk.priceOf('dos')).toMatchObject({ price: '6000' });
    const anew = await openLiveCatalogue(desk.ctx.db);
    const expected = desk.ctx.catalogue.all().entries.map(({ product }) => product);
    expect(anew.all().entries.map(({ product }) => product)).toEqual(expected);
    expect(expected[0]).toMatchObject({ price: dearer, version: 2, priceChangedAt: desk.clock.now });
  });

  test('a save keeps the new price, and the copy does not touch what was saved [STUDIO-006]', async () => {
    expect(await desk.setPrice('dos', '7000')).toBe(200);
    const url = '/api/items/tres/availability';
    await desk.callAsAdministrator({ method: 'PUT', url, payload: { soldOut: true } });
    await desk.callAsAdministrator({ method: 'DELETE', url: '/api/items/uno' });
    await settlePrices(desk.ctx);
    expect(await stored()).toEqual([
      [pesos(7000), 3],
      [dearer, 3],
      [dearer, 3],
    ]);
    const { rows } = await desk.detail(batchId);
    expect(Object.fromEntries(rows.map(({ _id, state }) => [_id, state]))).toEqual({
      uno: 'changed-since',
      dos: 'changed-since',
      tres: 'applied',
    });
  });

  test('a price list over it records the prices that it replaces [STUDIO-006 STUDIO-007]', async () => {
    const rows = [{ codigo: 'uno', precio: '9000' }];
    await desk.callAsAdministrator({ method: 'POST', url: '/api/update-prices', payload: { rows } });
    await settlePrices(desk.ctx);
    expect(await desk.priceOf('uno')).toMatchObject({ price: '9000' });
    const list = await desk.ctx.db
      .selectFrom('price_batches')
      .select('id')
      .where('source', '=', 'price-list')
      .executeTakeFirstOrThrow();
    expect((await desk.detail(list.id)).rows).toMatchObject([
      { before: { price: '6000' }, after: { price: '9000' } },
    ]);
  });

  test('the copy happens once, whoever does it, and leaves the catalogue as it was [STUDIO-006]', async () => {
    await desk.ctx.catalogue.catchUp();
    const before = desk.ctx.catalogue.all().entries.map(({ product }) => product);
    await Promise.all([settlePrices(desk.ctx), settlePrices(desk.ctx)]);
    expect(await stored()).toEqual(threads.map(() => [dearer, 2]));
    const anew = await openLiveCatalogue(desk.ctx.db);
    expect(anew.all().entries.map(({ product }) => product)).toEqual(before);
    expect(await desk.history()).toMatchObject([{ id: batchId, status: 'applied' }]);
  });

  test('the next change waits for it and is seen on top of it [STUDIO-005 STUDIO-006]', async () => {
    const { changed } = await desk.apply({ select: { codes: ['uno'] } });
    expect(changed).toBe(1);
    expect(await desk.priceOf('uno')).toMatchObject({ price: '6600' });
    expect(await stored()).toContainEqual([pesos(6600), 3]);
  });

  test('a backup carries it, and the restored shop finishes it [STUDIO-006]', async () => {
    const backup = { folder: aFolder(), kind: 'nightly', now: desk.clock.now } as const;
    const { path } = await writeBackup({ ...onDisk(desk), ...backup });
    const place = await anEmptyPlace(engine === 'sqlite' ? 'postgres' : 'sqlite');
    await restoreBackup({ path, ...onDisk(place), isForced: false, now: desk.clock.now });
    const db = connect(place);
    onTestFinished(() => db.destroy());
    const catalogue = await openLiveCatalogue(db);
    const priced = catalogue.all().entries.map(({ product }) => [product.price, product.version]);
    expect(priced).toEqual(threads.map(() => [dearer, 2]));
    await settlePrices({ ...desk.ctx, db, catalogue });
    const rows = await db.selectFrom('products').select(['price', 'version']).execute();
    expect(rows.map(({ price, version }) => [price, version])).toEqual(priced);
  });

  test('rows of an applied batch can be neither changed nor deleted [STUDIO-007]', async () => {
    const { db } = desk.ctx;
    const changing = db.updateTable('price_changes').set({ price_after: 1 }).execute();
    await expect(changing).rejects.toThrow('append-only');
    await expect(db.deleteFrom('price_changes').execute()).rejects.toThrow('append-only');
  });
});
