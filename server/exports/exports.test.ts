import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import papaparse from 'papaparse';
import { readSheet } from 'read-excel-file/node';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { demoProducts } from '#demo/generate-products.ts';
import { pesos } from '#domain/money/centavos.ts';
import { altTextsOf } from '#domain/products/alt-texts.ts';
import { oneLine } from '#domain/text/one-line.ts';
import { productToWire } from '#schemas/wire/product-to-wire.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { anOrderRequest } from '#tests/support/an-order-request.ts';
import { importedProducts } from '#tests/support/imported-products.ts';
import { ENGINES, openTestShop, type TestShop } from '#tests/support/test-shop.ts';
import { writePhotos } from '#tests/support/write-photos.ts';

const EVIL = [
  '=1+1',
  '+54',
  '-2',
  '@SUM(A1)',
  '\tx',
  "'=1",
  "''-x",
  "'plain",
  'a;b"c',
  'dos\nrenglones',
  '＝1',
];

/** Each shop gives its products ids of its own, which are the last column. */
const withoutIds = (csv: string) => cellsOf(csv).map((row) => row.slice(0, -1));

const cellsOf = (csv: string) => papaparse.parse<string[]>(csv.slice(1), { delimiter: ';' }).data;

describe.each(ENGINES)('downloads on %s', (engine) => {
  const thread = aThread({
    name: '=HYPERLINK("http://malo")',
    price: pesos(1234.5),
    bulkOffer: null,
    code: '-7',
  });
  const unpriced = aThread({ price: null, bulkOffer: null, colours: [], code: null });
  let shop: TestShop;

  beforeEach(async () => {
    shop = await openTestShop(engine, { products: [thread, unpriced] });
  });
  afterEach(() => shop.close());

  const download = (url: string) => shop.callAsAdministrator({ url: `/api/${url}` });
  const csv = async (url: string) => (await download(url)).body;
  const rowsOf = async (url: string) => cellsOf(await csv(url));

  async function order(firstName: string): Promise<string> {
    shop.clock.now += 60_000;
    const lines = [
      { product: thread, quantities: { Rojo: 2, Azul: 1 } },
      { product: unpriced, quantities: { '': 4 } },
    ];
    const payload = anOrderRequest(lines, { firstName, lastName: '@cmd', phone: '+54 9 3496 40-1923' });
    return (await shop.call({ method: 'POST', url: '/api/orders', payload })).json()._id;
  }

  test('orders are a row for each line, as spreadsheets here read them, and no cell is a formula', async () => {
    await order('=2+2');
    const answer = await download('orders.csv');
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="pedidos.csv"');
    expect(answer.body).toMatch(
      /^\ufeffPedido;Fecha;Estado;.*\r\n1;20\/11\/2026 18:06;pendiente;'=2\+2;'@cmd;5493496401923;/,
    );
    const [, first, second] = cellsOf(answer.body);
    expect(first?.slice(7)).toEqual([
      "'-7",
      thread.brand,
      `'${thread.name}`,
      'Rojo × 2, Azul × 1',
      '3',
      '3703,50',
      '3703,50',
      '',
      '',
      '',
      '',
      '0,00',
      '0,00',
      '3703,50',
    ]);
    expect(second?.slice(7)).toEqual([
      ...['', unpriced.brand, unpriced.name, '', '4'],
      ...Array.from({ length: 9 }, () => ''),
    ]);
    for (const cell of cellsOf(answer.body).flat()) expect(cell).not.toMatch(/^[=+\-@\t\r\n]/);
  });

  test('a workbook has typed cells: texts, amounts and dates', async () => {
    await order('=2+2');
    const answer = await download('orders.xlsx');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="pedidos.xlsx"');
    const [, first] = await readSheet(answer.rawPayload);
    expect(first?.slice(0, 7)).toEqual([
      1,
      new Date('2026-11-20T18:06:00.000Z'),
      'pendiente',
      '=2+2',
      '@cmd',
      '5493496401923',
      'marta@correo.test',
    ]);
    expect(first?.slice(7)).toEqual([
      '-7',
      thread.brand,
      thread.name,
      'Rojo × 2, Azul × 1',
      3,
      3703.5,
      3703.5,
      null,
      null,
      null,
      null,
      0,
      0,
      3703.5,
    ]);
  });

  test('downloads follow the filter of their list', async () => {
    const first = await order('Marta');
    await order('Hugo');
    await shop.callAsAdministrator({
      method: 'PUT',
      url: `/api/orders/${first}`,
      payload: { status: 'Listo' },
    });
    const numbers = async (query: string) => {
      const [, ...rows] = await rowsOf(`orders.csv?${query}`);
      return [...new Set(rows.flatMap(([number = '']) => (number === '' ? [] : [number])))];
    };
    expect(await numbers('')).toEqual(['2', '1']);
    expect(await numbers('status=Listo')).toEqual(['1']);
    expect(await numbers('q=hugo')).toEqual(['2']);
    expect(await rowsOf('items.csv?q=nada')).toHaveLength(2);
    expect(await rowsOf(`items.csv?code=${thread.code}`)).toHaveLength(3);
    await shop.callAsAdministrator({ method: 'DELETE', url: `/api/items/${thread.id}` });
    expect((await rowsOf('items.csv?deleted=1'))[1]?.[0]).toBe("'-7");
  });

  test('a list of any length is streamed whole and in order', async () => {
    await order('Marta');
    const template = await shop.ctx.db.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
    const line = await shop.ctx.db.selectFrom('order_lines').selectAll().executeTakeFirstOrThrow();
    const indexes = Array.from({ length: 450 }, (_, index) => index);
    await shop.ctx.db
      .insertInto('orders')
      .values(
        indexes.map((index) => ({ ...template, id: `orden-${index}`, link_token: null, number: 2 + index })),
      )
      .execute();
    await shop.ctx.db
      .insertInto('order_lines')
      .values(indexes.map((index) => ({ ...line, order_id: `orden-${index}` })))
      .execute();
    const [, ...rows] = await rowsOf('orders.csv?status=pendiente');
    expect(rows.slice(0, 450).map(([number]) => Number(number))).toEqual(indexes.map((index) => 451 - index));
    const sheet = await readSheet((await download('orders.xlsx')).rawPayload);
    expect(sheet).toHaveLength(453);
  });

  test('messages come newest first, as visitors wrote them, without formulas', async () => {
    for (const [index, text] of EVIL.entries()) {
      await shop.ctx.db
        .insertInto('contact_messages')
        .values({
          id: `m-${index}`,
          name: 'Ana',
          email: null,
          phone: '3496',
          location: null,
          message: text,
          created_at: index,
        })
        .execute();
    }
    const [, ...rows] = await rowsOf('getContact.csv');
    const texts = rows.flatMap(([, , , , , text]) => (text === undefined ? [] : [text]));
    expect(texts).toHaveLength(EVIL.length);
    expect(texts.map((text) => (/^'+[=+\-@\t\r\n＝]/.test(text) ? text.slice(1) : text)).reverse()).toEqual(
      EVIL,
    );
    for (const text of texts) expect(text).not.toMatch(/^[=+\-@\t\r\n＝]/);
    const [, ...sheet] = await readSheet((await download('getContact.xlsx')).rawPayload);
    expect(sheet.map((row) => row[5])).toHaveLength(EVIL.length);
  });

  test('downloaded products, added again through the API, give the same file', async () => {
    const odd = EVIL.map((text, index) =>
      aThread({
        name: oneLine(text),
        summary: text,
        description: text,
        colours: [],
        models: [`a|b\\${index}`, 'Azul'],
        photos: [`/images/a-${index}.webp`, '/images/b.webp', '/images/c.webp'],
        altTexts: altTextsOf(
          index % 2 === 0 ? ['', text.trim(), 'Así | así'] : [text.replace(/\s+/g, ' ').trim()],
        ),
        code: `X${index}`,
      }),
    );
    await shop.close();
    shop = await openTestShop(engine, { products: [...demoProducts(120), ...odd, thread, unpriced] });
    const first = await csv('items.csv?hidden=1');
    const other = await openTestShop(engine);
    const imported = importedProducts(first);
    writePhotos(
      other,
      imported.flatMap(({ photos }) => photos),
    );
    for (const product of imported) {
      const { _id, ...payload } = productToWire(product);
      const answer = await other.callAsAdministrator({ method: 'POST', url: '/api/items', payload });
      expect([answer.statusCode, answer.body]).toEqual([201, answer.body]);
    }
    const second = await other.callAsAdministrator({ url: '/api/items.csv?hidden=1' });
    await other.close();
    expect(withoutIds(second.body)).toEqual(withoutIds(first));
  });

  test('the downloaded products can serve as the price list [PRICES-010]', async () => {
    await shop.close();
    const folder = await openTestShop(engine, {
      products: demoProducts(60).filter(({ code, price }) => code !== null && price !== null),
    });
    shop = folder;
    const file = (await download('items.csv?hidden=1')).rawPayload;
    const location = join(folder.dataDir, 'precios.csv');
    writeFileSync(location, file);
    const other = await openTestShop(engine, { priceSource: { location, allowsPrivateAddresses: false } });
    const list = await other.callAsAdministrator({ url: '/api/get-prices' });
    await other.close();
    expect(list.statusCode).toBe(200);
    const answer = await shop.callAsAdministrator({
      method: 'POST',
      url: '/api/update-prices',
      payload: { rows: list.json().rows },
    });
    expect(answer.json()).toMatchObject({ updated: 0, unknownCodes: [] });
  });

  test('downloads are for administrators [PERM-004]', async () => {
    for (const url of ['orders', 'items', 'getContact'].flatMap((name) => [`${name}.csv`, `${name}.xlsx`])) {
      expect((await shop.call({ url: `/api/${url}` })).statusCode).toBe(401);
    }
  });
});
