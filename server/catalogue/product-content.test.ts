import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { Product } from '#domain/products/product.ts';
import { productToWire } from '#schemas/wire/product-to-wire.ts';
import { aThread } from '#tests/support/a-thread.ts';
import {
  type CatalogueShop,
  openCatalogueShop,
  THREAD_INPUT,
  threadWith,
} from '#tests/support/catalogue-shop.ts';
import { ANY_ENGINE, openTestShop } from '#tests/support/test-shop.ts';

describe.each(ANY_ENGINE)('what a product holds on %s', (engine) => {
  let shop: CatalogueShop;

  beforeEach(async () => {
    shop = await openCatalogueShop(engine);
  });
  afterEach(() => shop.close());

  test.each([
    ['a price that is none [API-G03 WIZARD-009]', { price: 'mil' }, 'price', 'Precio'],
    ['a price of zero [API-G03 WIZARD-009 PRICE-G01]', { price: '0' }, 'price', 'Precio'],
    ['a price with a comma [API-G03 WIZARD-009]', { price: '1500,50' }, 'price', 'Precio'],
    [
      'a pack price without its units [API-G03 WIZARD-009 GRID-G03]',
      { quantity: '0' },
      'quantity',
      'Cantidad',
    ],
    [
      'units without their pack price [API-G03 WIZARD-009 GRID-G03]',
      { wholesalePrice: '0' },
      'quantity',
      'Cantidad',
    ],
    [
      'colours and models at once [API-G03 WIZARD-009 DETAIL-G06]',
      { models: ['Modelo 1'] },
      'models',
      'Modelos',
    ],
    ['a colour twice [API-G03 WIZARD-009]', { colours: ['Rojo', 'Rojo'] }, 'colours', 'Colores'],
    ['a name of 121 letters [API-G03 WIZARD-009]', { name: 'a'.repeat(121) }, 'name', 'Nombre'],
    ['a summary of 201 letters [API-G03 WIZARD-009]', { summary: 'a'.repeat(201) }, 'summary', 'Resumen'],
    ['a code of 41 letters [API-G03 WIZARD-009]', { code: 'a'.repeat(41) }, 'code', 'Código'],
    ['thirteen photos [API-G03 WIZARD-009]', { photo: Array(13).fill('/images/a.webp') }, 'photo', 'Fotos'],
    [
      'a photo of another site [API-G03 WIZARD-009]',
      { photo: ['https://otro.example/a.jpg'] },
      'photo.0',
      'Fotos',
    ],
    [
      'a photo of ours that does not exist [API-G03 DATA-G01]',
      { photo: ['/images/cono-carmin.webp', '/images/no-existe.webp'] },
      'photo.1',
      'Fotos: /images/no-existe.webp no es una foto de la tienda',
    ],
    [
      'a colour beyond the 48 [API-G03 DATA-007 DATA-009]',
      { colours: ['Rojo', 'rojo'] },
      'colours.1',
      'Colores: rojo no es uno de los 48 colores',
    ],
    ['a photo that is a script [API-G03 WIZARD-009]', { photo: ['javascript:alert(1)'] }, 'photo.0', 'Fotos'],
  ])('is refused by the name of its field: $0', async (_title, change, field, label) => {
    const answer = await shop.create(threadWith(change));
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toContainEqual({
      field: `data.items.0.${field}`,
      message: expect.stringContaining(label.includes(': ') ? label : `${label}: `),
    });
    expect(await shop.listedForAdministrator()).toHaveLength(3);
  });

  test.each([
    ['Hebras', 'Algodón', 'subsection', 'Subsección: Hebras no es una subsección de Mercería'],
    ['Familiar', 'Overlock', 'subsection', 'Subsección: Familiar no es una subsección de Mercería'],
    ['Hilos', 'Raso', 'data.type', 'Tipo: Raso no es un tipo de Hilos'],
  ])(
    'a category beyond the tree is refused: %s, %s [API-G03 NAV-011 NAV-013]',
    async (subsection, type, field, message) => {
      const answer = await shop.create({ ...THREAD_INPUT, subsection, data: { ...THREAD_INPUT.data, type } });
      expect([answer.statusCode, answer.json().errors]).toEqual([400, [{ field, message }]]);
      expect((await shop.create(threadWith({}, { subsection: 'Cintas' }))).statusCode).toBe(400);
    },
  );

  test('what a product had before stays, and only that [NAV-013]', async () => {
    const [old, plain] = [
      aThread({ subsection: 'Hebras', type: 'Fina', colours: ['Ñandú'], photos: ['/images/se-perdio.webp'] }),
      aThread({ photos: [] }),
    ];
    const other = await openTestShop(engine, { products: [old, plain] });
    onTestFinished(() => other.close());
    const put = (id: string, product: Product) => {
      const { _id, ...payload } = productToWire(product);
      return other.callAsAdministrator({ method: 'PUT', url: `/api/items/${id}`, payload });
    };
    expect((await put(old.id, { ...old, name: 'Otro nombre', colours: ['Rojo', 'Ñandú'] })).statusCode).toBe(
      200,
    );
    const taken = await put(plain.id, { ...old, code: plain.code });
    expect(taken.json().errors.map(({ field }: { field: string }) => field)).toEqual([
      'subsection',
      'data.items.0.colours.0',
      'data.items.0.photo.0',
    ]);
  });

  test.each([
    { wholesalePrice: '00', quantity: '00' },
    { wholesalePrice: '0.00', quantity: '0 unidades' },
    { wholesalePrice: '', quantity: '' },
  ])('$wholesalePrice for “$quantity” is no offer [GRID-G03]', async (noOffer) => {
    const answer = await shop.create(threadWith({ code: 'H-2', ...noOffer }));
    expect(answer.json().data.items[0]).toMatchObject({ wholesalePrice: '0', quantity: '0' });
  });

  test.each([
    { wholesalePrice: '54000', quantity: '00' },
    { wholesalePrice: '0.00', quantity: '12' },
    { wholesalePrice: '-54000', quantity: '12' },
    { wholesalePrice: '0', quantity: 'docena' },
  ])('$wholesalePrice for “$quantity” is half an offer [GRID-G03]', async (halfOffer) => {
    const answer = await shop.create(threadWith({ code: 'H-2', ...halfOffer }));
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toMatchObject([{ field: 'data.items.0.quantity' }]);
  });

  test('the section is one of two, and a product has one item [DATA-015 DATA-G02]', async () => {
    const section = await shop.create({ ...THREAD_INPUT, section: 'Otra' });
    expect(section.json().errors[0]).toMatchObject({
      field: 'section',
      message: expect.stringContaining('Sección'),
    });
    const items = await shop.create({ ...THREAD_INPUT, data: { ...THREAD_INPUT.data, items: [] } });
    expect(items.statusCode).toBe(400);
  });

  test('a photo of a configured image host is accepted [DATA-G01]', async () => {
    const url = 'https://res.cloudinary.com/demo/image/upload/v1/a.jpg';
    expect((await shop.create(threadWith({ photo: [url] }))).statusCode).toBe(201);
  });
});
