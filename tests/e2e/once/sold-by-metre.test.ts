import { pesos } from '#domain/money/centavos.ts';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { beAdministrator } from '#tests/support/be-administrator.ts';
import { expect, plain, test } from '#tests/support/browser.ts';
import { buy, fillContact, orderDone } from '#tests/support/checkout-page.ts';
import { openNewOrder, orderLines, scan } from '#tests/support/new-order-page.ts';
import {
  card,
  openLine,
  openOrderPage,
  quoteLine,
  quotesOf,
  sendQuote,
  typeInto,
} from '#tests/support/order-page.ts';

const PHONE = { width: 390, height: 844 };
const BY_METRE = { code: 'MTR', scale: 2, increment: 25, minimum: 50 } as const;

test.use({ viewport: PHONE });

test('ribbon and elastic are cut, ordered, quoted with a quarter more, accepted, and cut by the list [UNIT-001 UNIT-002 UNIT-003 UNIT-004 UNIT-005]', async ({
  page,
  shop,
}) => {
  const ribbon = await shop.addProduct(
    aPlainThread({
      name: 'Cinta del viaje',
      price: pesos(1200),
      bulkOffer: { minimumUnits: 10, packPrice: pesos(9900) },
      saleUnit: BY_METRE,
    }),
  );
  const elastic = await shop.addProduct(
    aPlainThread({
      name: 'Elástico del viaje',
      price: pesos(800),
      bulkOffer: null,
      colours: [],
      saleUnit: BY_METRE,
    }),
  );
  const add = page.getByRole('button', { name: 'AGREGAR AL CARRITO' });

  await test.step('an amount off the step is a question, and nothing waits longer than its answer', async () => {
    await page.goto(`/moreInfo/${ribbon.id}`);
    const text = plain(await page.getByRole('main').innerText());
    expect(text).toContain('por metro');
    expect(text).toContain('Se corta de a 0,25 m, desde 0,5 m');
    expect(text).toContain('Llevando 10 m o más: $ 990,00 por metro');
    const length = page.getByRole('textbox', { name: 'Largo de cada corte de Rojo' });
    await length.fill('1,3');
    const question = page.getByText('¿Cuánto cortamos?');
    await expect(question).toBeVisible();
    await expect(page.getByText('¿1,25 m o 1,5 m?')).toBeVisible();
    await expect(add).toBeDisabled();
    await expectAccessible(page);
    await page.getByRole('button', { name: '1,5 metros', exact: true }).click();
    await expect(question).toHaveCount(0);
    await expect(length).toHaveValue(/^1,5\sm$/);
    await expect(page.getByText(/^Te faltan 8,5\sm, combinando colores\.$/)).toBeVisible();
    await expect(page.locator('.buy-bar')).toContainText(/1\.800,00/);
    await add.click();
    await expect(page.getByText(/^1,5\sm: Cinta del viaje$/)).toBeVisible();
  });

  await test.step('a length is typed in words, and cut twice', async () => {
    await page.goto(`/moreInfo/${elastic.id}`);
    const length = page.getByRole('textbox', { name: 'Largo de cada corte de Elástico del viaje' });
    await length.fill('tres cuartos de metro');
    await expect(page.getByText(/^Leímos 0,75\sm$/)).toBeVisible();
    await length.press('Tab');
    await expect(length).toHaveValue(/^0,75\sm$/);
    await page.getByRole('button', { name: 'Agregar una unidad de cortes de Elástico del viaje' }).click();
    await expect(page.getByText(/^2 cortes de 0,75\sm · 1,5\sm en total$/)).toBeVisible();
    await expectAccessible(page);
    await add.click();
    await expect(page.getByText(/^1,5\sm: Elástico del viaje$/)).toBeVisible();
  });

  const orderId = await test.step('the cart says lengths and cuts, and is ordered', async () => {
    // What is measured counts once a line.
    await page.getByRole('button', { name: /^Carrito, 3\sm$/ }).click();
    const panel = page.getByRole('dialog', { name: 'Tu carrito' });
    await expect(panel.getByRole('textbox', { name: /^Largo de cada corte/ })).toHaveCount(2);
    await expectAccessible(page);
    await panel.getByRole('button', { name: 'Finalizar pedido' }).click();
    await expect(panel).toBeHidden();
    const lines = page.getByRole('article');
    await expect(lines.filter({ hasText: ribbon.name })).toContainText(/Rojo × 1,5\sm/);
    await expect(lines.filter({ hasText: elastic.name })).toContainText(/Cortes:\s*2 de 0,75\sm/);
    expect(plain(await page.getByLabel('Resumen del pedido').innerText())).toMatch(/Total\s+\$ 3\.000/);
    await page.getByRole('button', { name: 'Continuar' }).click();
    await fillContact(page, { lastName: 'Del Viaje' });
    await buy(page);
    await expect(orderDone(page)).toContainText('¡Pronto nos comunicaremos');
    await expectAccessible(page);
    const [order] = await shop.orders('?q=viaje');
    expect(order?.orderItems).toMatchObject([
      { quantity: { Rojo: 150 }, unit: BY_METRE, total: 1800 },
      { quantity: { '': 150 }, unit: BY_METRE, pieces: [{ count: 2, length: 75 }], total: 1200 },
    ]);
    return order?._id ?? '';
  });

  const link = await test.step('the shop quotes a quarter of a metre more', async () => {
    await beAdministrator(page);
    await openOrderPage(page, { _id: orderId });
    await page.getByRole('link', { name: 'Presupuesto', exact: true }).click();
    await expect(quoteLine(page, elastic)).toContainText(/Cortes: 2 de 0,75\sm/);
    const length = (await openLine(page, ribbon)).getByLabel(`Cantidad de ${ribbon.name}, Rojo`);
    await typeInto(page, length, '1,75');
    await length.press('Tab');
    await expect(length).toHaveValue(/^1,75\sm$/);
    await expectAccessible(page);
    await sendQuote(page);
    await expect(card(page, /^Presupuesto/).first()).toBeVisible();
    await expect.poll(async () => (await quotesOf(page, { _id: orderId })).length).toBe(1);
    const [quote] = await quotesOf(page, { _id: orderId });
    expect(quote).toMatchObject({
      total: 3300,
      lines: [{ units: 175 }, { pieces: [{ count: 2, length: 75 }] }],
    });
    return quote?.link ?? '';
  });

  await test.step('the customer reads it and accepts', async () => {
    await page.goto(link);
    const offer = plain(await page.getByRole('list', { name: 'Lo que te ofrecemos' }).innerText());
    expect(offer).toContain('1,75 m × $ 1.200,00 por metro');
    expect(offer).toContain('2 de 0,75 m');
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Aceptar presupuesto de/ }).click();
    await expect(page.getByText(/^Aceptado el/)).toBeVisible();
  });

  await test.step('the cutter’s list says each cut', async () => {
    await page.goto(`/hilvanDash/pedidos/preparar?ids=${orderId}`);
    const list = page.getByRole('article');
    await expect(list).toContainText(/1,75\sm Rojo/);
    await expect(list).toContainText(/2 cortes de 0,75\sm/);
    await expect(list).toContainText(/2 productos · 3,25\sm/);
  });
});

test('the desk takes a metre and a half by scanner, asks of what is off the step, and says how it is cut [UNIT-003 UNIT-004 QUOTE-007]', async ({
  page,
  shop,
}) => {
  const lace = await shop.addProduct(
    aPlainThread({
      name: 'Puntilla del mostrador',
      code: 'PUN-MOS',
      price: pesos(1000),
      bulkOffer: null,
      colours: [],
      saleUnit: BY_METRE,
    }),
  );
  await openNewOrder(page);
  await scan(page, `1,3*${lace.code}`);
  await expect(page.getByRole('list', { name: 'Sin agregar' })).toContainText(
    /«1,3\*PUN-MOS»: se vende de a 0,25\sm, desde 0,5\sm\. Puede ser 1,25\sm o 1,5\sm\./,
  );
  await expect(orderLines(page)).toHaveCount(0);
  await scan(page, `1,5*${lace.code}`);
  const line = orderLines(page).first();
  const lengths = line.getByLabel(`Largo de cada corte de ${lace.name}`);
  await expect(lengths).toHaveValue(/^1,5\sm$/);
  await line.getByRole('button', { name: `Agregar una unidad de cortes de ${lace.name}` }).click();
  await line.getByRole('button', { name: `Otro largo de ${lace.name}` }).click();
  await expect(lengths.nth(1)).toHaveValue(/^0,5\sm$/);
  await expect(line).toContainText('$\u00a03.500');
  await expectAccessible(page);

  await page.getByLabel('Buscar cliente').fill('Ana Puntilla');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Celular')).toBeFocused();
  await page.reload();
  await expect(lengths).toHaveCount(2);
  await page.getByLabel('Celular').fill('3496 40-7748');
  await page.getByRole('button', { name: 'Tomar pedido' }).click();
  await expect(page.getByText(/Pedido N\.º \d+ tomado/)).toBeVisible();
  const [order] = await shop.orders('?q=puntilla');
  expect(order?.orderItems).toMatchObject([
    {
      quantity: { '': 350 },
      pieces: [
        { count: 2, length: 150 },
        { count: 1, length: 50 },
      ],
    },
  ]);

  await openOrderPage(page, { _id: order?._id ?? '' });
  await page.getByRole('link', { name: 'Presupuesto', exact: true }).click();
  await openLine(page, lace);
  const cuts = quoteLine(page, lace).getByLabel(`Largo de cada corte de ${lace.name}`);
  await expect(cuts).toHaveCount(2);
  await typeInto(page, cuts.nth(1), '75 cm');
  await cuts.nth(1).press('Tab');
  await expect(quoteLine(page, lace)).toContainText(/Cortes: 2 de 1,5\sm y 1 de 0,75\sm/);
  await expectAccessible(page);
});
