import type { Page } from '@playwright/test';
import { pesos } from '#domain/money/centavos.ts';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { beAdministrator } from '#tests/support/be-administrator.ts';
import { expect, plain, test } from '#tests/support/browser.ts';
import { openNewOrder, orderLines, productField, scan } from '#tests/support/new-order-page.ts';
import { orderThroughApi } from '#tests/support/order-through-api.ts';
import { smallTargets } from '#tests/support/touch-targets.ts';

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 450;
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

test('a customer who ordered before is found by phone or by name [QUOTE-007 QUOTE-010]', {
  tag: '@once',
}, async ({ page, shop, server }) => {
  const thread = await shop.addProduct(aPlainThread({ code: 'conocida', colours: [] }));
  const customer = {
    firstName: 'Delia',
    lastName: 'Imhoff',
    phone: '3496408811',
    email: 'delia@correo.test',
  };
  await orderThroughApi(server.url, { lines: [{ product: thread, quantities: { '': 1 } }], customer });
  await beAdministrator(page);
  await page.goto('/hilvanDash/pedidos');
  await page.getByRole('link', { name: 'Nuevo pedido' }).click();
  await expect(productField(page)).toBeFocused();
  await scan(page, 'conocida');
  await expect(orderLines(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Seguir con el cliente' }).click();
  await page.keyboard.type('imhoff');
  await page.getByRole('option', { name: /Delia Imhoff/ }).click();
  await expect(field(page, 'Correo electrónico')).toHaveValue('delia@correo.test');
  await expect(page.getByRole('button', { name: 'Tomar pedido' })).toBeFocused();
  await field(page, 'Celular').fill('');
  await field(page, 'Buscar cliente').fill('3496 40-8811');
  await page.keyboard.press('Enter');
  await expect(field(page, 'Celular')).toHaveValue('3496408811');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Pedido N\.º \d+ tomado/)).toBeVisible();
  expect((await shop.orders('?q=imhoff')).map(({ origin }) => origin)).toEqual(['desk', 'web']);
});

/** @returns a function that lets the answers through */
async function holdLookUps(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/api\/(items|customers)\?/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('an order waits for what was scanned before its button was pressed, and is not taken without it [QUOTE-007]', {
  tag: '@once',
}, async ({ page, shop }) => {
  const zip = await shop.addProduct(aPlainThread({ code: 'apurada', colours: [] }));
  await openNewOrder(page);
  const answer = await holdLookUps(page);
  await scan(page, zip.code ?? '');
  await scan(page, 'no-existe');
  await field(page, 'Buscar cliente').fill('Ana Apurada');
  await page.keyboard.press('Enter');
  await field(page, 'Celular').fill('3496 40-7746');
  const take = page.getByRole('button', { name: 'Tomar pedido' });
  await take.click();
  await expect(take).toHaveAttribute('aria-busy', 'true');
  answer();
  await expect(page.getByText('no-existe', { exact: false }).first()).toBeVisible();
  await expect(take).not.toHaveAttribute('aria-busy', 'true');
  await expect(orderLines(page)).toHaveCount(1);
  await expect(field(page, 'Apellido')).toHaveValue('Apurada');
  expect(await shop.orders('?q=apurada')).toEqual([]);
  await take.click();
  await expect(page.getByText(/Pedido N\.º \d+ tomado/)).toBeVisible();
});

test('a scanned product that comes after the press is in the order [QUOTE-007]', {
  tag: '@once',
}, async ({ page, shop }) => {
  const zip = await shop.addProduct(aPlainThread({ code: 'tardia', colours: [] }));
  await openNewOrder(page);
  const answer = await holdLookUps(page);
  await scan(page, zip.code ?? '');
  await field(page, 'Buscar cliente').fill('Ana Tardía');
  await page.keyboard.press('Enter');
  await field(page, 'Celular').fill('3496 40-7747');
  await page.getByRole('button', { name: 'Tomar pedido' }).click();
  answer();
  await expect(page.getByText(/Pedido N\.º \d+ tomado/)).toBeVisible();
  const [order] = await shop.orders('?q=tardia');
  expect(order?.userName).toBe('Ana');
});

test('an order at the counter: by name, code and colour, kept over a reload, for a new customer [QUOTE-007]', async ({
  page,
  shop,
}, { project }) => {
  const mark = project.name;
  const thread = await shop.addProduct(
    aPlainThread({ name: `Hilo torzal ${mark}`, code: `TOR-${mark}`, bulkOffer: null }),
  );
  const zip = await shop.addProduct(
    aPlainThread({
      name: `Cierre de bronce ${mark}`,
      code: `BRO-${mark}`,
      price: pesos(1200),
      bulkOffer: { minimumUnits: 12, packPrice: pesos(12_000) },
      colours: [],
      isHidden: true,
      isSoldOut: true,
    }),
  );
  await openNewOrder(page);
  await expect(page.getByText('Escribe o escanea el primer producto.')).toBeVisible();
  await page.keyboard.type(`torzal ${mark}`);
  await expect(page.getByRole('option', { name: thread.name })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(`¿Qué color de ${thread.name}?`)).toBeFocused();
  await page.keyboard.type('azu');
  await page.keyboard.press('Enter');
  await scan(page, `12*${zip.code}`);
  await expect(orderLines(page)).toHaveCount(2);
  await expect(orderLines(page).first()).toContainText('Agotado en la tienda');
  await expect(orderLines(page).first()).toContainText('Oculto en la tienda');
  await expect(productField(page)).toBeFocused();
  expect(plain(await page.locator('.desk-total').innerText())).toContain('$ 17.000');
  await expectAccessible(page);
  if (isPhone(page)) expect(await smallTargets(page)).toEqual([]);

  await field(page, 'Buscar cliente').fill(`Ana Zbinden ${mark}`);
  await page.keyboard.press('Enter');
  await expect(field(page, 'Celular')).toBeFocused();
  await page.reload();
  await expect(orderLines(page)).toHaveCount(2);
  await expect(page.getByLabel(/^Nombre/)).toHaveValue('Ana');
  await field(page, 'Celular').fill('12');
  await page.getByRole('button', { name: 'Tomar pedido' }).click();
  await expect(field(page, 'Celular')).toBeFocused();
  await expect(page.getByRole('alert')).toContainText('número de teléfono válido');
  await field(page, 'Celular').fill('3496 40-7744');
  await page.keyboard.press('Enter');

  await expect(page.getByText(/Pedido N\.º \d+ tomado/)).toBeVisible();
  await expect(orderLines(page)).toHaveCount(0);
  await expect(productField(page)).toBeFocused();
  const [order] = await shop.orders('?q=zbinden');
  expect(order).toMatchObject({ userName: 'Ana', cellphone: '3496407744', payableAmount: 17_000 });
  expect(order?.orderItems.map(({ quantity }) => quantity)).toEqual([{ Azul: 1 }, { '': 12 }]);
});
