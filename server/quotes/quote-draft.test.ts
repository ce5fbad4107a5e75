import { describe, expect, test } from 'vitest';
import type { WireQuoteDraft } from '#schemas/quote-answers.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { A_QUOTE, aQuoteLine, quoteDesk } from '#tests/support/quote-desk.ts';
import { shopForEachTest } from '#tests/support/shop-of-tests.ts';
import { ENGINES } from '#tests/support/test-shop.ts';

describe.each(ENGINES)('the draft of a quote on %s', (engine) => {
  const thread = aThread();
  const other = aThread({ id: 'otro-hilo', name: 'Otro hilo', code: 'O-1' });
  const shop = shopForEachTest(engine, { products: [thread, other] });
  const desk = quoteDesk(shop);
  const draftOf = async (id: string) =>
    (await shop.callAsAdministrator({ url: `/api/orders/${id}/quote-draft` })).json<WireQuoteDraft>();
  const save = (id: string, payload: object, version?: number) =>
    shop.callAsAdministrator({
      method: 'PUT',
      url: `/api/orders/${id}/quote-draft`,
      payload,
      headers: version === undefined ? {} : { 'if-match': `"${version}"` },
    });

  test('begins with what was ordered, for seven days [QUOTE-002]', async () => {
    const draft = await draftOf(await desk.order(thread));
    expect(draft).toMatchObject({
      version: 0,
      lines: [{ _id: thread.id, quantity: { Rojo: 12 }, unitPrice: '', discountPercent: '', note: '' }],
      validUntil: '2026-11-27',
      products: [{ _id: thread.id }],
      updatedAt: null,
    });
  });

  test('keeps what was typed, half a number too, with the products at their present prices [QUOTE-002]', async () => {
    const id = await desk.order(thread);
    const typed = {
      _id: thread.id,
      quantity: { Rojo: 0, Azul: 3 },
      unitPrice: '1.5',
      discountPercent: '12,',
      note: ' ',
    };
    const answer = await save(id, { lines: [typed], shipping: { amount: '3.', carrier: '', note: '' } }, 0);
    expect(answer.headers.etag).toBe('"1"');
    const rows = [{ codigo: thread.code ?? '', precio: '9999' }];
    await shop.callAsAdministrator({ method: 'POST', url: '/api/update-prices', payload: { rows } });
    const draft = await draftOf(id);
    expect(draft).toMatchObject({
      version: 1,
      lines: [typed],
      shipping: { amount: '3.' },
      updatedBy: expect.stringContaining('@'),
    });
    expect(draft.products[0]?.data.items[0]).toMatchObject({ price: '9999' });
  });

  test('the second of two administrators is told, with the present draft [QUOTE-002]', async () => {
    const id = await desk.order(thread);
    await save(id, { lines: [], message: 'De Rosa' }, 0);
    const refused = await save(id, { lines: [], message: 'De Eva' }, 0);
    expect(refused.json()).toMatchObject({
      status: 412,
      code: 'stale-version',
      current: { version: 1, message: 'De Rosa' },
    });
    expect((await save(id, { lines: [], message: 'De Eva' }, 1)).json()).toMatchObject({ version: 2 });
  });

  test('a dropped draft begins again, and an editor that is still open can’t bring it back [QUOTE-002]', async () => {
    const id = await desk.order(thread);
    await save(id, { lines: [], message: 'A medias' }, 0);
    const url = `/api/orders/${id}/quote-draft`;
    const dropped = await shop.callAsAdministrator({ method: 'DELETE', url });
    expect(dropped.statusCode).toBe(204);
    expect(await draftOf(id)).toMatchObject({ lines: [{ _id: thread.id }], message: '', updatedAt: null });
    expect((await save(id, { lines: [], message: 'A medias' }, 1)).statusCode).toBe(412);
  });

  test('a sent quote empties it, and the next one begins with that quote [QUOTE-002 QUOTE-003]', async () => {
    const id = await desk.order(thread);
    await save(id, { lines: [], message: 'A medias' }, 0);
    await desk.send(id, {
      lines: [{ ...aQuoteLine(thread, { Azul: 2 }), unitPrice: 1234.5, discountPercent: '2.5' }],
      extras: [{ text: 'Seña', amount: -10 }],
      shipping: { amount: null, carrier: 'Correo', note: '' },
    });
    expect(await draftOf(id)).toMatchObject({
      version: 2,
      message: '',
      lines: [{ quantity: { Azul: 2 }, unitPrice: '1234,50', discountPercent: '2,5' }],
      extras: [{ text: 'Seña', amount: '-10' }],
      shipping: { amount: '', carrier: 'Correo', note: '' },
      validUntil: '2026-11-27',
    });
    expect((await save(id, { lines: [] }, 1)).statusCode).toBe(412);
  });

  test('of two people who send the same draft, the second is told and sends nothing over the first [QUOTE-003]', async () => {
    const id = await desk.order(thread);
    const send = (draft: number, key?: string) =>
      shop.callAsAdministrator({
        method: 'POST',
        url: `/api/orders/${id}/quotes`,
        payload: { ...A_QUOTE, lines: [aQuoteLine(thread)] },
        headers: { 'if-match': `"${draft}"`, ...(key !== undefined && { 'idempotency-key': key }) },
      });
    expect((await send(0, 'la-primera')).json()).toMatchObject({ version: 1 });
    const refused = await send(0);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      412,
      { code: 'stale-version', current: { version: 1 } },
    ]);
    expect((await send(0, 'la-primera')).json()).toMatchObject({ version: 1 });
    expect(await desk.quotesOf(id)).toHaveLength(1);
    await save(id, { lines: [], message: 'De Eva' }, 1);
    expect((await send(1)).statusCode).toBe(412);
    expect((await send(2)).json()).toMatchObject({ version: 2 });
  });

  test('a product that was deleted since stays in the draft, which says that it is gone [QUOTE-002]', async () => {
    const id = await desk.order(thread);
    await save(
      id,
      {
        lines: [
          { _id: thread.id, quantity: { Rojo: 1 } },
          { _id: other.id, quantity: {} },
        ],
      },
      0,
    );
    expect(await draftOf(id)).toMatchObject({ gone: [] });
    for (const product of [thread, other])
      await shop.callAsAdministrator({ method: 'DELETE', url: `/api/items/${product.id}` });
    const draft = await draftOf(id);
    expect(draft.products.map(({ _id }) => _id).sort()).toEqual([thread.id, other.id].sort());
    expect(draft.gone.toSorted()).toEqual([thread.id, other.id].sort());
  });
});
