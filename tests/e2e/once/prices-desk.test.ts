import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { pesos } from '#domain/money/centavos.ts';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { beAdministrator } from '#tests/support/be-administrator.ts';
import { test as base, expect } from '#tests/support/browser.ts';
import { bookOf } from '#tests/support/corpus/written-sheet.ts';
import { openProducts, row } from '#tests/support/product-desk.ts';
import { type RunningServer, runServer } from '#tests/support/running-server.ts';
import { shopClient } from '#tests/support/shop-client.ts';

type PriceList = { readonly file: string; readonly write: (...rows: string[]) => void };

/** A shop whose price list the tests write. */
const test = base.extend<object, { list: PriceList; server: RunningServer }>({
  list: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the used fixtures from the pattern.
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'hilvan-prices-'));
      const file = join(folder, 'precios.csv');
      await use({
        file,
        write: (...rows) => writeFileSync(file, ['codigo;precio', ...rows, ''].join('\r\n')),
      });
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ list }, use) => {
      const server = await runServer({ PRICE_LIST: list.file });
      await use(server);
      await server.stop();
      server.clean();
    },
    { scope: 'worker' },
  ],
});

const question = (page: Page) => page.getByRole('alertdialog', { name: '¿Actualizar los precios?' });
const news = (page: Page, title: string) => page.getByRole('dialog', { name: title });

async function ask(page: Page): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Panel' });
  if (!(await menu.isVisible())) await page.getByRole('button', { name: 'Abrir menú' }).click();
  await menu.getByRole('button', { name: 'Actualizar Precios' }).click();
  await expect(question(page)).toContainText('Esto actualizará los precios y puede tardar hasta 1 minuto.');
}

async function update(page: Page): Promise<void> {
  await ask(page);
  await question(page).getByRole('button', { name: 'Sí, actualizar' }).click();
}

async function dismiss(page: Page, title: string): Promise<void> {
  await news(page, title).getByRole('button', { name: 'OK' }).click();
  await expect(news(page, title)).toBeHidden();
}

/** The API calls that the page makes for the price update, in order. */
function priceCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/-prices$/.test(pathname)) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}

test('of a workbook the sheet is named, and another can be chosen [PRICES-001 PRICES-007 PRICES-010]', async ({
  page,
  server,
  list,
}) => {
  const shop = await shopClient(server.url);
  const { id, code } = await shop.addProduct(aPlainThread({ bulkOffer: null }));
  const sheetOf = (price: number) => [
    ['codigo', 'precio'],
    [code, price],
  ];
  writeFileSync(list.file, bookOf({ Noviembre: sheetOf(7000), Diciembre: sheetOf(7500) }));
  await beAdministrator(page);
  await page.goto('/hilvanDash');
  await update(page);
  const which = page.getByRole('alertdialog', { name: '¿Con qué hoja?' });
  await expect(which).toContainText('La lista tiene 2 hojas. ¿Actualizar con «Noviembre»?');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await dismiss(page, 'Actualización cancelada');
  await update(page);
  await which.getByRole('button', { name: 'Ver la siguiente' }).click();
  await expect(which).toContainText('¿Actualizar con «Diciembre»?');
  await which.getByRole('button', { name: 'Sí, con esta' }).click();
  await expect(news(page, 'Precios actualizados')).toContainText('Se leyó la hoja «Diciembre».');
  expect((await shop.products()).find((product) => product.id === id)?.price).toBe(pesos(7500));
});

test('packs that the list does not name are asked about, and can move with their price [PRICES-010]', async ({
  page,
  server,
  list,
}) => {
  const shop = await shopClient(server.url);
  const bulkOffer = { minimumUnits: 10, packPrice: pesos(9000) };
  const { id, code } = await shop.addProduct(aPlainThread({ price: pesos(1000), bulkOffer }));
  const pricesOf = async () => (await shop.products()).find((product) => product.id === id);
  const asked = page.getByRole('alertdialog', { name: '¿Cambiar también los packs?' });
  await beAdministrator(page);
  await page.goto('/hilvanDash');

  list.write(`${code};1100`);
  await update(page);
  await expect(asked).toContainText('1 producto tiene precio por cantidad');
  await expectAccessible(page);
  // A closed question is no answer.
  await page.keyboard.press('Escape');
  await dismiss(page, 'Actualización cancelada');
  expect(await pricesOf()).toMatchObject({ price: pesos(1000), bulkOffer });

  await update(page);
  await asked.getByRole('button', { name: 'Dejar igual' }).click();
  await dismiss(page, 'Precios actualizados');
  expect(await pricesOf()).toMatchObject({ price: pesos(1100), bulkOffer });

  list.write(`${code};2200`);
  await update(page);
  await asked.getByRole('button', { name: 'Cambiar también' }).click();
  await dismiss(page, 'Precios actualizados');
  expect(await pricesOf()).toMatchObject({ price: pesos(2200), bulkOffer: { packPrice: pesos(18_000) } });
});

test('the list is applied after a confirmation [DASH-008 PRICES-001 PRICES-002 PRICES-003 PRICES-004 PRICES-007 PRICES-008 PRICES-010 PRICES-G01]', async ({
  page,
  server,
  list,
}) => {
  const shop = await shopClient(server.url);
  const changed = await shop.addProduct(aPlainThread({ bulkOffer: null }));
  const same = await shop.addProduct(aPlainThread({ bulkOffer: null }));
  list.write(`${changed.code};7.350,50`, `${same.code};5000`, 'NADIE-1;10', 'NADIE-2;20', 'VACIO-1;');
  await beAdministrator(page);
  const calls = priceCalls(page);
  await page.goto('/hilvanDash');
  const withPrices = page.getByRole('main').getByRole('link', { name: 'Productos publicados' });

  await test.step('cancelled', async () => {
    await ask(page);
    await expectAccessible(page);
    await question(page).getByRole('button', { name: 'Cancelar' }).click();
    const cancelled = news(page, 'Actualización cancelada');
    await expect(cancelled).toContainText('La actualización de precios ha sido cancelada.');
    await expectAccessible(page);
    await dismiss(page, 'Actualización cancelada');
    expect(calls).toEqual([]);
  });

  await test.step('confirmed', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/update-prices', async (route) => {
      await held;
      await route.continue();
    });
    await update(page);
    await expect(page.getByRole('alertdialog', { name: 'Actualizando precios...' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog', { name: 'Actualizando precios...' })).toBeVisible();
    await expectAccessible(page);
    release();
    const done = news(page, 'Precios actualizados');
    await expect(done).toContainText('Los precios se actualizaron correctamente.');
    await expect(done).toContainText(/Con precio nuevo\s*1 producto\s*Sin cambios\s*1 producto/);
    await expect(done.getByRole('region', { name: 'Códigos sin producto' }).getByRole('listitem')).toHaveText(
      ['NADIE-1', 'NADIE-2'],
    );
    await expect(done.getByRole('region', { name: 'Filas sin precio' }).getByRole('listitem')).toHaveText([
      'VACIO-1',
    ]);
    await expectAccessible(page);
    expect(calls).toEqual(['GET /api/get-prices', 'POST /api/update-prices']);
    await dismiss(page, 'Precios actualizados');
    await expect(withPrices).toContainText('Últimos precios: hoy');
    const prices = new Map((await shop.products()).map(({ id, price }) => [id, price]));
    expect([prices.get(changed.id), prices.get(same.id)]).toEqual([pesos(7350.5), pesos(5000)]);
  });

  await test.step('Mis Productos shows the new prices, and on a phone the menu gives way', async () => {
    list.write(`${changed.code};9.125`);
    await openProducts(page, changed.name);
    await expect(row(page, changed.name)).toContainText(/\$\s7\.350,50/);
    await update(page);
    if ((page.viewportSize()?.width ?? 0) < 450)
      await expect(page.getByRole('navigation', { name: 'Panel' })).toBeHidden();
    await dismiss(page, 'Precios actualizados');
    await expect(row(page, changed.name)).toContainText(/\$\s9\.125/);
  });
});

test.describe(() => {
  test.use({ expectedFailures: [422, 502, 503], expectedMessages: ['net::ERR_FAILED'] });

  test('failures show a message, and nothing is applied [PRICES-005 PRICES-006 PRICES-007 PRICES-009 PRICES-G02]', async ({
    page,
    server,
    list,
  }) => {
    const shop = await shopClient(server.url);
    const product = await shop.addProduct(aPlainThread({ bulkOffer: null }));
    await beAdministrator(page);
    const calls = priceCalls(page);
    await page.goto('/hilvanDash/pedidos');
    const error = news(page, 'Error');

    await test.step('bad rows are named', async () => {
      list.write(`${product.code};doce`, ';2', ...Array.from({ length: 40 }, (_, index) => `C-${index};-1`));
      await update(page);
      await expect(error).toContainText(
        'Error al actualizar los precios: La lista de precios tiene 42 errores.',
      );
      const faults = error.getByRole('region', { name: 'Errores de la lista' });
      await expect(faults.getByRole('listitem').first()).toHaveText(
        'Fila 2, precio: no es un precio: se escribe como 1234,56',
      );
      await expect(faults.getByRole('listitem').nth(1)).toHaveText('Fila 3, codigo: está vacío');
      const box = await error.boundingBox();
      expect(box?.height ?? 0).toBeLessThan(page.viewportSize()?.height ?? 0);
      await expectAccessible(page);
      await dismiss(page, 'Error');
    });

    await test.step('a missing list', async () => {
      rmSync(list.file);
      await update(page);
      await expect(error).toContainText('Error al actualizar los precios: ');
      await dismiss(page, 'Error');
    });
    expect(calls).toEqual(['GET /api/get-prices', 'GET /api/get-prices']);

    await test.step('an answer with nothing but a status', async () => {
      await page.route('**/api/get-prices', (route) => route.fulfill({ status: 503, body: 'no' }), {
        times: 1,
      });
      await update(page);
      await expect(error).toContainText('Error con el estado: 503');
      await dismiss(page, 'Error');
      await page.route('**/api/get-prices', (route) => route.fulfill({ status: 204 }), { times: 1 });
      await update(page);
      await expect(error).toContainText('Error con el estado: 204');
      await dismiss(page, 'Error');
      expect(calls).not.toContain('POST /api/update-prices');
    });

    await test.step('no answer at all, after a minute and more of waiting', async () => {
      list.write(`${product.code};6000`);
      await page.clock.install();
      let hangUp = () => {};
      const hung = new Promise<void>((resolve) => {
        hangUp = resolve;
      });
      await page.route('**/api/update-prices', async (route) => {
        await hung;
        await route.abort();
      });
      await update(page);
      const wait = page.getByRole('alertdialog', { name: 'Actualizando precios...' });
      await expect(wait).toBeVisible();
      await expect.poll(() => calls.at(-1)).toBe('POST /api/update-prices');
      await page.clock.runFor(90_000);
      await expect(wait).toBeVisible();
      hangUp();
      await expect(error).toContainText(
        'Error inesperado al actualizar los precios: el servidor no respondió',
      );
      await dismiss(page, 'Error');
    });
    const [kept] = (await shop.products()).filter(({ id }) => id === product.id);
    expect(kept?.price).toBe(product.price);
  });
});
