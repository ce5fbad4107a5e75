import { pesos } from '#domain/money/centavos.ts';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { expect, plain, test } from '#tests/support/browser.ts';
import { leaveCart, leaveCartText, storedCart } from '#tests/support/stored-cart.ts';

test('the cart is stored as a list of id, quantities and item [CART-001 CART-002 CART-003 CART-004 CART-009 CART-010 CART-015 CART-G04]', async ({
  page,
  shop,
}) => {
  const needle = await shop.addProduct(
    aPlainThread({ name: 'Agujas en cajita', colours: [], bulkOffer: null }),
  );
  const scissors = await shop.addProduct(
    aPlainThread({ name: 'Tijera', colours: [], models: ['Corta', 'Larga'] }),
  );
  const added = page.getByText('El producto fue añadido correctamente');

  await page.goto(`/moreInfo/${needle.id}`);
  await page.getByLabel('Cantidad').fill('2');
  await page.getByRole('button', { name: 'AGREGAR AL CARRITO' }).click();
  await expect(added).toBeVisible();
  const { brand, name, section } = needle;
  const prices = { price: 500_000, bulkOffer: null };
  const item = { brand, name, photo: null, section, ...prices, colours: [], models: [] };
  expect(await storedCart(page)).toEqual([{ id: needle.id, quantities: { '': 2 }, item }]);

  await page.getByLabel('Cantidad').fill('3');
  await page.getByRole('button', { name: 'AGREGAR AL CARRITO' }).click();
  await expect
    .poll(() => storedCart(page))
    .toEqual([expect.objectContaining({ id: needle.id, quantities: { '': 5 } })]);

  await page.goto(`/moreInfo/${scissors.id}`);
  await page.getByLabel('Cantidad Larga').fill('1');
  await page.getByRole('button', { name: 'AGREGAR AL CARRITO' }).click();
  await expect
    .poll(() => storedCart(page))
    .toEqual([
      expect.objectContaining({ id: needle.id, quantities: { '': 5 } }),
      expect.objectContaining({ id: scissors.id, quantities: { Larga: 1 } }),
    ]);
});

test('a cart survives a reload [CART-021]', async ({ page, shop }) => {
  const thread = await shop.addProduct(aPlainThread());
  await leaveCart(page, [{ product: thread, quantities: { Rojo: 2, Azul: 3 } }]);
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Carrito, 5 unidades' });
  await expect(button).toBeVisible();
  await page.reload();
  await expect(button).toBeVisible();
});

test('deleted and hidden products leave the cart with a message [CART-022 CART-023 CART-G06]', async ({
  page,
  shop,
}) => {
  const [kept, deleted, hidden] = [
    await shop.addProduct(aPlainThread()),
    await shop.addProduct(aPlainThread({ name: 'Botón que se borra' })),
    await shop.addProduct(aPlainThread({ name: 'Botón que se oculta' })),
  ];
  await leaveCart(
    page,
    [kept, deleted, hidden].map((product) => ({ product, quantities: { Rojo: 1 } })),
  );
  await shop.deleteProduct(deleted.id);
  await shop.updateProduct({ ...hidden, isHidden: true });
  await page.goto('/cart');
  await expect(page.getByRole('status').filter({ hasText: 'Quitamos de tu carrito' })).toHaveText(
    'Quitamos de tu carrito lo que ya no está disponible: Botón que se borra, Rojo; Botón que se oculta, Rojo.',
  );
  await expect(page.getByRole('article')).toHaveCount(1);
  expect(await storedCart(page)).toEqual([expect.objectContaining({ id: kept.id })]);
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: 'Quitamos de tu carrito' })).toBeVisible();
});

test('a price changed since the last visit is shown on its line and stored [CART-014 CART-G03]', async ({
  page,
  shop,
}) => {
  const dearer = await shop.addProduct(aPlainThread({ name: 'Hilo que aumenta' }));
  const without = await shop.addProduct(aPlainThread({ name: 'Hilo sin oferta' }));
  const other = await shop.addProduct(aPlainThread({ name: 'Hilo con otra oferta' }));
  const same = await shop.addProduct(aPlainThread({ name: 'Hilo de siempre' }));
  await leaveCart(
    page,
    [dearer, without, other, same].map((product) => ({ product, quantities: { Rojo: 12 } })),
  );
  await shop.updateProduct({ ...dearer, price: pesos(6000) });
  await shop.updateProduct({ ...without, bulkOffer: null });
  await shop.updateProduct({ ...other, bulkOffer: { minimumUnits: 6, packPrice: pesos(28_000) } });
  await page.goto('/cart');
  const line = (name: string) => page.getByRole('article').filter({ hasText: name });
  await expect(line('Hilo que aumenta')).toContainText(/El precio cambió: antes \$\s5\.000\./);
  await expect(line('Hilo que aumenta')).toContainText(/Subtotal\s*antes \$\s72\.000\s*\$\s54\.000/);
  await expect(line('Hilo sin oferta')).toContainText('Ya no tiene oferta por cantidad.');
  await expect(line('Hilo sin oferta')).toContainText(/Subtotal\s*\$\s60\.000/);
  await expect(line('Hilo con otra oferta')).toContainText(
    /Cambió la oferta por cantidad: \$\s28\.000 cada 6 unidades\./,
  );
  await expect(line('Hilo con otra oferta')).toContainText(/\$\s56\.000/);
  expect(plain(await line('Hilo de siempre').innerText())).not.toMatch(/cambió|oferta/i);
  expect(await storedCart(page)).toContainEqual(
    expect.objectContaining({ id: dearer.id, item: expect.objectContaining({ price: 600_000 }) }),
  );
  await page.reload();
  await expect(line('Hilo que aumenta')).toContainText(/El precio cambió: antes \$\s5\.000\./);
  await expect(line('Hilo sin oferta')).toContainText('Ya no tiene oferta por cantidad.');
});

test('a change of centavos shows them, and a line without its snapshot has no former price [CART-G03 CART-G02]', async ({
  page,
  shop,
}) => {
  const thread = await shop.addProduct(aPlainThread({ price: pesos(100.2), bulkOffer: null }));
  await leaveCart(page, [{ product: thread, quantities: { Rojo: 1 } }]);
  await shop.updateProduct({ ...thread, price: pesos(100.4) });
  await page.goto('/cart');
  const line = page.getByRole('article');
  await expect(line).toContainText(/El precio cambió: antes \$\s100,20, ahora \$\s100,40\./);

  // Of another visit, which was told nothing yet.
  await page.evaluate(() => sessionStorage.clear());
  await leaveCartText(page, JSON.stringify([{ id: thread.id, quantities: { Rojo: 1 } }]));
  await page.goto('/cart');
  await expect(line).toContainText(thread.name);
  await expect(line).not.toContainText('cambió');
});

test('an invalid stored cart becomes an empty one [CART-G02]', async ({ page, shop }) => {
  const thread = await shop.addProduct(aPlainThread({ colours: [] }));
  for (const text of ['{no es json', 'null', '7', '"cart"', '{"id":"a"}', '[null,{"id":5},{"id":"a"}]']) {
    await test.step(text, async () => {
      await leaveCartText(page, text);
      await page.goto('/cart');
      await expect(page.getByRole('heading', { name: 'Carrito vacío' })).toBeVisible();
    });
  }
  await page.goto(`/moreInfo/${thread.id}`);
  await page.getByLabel('Cantidad').fill('1');
  await page.getByRole('button', { name: 'AGREGAR AL CARRITO' }).click();
  await expect.poll(() => storedCart(page)).toEqual([expect.objectContaining({ id: thread.id })]);
});

test('several stored lines of a product become one [CART-G04 CART-G05]', async ({ page, shop }) => {
  const thread = await shop.addProduct(aPlainThread());
  const stored = [{ Rojo: 1 }, { Azul: 2 }, { Rojo: 3 }].map((quantities) => ({ id: thread.id, quantities }));
  await leaveCartText(page, JSON.stringify(stored));
  await page.goto('/cart');
  const line = page.getByRole('article');
  await expect(line).toContainText('Rojo × 4');
  await expect(line).toContainText('Azul × 2');
  await page.getByRole('button', { name: `Eliminar ${thread.name}` }).click();
  await page.getByRole('button', { name: 'Sí, eliminar' }).click();
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('heading', { name: 'Carrito vacío' })).toBeVisible();
  expect(await storedCart(page)).toEqual([]);
});

test('the count of units takes no room of the cart button, which is as narrow as its icon on a phone [NAV-002]', async ({
  page,
  shop,
}) => {
  const thread = await shop.addProduct(aPlainThread());
  const button = page.getByRole('button', { name: /^Carrito/ });
  for (const [width, most] of [
    [390, 48],
    [1440, 130],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await leaveCart(page, []);
    await page.goto('/');
    const empty = await button.boundingBox();
    expect(empty?.width).toBeLessThanOrEqual(most);
    await leaveCart(page, [{ product: thread, quantities: { Rojo: 12 } }]);
    await page.goto('/');
    await expect(button).toContainText('12');
    expect(await button.boundingBox()).toEqual(empty);
  }
});
