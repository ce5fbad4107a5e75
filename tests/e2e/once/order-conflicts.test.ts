import { pesos } from '#domain/money/centavos.ts';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { expect, plain, test } from '#tests/support/browser.ts';
import {
  buy,
  buyButton,
  fillContact,
  openContactStep,
  orderDone,
  summary,
} from '#tests/support/checkout-page.ts';
import { storedCart } from '#tests/support/stored-cart.ts';

test.describe(() => {
  test.use({ expectedFailures: [409] });

  test('a changed price is shown and needs a new confirmation [CHECKOUT-047 CHECKOUT-048 CART-G03]', async ({
    page,
    shop,
  }) => {
    const thread = await shop.addProduct(aPlainThread({ name: 'Hilo que aumenta' }));
    const steady = await shop.addProduct(aPlainThread({ name: 'Hilo estable' }));
    await openContactStep(page, [
      { product: thread, quantities: { Rojo: 12 } },
      { product: steady, quantities: { Rojo: 1 } },
    ]);
    await fillContact(page, { lastName: 'Sorprendida' });
    await expect(summary(page)).toContainText(/Total\s*\$\s59\.000/);
    await shop.updateProduct({
      ...thread,
      price: pesos(6000),
      bulkOffer: { minimumUnits: 12, packPrice: pesos(66_000) },
    });
    await buy(page);
    const notice = page.getByRole('alert').filter({ hasText: 'Algunos precios cambiaron' });
    await expect(notice).toBeFocused();
    expect(plain(await notice.innerText())).toContain('El total era $ 59.000 y ahora es $ 71.000.');
    const line = (name: string) => summary(page).getByRole('listitem').filter({ hasText: name });
    await expect(line('Hilo que aumenta')).toContainText(/El precio cambió: antes \$\s5\.000\./);
    await expect(line('Hilo que aumenta')).toContainText(/\$\s66\.000/);
    await expect(line('Hilo estable')).not.toContainText('cambió');
    await expect(summary(page)).toContainText(/Total\s*\$\s71\.000/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByLabel('Apellido')).toHaveValue('Sorprendida');
    await expectAccessible(page);
    expect(await storedCart(page)).toContainEqual(
      expect.objectContaining({ id: thread.id, item: expect.objectContaining({ price: 600_000 }) }),
    );

    await buy(page);
    await expect(orderDone(page)).toBeVisible();
    const orders = (await shop.orders()).filter(({ userLastName }) => userLastName === 'Sorprendida');
    expect(orders).toEqual([expect.objectContaining({ totalAmount: 77_000, payableAmount: 71_000 })]);
  });
});

test.describe(() => {
  test.use({ expectedFailures: [409, 422], expectedMessages: ['ya no está en el catálogo'], mayShift: true });

  test('a missing product is named, unpriced and logged until its line is deleted, at once or in the cart [CART-024 CHECKOUT-044 CART-G03]', async ({
    page,
    shop,
  }) => {
    const gone = await shop.addProduct(aPlainThread({ name: 'Hilo agotado' }));
    const later = await shop.addProduct(aPlainThread({ name: 'Hilo que se fue' }));
    const kept = await shop.addProduct(aPlainThread({ name: 'Hilo que queda', bulkOffer: null }));
    await openContactStep(page, [
      { product: gone, quantities: { Rojo: 2 } },
      { product: later, quantities: { Rojo: 1 } },
      { product: kept, quantities: { Rojo: 1 } },
    ]);
    await fillContact(page, { lastName: 'Perseverante' });
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await shop.deleteProduct(gone.id);
    await buy(page);
    const notice = page.getByRole('alert').filter({ hasText: 'ya no están disponibles' });
    await expect(notice).toContainText('Hay productos que ya no están disponibles: Hilo agotado.');
    const line = (name: string) => summary(page).getByRole('listitem').filter({ hasText: name });
    await expect(line('Hilo agotado')).toContainText('Ya no está disponible.');
    await expect(line('Hilo agotado')).not.toContainText(/Consultar|unidad/);
    await expect(summary(page)).not.toContainText('No incluye los productos a consultar');
    await expect(summary(page)).toContainText('Para comprar, elimina lo que ya no está disponible.');
    await expect(buyButton(page)).toBeDisabled();
    await expect(line('Hilo que queda')).not.toContainText('disponible');
    await expect(summary(page)).toContainText(/Total\s*\$\s10\.000/);
    expect(warnings).toContain(`El producto ${gone.id} del carrito ya no está en el catálogo`);
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Volver al carrito' }).click();
    await page.getByRole('button', { name: 'Eliminar Hilo agotado' }).click();
    await page.getByRole('button', { name: 'Sí, eliminar' }).click();
    await page.getByRole('button', { name: 'OK' }).click();
    await page.getByRole('button', { name: 'Continuar' }).click();
    await expect(page.getByLabel('Apellido')).toHaveValue('Perseverante');

    await test.step('it leaves by one press, and prices that changed are told with it', async () => {
      await shop.deleteProduct(later.id);
      await shop.updateProduct({ ...kept, price: pesos(5500) });
      await buy(page);
      await expect(notice).toContainText('También cambiaron precios');
      await notice.getByRole('button', { name: 'Quitar de mi carrito' }).click();
      await expect(summary(page)).not.toContainText('Hilo que se fue');
    });
    await buy(page);
    await expect(orderDone(page)).toBeVisible();
    const orders = (await shop.orders()).filter(({ userLastName }) => userLastName === 'Perseverante');
    expect(orders).toMatchObject([{ totalAmount: 5500 }]);
  });
});

test.describe('one refusal tells everything that changed', () => {
  test.use({ expectedFailures: [409, 422], expectedMessages: ['ya no está en el catálogo'], mayShift: true });

  test('a colour that the product lost is marked on its line, and the next try sends the rest [CART-022 CHECKOUT-041]', async ({
    page,
    shop,
  }) => {
    const thread = await shop.addProduct(aPlainThread({ name: 'Hilo sin azul', bulkOffer: null }));
    const dearer = await shop.addProduct(aPlainThread({ name: 'Hilo más caro', bulkOffer: null }));
    await openContactStep(page, [
      { product: thread, quantities: { Rojo: 1, Azul: 2 } },
      { product: dearer, quantities: { Rojo: 1 } },
    ]);
    await fillContact(page, { lastName: 'Descolorida' });
    await shop.updateProduct({ ...thread, colours: ['Rojo', 'Coral'] });
    await shop.updateProduct({ ...dearer, price: pesos(5500) });
    await buy(page);
    const notice = page.getByRole('alert').filter({ hasText: 'ya no viene en el color o modelo' });
    await expect(notice).toBeFocused();
    await expect(notice).toContainText('También cambiaron precios');
    const line = (name: string) => summary(page).getByRole('listitem').filter({ hasText: name });
    await expect(line('Hilo sin azul')).toContainText('Ya no viene en Azul: lo quitamos de tu carrito.');
    await expect(line('Hilo más caro')).toContainText(/El precio cambió: antes \$\s5\.000\./);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectAccessible(page);

    await buy(page);
    await expect(orderDone(page)).toBeVisible();
    const orders = (await shop.orders()).filter(({ userLastName }) => userLastName === 'Descolorida');
    expect(orders).toMatchObject([{ totalAmount: 10_500 }]);
  });
});

test.describe(() => {
  test.use({ expectedFailures: [400, 409], expectedMessages: ['Error al crear la orden'], mayShift: true });

  test('data that the shop refuses is named, not put off, and so is a price that became Consultar [CHECKOUT-041 CHECKOUT-048 ERR-005 PRICE-G02]', async ({
    page,
    shop,
  }) => {
    const thread = await shop.addProduct(aPlainThread({ name: 'Hilo a consultar' }));
    await openContactStep(page, [{ product: thread, quantities: { Rojo: 1 } }]);
    await fillContact(page);
    const errors = [{ field: 'userName', message: 'Nombre: tiene un carácter que no se puede guardar' }];
    const problem = { type: 'about:blank', status: 400, code: 'invalid-request', title: 'No', errors };
    await page.route('**/api/orders', (route) => route.fulfill({ status: 400, json: problem }), { times: 1 });
    await buy(page);
    const notice = page.getByRole('alert').filter({ hasText: 'La tienda no pudo tomar estos datos' });
    await expect(notice).toContainText('Nombre: tiene un carácter que no se puede guardar');
    await expect(notice).toBeFocused();
    await expectAccessible(page);

    await shop.updateProduct({ ...thread, price: null, bulkOffer: null });
    await buy(page);
    const news = page.getByRole('alert').filter({ hasText: 'Algunos precios cambiaron' });
    await expect(news).toContainText('sin contar lo que tiene precio a consultar');
  });
});
