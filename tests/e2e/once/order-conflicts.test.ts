import { pesos } from '#domain/money/centavos.ts';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { expect, expectAccessible, plain, test } from '#tests/support/browser.ts';
import { buy, fillContact, openContactStep, orderDone, summary } from '#tests/support/checkout-page.ts';
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
  test.use({ expectedFailures: [409], expectedMessages: ['ya no está en el catálogo'] });

  test('a missing product is named, unpriced and logged until its line is deleted [CART-024 CHECKOUT-044]', async ({
    page,
    shop,
  }) => {
    const gone = await shop.addProduct(aPlainThread({ name: 'Hilo agotado' }));
    const kept = await shop.addProduct(aPlainThread({ name: 'Hilo que queda' }));
    await openContactStep(page, [
      { product: gone, quantities: { Rojo: 2 } },
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
    await expect(line('Hilo agotado')).toContainText('Consultar');
    await expect(line('Hilo que queda')).not.toContainText('disponible');
    await expect(summary(page)).toContainText(/Total\s*\$\s5\.000/);
    expect(warnings).toContain(`El producto ${gone.id} del carrito ya no está en el catálogo`);
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Volver al carrito' }).click();
    await page.getByRole('button', { name: 'Eliminar Hilo agotado' }).click();
    await page.getByRole('button', { name: 'Sí, eliminar' }).click();
    await page.getByRole('button', { name: 'OK' }).click();
    await page.getByRole('button', { name: 'Continuar' }).click();
    await expect(page.getByLabel('Apellido')).toHaveValue('Perseverante');
    await buy(page);
    await expect(orderDone(page)).toBeVisible();
  });
});
