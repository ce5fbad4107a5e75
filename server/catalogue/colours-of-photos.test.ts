import { beforeEach, describe, expect, test } from 'vitest';
import type { WireProduct } from '#schemas/product-answer.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { ENGINES, openTestShop, type TestShop } from '#tests/support/test-shop.ts';

const PHOTOS = ['/images/cono-carmin.webp', '/images/cono-azul.webp'];
const thread = aThread({ id: 'hilo', photos: PHOTOS });

describe.each(ENGINES)('colours of photos and of the shop on %s', (engine) => {
  let shop: TestShop;

  beforeEach(async () => {
    shop = await openTestShop(engine, { products: [thread] });
    return () => shop.close();
  });

  /** Saves the product with other fields of its only item. */
  async function save(change: Partial<WireProduct['data']['items'][number]>) {
    const { _id, data, ...root } = (await shop.call({ url: '/api/items/hilo' })).json<WireProduct>();
    const payload = { ...root, data: { ...data, items: [{ ...data.items[0], ...change }] } };
    return shop.callAsAdministrator({ method: 'PUT', url: '/api/items/hilo', payload });
  }

  const coloursOfPhotos = () => shop.ctx.catalogue.product('hilo')?.photoColours;

  test('a photo keeps its colour with its address, as long as the product has that colour [BUY-008]', async () => {
    expect((await save({ photoColour: ['', 'Azul'] })).json()).toMatchObject({
      data: { items: [{ photoColour: ['', 'Azul'] }] },
    });
    const { _id, data, ...root } = (await shop.call({ url: '/api/items/hilo' })).json<WireProduct>();
    const items = data.items.map(({ photoColour: _none, ...item }) => ({
      ...item,
      photo: PHOTOS.toReversed(),
    }));
    const payload = { ...root, data: { ...data, items } };
    await shop.callAsAdministrator({ method: 'PUT', url: '/api/items/hilo', payload });
    expect(coloursOfPhotos()).toEqual(['Azul']);
    const refused = await save({ photoColour: ['Fucsia'] });
    expect(refused.json()).toMatchObject({ status: 400 });
    expect(refused.body).toContain("'Fucsia' no es un color del producto");
    expect((await save({ photoColour: [] })).statusCode).toBe(200);
    expect(coloursOfPhotos()).toEqual([]);
  });

  test('a colour that the shop added is one of a product’s, under a name of its own [BUY-008]', async () => {
    const put = (colours: object[]) =>
      shop.callAsAdministrator({
        method: 'PUT',
        url: '/api/store/look',
        payload: { accent: null, colours },
        headers: { 'if-match': '"0"' },
      });
    const own = { name: 'Tornasol', value: '#8a5a44' };
    expect((await save({ colours: ['Rojo', 'Tornasol'] })).statusCode).toBe(400);
    expect((await put([own, { ...own, name: 'tornasól' }])).body).toContain('ya está en la lista');
    expect((await put([{ ...own, name: 'rojo' }])).body).toContain('ya es uno de los 48 colores');
    expect((await put([own])).statusCode).toBe(200);
    expect((await save({ colours: ['Rojo', 'Tornasol'], photoColour: ['Tornasol'] })).statusCode).toBe(200);
    expect(coloursOfPhotos()).toEqual(['Tornasol']);
  });
});
