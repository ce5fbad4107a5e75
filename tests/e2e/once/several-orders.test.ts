import type { Page } from '@playwright/test';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { beAdministrator } from '#tests/support/be-administrator.ts';
import { expect, test } from '#tests/support/browser.ts';
import { orderThroughApi } from '#tests/support/order-through-api.ts';
import { smallTargets } from '#tests/support/touch-targets.ts';

const row = (page: Page, number: number) => page.getByRole('row').filter({ hasText: `N.º ${number}` });
const tick = (page: Page, number: number) => page.getByLabel(`Elegir pedido ${number}`);

test('several orders are ticked, changed, set back and handed on together [QUOTE-009 ORDADM-023]', async ({
  page,
  shop,
  server,
}, { project }) => {
  const lastName = `Junta${project.name}`;
  const product = await shop.addProduct(aPlainThread());
  const numbers: number[] = [];
  const ids: string[] = [];
  for (let placed = 0; placed < 4; placed += 1) {
    const order = { lines: [{ product, quantities: { Rojo: 1 } }], customer: { lastName } };
    const { orderNumber, _id } = await orderThroughApi(server.url, order);
    numbers.unshift(orderNumber);
    ids.unshift(_id);
  }
  const [newest = 0, second = 0, third = 0, oldest = 0] = numbers;
  await beAdministrator(page);
  await page.clock.install();
  await page.goto(`/hilvanDash/pedidos?q=${lastName}`);
  await tick(page, newest).check();
  await tick(page, third).click({ modifiers: ['Shift'] });
  const bar = page.getByRole('region', { name: 'Elegidos' });
  await expect(bar.getByRole('status')).toHaveText('3 elegidos');
  await expect(tick(page, second)).toBeChecked();
  await expectAccessible(page);
  expect(await smallTargets(page)).toEqual([]);

  await bar.getByRole('button', { name: 'Cambiar estado' }).click();
  await page.getByRole('menuitem', { name: 'Listo', exact: true }).click();
  await expect(page.getByText('3 pedidos: Listo')).toBeVisible();
  for (const number of [newest, second, third]) await expect(row(page, number)).toContainText('Listo');
  await expect(row(page, oldest)).toContainText('Pendiente');
  await bar.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByText('3 pedidos como antes')).toBeVisible();
  for (const number of numbers) await expect(row(page, number)).toContainText('Pendiente');

  const paper = bar.getByRole('link', { name: 'Preparar' });
  await expect(paper).toHaveAttribute(
    'href',
    `/hilvanDash/pedidos/preparar?ids=${[ids[0], ids[1], ids[2]].join(',')}`,
  );
  await bar.getByRole('button', { name: 'Elegir los 4 encontrados' }).click();
  await expect(bar.getByRole('status')).toHaveText('4 elegidos');
  // A message stays some seconds, and while the mouse rests on it.
  await page.mouse.move(0, 0);
  await page.clock.fastForward('00:10');
  await expect(page.getByText('3 pedidos como antes')).toHaveCount(0);
  const download = page.waitForEvent('download');
  await bar.getByRole('button', { name: 'Descargar' }).click();
  await page.getByRole('menuitem', { name: 'Texto (CSV)' }).click();
  expect((await download).url()).toContain(`ids=${ids[0]}`);
  await bar.getByRole('button', { name: 'Dejar de elegir' }).click();
  await expect(bar).toHaveCount(0);
});

test('the menu leads back to pending, below what it always offered [ORDADM-005 ORDADM-023]', async ({
  page,
  shop,
  server,
}, { project }) => {
  const lastName = `Vuelve${project.name}`;
  const product = await shop.addProduct(aPlainThread());
  const order = { lines: [{ product, quantities: { Rojo: 1 } }], customer: { lastName } };
  const { orderNumber: number } = await orderThroughApi(server.url, order);
  await beAdministrator(page);
  await page.goto(`/hilvanDash/pedidos?q=${lastName}`);
  const choose = async (label: string, offered: readonly string[]) => {
    await page.getByRole('button', { name: `Acciones del pedido ${number}` }).click();
    await expect(page.getByRole('menuitem')).toHaveText([...offered]);
    await page.getByRole('menuitem', { name: label, exact: true }).click();
    await expect(page.getByText(`Pedido N.º ${number}: ${label}`)).toBeVisible();
  };
  await choose('Listo', ['En progreso', 'Listo', 'Eliminar']);
  await expect(row(page, number)).toContainText('Listo');
  await choose('Pendiente', ['En progreso', 'Listo', 'Eliminar', 'Pendiente']);
  await expect(row(page, number)).toContainText('Pendiente');
});

test('a deleted order is found apart and comes back [QUOTE-009]', async ({ page, shop, server }, {
  project,
}) => {
  const lastName = `Perdida${project.name}`;
  const product = await shop.addProduct(aPlainThread());
  const order = { lines: [{ product, quantities: { Rojo: 1 } }], customer: { lastName } };
  const { orderNumber: number, _id } = await orderThroughApi(server.url, order);
  await beAdministrator(page);
  await page.request.delete(`/api/orders/${_id}`);
  await page.goto('/hilvanDash/pedidos');
  await page.getByRole('link', { name: 'Ver pedidos eliminados' }).click();
  await expect(row(page, number)).toContainText(lastName);
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: `Recuperar pedido ${number}` }).click();
  await expect(page.getByText(`Pedido N.º ${number} recuperado`)).toBeVisible();
  await expect(row(page, number)).toHaveCount(0);
  await page.getByRole('link', { name: 'Volver a los pedidos' }).click();
  await expect(row(page, number)).toContainText(lastName);
});

test('due reminders and quotes filter the list by its address, and General leads there live [QUOTE-005 QUOTE-008]', async ({
  page,
  shop,
  server,
}, { project }) => {
  const lastName = `Espera${project.name}`;
  const product = await shop.addProduct(aPlainThread());
  const place = async () => {
    const order = { lines: [{ product, quantities: { Rojo: 1 } }], customer: { lastName } };
    return orderThroughApi(server.url, order);
  };
  const due = await place();
  const other = await place();
  await beAdministrator(page);
  await page.goto('/hilvanDash');
  const today = page.getByRole('region', { name: 'Para hoy' });
  await expect(today).toContainText('por empezar');
  const reminder = { at: new Date(Date.now() - 60_000).toISOString(), text: 'Llamar por el envío' };
  await page.request.put(`/api/orders/${due._id}/reminder`, { data: reminder });
  await today.getByRole('link', { name: /recordatorios? para hoy/ }).click();
  await expect(page).toHaveURL(/\/pedidos\?recordatorios=1$/);
  await expect(row(page, due.orderNumber)).toContainText('Para llamar');
  await expect(row(page, other.orderNumber)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Para llamar' })).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('button', { name: 'Para llamar' }).click();
  await page.getByLabel('Presupuesto', { exact: true }).selectOption('Sin presupuesto');
  await expect(page).toHaveURL(/\?presupuesto=sin-presupuesto$/);
  await expect(row(page, other.orderNumber)).toContainText('Sin presupuesto');
  await page.getByLabel('Presupuesto', { exact: true }).selectOption('Vencido');
  await expect(page.getByText('No hay pedidos aquí.')).toBeVisible();
  await page.request.put(`/api/orders/${due._id}/reminder`, { data: { at: null } });
});
