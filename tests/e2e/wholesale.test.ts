import type { Locator, Page } from '@playwright/test';
import { isByMeasure } from '#domain/measure/sale-unit.ts';
import { type Centavos, centavos, pesos } from '#domain/money/centavos.ts';
import type { PercentHundredths } from '#domain/prices/percent.ts';
import { variantsOf } from '#domain/products/variants.ts';
import { listPrice } from '#domain/wholesale/list-price.ts';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { expect, test } from '#tests/support/browser.ts';
import { cardOf } from '#tests/support/catalogue-page.ts';
import { buy, fillContact, orderDone, summary } from '#tests/support/checkout-page.ts';
import { guardLeft } from '#tests/support/guard-left.ts';
import { listLink } from '#tests/support/wholesale-desk.ts';
import { formatPrice } from '#web/format.ts';

const strip = (page: Page) => page.locator('.list-strip');

/** Everything that the browser keeps of this shop for later visits. */
function keptByBrowser(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const texts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        texts.push(request.url, (await (await cache.match(request))?.text()) ?? '');
      }
    }
    return texts.join('\n');
  });
}

test('who opens the link of a list sees its prices and orders by it from a phone [TRADE-001 TRADE-002]', async ({
  page,
  shop,
  server,
}) => {
  const thread = await shop.addProduct(
    aPlainThread({ name: 'Hilo para talleres', price: pesos(3600), bulkOffer: null, soldOutVariants: [] }),
  );
  const link = await listLink(
    server.url,
    { name: 'Talleres', rules: [{ percent: '20' }], minimum: 40_000, increment: 6, conditions: 'A 15 días.' },
    'Casa Pérez',
  );
  await page.goto(link);
  await expect(strip(page)).toContainText('Estás viendo precios mayoristas de Casa Pérez Lista «Talleres»');
  await page.goto(`/?q=${encodeURIComponent(thread.name)}`);
  const card = cardOf(page, thread.name);
  await expect(card).toContainText('De a 6');
  await expect(card.locator('.price')).toContainText(/3\.600\$\s2\.880\smayorista/);
  await expectAccessible(page);

  await card.getByRole('button', { name: /^Elegir colores/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Agregar 6 unidades de Rojo' }).click();
  await sheet.getByRole('button', { name: 'AGREGAR AL CARRITO' }).click();
  await expect(sheet).toHaveCount(0);
  await guardLeft(page);
  await page.goto('/cart');
  await expect(summary(page)).toContainText('$ 17.280');
  await expect(summary(page)).toContainText('Te faltan $ 22.720 para pedir con precios mayoristas.');
  await expect(summary(page)).toContainText('A 15 días.');

  await page.getByRole('button', { name: /^Cambiar/ }).click();
  const units = page.getByRole('textbox', { name: 'Cantidad Rojo' });
  await units.fill('16');
  await units.blur();
  await expect(page.getByText('Se vende de a 6. ¿Cuántas llevas?')).toBeVisible();
  await page.getByRole('button', { name: '18 unidades' }).click();
  await expect(summary(page)).toContainText('$ 51.840');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continuar' }).filter({ visible: true }).click();
  await fillContact(page, { firstName: 'Norma', phone: '3496401777' });
  await buy(page);
  await expect(orderDone(page)).toBeVisible();
  const [order] = await shop.orders('?q=3496401777');
  expect(order).toMatchObject({
    payableAmount: 51_840,
    priceList: { name: 'Talleres', holder: 'Casa Pérez', conditions: 'A 15 días.' },
  });
});

test('the next visitor of the same browser sees nothing of a list that was left [TRADE-002 TRADE-003]', {
  tag: '@once',
}, async ({ page, shop, server }) => {
  const thread = await shop.addProduct(
    aPlainThread({ name: 'Hilo de dos precios', price: pesos(98_765), bulkOffer: null }),
  );
  const LIST_PRICE = /43[.,]?219|4321900/;
  const list = { name: 'Escuelas', prices: [{ _id: thread.id, price: 43_219 }] };
  await page.goto(await listLink(server.url, list, 'Escuela 12'));
  await page.goto(`/moreInfo/${thread.id}`);
  await expect(page.locator('.page-price')).toContainText('$ 43.219,00');
  await page.getByRole('button', { name: 'Agregar una unidad de Rojo' }).click();
  await page.getByRole('button', { name: 'AGREGAR AL CARRITO' }).click();
  await expect(page.getByText('El producto fue añadido correctamente')).toBeVisible();
  expect(await keptByBrowser(page)).not.toMatch(LIST_PRICE);

  await strip(page).getByRole('button', { name: 'Salir' }).click();
  await expect(strip(page)).toBeHidden();
  await expect(page.locator('.page-price')).toContainText('$ 98.765,00');
  await page.goto('/cart');
  await expect(summary(page)).toContainText('$ 98.765');
  expect(await page.content()).not.toMatch(LIST_PRICE);
  expect(await keptByBrowser(page)).not.toMatch(LIST_PRICE);
  expect(await page.evaluate(() => document.cookie)).not.toContain('priceList');
});

test('a reseller pastes 60 lines from a chat and orders them by the list [TRADE-001 TRADE-004]', {
  tag: '@once',
}, async ({ page, shop, server }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const products = (await shop.products())
    .filter(({ price, isHidden, isSoldOut, saleUnit, code, soldOutVariants }) => {
      const isBought = price !== null && !isHidden && !isSoldOut && soldOutVariants.length === 0;
      return isBought && code !== null && !isByMeasure(saleUnit);
    })
    .flatMap((product) =>
      variantsOf(product)
        .slice(0, 3)
        .map(({ label }) => ({ product, label })),
    )
    .slice(0, 60);
  expect(products).toHaveLength(60);
  const list = { name: 'Revendedores', rules: [{ percent: '25' }], minimum: 100_000, increment: 3 };
  await page.goto(await listLink(server.url, list, 'Mercería del Centro'));
  let presses = 0;
  const press = async (target: Locator) => {
    presses += 1;
    await target.click();
  };
  await page.goto('/lista');
  const lines = products.map(({ product, label }) => `3 ${product.code} ${label}`.trim());
  await page.getByRole('textbox', { name: 'Tu lista' }).fill(lines.join('\n'));
  await press(page.getByRole('button', { name: 'Leer la lista' }));
  await expect(page.getByRole('heading', { name: 'Entendimos 60 líneas' })).toBeVisible();
  await press(page.getByRole('button', { name: 'Agregar todos' }));
  await press(page.getByRole('link', { name: 'Ir al carrito' }));
  const asked = products.map(({ product }) => listPrice({ rules: RULES, prices: new Map() }, product).price);
  await expect(summary(page)).toContainText(formatPrice(threeOfEach(asked)));
  await press(page.getByRole('button', { name: 'Continuar' }).filter({ visible: true }));
  await fillContact(page, { firstName: 'Elsa', phone: '3496401888' });
  presses += 2;
  await buy(page);
  await expect(orderDone(page)).toBeVisible();
  expect(presses).toBe(6);
  const [order] = await shop.orders('?q=3496401888');
  expect(order).toMatchObject({ priceList: { name: 'Revendedores', holder: 'Mercería del Centro' } });
  const units = order?.orderItems.reduce((sum, line) => sum + line.units, 0);
  expect(units).toBe(180);
});

const RULES = [{ section: '', subsection: '', type: '', brand: '', percent: 2500 as PercentHundredths }];

/** @param prices of products that all have one */
function threeOfEach(prices: readonly (Centavos | null)[]): Centavos {
  return centavos(prices.reduce<number>((sum, price) => sum + 3 * (price ?? 0), 0));
}
