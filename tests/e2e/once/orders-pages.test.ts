import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { beAdministrator } from '#tests/support/be-administrator.ts';
import { expect, test } from '#tests/support/browser.ts';
import { orderThroughApi } from '#tests/support/order-through-api.ts';

const PER_PAGE = 10;

test('deleting the last order of the last page shows the page before it [ORDADM-006 ORDADM-011 ORDADM-013]', async ({
  page,
  shop,
  server,
}) => {
  const product = await shop.addProduct(aPlainThread());
  await beAdministrator(page);
  const ready = async () =>
    (await shop.orders()).filter(({ status, deleted }) => status === 'Listo' && !deleted);
  for (let count = (await ready()).length; count <= PER_PAGE || count % PER_PAGE !== 1; count += 1) {
    const { _id } = await orderThroughApi(server.url, { lines: [{ product, quantities: { Rojo: 1 } }] });
    await page.request.put(`/api/orders/${_id}`, { data: { status: 'Listo' } });
  }
  const numbers = (await ready()).map(({ orderNumber }) => orderNumber).sort((one, other) => other - one);
  const lastPage = Math.ceil(numbers.length / PER_PAGE);
  const oldest = numbers.at(-1);

  await page.goto('/hilvanDash/pedidos?estado=Listos');
  const rows = page.getByRole('row').filter({ hasText: 'N.º' });
  await expect(rows).toContainText(numbers.slice(0, PER_PAGE).map((number) => `N.º ${number}`));
  await expect(page.getByRole('button', { name: 'Anterior' })).toBeDisabled();
  for (let turned = 1; turned < lastPage; turned += 1) {
    await page.getByRole('link', { name: 'Siguiente' }).click();
    await expect(page.getByText(`Página ${turned + 1} de ${lastPage}`)).toBeVisible();
  }
  await expect(rows).toContainText([`N.º ${oldest}`]);
  await expect(page.getByRole('button', { name: 'Siguiente' })).toBeDisabled();

  await page.getByRole('button', { name: `Acciones del pedido ${oldest}` }).click();
  await page.getByRole('menuitem', { name: 'Eliminar' }).click();
  await page.getByRole('button', { name: 'Sí, eliminar' }).click();
  await expect(page.getByText(`Página ${lastPage - 1} de ${lastPage - 1}`)).toBeVisible();
  await expect(rows).toHaveCount(PER_PAGE);
});

test('a page of orders fits a desk’s window [ORDADM-004 ORDADM-011]', async ({ page, shop, server }) => {
  const product = await shop.addProduct(aPlainThread());
  for (let count = (await shop.orders()).length; count < PER_PAGE; count += 1)
    await orderThroughApi(server.url, { lines: [{ product, quantities: { Rojo: 1 } }] });
  await beAdministrator(page);
  await page.goto('/hilvanDash/pedidos');
  const rows = page.getByRole('row').filter({ hasText: 'N.º' });
  await expect(rows).toHaveCount(PER_PAGE);
  await expect(rows.last()).toBeInViewport({ ratio: 1 });
});

test('orders are found by number, customer, phone and product, and the address holds the search [PANEL-007]', async ({
  page,
  shop,
  server,
}) => {
  const product = await shop.addProduct(aPlainThread({ name: 'Ñandutí dorado' }));
  const customer = { firstName: 'ÁNGELES', lastName: 'Buscada', phone: '03482 15 599123' };
  const order = { lines: [{ product, quantities: { Rojo: 1 } }], customer };
  const { orderNumber, _id } = await orderThroughApi(server.url, order);
  await orderThroughApi(server.url, {
    lines: [{ product: await shop.addProduct(aPlainThread()), quantities: { Rojo: 1 } }],
  });
  await beAdministrator(page);
  await page.goto('/hilvanDash/pedidos');
  const box = page.getByRole('searchbox', { name: 'Buscar pedidos' });
  const rows = page.getByRole('row').filter({ hasText: 'N.º' });
  for (const text of ['angeles buscada', 'ñanduti', '+54 9 3482 59-9123', `N.º ${orderNumber}`]) {
    await box.fill(text);
    await expect(page).toHaveURL((url) => url.searchParams.get('q') === text);
    await expect(rows.first()).toContainText(`N.º ${orderNumber}`);
  }
  await expect(page.getByRole('status').filter({ hasText: /encontrado/ })).toBeVisible();
  await box.fill('buscada');
  // The tab is chosen before the search applies: both must count.
  await page.getByRole('tab', { name: /^Listos/ }).click();
  await expect(page.getByText('No hay pedidos aquí con “buscada”.')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(box).toHaveValue('buscada');
  await page.getByRole('link', { name: 'Quitar la búsqueda' }).click();
  await expect(box).toHaveValue('');
  await expect(page).toHaveURL(/\?estado=Listos$/);

  await page.goto(`/hilvanDash/pedidos?pedido=${_id}`);
  const detail = page.getByRole('dialog', { name: `Pedido N.º ${orderNumber}` });
  await expect(detail).toContainText('Ñandutí dorado');
  expect(await detail.ariaSnapshot()).not.toMatch(/- (banner|contentinfo)/);
  const chat = detail.getByRole('link', { name: 'Escribir a ÁNGELES' });
  const text = encodeURIComponent(
    `Hola ÁNGELES, te escribimos de Casa Hilván por tu pedido N.º ${orderNumber}.`,
  );
  await expect(chat).toHaveAttribute('href', `https://wa.me/5493482599123?text=${text}`);
  await expect(detail.getByRole('link', { name: 'Llamar' })).toHaveAttribute('href', 'tel:+543482599123');
  await expectAccessible(page);
  await detail.getByRole('button', { name: `Cambiar el estado del pedido ${orderNumber}` }).click();
  await page.getByRole('menuitem', { name: 'Listo', exact: true }).click();
  await expect(detail.getByText('Listo', { exact: true })).toBeVisible();
  await expect(page.getByText(`Pedido N.º ${orderNumber}: Listo`)).toBeVisible();
});
