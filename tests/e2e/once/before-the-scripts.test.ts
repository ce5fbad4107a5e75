import { expect, plain, test } from '#tests/support/browser.ts';
import { holdScripts } from '#tests/support/held-scripts.ts';
import { quantity, subtotal } from '#tests/support/product-page.ts';

test.describe('input before the scripts load counts once they run', () => {
  test('in the search [SEARCH-001]', async ({ page }) => {
    const letThrough = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    const box = page.getByRole('main').getByRole('searchbox', { name: 'Buscar productos' });
    await box.fill('aguja');
    await letThrough();
    await expect(page).toHaveURL(/[?&]q=aguja/);
    await expect(box).toHaveValue('aguja');
  });

  test('in the calculator [CALC-001]', async ({ page }) => {
    const letThrough = await holdScripts(page);
    await page.goto('/calculadora', { waitUntil: 'commit' });
    await page.getByLabel('Monto a recibir').fill('54000');
    await page.getByRole('radio', { name: /^6 cuotas/ }).check();
    await letThrough();
    await expect(page.getByLabel('Monto a recibir')).toHaveValue('54.000');
    await expect(page.getByRole('radio', { name: /^6 cuotas/ })).toBeChecked();
    await page.getByRole('button', { name: 'Calcular' }).click();
    await expect(page.getByText('6 cuotas · Total a cobrar')).toBeVisible();
  });

  test('in the units of a colour [DETAIL-017]', async ({ page, shop }) => {
    const product = (await shop.products()).find(
      ({ colours, price }) => colours.length >= 2 && price !== null,
    );
    const [colour = ''] = product?.colours ?? [];
    const letThrough = await holdScripts(page);
    await page.goto(`/moreInfo/${product?.id}`, { waitUntil: 'commit' });
    await quantity(page, colour).fill('12');
    await letThrough();
    await expect(subtotal(page)).toContainText('12 unidades');
    expect(plain(await subtotal(page).innerText())).toMatch(/\$ [1-9]/);
  });
});
