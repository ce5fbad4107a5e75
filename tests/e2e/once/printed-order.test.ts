import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { beAdministrator } from '#tests/support/be-administrator.ts';
import { expect, plain, test } from '#tests/support/browser.ts';
import { orderThroughApi } from '#tests/support/order-through-api.ts';

/** Content sizes of the papers in CSS pixels: A4 less 14 mm on each side, an 80 mm roll less 3 mm. */
const PAPERS = [
  { width: 688, hasColumns: true },
  { width: 280, hasColumns: false },
];

test('a printed order fits an A4 sheet and an 80 mm roll [ORDADM-020 ORDADM-G03]', async ({
  page,
  shop,
  server,
}) => {
  const products = [];
  for (const name of ['Elástico chato reforzado de 40 mm por 25 m', 'Hilo'.repeat(25)]) {
    products.push(await shop.addProduct(aPlainThread({ name })));
  }
  const { _id, orderNumber } = await orderThroughApi(server.url, {
    lines: products.map((product) => ({ product, quantities: { Rojo: 9999, Azul: 12 } })),
    customer: { firstName: 'Cooperativa de Trabajo Textil', lastName: 'Villa Guillermina', email: '' },
  });
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await beAdministrator(page);
  await page.emulateMedia({ media: 'print' });
  for (const { width, hasColumns } of PAPERS) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/hilvanDash/pedidos/${_id}/imprimir`);
    const sheet = page.getByRole('main');
    await expect(sheet.getByText('Gracias por su compra')).toBeVisible();
    await expect(page).toHaveTitle(`Pedido N.º ${orderNumber} | Casa Hilván`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    const heading = sheet.getByText('Precio', { exact: true });
    if (hasColumns) await expect(heading).toBeVisible();
    else await expect(heading).toBeHidden();
    expect(plain(await sheet.innerText())).toMatch(
      /CUIT 30-.*9\.999 × Rojo · 12 × Azul.*Total\s+\$ [\d.]+.*Precio sin impuestos/s,
    );
  }
});
