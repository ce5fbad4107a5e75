import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { beAdministrator } from '#tests/support/be-administrator.ts';
import { expect, test } from '#tests/support/browser.ts';
import { orderThroughApi } from '#tests/support/order-through-api.ts';

const PER_PAGE = 10;

test('ORDADM-006 ORDADM-011 ORDADM-013 deleting the last order of the last page shows the page before it', async ({
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
    await page.getByRole('button', { name: 'Siguiente' }).click();
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
