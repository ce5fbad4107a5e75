import { aThread } from '#tests/support/a-thread.ts';
import { expect, test } from '#tests/support/browser.ts';
import { demoPhotos } from '#tests/support/catalogue-page.ts';
import { orderDone, orderQuestion } from '#tests/support/checkout-page.ts';
import { tabTo } from '#tests/support/keyboard.ts';
import { quantity } from '#tests/support/product-page.ts';

test('a purchase works with the keyboard alone, with a visible focus [DETAIL-022 GALLERY-001 PANEL-013 CHECKOUT-004 CHECKOUT-034 CHECKOUT-036 CHECKOUT-037 CHECKOUT-039]', async ({
  page,
  shop,
}) => {
  const photos = await demoPhotos(shop, 2);
  const product = await shop.addProduct(aThread({ brand: 'Tecleada', name: 'Hilo sin ratón', photos }));
  const press = (key: string) => page.keyboard.press(key);
  const button = (name: string | RegExp) => page.getByRole('button', { name });

  await test.step('finds it', async () => {
    await page.goto('/');
    await tabTo(page, page.getByRole('main').getByRole('searchbox', { name: 'Buscar productos' }));
    await page.keyboard.type('tecleada');
    await press('Enter');
    await expect(page.getByRole('article')).toHaveCount(1);
    await tabTo(page, page.getByRole('link', { name: `Más información de ${product.name}` }));
    await press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeFocused();
  });

  await test.step('looks at its photos', async () => {
    // They stand before the heading.
    await tabTo(page, button('Ampliar foto 1 de 2'), { key: 'Shift+Tab' });
    await press('ArrowRight');
    await expect(button('Ampliar foto 2 de 2')).toBeFocused();
    await press('Enter');
    await expect(page.getByRole('dialog', { name: `${product.name}, foto 2 de 2` })).toBeVisible();
    await press('ArrowRight');
    await press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button('Ampliar foto 1 de 2')).toBeFocused();
  });

  await test.step('is told that nothing is chosen, and chooses', async () => {
    await tabTo(page, button('AGREGAR AL CARRITO'));
    await press('Space');
    await expect(
      page.getByRole('dialog', { name: 'Selecciona una cantidad' }).getByRole('button'),
    ).toBeFocused();
    await press('Enter');
    await expect(button('AGREGAR AL CARRITO')).toBeFocused();
    const back = { key: 'Shift+Tab' } as const;
    await tabTo(page, button('Agregar una unidad de Coral'), back);
    await press('Enter');
    await press('Space');
    await tabTo(page, button('Quitar una unidad de Coral'), back);
    await press('Enter');
    await press('Enter');
    await expect(quantity(page, 'Coral')).toHaveValue('0');
    await expect(button('Quitar una unidad de Coral')).toBeFocused();
    await tabTo(page, quantity(page, 'Rojo'), back);
    await page.keyboard.type('12');
    await press('Enter');
    await expect(quantity(page, 'Rojo')).toHaveValue('12');
    await tabTo(page, button('AGREGAR AL CARRITO'));
    await press('Enter');
    await expect(page.getByText('El producto fue añadido correctamente')).toBeVisible();
  });

  await test.step('opens the cart, closes it, opens it again and goes on', async () => {
    const cart = button('Carrito, 12 unidades');
    await tabTo(page, cart, { key: 'Shift+Tab' });
    await press('Enter');
    await expect(page.getByRole('dialog', { name: 'Tu carrito' })).toBeVisible();
    await press('Escape');
    await expect(cart).toBeFocused();
    await press('Space');
    await tabTo(page, button('Finalizar pedido'));
    await press('Enter');
    await expect(page.getByRole('heading', { name: 'Carrito de compras' })).toBeVisible();
    await tabTo(page, button('Continuar'));
    await press('Enter');
    await expect(page.getByRole('heading', { name: 'Datos de contacto' })).toBeFocused();
  });

  await test.step('says who orders, calls it off once, and orders', async () => {
    for (const [label, text] of [
      ['Nombre', 'Marta'],
      ['Apellido', 'Teclado'],
      ['Teléfono', '3496 401923'],
    ] as const) {
      await tabTo(page, page.getByLabel(label));
      await page.keyboard.type(text);
    }
    await tabTo(page, button('COMPRAR'));
    await press('Enter');
    await expect(orderQuestion(page).getByRole('button', { name: 'Cancelar' })).toBeFocused();
    await press('Enter');
    await expect(page.getByRole('dialog', { name: 'Operación cancelada' }).getByRole('button')).toBeFocused();
    await press('Enter');
    await expect(button('COMPRAR')).toBeFocused();
    await press('Enter');
    await tabTo(page, orderQuestion(page).getByRole('button', { name: 'Sí, pedir presupuesto' }));
    await press('Space');
    await expect(orderDone(page).getByRole('button', { name: 'OK' })).toBeFocused();
    await press('Enter');
    await expect(page).toHaveURL(/\/(\?.*)?$/);
  });
});
