import { pesos } from '#domain/money/centavos.ts';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { beAdministrator } from '#tests/support/be-administrator.ts';
import { expect } from '#tests/support/browser.ts';
import { testOnOwnShop } from '#tests/support/own-shop.ts';

const test = testOnOwnShop();

test('the shop offers instalments at its own cost, from the price that it sets [STORE-005 LAW-002 CALC-004]', async ({
  page,
  shop,
}) => {
  const product = await shop.addProduct(
    aPlainThread({ name: 'Sin interés', price: pesos(10_000), bulkOffer: null }),
  );
  const cheap = await shop.addProduct(aPlainThread({ name: 'Barato', price: pesos(1000), bulkOffer: null }));
  await beAdministrator(page);
  await page.goto('/hilvanDash/tienda/planes');
  await page.getByLabel('Arancel (%)').first().fill('99,99');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('No puede pasar de 50 %.').first()).toBeVisible();
  await page.getByLabel('Arancel (%)').first().fill('1,8');
  await page
    .getByLabel(/La tienda absorbe el costo/)
    .first()
    .check();
  await page.getByLabel('Cuotas desde un precio de ($)').fill('5000');
  await expect(page.locator('.area-preview')).toContainText('3 cuotas de $ 3.333,33');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Todo está guardado.')).toBeVisible();

  await page.goto(`/moreInfo/${product.id}`);
  const plans = page.locator('.instalment-plans summary');
  await expect(plans).toHaveText(/^3 cuotas sin interés de \$\s3\.333,33 · CFTEA\s0,00\s% ver planes$/);
  await page.goto(`/moreInfo/${cheap.id}`);
  await expect(page.getByRole('heading', { name: 'Barato' })).toBeVisible();
  await expect(plans).toHaveCount(0);

  await page.goto('/calculadora');
  await page.getByRole('radio', { name: /^3 cuotas Sin interés/ }).check();
  await page.getByLabel('Precio de contado').fill('10000');
  await page.getByRole('button', { name: 'Calcular' }).click();
  const receipt = page.getByRole('region', { name: 'Resultado' });
  await expect(receipt).toContainText(/Total a cobrar \$\s10\.000/);
  await receipt.getByRole('button', { name: 'Ver detalle' }).click();
  await expect(receipt).toContainText(/La tienda recibe\s*\$\s8\.4\d\d/);
  await expectAccessible(page);
});

test('a shop without plans says so where they would be calculated [CALC-004 STORE-005]', async ({
  page,
  shop,
}) => {
  await shop.changeStore('plans', { history: [{ from: '1923-01-01', plans: [] }] });
  await page.goto('/calculadora');
  await expect(page.getByText('Hoy no tenemos planes de cuotas.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Consúltanos por la financiación' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Calcular' })).toHaveCount(0);
  await expectAccessible(page);
});
