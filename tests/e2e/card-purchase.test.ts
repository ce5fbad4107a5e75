import type { Page } from '@playwright/test';
import { pesos } from '#domain/money/centavos.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { expect, plain, test } from '#tests/support/browser.ts';
import { addProductsOf, cardOf } from '#tests/support/catalogue-page.ts';
import { guardLeft } from '#tests/support/guard-left.ts';
import { storedCart } from '#tests/support/stored-cart.ts';

const heightOf = async (page: Page, name: string) => (await cardOf(page, name).boundingBox())?.height;

test('a product is added from its card, and counted there [BUY-002 BUY-003]', async ({ page, shop }) => {
  await addProductsOf(shop, 'Alcance', [
    { name: 'Suelto', price: pesos(100), bulkOffer: { minimumUnits: 3, packPrice: pesos(240) } },
    { name: 'Colorido', colours: ['Rojo', 'Azul'], price: pesos(50) },
    { name: 'Sin precio', price: null },
    { name: 'Agotadísimo', isSoldOut: true },
  ]);
  await page.goto('/?q=alcance');
  const card = cardOf(page, 'Suelto');
  const add = card.getByRole('button', { name: 'Agregar de Suelto' });
  const units = card.getByRole('textbox', { name: 'Cantidad' });

  await test.step('without a price or in stock there is nothing to press', async () => {
    await expect(add).toBeVisible();
    for (const name of ['Sin precio', 'Agotadísimo']) {
      await expect(cardOf(page, name).getByRole('button', { name: /^(Agregar|Elegir)/ })).toHaveCount(0);
    }
  });

  await test.step('a press while its part is on the way counts, and the card keeps its height', async () => {
    const before = await heightOf(page, 'Suelto');
    let letThrough = () => {};
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route('**/card-stepper*.js', async (route) => {
      await held;
      await route.continue();
    });
    await add.click();
    letThrough();
    await expect(units).toHaveValue('1');
    await expect(card.getByRole('button', { name: 'Agregar una unidad de Suelto' })).toBeFocused();
    expect(await heightOf(page, 'Suelto')).toBe(before);
    await expect(page.getByText('El producto fue añadido correctamente')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Carrito, 1 unidad' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the stepper counts in the cart, at the prices of its page', async () => {
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(units).toHaveValue('3');
    await expect(page.getByText('¡Precio por cantidad activado!')).toBeVisible();
    await expect(card.getByRole('status')).toHaveText(/^3 unidades en el carrito, \$\s240$/);
    await units.fill('99999');
    await expect(units).toHaveValue('9999');
    await units.fill('1');
  });

  await test.step('the button comes back with the last unit gone', async () => {
    await card.getByRole('button', { name: 'Quitar una unidad de Suelto' }).click();
    await expect(add).toBeFocused();
    expect(await storedCart(page)).toEqual([]);
  });

  await test.step('a removal that was shown nowhere is nothing to undo later', async () => {
    const panel = page.getByRole('dialog', { name: 'Tu carrito' });
    await page.getByRole('button', { name: 'Carrito', exact: true }).click();
    await panel.getByRole('button', { name: 'Cerrar' }).click();
    await expect(panel).toHaveCount(0);
    await add.click();
    await expect(units).toHaveValue('1');
    await card.getByRole('button', { name: 'Quitar una unidad de Suelto' }).click();
    await page.getByRole('button', { name: 'Carrito', exact: true }).click();
    await expect(panel.getByText('Tu carrito está vacío')).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Deshacer' })).toHaveCount(0);
    await panel.getByRole('button', { name: 'Cerrar' }).click();
    await expect(panel).toHaveCount(0);
    await guardLeft(page);
  });

  await test.step('after a reload the card still counts', async () => {
    await add.click();
    await expect(units).toHaveValue('1');
    await page.reload();
    await expect(units).toHaveValue('1');
    await expect(page.getByText('añadido correctamente')).toHaveCount(0);
  });
});

test('colours are chosen in a sheet, without leaving the list [BUY-002 BUY-005]', async ({ page, shop }) => {
  await addProductsOf(shop, 'Abanico', [
    { name: 'Colorido', colours: ['Rojo', 'Azul', 'Negro'], soldOutVariants: ['Negro'], price: pesos(50) },
    { name: 'Modelado', models: ['Chico', 'Grande'], price: pesos(70) },
  ]);
  await page.goto('/?q=abanico');
  const sheet = page.getByRole('dialog', { name: 'Elegir colores' });
  const open = cardOf(page, 'Colorido').getByRole('button', { name: 'Elegir colores de Colorido' });

  await test.step('Back closes it', async () => {
    await open.click();
    await expect(sheet.getByLabel('Cantidad Rojo')).toBeVisible();
    await expect(sheet.getByLabel('Cantidad Negro')).toBeDisabled();
    await expectAccessible(page);
    await page.goBack();
    await expect(sheet).toHaveCount(0);
    await expect(page).toHaveURL(/q=abanico/);
    await expect(open).toBeFocused();
  });

  await test.step('nothing is added without units', async () => {
    await open.click();
    await sheet.getByRole('button', { name: 'AGREGAR AL CARRITO' }).click();
    await page.getByRole('dialog', { name: 'Selecciona una cantidad' }).getByRole('button').click();
    await expect(sheet).toBeVisible();
  });

  await test.step('what is chosen is added, and the list is there again', async () => {
    await sheet.getByRole('button', { name: 'Agregar una unidad de Rojo' }).click();
    await sheet.getByLabel('Cantidad Azul').fill('2');
    expect(plain(await sheet.getByRole('status').last().innerText())).toContain('3 unidades');
    await sheet.getByRole('button', { name: 'AGREGAR AL CARRITO' }).click();
    await expect(sheet).toHaveCount(0);
    await expect(page.getByText('3 unidades: Colorido')).toBeVisible();
    expect(await storedCart(page)).toMatchObject([{ quantities: { Rojo: 1, Azul: 2 } }]);
  });

  await test.step('models too', async () => {
    await cardOf(page, 'Modelado').getByRole('button', { name: 'Elegir modelos de Modelado' }).click();
    const models = page.getByRole('dialog', { name: 'Elegir modelos' });
    await expect(models.getByLabel('Cantidad Grande')).toBeVisible();
    await models.getByRole('button', { name: 'Cerrar' }).click();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, expectedMessages: ['csp'] });
  test('a card shows no button that would do nothing [BUY-002]', { tag: '@once' }, async ({ page, shop }) => {
    await addProductsOf(shop, 'Quieto', [{ name: 'Callado' }]);
    await page.goto('/?q=quieto');
    await expect(cardOf(page, 'Callado')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Agregar/ })).toHaveCount(0);
  });
});
