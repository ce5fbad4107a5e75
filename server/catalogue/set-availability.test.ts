import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { WireAuditLog } from '#schemas/wire/audit-entry.ts';
import type { WireBriefProduct } from '#schemas/wire/brief-product.ts';
import { type CatalogueShop, openCatalogueShop, THREAD, threadWith } from '#tests/support/catalogue-shop.ts';
import { ENGINES } from '#tests/support/test-shop.ts';

describe.each(ENGINES)('what is sold out on %s', (engine) => {
  let shop: CatalogueShop;

  beforeEach(async () => {
    shop = await openCatalogueShop(engine);
  });
  afterEach(() => shop.close());

  const set = (payload: object, headers: Record<string, string> = {}) =>
    shop.callAsAdministrator({
      method: 'PUT',
      url: `/api/items/${THREAD.id}/availability`,
      payload,
      headers,
    });
  const listed = async () => (await shop.listed()).find(({ _id }) => _id === THREAD.id);
  const brief = async () => {
    const answer = await shop.callAsAdministrator({ url: '/api/items?brief=1&q=algodon' });
    return answer.json<WireBriefProduct[]>()[0];
  };

  test('a product is marked, everybody reads it, and the mark goes again [BUY-006]', async () => {
    const marked = await set({ soldOut: true });
    expect([marked.statusCode, marked.headers.etag]).toEqual([200, '"2"']);
    expect(await listed()).toMatchObject({ soldOut: true });
    expect((await set({ soldOut: false })).json()).not.toHaveProperty('soldOut');
    expect(await listed()).not.toHaveProperty('soldOut');
  });

  test('marked colours keep their places, and the product its other fields [BUY-006]', async () => {
    const before = await listed();
    expect(await brief()).not.toHaveProperty('soldOutPart');
    await set({ variants: ['Azul'] });
    const after = await listed();
    expect(after?.data.items[0]).toEqual({ ...before?.data.items[0], soldOut: ['Azul'] });
    const part = { kind: 'colour', soldOut: 1, of: THREAD.colours.length };
    expect(await brief()).toMatchObject({ soldOutPart: part });
    await set({ soldOut: true });
    expect(await listed()).toMatchObject({ soldOut: true, data: { items: [{ soldOut: ['Azul'] }] } });
    await set({ variants: [] });
    expect((await listed())?.data.items[0]).toEqual(before?.data.items[0]);
  });

  test('a product whose colours are all sold out is so in lists, and comes back as a whole [BUY-006]', async () => {
    await set({ variants: [...THREAD.colours] });
    expect(await brief()).toMatchObject({ soldOut: true });
    expect(await listed()).not.toHaveProperty('soldOut');
    await set({ soldOut: false });
    expect(await brief()).not.toHaveProperty('soldOut');
    expect((await listed())?.data.items[0]).not.toHaveProperty('soldOut');
  });

  test.each([
    [{ variants: ['Uva'] }, 'variants', "Colores o modelos agotados: 'Uva' no es"],
    [{ soldOut: 'si' }, 'soldOut', 'tiene que ser true o false'],
    [{}, '', 'tiene que decir soldOut, variants o los dos'],
  ])('%j is refused [BUY-006]', async (payload, field, message) => {
    const answer = await set(payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual([{ field, message: expect.stringContaining(message) }]);
    expect((await shop.listed()).find(({ _id }) => _id === THREAD.id)).not.toHaveProperty('soldOut');
  });

  test('a saved product names only colours of its own as sold out [BUY-006]', async () => {
    const refused = await shop.replace(THREAD.id, threadWith({ soldOut: ['Rojo', 'Uva'] }));
    expect(refused.statusCode).toBe(400);
    expect(refused.json().errors).toEqual([
      {
        field: 'data.items.0.soldOut',
        message: "Colores o modelos agotados: 'Uva' no es un color ni un modelo del producto",
      },
    ]);
    const saved = await shop.replace(THREAD.id, threadWith({ soldOut: ['Rojo'] }, { soldOut: true }));
    expect(saved.json()).toMatchObject({ soldOut: true, data: { items: [{ soldOut: ['Rojo'] }] } });
    const cleared = await shop.replace(THREAD.id, threadWith({}));
    expect(cleared.body).not.toContain('soldOut');
  });

  test('a mark over a version that somebody changed is refused [BUY-006]', async () => {
    await set({ soldOut: true });
    const stale = await set({ soldOut: false }, { 'if-match': '"1"' });
    expect([stale.statusCode, stale.json().code]).toEqual([412, 'stale-version']);
    expect(await listed()).toMatchObject({ soldOut: true });
  });

  test('the log tells who marked what [BUY-006]', async () => {
    await set({ soldOut: true });
    await set({ soldOut: false });
    await set({ variants: ['Azul'] });
    const { entries } = (await shop.callAsAdministrator({ url: '/api/log' })).json<WireAuditLog>();
    expect(entries.map(({ kind }) => kind).slice(0, 3)).toEqual([
      'product-changed',
      'product-in-stock',
      'product-sold-out',
    ]);
  });
});
