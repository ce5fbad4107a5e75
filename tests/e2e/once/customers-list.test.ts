import { pesos } from '#domain/money/centavos.ts';
import type { WirePriceList } from '#schemas/wholesale.ts';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { beAdministrator } from '#tests/support/be-administrator.ts';
import { expect, plain } from '#tests/support/browser.ts';
import { openNewOrder, scan } from '#tests/support/new-order-page.ts';
import { orderThroughApi } from '#tests/support/order-through-api.ts';
import { testOnOwnShop } from '#tests/support/own-shop.ts';

const test = testOnOwnShop({ DEMO: '0' });

test('a customer is given a list, and their quotes and orders at the counter are priced by it [TRADE-002 QUOTE-007 QUOTE-010]', async ({
  page,
  shop,
  server,
}) => {
  const product = await shop.addProduct(
    aPlainThread({ name: 'Hilo de taller', code: 'TAL-1', price: pesos(5000), bulkOffer: null }),
  );
  await shop.changeStore('selling', { wholesale: true });
  const { _id } = await orderThroughApi(server.url, {
    lines: [{ product, quantities: { Rojo: 2 } }],
    customer: { firstName: 'Norma', lastName: 'Talleres', phone: '3496407755' },
  });
  await beAdministrator(page);
  const made = await page.request.post('/api/price-lists', {
    data: { name: 'Escuelas', rules: [{ percent: '20' }], minimum: 60_000, increment: 6 },
  });
  const list = (await made.json()) as WirePriceList;

  await test.step('on the customer’s page', async () => {
    await page.goto(`/hilvanDash/clientes/${_id}`);
    const choice = page.getByLabel('Lista de precios');
    await expect(choice).toHaveValue('');
    await choice.selectOption('Lista Escuelas');
    await expect(choice).toBeEnabled();
    await expectAccessible(page);
    await page.reload();
    await expect(choice).toHaveValue(list._id);
  });

  await test.step('the quote that is being made says so and asks less', async () => {
    await page.goto(`/hilvanDash/pedidos/${_id}?ver=presupuesto`);
    const editor = page.getByRole('region', { name: 'Presupuesto', exact: true });
    await expect(editor).toContainText('sin enviar · Lista Escuelas');
    expect(plain(await editor.innerText())).toContain('$ 8.000');
    await page.getByRole('button', { name: 'Enviar presupuesto' }).click();
    await page.getByRole('button', { name: 'Sí, enviar' }).click();
    await expect(page.getByText('Lista Escuelas')).toBeVisible();
    const link = await page.getByLabel('Enlace del presupuesto').inputValue();
    await page.goto(link);
    await expect(page.getByText('Versión 1, para Norma · Lista Escuelas')).toBeVisible();
  });

  await test.step('at the counter the list comes with the customer, and can be left', async () => {
    await openNewOrder(page);
    const total = async () => plain(await page.locator('.desk-total').innerText());
    await scan(page, 'TAL-1');
    await expect(page.getByLabel('¿Qué color de Hilo de taller?')).toBeFocused();
    await scan(page, 'roj');
    await expect.poll(total).toContain('$ 5.000');
    await page.getByLabel('Buscar cliente').fill('3496407755');
    await page.getByRole('option', { name: /Norma/ }).click();
    const choice = page.getByLabel('Precios del pedido');
    await expect(choice).toHaveValue(list._id);
    await expect.poll(total).toContain('$ 4.000');
    expect(await total()).toContain('El mínimo de la lista es $ 60.000');
    await expectAccessible(page);
    await choice.selectOption('Precios de todos');
    await expect.poll(total).toContain('$ 5.000');
    await choice.selectOption('Lista Escuelas');
    await page.reload();
    await expect(choice).toHaveValue(list._id);
    await expect.poll(total).toContain('$ 4.000');
    await page.getByRole('button', { name: 'Tomar pedido' }).click();
    await expect(page.getByText(/Pedido N\.º \d+ tomado/)).toBeVisible();
    await expect(choice).toHaveValue('');
    const [order] = await shop.orders('?q=norma');
    expect(order).toMatchObject({ payableAmount: 4000, priceList: { name: 'Escuelas' } });
  });
});
