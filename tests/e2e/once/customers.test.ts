import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { WireCustomerExport } from '#schemas/customer-answers.ts';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { beAdministrator } from '#tests/support/be-administrator.ts';
import { expect, test } from '#tests/support/browser.ts';
import { isSmall } from '#tests/support/catalogue-page.ts';
import { orderThroughApi } from '#tests/support/order-through-api.ts';
import { sendMessage } from '#tests/support/send-message.ts';
import { smallTargets } from '#tests/support/touch-targets.ts';

async function expectWhole(page: Page): Promise<void> {
  if (isSmall(page)) expect(await smallTargets(page)).toEqual([]);
  await expectAccessible(page);
}

test('a customer is found, noted, merged, exported and erased [QUOTE-010]', async ({ page, shop, server }, {
  project,
}) => {
  const width = project.name;
  // Each width has customers of its own.
  const last = width === 'phone' ? '1' : '2';
  const [own, work, other] = [`349650100${last}`, `341510000${last}`, `349650200${last}`];
  const product = await shop.addProduct(aPlainThread());
  const order = (firstName: string, phone: string) =>
    orderThroughApi(server.url, {
      lines: [{ product, quantities: { Rojo: 2 } }],
      customer: { firstName, lastName: `Kees ${width}`, phone, email: `${firstName}@correo.test` },
    });
  const first = await order('Rosana', own);
  await order('Hugo', other);
  const second = await order('Rosana', `0${own}`);
  await order('Rosi', work);
  await sendMessage(server.url, { userName: `Rosana ${width}`, userPhone: `0 ${own}` });
  await beAdministrator(page);
  await page.goto('/hilvanDash/clientes');
  const main = page.getByRole('main');
  const rows = main.getByRole('row').filter({ has: page.getByRole('link', { name: `Kees ${width}` }) });

  await test.step('the list begins with who was last heard of', async () => {
    await expect(page).toHaveTitle('Clientes | Casa Hilván');
    await expect(rows).toHaveCount(3);
    await expect(rows.first()).toContainText(`Rosana Kees ${width}`);
    await expect(rows.first()).toContainText('2 pedidos');
    await expectWhole(page);
  });

  await test.step('a search finds a customer by phone, in any way of writing', async () => {
    await page.getByRole('searchbox', { name: 'Buscar clientes' }).fill(`+54 9 ${own}`);
    await expect(main.getByRole('status').first()).toHaveText('1 cliente encontrado');
    await page.getByRole('link', { name: `Rosana Kees ${width}`, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Rosana Kees ${width}`);
  });

  await test.step('the page has figures, orders, and one tap to chat and call', async () => {
    for (const { orderNumber } of [first, second])
      await expect(main.getByRole('link', { name: `Pedido N.º ${orderNumber}`, exact: true })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Escribir' })).toHaveAttribute(
      'href',
      new RegExp(`^https://wa\\.me/549${own}\\?text=Hola%20Rosana`),
    );
    await expect(main.getByRole('link', { name: 'Llamar' })).toHaveAttribute('href', `tel:+54${own}`);
    await expectWhole(page);
  });

  await test.step('a note stays', async () => {
    await main.getByLabel('Nota interna').fill('Prefiere la tarde.');
    await main.getByRole('button', { name: 'Agregar nota' }).click();
    await expect(main.getByRole('listitem').filter({ hasText: 'Prefiere la tarde.' })).toBeVisible();
    await expect(main.getByLabel('Nota interna')).toHaveValue('');
  });

  await test.step('another phone of the same person is merged', async () => {
    await main.getByRole('button', { name: 'Unir con otro cliente…' }).click();
    const dialog = page.getByRole('dialog', { name: `Unir otro cliente a Rosana Kees ${width}` });
    await dialog.getByLabel('Buscar el otro cliente').fill(work);
    await dialog.getByRole('button', { name: `Rosi Kees ${width}` }).click();
    await expect(dialog).toContainText(`1 pedido, las notas y el teléfono ${work}`);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Unir', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(main.getByRole('listitem').filter({ hasText: work })).toHaveCount(1);
    await expectWhole(page);
  });

  await test.step('the merge can be undone', async () => {
    await main.getByRole('button', { name: `Separar el teléfono ${work}…` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sí, separar' }).click();
    await expect(page.getByText(`Rosi Kees ${width} vuelve a ser otro cliente.`)).toBeVisible();
    await expect(main.getByRole('button', { name: /^Separar/ })).toHaveCount(0);
    const [rosi] = await (await page.request.get(`/api/customers?q=${work}`)).json();
    const id = new URL(page.url()).pathname.split('/').at(-1);
    await page.request.post(`/api/customers/${id}/merge`, { data: { other: rosi._id } });
    await page.reload();
  });

  await test.step('a person’s data are one file', async () => {
    const downloading = page.waitForEvent('download');
    await main.getByRole('link', { name: 'Exportar datos' }).click();
    const file: WireCustomerExport = JSON.parse(await readFile(await (await downloading).path(), 'utf8'));
    expect(file.orders).toHaveLength(3);
    expect(file.messages).toHaveLength(1);
  });

  await test.step('erasing asks for the phone, and leaves the orders', async () => {
    await main.getByRole('button', { name: 'Borrar datos…' }).click();
    const dialog = page.getByRole('dialog', { name: `Borrar los datos de Rosana Kees ${width}` });
    await expect(dialog).toContainText('3 pedidos con productos, montos y pagos');
    const phone = dialog.getByLabel('Escribe su teléfono para confirmar');
    await expectWhole(page);
    await phone.fill(own);
    await dialog.getByRole('button', { name: 'Borrar para siempre' }).click();
    await expect(page).toHaveURL('/hilvanDash/clientes');
    await expect(page.getByText('Datos borrados', { exact: true })).toBeVisible();
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText('Hugo');
  });
});
