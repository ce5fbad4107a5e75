import { pesos } from '#domain/money/centavos.ts';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { beAdministrator } from '#tests/support/be-administrator.ts';
import { expect, plain, test } from '#tests/support/browser.ts';
import { quoteThroughApi } from '#tests/support/order-page.ts';
import { orderThroughApi } from '#tests/support/order-through-api.ts';

test.use({ expectedFailures: [404] });

test('several orders are printed together, and what to fetch for them is one list without prices [QUOTE-009]', async ({
  page,
  shop,
  server,
}) => {
  const thread = await shop.addProduct(aPlainThread({ name: 'Hilo para preparar', code: 'prep-1' }));
  const zip = await shop.addProduct(
    aPlainThread({
      name: 'Cierre para preparar',
      code: 'prep-2',
      price: pesos(1234),
      colours: [],
    }),
  );
  const place = (firstName: string, lines: Parameters<typeof orderThroughApi>[1]['lines']) =>
    orderThroughApi(server.url, { lines, customer: { firstName } });
  const first = await place('Delia', [
    { product: thread, quantities: { Rojo: 2, Azul: 1 } },
    { product: zip, quantities: { '': 3 } },
  ]);
  const second = await place('Mirta', [{ product: thread, quantities: { Rojo: 4 } }]);
  const ids = `${first._id},${second._id}`;
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await beAdministrator(page);

  await test.step('each order on a page of its own', async () => {
    await page.goto(`/hilvanDash/pedidos/imprimir?ids=${ids}`);
    await expect(page.getByRole('article')).toHaveCount(2);
    await expect(page.locator('html')).toHaveAttribute('data-printed', '');
    await expect(page.getByRole('article').last()).toContainText('Mirta');
    await expect(page.getByRole('article').last()).toHaveCSS('break-before', 'page');
    await expectAccessible(page);
  });

  await test.step('an accepted order prints what was accepted, and in small what was asked', async () => {
    const { link } = await quoteThroughApi(page, second, {
      lines: [{ _id: thread.id, quantity: { Rojo: 20 }, unitPrice: 4750.5, discountPercent: '10', note: '' }],
      extras: [{ text: 'Confección', amount: 1500 }],
      discountPercent: '5',
      shipping: { amount: 3200, carrier: 'Correo', note: 'a sucursal' },
    });
    const accepted = await page.request.post(`/api/quotes/${link.split('/').at(-1)}/accept`, {
      data: { version: 1 },
    });
    expect(accepted.status()).toBe(200);
    for (const url of [
      `/hilvanDash/pedidos/imprimir?ids=${ids}`,
      `/hilvanDash/pedidos/${second._id}/imprimir`,
    ]) {
      await page.goto(url);
      await expect(page.locator('html')).toHaveAttribute('data-printed', '');
      const sheet = page.getByRole('article').last();
      // 20 at 4.750,50 less 10 % are 85.509; with 1.500 less 5 % they are 82.658,55.
      for (const text of [
        '20 × Rojo · 10 % de descuento',
        '20\t$ 4.750,50\t$ 85.509,00',
        'Confección',
        'Productos y trabajos\n$ 87.009,00',
        'Descuento 5 %\n-$ 4.350,45',
        'Envío, Correo, a sucursal\n$ 3.200,00',
        'Total\n$ 85.858,55',
        'Precio sin impuestos nacionales: $ 70.957,49',
        'Presupuesto aceptado\nversión 1',
        `Pidió: 4 ${thread.name}`,
      ])
        await expect.poll(async () => plain(await sheet.innerText())).toContain(text);
      await expect(sheet).not.toContainText('De lista');
    }
    await expectAccessible(page);
    await expect(page.getByRole('article')).toHaveCount(1);
  });

  await test.step('the list to prepare sums by product and colour', async () => {
    await page.goto(`/hilvanDash/pedidos/preparar?ids=${ids}`);
    await expect(page.getByRole('heading', { name: 'Lista para preparar' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-printed', '');
    const row = (name: string) => page.getByRole('row').filter({ hasText: name });
    await expect(row(thread.name)).toContainText(
      new RegExp(`^23.*22 Rojo.*1 Azul.*${first.orderNumber}, ${second.orderNumber}$`),
    );
    await expect(row(zip.name)).toContainText(/^3.*prep-2/);
    expect(plain(await page.getByRole('main').innerText())).not.toContain('$');
    await expectAccessible(page);
    await page.goto('about:blank');
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 680, height: 900 });
    await page.goto(`/hilvanDash/pedidos/preparar?ids=${ids}`);
    await expect(page.locator('html')).toHaveAttribute('data-printed', '');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  });

  await test.step('an order that is gone is not left out in silence', async () => {
    await page.goto(`/hilvanDash/pedidos/imprimir?ids=${first._id},no-existe`);
    await expect(page.getByText(/No pudimos traer los pedidos\./)).toBeVisible();
  });
});
