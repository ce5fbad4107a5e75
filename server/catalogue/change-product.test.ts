import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { pesos } from '#domain/money/centavos.ts';
import type { WireProduct } from '#schemas/product-answer.ts';
import {
  type CatalogueShop,
  namesOf,
  openCatalogueShop,
  THREAD,
  threadWith,
} from '#tests/support/catalogue-shop.ts';
import { ENGINES } from '#tests/support/test-shop.ts';

describe.each(ENGINES)('a change of a product on %s', (engine) => {
  let shop: CatalogueShop;

  beforeEach(async () => {
    shop = await openCatalogueShop(engine);
  });
  afterEach(() => shop.close());

  test('a created product is in the next list, with its version [API-005 HOME-002]', async () => {
    const answer = await shop.create(threadWith({ name: 'Hilo nuevo' }));
    expect(answer.statusCode).toBe(201);
    expect(answer.headers.etag).toBe('"1"');
    expect(namesOf(await shop.listed())).toContain('Hilo nuevo');
  });

  test('a product sent again with the same key is created once [API-005]', async () => {
    const headers = { 'idempotency-key': 'clave-del-producto' };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => shop.create(threadWith({ name: 'Dos veces' }), headers)),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    const [id, ...others] = new Set(answers.map((answer) => answer.json<WireProduct>()._id));
    expect(others).toEqual([]);
    await shop.replace(id ?? '', threadWith({ name: 'Una vez' }));
    const again = await shop.create(threadWith({ name: 'Dos veces' }), headers);
    expect([again.headers.etag, again.json<WireProduct>().data.items[0]?.name]).toEqual(['"2"', 'Una vez']);
    const other = await shop.create(threadWith({ name: 'Otro' }), headers);
    expect([other.statusCode, other.json().code]).toEqual([422, 'key-reused']);
    expect((await shop.listed('?q=vez')).length).toBe(1);
  });

  test('a refused product leaves its key free; without a key every product is new [API-005]', async () => {
    const headers = { 'idempotency-key': 'clave-del-producto' };
    const taken = threadWith({ code: 'h-1' });
    expect((await shop.create(taken, headers)).statusCode).toBe(409);
    await shop.callAsAdministrator({ method: 'DELETE', url: `/api/items/${THREAD.id}` });
    expect((await shop.create(taken, headers)).statusCode).toBe(201);
    await shop.create(threadWith({ name: 'Sin clave' }));
    await shop.create(threadWith({ name: 'Sin clave' }));
    expect((await shop.listed('?q=sin%20clave')).length).toBe(2);
  });

  test.each([
    ['a name that no JSON object can have', '__proto__'],
    ['a name of zero-width characters', '\u200b'],
  ])('a model with %s is refused, because no order could name it [CHECKOUT-049]', async (_title, name) => {
    const answer = await shop.create(threadWith({ colours: [], models: ['Corta', name] }));
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid-request']);
  });

  test('only section, subsection and type are required [WIZARD-009 WIZARD-024 PRICE-007 PRICE-008]', async () => {
    const answer = await shop.create({
      section: 'Maquina',
      subsection: 'Familiar',
      data: { type: 'Overlock', items: [{}] },
    });
    expect(answer.json()).toMatchObject({
      offer: false,
      filter: false,
      data: { items: [{ marca: '', name: '', price: '', photo: [], wholesalePrice: '0', quantity: '0' }] },
    });
    const empty = await shop.create({});
    expect(empty.statusCode).toBe(400);
    expect(empty.json().errors.map(({ field }: { field: string }) => field)).toEqual([
      'section',
      'subsection',
      'data',
    ]);
  });

  test('a replaced product is in the next list [API-006 HOME-003]', async () => {
    const answer = await shop.replace(THREAD.id, threadWith({ name: 'Hilo cambiado', price: '1500.50' }));
    expect(answer.statusCode).toBe(200);
    expect(answer.json()._id).toBe(THREAD.id);
    const now = (await shop.listed()).find(({ _id }) => _id === THREAD.id);
    expect(now?.data.items[0]).toMatchObject({ name: 'Hilo cambiado', price: '1500.50' });
  });

  test('a change based on an old version is refused with the current product', async () => {
    const headers = { 'if-match': '"1"' };
    expect((await shop.replace(THREAD.id, threadWith({ name: 'Primera' }), headers)).headers.etag).toBe(
      '"2"',
    );
    const stale = await shop.replace(THREAD.id, threadWith({ name: 'Segunda' }), headers);
    expect(stale.statusCode).toBe(412);
    expect(stale.json()).toMatchObject({
      code: 'stale-version',
      current: { data: { items: [{ name: 'Primera' }] } },
    });
    expect((await shop.replace(THREAD.id, threadWith({ name: 'Tercera' }))).statusCode).toBe(200);
  });

  test('when several administrators save one product at once, one wins and the others get its version [API-006]', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        shop.replace(THREAD.id, threadWith({ name: `Edición ${index}` }), { 'if-match': '"1"' }),
      ),
    );
    const won = answers.filter(({ statusCode }) => statusCode === 200);
    const lost = answers.filter(({ statusCode }) => statusCode === 412);
    expect([won.length, lost.length]).toEqual([1, 7]);
    const [winner] = won.map((answer) => answer.json<WireProduct>());
    for (const answer of lost) expect(answer.json().current).toEqual(winner);
    expect((await shop.listed()).find(({ _id }) => _id === THREAD.id)).toEqual(winner);
  });

  test('a deleted product is gone for everyone, and can be restored [API-007 PRODADM-G01]', async () => {
    const answer = await shop.callAsAdministrator({ method: 'DELETE', url: `/api/items/${THREAD.id}` });
    expect(answer.statusCode).toBe(204);
    expect(namesOf(await shop.listed())).toEqual(['Cierre metálico']);
    expect(namesOf(await shop.listedForAdministrator())).not.toContain('Hilo de algodón');
    expect(namesOf(await shop.listedForAdministrator('?deleted=1'))).toEqual(['Hilo de algodón']);
    const again = await shop.callAsAdministrator({ method: 'DELETE', url: `/api/items/${THREAD.id}` });
    expect(again.statusCode).toBe(404);
    const restored = await shop.callAsAdministrator({
      method: 'POST',
      url: `/api/items/${THREAD.id}/restore`,
    });
    expect(restored.statusCode).toBe(200);
    expect(namesOf(await shop.listed())).toContain('Hilo de algodón');
  });

  test('a product is hidden and shown again [API-008 PRODADM-009]', async () => {
    const setHidden = (filter: unknown) =>
      shop.callAsAdministrator({ method: 'PUT', url: `/api/showhideitem/${THREAD.id}`, payload: { filter } });
    expect((await setHidden(true)).json()).toMatchObject({ _id: THREAD.id, filter: true });
    expect(namesOf(await shop.listed())).not.toContain('Hilo de algodón');
    expect((await setHidden(false)).json()).toMatchObject({ filter: false });
    expect(namesOf(await shop.listed())).toContain('Hilo de algodón');
    expect((await setHidden('si')).json().errors[0]).toMatchObject({ field: 'filter' });
  });

  test('among existing products a code is unique, regardless of case', async () => {
    const taken = await shop.create(threadWith({ code: ' h-1 ' }));
    expect(taken.statusCode).toBe(409);
    expect(taken.json()).toMatchObject({ code: 'code-taken', errors: [{ field: 'data.items.0.code' }] });
    await shop.callAsAdministrator({ method: 'DELETE', url: `/api/items/${THREAD.id}` });
    expect((await shop.create(threadWith({ code: 'h-1' }))).statusCode).toBe(201);
    const restored = await shop.callAsAdministrator({
      method: 'POST',
      url: `/api/items/${THREAD.id}/restore`,
    });
    expect(restored.statusCode).toBe(409);
  });

  test('a price change is recorded with its author, a name change is not', async () => {
    await shop.replace(THREAD.id, threadWith({ name: 'Otro nombre' }));
    await shop.replace(THREAD.id, threadWith({ price: '5500', wholesalePrice: '0', quantity: '0' }));
    const changes = await shop.ctx.db
      .selectFrom('price_changes')
      .innerJoin('price_batches', 'price_batches.id', 'batch_id')
      .selectAll()
      .execute();
    expect(changes).toHaveLength(1);
    expect(changes[0]).toMatchObject({
      source: 'edit',
      status: 'applied',
      actor: 'ana@casahilvan.example',
      applied_at: shop.clock.now,
      changed: 1,
      product_id: THREAD.id,
      version: 2,
      price_before: pesos(5000),
      price_after: pesos(5500),
      units_before: 12,
      pack_before: pesos(54_000),
      units_after: null,
      pack_after: null,
    });
  });
});
