import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { WirePriceMoment } from '#schemas/price-change-answers.ts';
import type { WireAuditLog } from '#schemas/wire/audit-entry.ts';
import type { WireRowsChanged } from '#schemas/wire/problem.ts';
import { openPriceDesk, type PriceDesk, TEN_PERCENT } from '#tests/support/price-desk.ts';
import { PRICED } from '#tests/support/priced-products.ts';
import { ENGINES } from '#tests/support/test-shop.ts';

const { thread, zip, free, hidden } = PRICED;

describe.each(ENGINES)('a change of prices on %s', (engine) => {
  let desk: PriceDesk;
  beforeEach(async () => {
    desk = await openPriceDesk(engine, Object.values(PRICED));
  });
  afterEach(() => desk.close());

  const row = (id: string, price: string, version = 1) => ({ _id: id, version, price, wholesalePrice: '0' });

  test('exactly the previewed rows are applied, told in words, and shown by every read at once [STUDIO-005 STUDIO-007 STUDIO-011]', async () => {
    const rule = {
      select: { subsection: thread.subsection },
      change: { ...TEN_PERCENT, on: 'both' as const },
    };
    const done = await desk.apply(rule, { note: ' Carta de noviembre ', rule });
    expect(done).toEqual({ id: done.id, status: 'applied', changed: 1 });
    expect(await desk.priceOf(thread.id)).toMatchObject({ price: '5500', wholesalePrice: '59400' });
    expect(await desk.priceOf(zip.id)).toMatchObject({ price: '5000' });
    expect(desk.ctx.catalogue.product(thread.id)).toMatchObject({
      version: 2,
      priceChangedAt: desk.clock.now,
    });
    expect(await desk.history()).toEqual([
      {
        undone: 0,
        id: done.id,
        source: 'studio',
        status: 'applied',
        rule: expect.stringMatching(/^\+10\s% al precio y al pack en 1 producto de /),
        note: 'Carta de noviembre',
        actor: 'ana@casahilvan.example',
        createdAt: new Date(desk.clock.now).toISOString(),
        appliedAt: new Date(desk.clock.now).toISOString(),
        startsAt: null,
        endsAt: null,
        changed: 1,
        undoneBy: null,
        undoOf: null,
        leftOut: 0,
      },
    ]);
    expect((await desk.detail(done.id)).rows).toEqual([
      {
        _id: thread.id,
        code: 'H-1',
        name: 'Hilo',
        before: { price: '5000', wholesalePrice: '54000' },
        after: { price: '5500', wholesalePrice: '59400' },
        state: 'applied',
      },
    ]);
    const { entries } = (
      await desk.callAsAdministrator({ url: '/api/log?area=prices' })
    ).json<WireAuditLog>();
    expect(entries).toMatchObject([{ kind: 'prices-changed', details: { id: done.id, count: 1 } }]);
  });

  test('prices never depend on the order of codes or rows [STUDIO-003 STUDIO-005]', async () => {
    const rule = {
      change: { by: 'percent', value: '7.77', on: 'both' },
      rounding: { to: '10', mode: 'up' },
    } as const;
    const codes = ['H-1', 'C-1', 'O-1'];
    const inOrder = await desk.preview({ ...rule, select: { codes, hidden: true } });
    const turned = await desk.preview({ ...rule, select: { codes: codes.toReversed(), hidden: true } });
    expect(turned).toEqual(inOrder);
    const sent = inOrder.rows.map(({ _id, version, after }) => ({ _id, version, ...after }));
    await desk.send({ rows: sent.toReversed() });
    for (const { _id, after } of inOrder.rows) expect(await desk.priceOf(_id)).toMatchObject(after);
  });

  test('when a product changed since the preview, it is named and nothing is applied [STUDIO-005]', async () => {
    const { rows } = await desk.preview({ select: {} });
    expect(await desk.setPrice(zip.id, '4000')).toBe(200);
    await desk.callAsAdministrator({ method: 'DELETE', url: `/api/items/${thread.id}` });
    const sent = rows.filter(({ _id }) => _id !== free.id);
    const refused = await desk.send({
      rows: sent.map(({ _id, version, after }) => ({ _id, version, ...after })),
    });
    expect(refused.statusCode).toBe(409);
    const { code, rows: changed } = refused.json<WireRowsChanged>();
    expect(code).toBe('rows-changed');
    expect(changed.sort((one, other) => one.name.localeCompare(other.name))).toEqual([
      {
        _id: zip.id,
        code: 'C-1',
        name: 'Cierre',
        before: { price: '5000', wholesalePrice: '0' },
        seen: { price: '5500', wholesalePrice: '0' },
        now: { price: '4000', wholesalePrice: '0' },
        deleted: false,
      },
      expect.objectContaining({ _id: thread.id, name: 'Hilo', deleted: true }),
    ]);
    expect(await desk.priceOf(zip.id)).toMatchObject({ price: '4000' });
    expect(await desk.history()).toMatchObject([{ source: 'edit' }]);
  });

  test('a product that was only shown, sold out or moved since the preview is no changed one; an edited one is [STUDIO-005]', async () => {
    const ids = [{ _id: zip.id }, { _id: hidden.id }];
    const { rows } = await desk.preview({ select: { ids: [zip.id, hidden.id], hidden: true } });
    const sent = rows.map(({ _id, version, after }) => ({ _id, version, ...after }));
    const put = (url: string, payload: object) =>
      desk.callAsAdministrator({ method: 'PUT', url: `/api${url}`, payload });
    await put(`/showhideitem/${hidden.id}`, { filter: false });
    await put(`/items/${zip.id}/availability`, { soldOut: true });
    const value = { section: 'Merceria', subsection: 'Cierres', type: 'Metálico' };
    const payload = { ids, action: 'category', value };
    await desk.callAsAdministrator({ method: 'POST', url: '/api/items/actions', payload });
    expect((await desk.send({ rows: sent })).json()).toMatchObject({ status: 'applied', changed: 2 });
    expect(await desk.priceOf(zip.id)).toMatchObject({ price: '5500' });
    expect(desk.ctx.catalogue.product(zip.id)).toMatchObject({ isSoldOut: true, type: 'Metálico' });

    const again = (await desk.preview({ select: { ids: [zip.id] } })).rows;
    const { _id, ...product } = (await desk.callAsAdministrator({ url: `/api/items/${zip.id}` })).json();
    Object.assign(product.data.items[0], { name: 'Cierre corto' });
    await put(`/items/${zip.id}`, product);
    const refused = await desk.send({
      rows: again.map(({ _id, version, after }) => ({ _id, version, ...after })),
    });
    expect(refused.json()).toMatchObject({ code: 'rows-changed', rows: [{ _id, name: 'Cierre corto' }] });
  });

  test('a repeated key applies once and answers the same; another content under it is refused [STUDIO-006]', async () => {
    const batch = { rows: [row(zip.id, '6000')] };
    const answers = await Promise.all([
      desk.send(batch, 'clave-de-prueba'),
      desk.send(batch, 'clave-de-prueba'),
    ]);
    const again = await desk.send(batch, 'clave-de-prueba');
    expect([...answers, again].map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(new Set([...answers, again].map(({ body }) => body)).size).toBe(1);
    expect(await desk.history()).toHaveLength(1);
    expect(desk.ctx.catalogue.product(zip.id)?.version).toBe(2);
    const other = await desk.send({ rows: [row(zip.id, '7000', 2)] }, 'clave-de-prueba');
    expect(other.json()).toMatchObject({ code: 'key-reused' });
  });

  test('of two changes of one product at once, one is applied and the other is told [STUDIO-005 STUDIO-006]', async () => {
    const answers = await Promise.all(
      ['6000', '7000'].map((price) => desk.send({ rows: [row(zip.id, price), row(hidden.id, '200')] })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    const [applied] = await desk.history();
    expect(applied).toMatchObject({ changed: 2 });
    expect((await desk.detail(applied?.id ?? '')).rows.map(({ state }) => state)).toEqual([
      'applied',
      'applied',
    ]);
    const stored = await desk.ctx.db.selectFrom('price_batches').select('id').execute();
    expect(stored).toHaveLength(1);
  });

  test.each([
    [[row('cierre', '0')], 'rows.0.price'],
    [[row('cierre', '-5')], 'rows.0.price'],
    [[{ ...row('cierre', '5'), wholesalePrice: '10' }], 'rows.0.wholesalePrice'],
    [[row('cierre', '5'), row('cierre', '6')], 'rows.1._id'],
    [[], 'rows'],
  ])('rows that no preview gives are refused: %j [STUDIO-003 STUDIO-011]', async (rows, field) => {
    const answer = await desk.send({ rows });
    expect(answer.json()).toMatchObject({ status: 400, errors: [{ field }] });
    expect(await desk.history()).toEqual([]);
  });

  test('rows without a change count as none [STUDIO-004]', async () => {
    const done = await desk.send({ rows: [row(zip.id, '5000'), row(free.id, ''), row(hidden.id, '100.50')] });
    expect(done.json()).toMatchObject({ changed: 1, status: 'applied' });
    expect(desk.ctx.catalogue.product(zip.id)?.version).toBe(1);
  });

  test('the rows of a batch come as a file [STUDIO-007]', async () => {
    const { id } = await desk.apply({ select: { codes: ['C-1'] } });
    const url = `/api/price-changes/${id}/export`;
    const csv = await desk.callAsAdministrator({ url: `${url}?format=csv` });
    expect(csv.body.split('\r\n')).toEqual([
      '\ufeffCódigo;Nombre;Precio antes;Precio después;Pack antes;Pack después;Estado',
      'C-1;Cierre;5000,00;5500,00;;;aplicado',
      '',
    ]);
    const xlsx = await desk.callAsAdministrator({ url: `${url}?format=xlsx` });
    expect([xlsx.statusCode, xlsx.rawPayload.subarray(0, 2).toString()]).toEqual([200, 'PK']);
  });

  test('edits, price lists and the studio leave their batches, and a product tells its own prices [STUDIO-001 STUDIO-007]', async () => {
    await desk.setPrice(zip.id, '5100');
    desk.clock.now += 60_000;
    const rows = [{ codigo: 'C-1', precio: '5200' }];
    await desk.callAsAdministrator({ method: 'POST', url: '/api/update-prices', payload: { rows } });
    desk.clock.now += 60_000;
    const { id } = await desk.apply({
      select: { codes: ['C-1'] },
      change: { by: 'to', value: '5300', on: 'price' },
    });
    await desk.undo(id);
    const told = (await desk.callAsAdministrator({ url: `/api/items/${zip.id}/prices` })).json<
      WirePriceMoment[]
    >();
    expect(told.map(({ source, before, after }) => [source, before.price, after.price])).toEqual([
      ['undo', '5300', '5200'],
      ['studio', '5200', '5300'],
      ['price-list', '5100', '5200'],
      ['edit', '5000', '5100'],
    ]);
    expect((await desk.history()).map(({ source }) => source).sort()).toEqual(
      told.map(({ source }) => source).sort(),
    );
    const page = await desk.callAsAdministrator({ url: '/api/price-changes?page=2&size=3' });
    expect([page.json().length, page.headers['x-total-count']]).toEqual([1, '4']);
  });

  test('a pack that was taken away since the preview is a changed row, not a wrong one [STUDIO-005]', async () => {
    const { rows } = await desk.preview({ change: { by: 'percent', value: '10', on: 'both' } });
    const seen = rows.filter(({ _id }) => _id === thread.id);
    const sent = seen.map(({ _id, version, after }) => ({ _id, version, ...after }));
    const { _id, ...product } = (await desk.callAsAdministrator({ url: `/api/items/${thread.id}` })).json();
    Object.assign(product.data.items[0], { wholesalePrice: '0', quantity: '0' });
    const url = `/api/items/${thread.id}`;
    await desk.callAsAdministrator({ method: 'PUT', url, payload: product });
    expect((await desk.send({ rows: sent })).json()).toMatchObject({
      code: 'rows-changed',
      count: 1,
      rows: [{ _id, now: { wholesalePrice: '0' }, deleted: false }],
    });
    await desk.callAsAdministrator({ method: 'DELETE', url });
    expect((await desk.send({ rows: sent })).json()).toMatchObject({ rows: [{ deleted: true }] });
  });
});
