import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { pesos } from '#domain/money/centavos.ts';
import type { Product } from '#domain/products/product.ts';
import type { WirePriceList } from '#schemas/price-list-answers.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { ENGINES, openTestShop, type TestShop } from '#tests/support/test-shop.ts';

describe.each(ENGINES)('reading the price list beside %s', (engine) => {
  let shop: TestShop | undefined;
  afterEach(async () => {
    await shop?.close();
    shop = undefined;
  });

  async function listAt(
    location: string | null,
    allowsPrivateAddresses = false,
    products: readonly Product[] = [],
  ) {
    await shop?.close();
    shop = await openTestShop(engine, {
      products,
      priceSource: location === null ? null : { location, allowsPrivateAddresses },
    });
    return shop.callAsAdministrator({ url: '/api/get-prices' });
  }

  async function siteWith(body: string) {
    const server = createServer((_request, response) => response.end(body)).listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    return { url: `http://clave:secreta@127.0.0.1:${port}/lista.csv?llave=1`, port };
  }

  function fileWith(content: string): string {
    const folder = mkdtempSync(join(tmpdir(), 'hilvan-lista-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, 'lista.csv'), content);
    return join(folder, 'lista.csv');
  }

  test('a file is returned as rows, with its name and reading time [API-009 API-024 PRICES-007]', async () => {
    const answer = await listAt(fileWith('codigo;precio\nA-1;1.234,5\n'));
    expect(answer.statusCode).toBe(200);
    expect(answer.json<WirePriceList>()).toEqual({
      source: 'lista.csv',
      readAt: '2026-11-20T21:05:00.000Z',
      rows: [{ codigo: 'A-1', precio: '1234.50' }],
    });
  });

  test('a list says how many packs it would leave behind [PRICES-010]', async () => {
    const packed = aThread({ id: 'hilo', code: 'H-1', price: pesos(5000) });
    const bare = aThread({ id: 'cono', code: 'C-1', price: pesos(5000), bulkOffer: null });
    const packsOf = async (content: string) =>
      (await listAt(fileWith(content), false, [packed, bare])).json<WirePriceList>().packs;
    expect(await packsOf('codigo;precio\nh-1;5500\nC-1;5500\n')).toBe(1);
    expect(await packsOf('codigo;precio\nH-1;5000\nC-1;5500\n')).toBeUndefined();
    const named = 'codigo;precio;precio_mayorista;cantidad_minima\nH-1;5500;54000;12\n';
    expect(await packsOf(named)).toBeUndefined();
  });

  test('without a list the problem reads as the screen says it [PRICES-010 PRICES-005]', async () => {
    const answer = await listAt(null);
    expect(answer.statusCode).toBe(422);
    const { code, title } = answer.json();
    expect(code).toBe('no-price-list');
    expect(`Error al actualizar los precios: ${title}`).toBe(
      'Error al actualizar los precios: no hay una lista de precios configurada',
    );
  });

  test('a list with bad rows is a problem that names them [PRICES-010]', async () => {
    const answer = await listAt(fileWith('codigo;precio\nA-1;x\n'));
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      code: 'bad-price-list',
      detail: 'La lista de precios tiene un error.',
      errors: [
        { field: 'fila 2, precio', message: 'Fila 2, precio: no es un precio: se escribe como 1234,56' },
      ],
    });
  });

  test('rows without a price are left out and named [PRICES-010]', async () => {
    const answer = await listAt(fileWith('codigo;precio\nA-1;70\nA-2;\n'));
    expect(answer.json<WirePriceList>()).toMatchObject({
      rows: [{ codigo: 'A-1', precio: '70' }],
      withoutPrice: ['A-2'],
    });
  });

  test('a missing file is reported as unreadable, without its folder [PRICES-010]', async () => {
    const answer = await listAt('/nowhere/lista.csv');
    expect(answer.statusCode).toBe(502);
    expect(answer.json()).toMatchObject({
      code: 'price-list-unreachable',
      detail: 'No se pudo leer el archivo lista.csv.',
    });
  });

  test('an allowed address is read, and its password and key are not shown [PRICES-010]', async () => {
    const site = await siteWith('codigo,precio\nA-1,70\n');
    const answer = await listAt(site.url, true);
    expect(answer.json()).toMatchObject({
      source: `http://127.0.0.1:${site.port}/lista.csv`,
      rows: [{ codigo: 'A-1', precio: '70' }],
    });
  });

  test('an address of a private network is refused unless it is allowed [PRICES-010]', async () => {
    const site = await siteWith('codigo,precio\nA-1,70\n');
    const answer = await listAt(site.url);
    expect(answer.json()).toMatchObject({ status: 502, code: 'price-list-unreachable' });
    expect(answer.json().detail).toContain('red privada');
  });

  test('a web page in place of a CSV is refused with a clear text [PRICES-010]', async () => {
    const site = await siteWith('<!doctype html><h1>Ingresa</h1>');
    const answer = await listAt(site.url, true);
    expect(answer.json()).toMatchObject({
      status: 422,
      code: 'bad-price-list',
      detail: 'Es una página web, no una lista de precios.',
    });
  });
});
