import { beforeEach, describe, expect, test } from 'vitest';
import type { Product } from '#domain/products/product.ts';
import type { WireProductAction } from '#schemas/product-action.ts';
import type { WireProductActionDone, WireProductActionUndone } from '#schemas/product-action-answers.ts';
import type { WireAuditLog } from '#schemas/wire/audit-entry.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { anOrderRequest } from '#tests/support/an-order-request.ts';
import { ENGINES, openTestShop, type TestShop } from '#tests/support/test-shop.ts';

const red = aThread({ id: 'rojo', code: 'R-1', name: 'Hilo rojo', soldOutVariants: ['Rojo'] });
const blue = aThread({ id: 'azul', code: 'A-1', name: 'Hilo azul' });
const zip = aThread({ id: 'cierre', code: 'C-1', name: 'Cierre', subsection: 'Cierres', type: 'Común' });

describe.each(ENGINES)('actions on many products on %s', (engine) => {
  let shop: TestShop;

  beforeEach(async () => {
    shop = await openTestShop(engine, { products: [red, blue, zip] });
    return () => shop.close();
  });

  const send = (payload: WireProductAction, key?: string) =>
    shop.callAsAdministrator({
      method: 'POST',
      url: '/api/items/actions',
      payload,
      headers: key === undefined ? {} : { 'idempotency-key': key },
    });
  const act = async (payload: WireProductAction) => (await send(payload)).json<WireProductActionDone>();
  const undo = async (id: string | null) =>
    (
      await shop.callAsAdministrator({ method: 'POST', url: `/api/items/actions/${id}/undo` })
    ).json<WireProductActionUndone>();
  const ids = (...products: Product[]) => products.map(({ id }) => ({ _id: id }));
  const product = (id: string) => shop.ctx.catalogue.product(id);
  const log = async () =>
    (await shop.callAsAdministrator({ url: '/api/log?area=products' })).json<WireAuditLog>().entries;

  test('each action is done with all of the chosen products, named once in the log, and undone [BUY-007 LAW-001]', async () => {
    const place = { section: 'Merceria', subsection: 'Cierres', type: 'Común' } as const;
    const cases = [
      [{ action: 'hide' }, 'isHidden', true, 'Ocultó 2 productos'],
      [{ action: 'offer' }, 'isOffer', true, 'Marcó como oferta 2 productos'],
      [{ action: 'sold-out' }, 'isSoldOut', true, 'Marcó como agotados 2 productos'],
      [{ action: 'category', value: place }, 'subsection', 'Cierres', 'Pasó 2 productos a Cierres, Común'],
      [{ action: 'vat', value: '10.5' }, 'vat', '10.5', 'Puso en 10,5\u00a0% el IVA de 2 productos'],
    ] as const;
    for (const [action, field, expected, words] of cases) {
      const before = [product('rojo'), product('azul')];
      const done = await act({ ids: ids(red, blue), ...action });
      expect(done).toEqual({ changed: 2, undo: expect.any(String) });
      expect([product('rojo')?.[field], product('azul')?.[field]], words).toEqual([expected, expected]);
      expect(product('rojo')?.soldOutVariants).toEqual(['Rojo']);
      expect((await log())[0]).toMatchObject({
        kind: 'products-changed',
        details: { rule: words, count: 2 },
      });
      // Only what would change is counted.
      expect(await act({ ids: ids(red, blue), ...action })).toEqual({ changed: 0, undo: null });
      expect(await undo(done.undo)).toMatchObject({ changed: 2, changedSince: [] });
      expect([product('rojo')?.[field], product('azul')?.[field]]).toEqual(before.map((one) => one?.[field]));
    }
    const { price, priceChangedAt } = product('rojo') ?? {};
    expect({ price, priceChangedAt }).toEqual({
      price: red.price,
      priceChangedAt: product('azul')?.createdAt,
    });
    const history = await shop.callAsAdministrator({ url: '/api/price-changes' });
    expect(history.json()).toEqual([]);
    expect((await shop.callAsAdministrator({ url: '/api/items/rojo/prices' })).json()).toEqual([]);
  });

  test('deleted products come back by the undo and by restoring, unless another has their code [BUY-007]', async () => {
    const deletion = await act({ select: { section: 'Merceria', q: 'hilo' }, action: 'delete' });
    expect(deletion.changed).toBe(2);
    expect([product('rojo'), product('azul'), product('cierre')?.name]).toEqual([null, null, 'Cierre']);
    expect((await act({ select: { deleted: true }, action: 'restore' })).changed).toBe(2);
    expect(product('rojo')?.code).toBe('R-1');

    const again = await act({ ids: ids(red, blue), action: 'delete' });
    const wire = (await shop.call({ url: '/api/items/cierre' })).json();
    wire.data.items[0].code = 'r-1';
    const { _id, ...payload } = wire;
    await shop.callAsAdministrator({ method: 'PUT', url: '/api/items/cierre', payload });
    const refused = await send({ ids: ids(red, blue), action: 'restore' });
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'code-taken', rows: [{ _id: 'rojo', name: 'Hilo rojo' }] });
    expect(product('azul')).toBeNull();
    const undone = await undo(again.undo);
    expect(undone).toMatchObject({
      changed: 1,
      changedSince: [{ _id: 'rojo', code: 'R-1', name: 'Hilo rojo' }],
    });
    expect([product('rojo'), product('azul')?.name]).toEqual([null, 'Hilo azul']);
  });

  test('whose VAT would change stands first, and the copied rate is what is read again [LAW-001]', async () => {
    await act({ ids: ids(red), action: 'vat', value: '0' });
    const preview = await shop.callAsAdministrator({
      method: 'POST',
      url: '/api/price-changes/vat/preview',
      payload: { select: { codes: ['r-1', 'A-1', 'nada'] }, vat: '0' },
    });
    const row = ({ id: _id, code, name, brand }: Product) => ({ _id, code, name, brand, after: '0' });
    expect(preview.json()).toEqual({
      rows: [
        { ...row(blue), version: 1, before: '21' },
        { ...row(red), version: 2, before: '0' },
      ],
      unknownCodes: ['nada'],
      hiddenLeftOut: 0,
      hiddenCodes: [],
    });
    const stored = await shop.ctx.db.selectFrom('products').select('vat').where('id', '=', 'rojo').execute();
    expect(stored).toEqual([{ vat: '0' }]);
  });

  test('an undo leaves and names what changed since [BUY-007]', async () => {
    const { undo: id } = await act({ ids: ids(red, blue, zip), action: 'hide' });
    await shop.callAsAdministrator({
      method: 'PUT',
      url: '/api/showhideitem/rojo',
      payload: { filter: false },
    });
    await act({ ids: ids(zip), action: 'delete' });
    expect(await undo(id)).toMatchObject({ changed: 1, changedSince: [{ _id: 'cierre', name: 'Cierre' }] });
    expect([product('rojo')?.isHidden, product('azul')?.isHidden]).toEqual([false, false]);
    expect(await undo(id)).toMatchObject({ changed: 0, undo: null });
    const unknown = await shop.callAsAdministrator({ method: 'POST', url: '/api/items/actions/nada/undo' });
    expect(unknown.json()).toMatchObject({ status: 404, code: 'action-not-found' });
  });

  test('one product of another version, or gone, and nothing is done [BUY-007]', async () => {
    for (const other of [{ _id: 'azul', version: 7 }, { _id: 'no-existe' }]) {
      const refused = await send({ ids: [{ _id: 'rojo', version: 1 }, other], action: 'hide' });
      expect(refused.statusCode).toBe(409);
      expect(refused.json()).toMatchObject({ code: 'rows-changed', count: 1, rows: [{ _id: other._id }] });
    }
    expect(product('rojo')?.isHidden).toBe(false);
    const nowhere = { section: 'Merceria', subsection: 'Nada', type: 'Nada' } as const;
    for (const payload of [
      { ids: ids(red), action: 'category', value: nowhere },
      { ids: ids(red), action: 'category' },
      { ids: ids(red), action: 'vat' },
      { ids: ids(red), action: 'hide', value: '21' },
      { ids: ids(red), select: {}, action: 'hide' },
      { action: 'hide' },
    ] as const) {
      expect((await send(payload)).statusCode).toBe(400);
    }
    expect(await log()).toEqual([]);
  });

  test('a repeated key gets the first answer, also at the same moment, and is logged once [BUY-007]', async () => {
    const payload = { ids: ids(red, blue), action: 'hide' } as const;
    const answers = await Promise.all([send(payload, 'una-clave'), send(payload, 'una-clave')]);
    const again = await send(payload, 'una-clave');
    const done = answers.map((answer) => answer.json());
    expect(done[0]).toMatchObject({ changed: 2 });
    expect([done[1], again.json()]).toEqual([done[0], done[0]]);
    expect(await log()).toHaveLength(1);
    const other = await send({ ...payload, action: 'show' }, 'una-clave');
    expect(other.json()).toMatchObject({ status: 422, code: 'key-reused' });
  });

  test('what an action marked counts before it is copied: orders, edits and codes see it [BUY-007]', async () => {
    const { db } = shop.ctx;
    await act({ ids: ids(red, blue), action: 'delete' });
    // As a process leaves it that dies right after the action's transaction.
    await db.updateTable('price_batches').set({ status: 'settling' }).execute();
    await db
      .updateTable('products')
      .set({ deleted_at: null, version: 1 })
      .where('id', '!=', 'cierre')
      .execute();
    const order = anOrderRequest([{ product: blue, quantities: { Azul: 1 } }]);
    const refused = await shop.call({ method: 'POST', url: '/api/orders', payload: order });
    expect(refused.json()).toMatchObject({ status: 409, code: 'unknown-product' });
    const wire = (await shop.call({ url: '/api/items/cierre' })).json();
    wire.data.items[0].code = 'A-1';
    const { _id, ...payload } = wire;
    const edited = await shop.callAsAdministrator({ method: 'PUT', url: '/api/items/cierre', payload });
    expect(edited.statusCode).toBe(200);
    expect((await act({ ids: ids(zip), action: 'hide' })).changed).toBe(1);
    const rows = await db.selectFrom('products').select(['id', 'deleted_at']).orderBy('id').execute();
    expect(rows.map(({ id, deleted_at }) => [id, deleted_at === null])).toEqual([
      ['azul', false],
      ['cierre', true],
      ['rojo', false],
    ]);
  });

  test('the list filters by category, brand, offer, availability and price [BUY-007]', async () => {
    await act({ ids: ids(blue), action: 'sold-out' });
    const found = async (query: string) => {
      const answer = await shop.callAsAdministrator({ url: `/api/items/ids?hidden=1&${query}` });
      return answer.json<string[]>().sort();
    };
    expect(await found('section=Merceria&subsection=hilos')).toEqual(['azul', 'rojo']);
    expect(await found('type=comun')).toEqual(['cierre']);
    expect(await found(`brand=${encodeURIComponent(red.brand.toUpperCase())}`)).toHaveLength(3);
    expect(await found('availability=sold-out')).toEqual(['azul']);
    expect(await found('availability=partly')).toEqual(['rojo']);
    expect(await found('availability=in-stock')).toEqual(['cierre']);
    expect(await found('minPrice=5000.01')).toEqual([]);
    expect(await found('minPrice=5000&maxPrice=5000')).toHaveLength(3);
  });
});
