import type { Locator } from '@playwright/test';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { beAdministrator } from '#tests/support/be-administrator.ts';
import { expect } from '#tests/support/browser.ts';
import { testOnOwnShop } from '#tests/support/own-shop.ts';

const test = testOnOwnShop();

const PRODUCTS = 40;

test.use({ viewport: { width: 390, height: 844 } });

test('forty products are counted on a phone with their digits and one press more for each [STOCK-006]', async ({
  page,
  shop,
}) => {
  await shop.changeStore('stock', { isOn: true });
  for (let made = 0; made < PRODUCTS; made += 1) {
    const name = `Cierre de ${10 + made} cm`;
    await shop.addProduct(aPlainThread({ code: null, brand: '', name, colours: [], models: [] }));
  }
  await beAdministrator(page);
  await page.goto('/hilvanDash');
  let presses = 0;
  const press = async (place: Locator) => {
    presses += 1;
    await place.click();
  };
  const type = async (digits: string) => {
    presses += digits.length;
    await page.keyboard.type(digits);
  };

  await press(page.getByRole('button', { name: 'Abrir menú' }));
  await press(page.getByRole('navigation', { name: 'Panel' }).getByRole('link', { name: 'Existencias' }));
  await press(
    page
      .getByRole('link', { name: 'Contar' })
      .or(page.getByRole('tab', { name: 'Contar' }))
      .first(),
  );
  await press(page.getByRole('link', { name: 'Hilos', exact: true }));
  for (let counted = 0; counted < PRODUCTS; counted += 1) {
    await expect(page.getByText(`${counted + 1} de ${PRODUCTS}`, { exact: true })).toBeVisible();
    await expect(page.getByLabel(/^Cuántos hay de/)).toBeFocused();
    await type(String(10 + counted));
    // The key at the end of the phone's keyboard, 'Siguiente'.
    presses += 1;
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { name: 'Diferencias' })).toBeVisible();
  await press(page.getByRole('button', { name: `Guardar ${PRODUCTS} conteos` }));
  await expect(page.getByText(`${PRODUCTS} contados`, { exact: true })).toBeVisible();
  const ofDigits = 2 * PRODUCTS;
  const ofWay = 4 + 1;
  expect(presses).toBe(ofDigits + PRODUCTS + ofWay);
});
