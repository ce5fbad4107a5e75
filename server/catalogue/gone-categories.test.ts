import { describe, expect, test } from 'vitest';
import type { ProductContent } from '#schemas/product.ts';
import type { WireProductActionDone } from '#schemas/product-action-answers.ts';
import { createDiskPhotoStore } from '#server/images/disk-photo-store.ts';
import type { Context } from '#server/kernel/context.ts';
import { actOnProducts } from '#server/product-actions/act-on-products.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { shopForEachTest } from '#tests/support/shop-of-tests.ts';
import { ENGINES } from '#tests/support/test-shop.ts';
import { createProduct } from './create-product.ts';
import { openLiveCatalogue } from './live-catalogue.ts';
import { updateProduct } from './update-product.ts';

const lace = aThread({ id: 'puntilla', code: 'P-1', subsection: 'Bolillos', type: 'Ancha' });
const cotton = aThread({ id: 'algodon', code: 'H-1' });
const LACES = { section: 'Merceria', subsection: 'Bolillos' } as const;
const gone = { ...LACES, type: 'Ancha' };

describe.each(ENGINES)('a category that was removed on %s', (engine) => {
  const shop = shopForEachTest(engine, async () => ({ products: [lace, cotton] }));
  const call = (url: string, payload: object = {}, headers = {}) =>
    shop.callAsAdministrator({ method: 'POST', url: `/api${url}`, payload, headers });

  async function changeCategories(verb: string, payload: object): Promise<void> {
    const { version } = shop.ctx.catalogue.categories();
    const { statusCode, body } = await call(`/categories/${verb}`, payload, { 'if-match': `"${version}"` });
    if (statusCode !== 200) throw new Error(body);
  }
  async function addLaces(): Promise<void> {
    await changeCategories('add', { section: 'Merceria', name: 'Bolillos' });
    await changeCategories('add', { ...LACES, name: 'Ancha' });
  }
  const removeLaces = () => changeCategories('remove', LACES);
  const asAna = (): Context => ({
    ...shop.ctx,
    actor: { accountId: 'ana', email: 'ana@x.ar', role: 'encargado' },
  });
  const act = (action: string, rest: object) => call('/items/actions', { action, ...rest });
  const refusal = {
    code: 'invalid-request',
    errors: [expect.objectContaining({ message: expect.stringContaining('Bolillos, Ancha') })],
  };

  test('gets no product from a process that has not heard of it yet [STORE-004]', async () => {
    await addLaces();
    const stale = { ...asAna(), catalogue: await openLiveCatalogue(shop.ctx.db) };
    await shop.callAsAdministrator({ method: 'DELETE', url: '/api/items/puntilla' });
    await removeLaces();
    const photos = createDiskPhotoStore(shop.dataDir);
    const input: ProductContent = {
      ...cotton,
      ...gone,
      code: 'N-1',
      photos: [],
      altTexts: [],
      photoColours: [],
    };
    await expect(createProduct(stale, { input, idempotencyKey: null, photos })).rejects.toMatchObject({
      extras: { errors: refusal.errors },
    });
    const update = { id: cotton.id, expectedVersion: null, input, photos };
    await expect(updateProduct(stale, update)).rejects.toMatchObject({ extras: { errors: refusal.errors } });
    expect(shop.ctx.catalogue.product('algodon')).toMatchObject({ subsection: 'Hilos', version: 1 });
  });

  test('gets none by an action that saw it before it went [BUY-007 STORE-004]', async () => {
    await addLaces();
    const heard = await openLiveCatalogue(shop.ctx.db);
    await shop.callAsAdministrator({ method: 'DELETE', url: '/api/items/puntilla' });
    await removeLaces();
    // The news comes after the action has chosen and staged its rows.
    let isDeaf = true;
    const catalogue: Context['catalogue'] = {
      ...heard,
      async catchUp(newest) {
        if (!isDeaf) return heard.catchUp(newest);
        isDeaf = false;
      },
    };
    const moved = actOnProducts(
      { ...asAna(), catalogue },
      {
        choice: { ids: [{ _id: cotton.id }], select: null },
        action: { kind: 'category', place: gone },
        idempotencyKey: null,
      },
    );
    await expect(moved).rejects.toMatchObject({ extras: { errors: refusal.errors } });
    const stored = await shop.ctx.db
      .selectFrom('products')
      .select('subsection')
      .where('id', '=', cotton.id)
      .execute();
    expect(stored).toEqual([{ subsection: 'Hilos' }]);
  });

  test('gets none back: a deleted product is restored once its category is there again [BUY-007 STORE-004]', async () => {
    await addLaces();
    await act('delete', { ids: [{ _id: 'puntilla' }] });
    await removeLaces();
    const one = await call('/items/puntilla/restore');
    expect([one.statusCode, one.json()]).toEqual([400, expect.objectContaining(refusal)]);
    const many = await act('restore', { select: { deleted: true } });
    expect([many.statusCode, many.json()]).toEqual([400, expect.objectContaining(refusal)]);
    await addLaces();
    expect((await act('restore', { select: { deleted: true } })).json()).toMatchObject({ changed: 1 });
    expect(shop.ctx.catalogue.product('puntilla')).toMatchObject(gone);
  });

  test('gets none by an undo, which names those that stay where they are [BUY-007 STORE-004]', async () => {
    await addLaces();
    const value = { section: 'Merceria', subsection: 'Hilos', type: 'Otros' };
    const moved = (
      await act('category', { ids: [{ _id: 'puntilla' }], value })
    ).json<WireProductActionDone>();
    await removeLaces();
    const undone = await call(`/items/actions/${moved.undo}/undo`);
    expect(undone.json()).toEqual({
      changed: 0,
      undo: null,
      changedSince: [expect.objectContaining({ _id: 'puntilla' })],
    });
    expect(shop.ctx.catalogue.product('puntilla')).toMatchObject(value);
  });
});
