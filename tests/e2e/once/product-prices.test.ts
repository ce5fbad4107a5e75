import { pesos } from '#domain/money/centavos.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { expect, test } from '#tests/support/browser.ts';
import { quantity, subtotal } from '#tests/support/product-page.ts';

test('a message shows the bulk price for five seconds, each time it starts [DETAIL-029 DETAIL-030 DETAIL-031 DETAIL-G13 CONST-001]', async ({
  page,
  shop,
}) => {
  const product = await shop.addProduct(aThread({ photos: [], models: ['Fino', 'Grueso'], colours: [] }));
  await page.clock.install();
  await page.goto(`/moreInfo/${product.id}`);
  const toast = page.getByRole('status').filter({ hasText: '¡Precio por cantidad activado!' });
  // The first message also fetches the code that shows messages.
  await quantity(page, 'Fino').fill('1');
  await page.getByRole('button', { name: 'AGREGAR AL CARRITO' }).click();
  await expect(page.getByText('El producto fue añadido correctamente')).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);

  await test.step('models combine [DETAIL-015 DETAIL-016 PRICE-013]', async () => {
    await quantity(page, 'Fino').fill('5');
    await quantity(page, 'Grueso').fill('6');
    await expect(page.getByText('Te falta 1 unidad, combinando modelos.')).toBeVisible();
    await expect(toast).toHaveCount(0);
  });
  await quantity(page, 'Grueso').fill('7');
  await page.clock.runFor(100);
  await expect(page.getByText('Precio por cantidad activado.', { exact: true })).toBeVisible();
  await expect(toast).toContainText(/Ahora pagas \$\s4\.500,00 por unidad\./);
  await quantity(page, 'Grueso').fill('20');
  await page.clock.runFor(4700);
  await expect(toast).toHaveCount(1);
  await page.clock.runFor(1000);
  await expect(toast).toHaveCount(0);

  await quantity(page, 'Grueso').fill('0');
  await quantity(page, 'Grueso').fill('7');
  await page.clock.runFor(100);
  await expect(toast).toHaveCount(1);

  await test.step('its progress seam takes that time, and both pause under the pointer or the focus', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const seam = toast.locator('.toast-bar > i');
    await expect(seam).toHaveCSS('animation-duration', '5s');
    await expect(seam).toHaveCSS('animation-play-state', 'running');
    await toast.hover();
    await expect(seam).toHaveCSS('animation-play-state', 'paused');
    await page.clock.runFor(20_000);
    await expect(toast).toHaveCount(1);
    await page.keyboard.press('F6');
    await expect(page.getByRole('region', { name: 'Avisos' })).toBeFocused();
    await page.mouse.move(700, 10);
    await page.clock.runFor(20_000);
    await expect(toast).toHaveCount(1);
    await quantity(page, 'Fino').focus();
    await expect(seam).toHaveCSS('animation-play-state', 'running');
    await page.clock.runFor(6000);
    await expect(toast).toHaveCount(0);
  });
});

test('a saving that reads 0,00 % lowers the total and shows no discount [PRICE-019 PRICE-021 DETAIL-G05]', async ({
  page,
  shop,
}) => {
  const bulkOffer = { minimumUnits: 2, packPrice: pesos(999_999) };
  const product = await shop.addProduct(
    aThread({ price: pesos(500_000), bulkOffer, colours: [], photos: [], name: 'Ahorro mínimo' }),
  );
  await page.goto(`/moreInfo/${product.id}`);
  await page.getByLabel('Cantidad', { exact: true }).fill('2');
  await expect(subtotal(page)).toHaveText(/Subtotal\s*\$\s999\.999,00$/);
  await page.getByRole('button', { name: 'AGREGAR AL CARRITO' }).click();
  await expect(page.getByText('El producto fue añadido correctamente')).toBeVisible();
  await page.goto('/cart');
  const line = page.getByRole('article').filter({ hasText: 'Ahorro mínimo' });
  await expect(line).toContainText(/\$\s999\.999/);
  await expect(line).not.toContainText('Ahorras');
  await expect(line).not.toContainText('1.000.000');
});

test('crossing the minimum again and again shows one message [CONST-001 DETAIL-G13]', async ({
  page,
  shop,
}) => {
  const product = await shop.addProduct(aThread({ photos: [] }));
  await page.goto(`/moreInfo/${product.id}`);
  const toast = page.getByRole('status').filter({ hasText: '¡Precio por cantidad activado!' });
  for (let crossing = 1; crossing <= 3; crossing += 1) {
    await quantity(page, 'Rojo').fill('12');
    await expect(page.getByText('Precio por cantidad activado.', { exact: true })).toBeVisible();
    await expect(toast.first()).toBeVisible();
    // Counted at once: by waiting, a second message would be gone.
    expect(await toast.count()).toBe(1);
    await quantity(page, 'Rojo').fill('0');
  }
});
