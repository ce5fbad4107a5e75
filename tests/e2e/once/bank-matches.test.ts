import { shopDay } from '#domain/time/shop-days.ts';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { beAdministrator } from '#tests/support/be-administrator.ts';
import { expect } from '#tests/support/browser.ts';
import { saladoFile } from '#tests/support/corpus/bank-files.ts';
import { orderThroughApi } from '#tests/support/order-through-api.ts';
import { testOnOwnShop } from '#tests/support/own-shop.ts';

const test = testOnOwnShop({ DEMO: '1', DEMO_PRODUCTS: '20' });

const ORDERS = 89;
const SURE = 61;
/** No two first names and no two surnames are alike, so that the bank's text names one customer. */
const nameOf = (index: number) => {
  const letters = [...`${1000 + index}`].map((digit) => 'bcdfglmnrs'[Number(digit)]).join('a');
  return { firstName: `N${letters}o`, lastName: `Z${letters}e` };
};

test('100 credits of a bank’s file are decided with few presses, and none twice [PAY-004]', async ({
  page,
  shop,
  server,
}) => {
  const product = await shop.addProduct(aPlainThread({ name: 'Hilo de cruzar' }));
  const today = shopDay(Date.now());
  const credits: Parameters<typeof saladoFile>[0][number][] = [];
  for (let index = 0; index < ORDERS; index++) {
    const customer = { ...nameOf(index), phone: `34964${10_000 + index}` };
    const lines = [{ product, quantities: { Rojo: 20 + index } }];
    const { payableAmount } = await orderThroughApi(server.url, { lines, customer });
    const pesos = Math.round(payableAmount * 95) / 100;
    const text = index < SURE ? `${customer.lastName} ${customer.firstName}` : 'CR INMEDIATO';
    credits.push({ day: today, text: text.toUpperCase(), pesos });
  }
  for (let index = 0; index < 11; index++)
    credits.push({ day: today, text: `ALQUILER ${index}`, pesos: 7.77 + index });
  const file = { name: 'movimientos.csv', mimeType: 'text/csv', buffer: saladoFile(credits) };

  await beAdministrator(page);
  await page.goto('/hilvanDash/cobros');
  await page.getByRole('tab', { name: 'Cruzar con el banco' }).click();
  await page.getByLabel('Elegir los movimientos del banco').setInputFiles(file);
  const take = page.getByRole('button', { name: 'Tomar los 61 seguros' });
  await expect(take).toBeVisible();
  await expectAccessible(page);
  await take.click();
  await expect(page.getByRole('button', { name: /^Ya tomados/ })).toContainText('61');

  await test.step('the likely ones go one by one: Enter takes and goes to the next, Z takes back', async () => {
    await page.getByRole('button', { name: /^Probables/ }).click();
    await page
      .getByRole('button', { name: /^Tomar: / })
      .first()
      .focus();
    for (let pressed = 1; pressed <= 28; pressed++) {
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: /^Ya tomados/ })).toContainText(`${SURE + pressed}`);
    }
    await expect(page.getByText('Ninguno de estos movimientos está así.')).toBeVisible();
  });

  await test.step('the same file again proposes nothing twice', async () => {
    await page.getByRole('button', { name: /^Todos/ }).click();
    await page.getByRole('button', { name: 'Otro archivo' }).click();
    await page.getByLabel('Elegir los movimientos del banco').setInputFiles(file);
    await expect(page.getByRole('button', { name: /^Ya tomados/ })).toContainText('89');
    await expect(page.getByRole('button', { name: /^Sin dueño/ })).toContainText('11');
    await expect(page.getByRole('button', { name: /^Tomar/ })).toHaveCount(0);
  });
});
