import { pesos } from '#domain/money/centavos.ts';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { beAdministrator } from '#tests/support/be-administrator.ts';
import { expect, plain, test } from '#tests/support/browser.ts';

test('the shop plans instalments ahead and sees both days before it saves [STORE-005 LAW-002]', async ({
  page,
  shop,
}) => {
  const product = await shop.addProduct(
    aPlainThread({ name: 'En cuotas', price: pesos(10_000), bulkOffer: null }),
  );
  await beAdministrator(page);
  await page.goto('/hilvanDash/tienda/planes');
  await expect(page.getByRole('heading', { name: 'Planes de cuotas' })).toBeVisible();
  const preview = page.locator('.area-preview');
  await expect(preview.getByText('3 cuotas de $ 3.951')).toBeVisible();
  await page.getByRole('button', { name: 'Planes desde otra fecha' }).click();
  const next = page.getByRole('group', { name: 'Rigen desde una fecha' });
  await next.getByLabel('Costo (%)').first().fill('20,5');
  await expect(preview.getByText(/^Desde el /)).toBeVisible();
  await expect(preview.getByRole('table')).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Todo está guardado.')).toBeVisible();

  await page.goto(`/moreInfo/${product.id}`);
  await page.getByText('ver planes').click();
  const table = page.getByRole('table', { name: /Precio de contado/ });
  expect(plain(await table.innerText())).toContain('3 cuotas de $ 3.951');
});

test('the tax condition shows what a card will say [LAW-001]', async ({ page }) => {
  await beAdministrator(page);
  await page.goto('/hilvanDash/tienda/impuestos');
  const legend = page.locator('.area-preview .net-price');
  await expect(legend).toHaveText(/PRECIO SIN IMPUESTOS NACIONALES: \$\s4\.008,26/);
  await page.getByLabel('Tamaño de la leyenda').selectOption('same');
  await expect(legend).toHaveCSS('font-size', '20px');
  await page.getByLabel('Condición ante el IVA').selectOption('monotributo');
  await expect(legend).toHaveCount(0);
  await expectAccessible(page);
  await page.getByLabel('Condición ante el IVA').selectOption('responsable-inscripto');
  await page.getByLabel('Tamaño de la leyenda').selectOption('small');
});
