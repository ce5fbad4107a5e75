import { beforeAll, describe, expect, test } from 'vitest';
import type { WireItem, WireProduct } from '#schemas/product-answer.ts';
import { productToWire } from '#schemas/wire/product-to-wire.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { shopForAllTests } from '#tests/support/shop-of-tests.ts';
import { ENGINES } from '#tests/support/test-shop.ts';
import { writePhotos } from '#tests/support/write-photos.ts';

describe.each(ENGINES)('the alt texts of photos on %s', (engine) => {
  const [front, side, label] = ['/images/frente.webp', '/images/lado.webp', '/images/etiqueta.webp'];
  const photo = [front, side, label];
  const photoAlt = ['Un cono de frente', '', 'La etiqueta, con el número de color'];
  const { _id: _none, ...input } = productToWire(aThread({ photos: photo, code: null }));
  const shop = shopForAllTests(engine);

  beforeAll(() => writePhotos(shop, [...photo, '/images/nueva.webp']));

  const withItem = (change: Partial<WireItem>) => ({
    ...input,
    data: { ...input.data, items: [{ ...input.data.items[0], ...change }] },
  });
  const create = (change: Partial<WireItem>) =>
    shop.callAsAdministrator({ method: 'POST', url: '/api/items', payload: withItem(change) });
  const replace = (id: string, change: Partial<WireItem>) =>
    shop.callAsAdministrator({ method: 'PUT', url: `/api/items/${id}`, payload: withItem(change) });
  const made = async (change: Partial<WireItem>) => (await create(change)).json<WireProduct>()._id;
  const stored = async (id: string) => {
    const answer = await shop.call({ url: `/api/items/${id}` });
    return answer.json<WireProduct>().data.items[0];
  };

  test('alt texts are stored with their photos; a product without any is unchanged on the wire [DATA-003]', async () => {
    const answer = await create({ photoAlt: [' Un  cono\nde frente ', '', photoAlt[2] ?? ''] });
    expect(answer.statusCode).toBe(201);
    expect(answer.json().data.items[0]).toMatchObject({ photo, photoAlt });
    expect(await stored(answer.json()._id)).toMatchObject({ photo, photoAlt });
    for (const none of [{}, { photoAlt: [] }, { photoAlt: ['', ' '] }])
      expect(await stored(await made(none))).not.toHaveProperty('photoAlt');
  });

  test('photos saved without alt texts keep theirs, in any order', async () => {
    const id = await made({ photoAlt });
    const answer = await replace(id, { photo: [label, '/images/nueva.webp', front] });
    const moved = { photoAlt: [photoAlt[2], '', photoAlt[0]] };
    expect(answer.json().data.items[0]).toMatchObject(moved);
    expect(await stored(id)).toMatchObject(moved);
    await replace(id, { photo: [side] });
    expect(await stored(id)).not.toHaveProperty('photoAlt');
  });

  test('saving empty alt texts deletes them', async () => {
    const id = await made({ photoAlt });
    await replace(id, { photoAlt: ['', 'De lado'] });
    expect(await stored(id)).toMatchObject({ photo, photoAlt: ['', 'De lado'] });
    await replace(id, { photoAlt: [] });
    expect(await stored(id)).not.toHaveProperty('photoAlt');
  });

  test('a product keeps its alt texts when it is hidden, deleted and restored [PRODADM-010]', async () => {
    const id = await made({ photoAlt });
    const call = (method: 'PUT' | 'DELETE' | 'POST', url: string, payload?: object) =>
      shop.callAsAdministrator({ method, url: `/api/${url}`, ...(payload && { payload }) });
    await call('PUT', `showhideitem/${id}`, { filter: true });
    await call('PUT', `showhideitem/${id}`, { filter: false });
    await call('DELETE', `items/${id}`);
    const deleted = await shop.callAsAdministrator({ url: '/api/items?deleted=1' });
    expect(deleted.json()[0].data.items[0]).toMatchObject({ photoAlt });
    await call('POST', `items/${id}/restore`);
    expect(await stored(id)).toMatchObject({ photo, photoAlt });
  });

  test.each([
    ['of 201 letters', { photoAlt: ['', 'x'.repeat(201)] }, 'photoAlt.1'],
    ['for more photos than there are', { photoAlt: ['', '', '', 'Nada'] }, 'photoAlt'],
    ['with a character that cannot be stored', { photoAlt: ['\0'] }, 'photoAlt.0'],
  ])('texts %s are refused [API-G03]', async (_what, change, field) => {
    const answer = await create(change);
    expect(answer.json()).toMatchObject({
      status: 400,
      errors: [{ field: `data.items.0.${field}`, message: expect.stringContaining('Texto alternativo: ') }],
    });
  });

  test('the database also refuses a text of 201 letters', async () => {
    const id = await made({ photoAlt: ['ñ'.repeat(200)] });
    const longer = shop.ctx.db
      .updateTable('product_photos')
      .set({ alt_text: 'ñ'.repeat(201) })
      .where('product_id', '=', id);
    await expect(longer.execute()).rejects.toThrow(/check/i);
  });
});
