import { expectAccessible } from '#tests/support/accessible.ts';
import { beAdministrator } from '#tests/support/be-administrator.ts';
import { expect } from '#tests/support/browser.ts';
import { testOnOwnShop } from '#tests/support/own-shop.ts';

const test = testOnOwnShop({ DEMO: '0' });

test('a new shop says how it is paid, and sees what its customers will see [PAY-001]', async ({ page }) => {
  await beAdministrator(page);
  await page.goto('/hilvanDash/tienda/cobros');
  const preview = page.locator('.area-paper');
  await expect(preview).toContainText('Así no se ve nada de cobros');
  await page.getByLabel('Cobrar por transferencia').check();
  await page.getByLabel('Alias').fill('casa hilván');
  await expect(page.getByText('Un alias lleva solo letras sin tilde')).toBeVisible();
  await page.getByLabel('Alias').fill('LA.BOBINA.COSE');
  await page.getByLabel('CBU o CVU').fill('99900018 0000001923102');
  await expect(page.getByText('Van 21 de 22 números.')).toBeVisible();
  await page.getByLabel('CBU o CVU').fill('9990001800000019231029');
  await expect(page.getByText('El último dígito no coincide: revisa los últimos catorce.')).toBeVisible();
  await page.getByLabel('CBU o CVU').fill('9990001800000019231028');
  await expect(page.getByText('Es un CBU: los dos dígitos verificadores coinciden')).toBeVisible();
  await page.getByLabel('CUIT').fill('30-00084412-7');
  await expect(page.getByText('El último dígito no coincide: revisa el CUIT.')).toBeVisible();
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByLabel('Titular')).toBeFocused();
  await page.getByLabel('Titular').fill('La Bobina S. R. L.');
  await page.getByLabel('CUIT').fill('30000000007');
  await page.getByLabel('Descuento por transferencia').fill('5');
  await page.getByLabel('Pedir una seña').check();
  await expect(preview).toContainText('$\u00a0608.180,50');
  await expect(preview).toContainText('ahorras $\u00a032.009,50');
  await expect(preview).toContainText('$\u00a0182.454,15');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByText('Todo está guardado.')).toBeVisible();
  await expect(page.getByLabel('CUIT')).toHaveValue('30-00000000-7');
});
