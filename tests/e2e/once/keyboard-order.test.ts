import type { Page } from '@playwright/test';
import { pesos } from '#domain/money/centavos.ts';
import type { Product } from '#domain/products/product.ts';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { expect, plain, test } from '#tests/support/browser.ts';
import { openNewOrder, orderLines, productField, scan } from '#tests/support/new-order-page.ts';
import type { ShopClient } from '#tests/support/shop-client.ts';

/** Two keys a second: a person who looks for each key. */
const KEYS_IN_TWO_MINUTES = 240;

const total = (page: Page) => page.locator('.desk-total b');

function addButtons(shop: ShopClient, count: number, prefix: string): Promise<Product[]> {
  return Promise.all(
    Array.from({ length: count }, (_, index) =>
      shop.addProduct(
        aPlainThread({
          name: `Botón ${prefix} ${index + 1}`,
          code: `${prefix}-${index + 1}`,
          price: pesos(100),
          bulkOffer: null,
          colours: [],
        }),
      ),
    ),
  );
}

test('fifteen lines and a customer are entered by keyboard alone, in fewer keys than two minutes hold [QUOTE-007]', async ({
  page,
  shop,
}) => {
  const buttons = await addButtons(shop, 15, 'kbd');
  await openNewOrder(page);
  let keys = 0;
  const type = async (text: string) => {
    await page.keyboard.type(text);
    keys += text.length;
  };
  const press = async (key: string) => {
    await page.keyboard.press(key);
    keys += 1;
  };
  for (const [index, { code }] of buttons.entries()) {
    await type(`${index === 4 ? '25*' : ''}${code}`);
    await press('Enter');
  }
  await expect(orderLines(page)).toHaveCount(15);
  await expect(total(page)).toHaveText(/3\.900/);
  await press('Control+Enter');
  await type('3496407755');
  await press('Enter');
  await expect(page.getByLabel(/^Nombre/)).toBeFocused();
  await type('Rosa');
  await press('Enter');
  await expect(page.getByText(/Pedido N\.º \d+ tomado/)).toBeVisible();
  expect(keys).toBeLessThan(KEYS_IN_TWO_MINUTES);
  const [order] = await shop.orders('?q=3496407755');
  expect(order?.orderItems.map(({ items }) => items[0]?.code)).toEqual(buttons.map(({ code }) => code));
});

test('a line that was removed comes back where it was, as it was [QUOTE-007]', async ({ page, shop }) => {
  const buttons = await addButtons(shop, 3, 'vuelve');
  await openNewOrder(page);
  for (const { code } of buttons) await scan(page, code ?? '');
  await expect(orderLines(page)).toHaveCount(3);
  const names = buttons.map(({ name }) => name).toReversed();
  const [, removed] = names;
  await page.getByLabel(`Cantidad de ${removed}`).fill('7');
  await page.getByRole('button', { name: `Quitar ${removed}`, exact: true }).click();
  await expect(orderLines(page)).toHaveCount(2);
  await expect(productField(page)).toBeFocused();
  await page
    .getByText(`Se quitó ${removed}.`)
    .locator('..')
    .getByRole('button', { name: 'Deshacer' })
    .click();
  await expect(
    orderLines(page)
      .locator('b')
      .filter({ hasText: /^Botón/ }),
  ).toHaveText(names);
  await expect(page.getByLabel(`Cantidad de ${removed}`)).toHaveValue('7');
  await expect(page.getByRole('button', { name: 'Deshacer' })).toHaveCount(0);
  await expect(productField(page)).toBeFocused();
});

test.describe('a scanner', () => {
  // The held answers move the lines by themselves.
  test.use({ mayShift: true });

  test('loses no code, however late the answers come; the same code again adds one more [QUOTE-007]', async ({
    page,
    shop,
  }) => {
    const [first, second] = await addButtons(shop, 2, 'scan');
    const thread = await shop.addProduct(
      aPlainThread({ name: 'Hilo scan', code: 'scan-hilo', bulkOffer: null }),
    );
    await openNewOrder(page);
    const held = Promise.withResolvers<void>();
    await page.route('**/api/items?*', async (route) => {
      await held.promise;
      await route.continue();
    });
    const codes = [
      first?.code,
      second?.code,
      'scan-nada',
      thread.code,
      first?.code,
      second?.code,
      first?.code,
    ];
    for (const code of codes) await scan(page, code ?? '');
    await expect(productField(page)).toHaveValue('');
    await page.keyboard.type('scan-');
    held.resolve();
    await expect(orderLines(page)).toHaveCount(3);
    const units = (product: Product | undefined) => page.getByLabel(`Cantidad de ${product?.name}`);
    await expect(units(first)).toHaveValue('3');
    await expect(units(second)).toHaveValue('2');
    await expect(productField(page)).toHaveValue('scan-');
    const missed = page.getByRole('list', { name: 'Sin agregar' }).getByRole('listitem');
    await expect(missed).toHaveCount(1);
    await expect(missed).toContainText('«scan-nada»');
    await missed.getByRole('button', { name: 'Quitar el aviso de scan-nada' }).click();
    await expect(missed).toHaveCount(0);
    await productField(page).fill('');
    await page.getByRole('button', { name: 'Tomar pedido' }).click();
    await expect(page.getByRole('alert')).toContainText('Falta elegir el color de Hilo scan.');
    await expect(page.getByLabel('¿Qué color de Hilo scan?')).toBeFocused();
    await page.keyboard.type('rojo');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Cantidad de Hilo scan, Rojo')).toHaveValue('1');
    expect(plain(await total(page).innerText())).toBe('$ 5.500');
  });
});

test('a code without its dash picks its product, typed or scanned [QUOTE-007 FIND-003]', async ({
  page,
  shop,
}) => {
  const hook = { name: 'Ganchillo', code: 'QQX-48213', colours: [], models: [] };
  await shop.addProduct(aPlainThread(hook));
  await openNewOrder(page);
  await scan(page, 'qqx48213');
  await expect(orderLines(page)).toHaveCount(1);
  await productField(page).fill('qqx 48213');
  await expect(page.getByRole('option', { name: hook.name })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Cantidad de Ganchillo')).toHaveValue('2');
  await expect(page.getByRole('list', { name: 'Sin agregar' })).toHaveCount(0);
});

test('what is only near to a text is offered, and Enter takes it once somebody has gone to it [QUOTE-007]', async ({
  page,
  shop,
}) => {
  const thread = await shop.addProduct(aPlainThread({ name: 'Bobina jaspeada', colours: [], models: [] }));
  await openNewOrder(page);
  await productField(page).fill('bobina jazpeada');
  const option = page.getByRole('option', { name: thread.name });
  await expect(option).toBeVisible();
  await page.keyboard.press('Enter');
  const missed = page.getByRole('list', { name: 'Sin agregar' }).getByRole('listitem');
  await expect(missed).toContainText('«bobina jazpeada»');
  await expect(orderLines(page)).toHaveCount(0);
  await productField(page).fill('bobina jazpeada');
  await expect(option).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(orderLines(page)).toHaveCount(1);
});

test('the added line flashes once, and not where motion is reduced [QUOTE-007]', async ({ page, shop }) => {
  const [button] = await addButtons(shop, 1, 'flash');
  await openNewOrder(page);
  const flash = () => orderLines(page).evaluate((line) => getComputedStyle(line).animation);
  await scan(page, button?.code ?? '');
  await expect.poll(flash).toContain('none');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await scan(page, button?.code ?? '');
  await expect(page.getByLabel(`Cantidad de ${button?.name}`)).toHaveValue('2');
  expect(await flash()).toMatch(/0\.9s.* desk-added|desk-added.* 0\.9s/);
  expect(await flash()).not.toContain('infinite');
});
