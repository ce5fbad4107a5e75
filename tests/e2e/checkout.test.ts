import type { Page } from '@playwright/test';
import { pesos } from '#domain/money/centavos.ts';
import { COLOURS } from '#domain/products/colours.ts';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { expect, plain, test } from '#tests/support/browser.ts';
import { isSmall } from '#tests/support/catalogue-page.ts';
import { buyButton, summary } from '#tests/support/checkout-page.ts';
import { coveredParts } from '#tests/support/covered.ts';
import { guardLeft } from '#tests/support/guard-left.ts';
import type { ShopClient } from '#tests/support/shop-client.ts';
import { type ChosenProduct, leaveCart, storedCart } from '#tests/support/stored-cart.ts';

const step = (page: Page) => page.getByRole('list', { name: 'Pasos de la compra' }).locator('[aria-current]');

/** Twelve threads, two buttons and thirteen tapes: $ 57.483,33 of $ 63.700. */
async function threeLines(shop: ShopClient): Promise<ChosenProduct[]> {
  const thread = await shop.addProduct(aPlainThread({ name: 'Hilo fino', brand: 'Costurina' }));
  const buttons = await shop.addProduct(
    aPlainThread({
      name: 'Botones',
      price: pesos(1200),
      bulkOffer: null,
      colours: [],
      models: ['Chico', 'Grande'],
    }),
  );
  const bulkOffer = { minimumUnits: 12, packPrice: pesos(1000) };
  const tape = await shop.addProduct(
    aPlainThread({ name: 'Cinta', price: pesos(100), bulkOffer, colours: [] }),
  );
  return [
    { product: thread, quantities: { Rojo: 6, Azul: 6 } },
    { product: buttons, quantities: { Chico: 1, Grande: 1 } },
    { product: tape, quantities: { '': 13 } },
  ];
}

test('an empty cart leads back to the shop [CHECKOUT-002 CHECKOUT-018 CHECKOUT-G01]', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/cart');
  await expect(page).toHaveTitle('Carrito vacío | Casa Hilván');
  await expect(page.getByRole('heading', { level: 1, name: 'Carrito vacío' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'COMPRAR' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Ir a comprar' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('the first step shows the cart [CHECKOUT-001 CHECKOUT-003 CHECKOUT-007 CHECKOUT-008 CHECKOUT-010 CHECKOUT-011 CHECKOUT-012 CHECKOUT-013 CHECKOUT-019 PRICE-018 PRICE-019]', async ({
  page,
  shop,
}) => {
  await leaveCart(page, await threeLines(shop));
  await page.goto('/cart');
  await expect(page).toHaveTitle('Carrito de compras | Casa Hilván');
  await expect(step(page)).toHaveText(/Revisar compra/);
  await expect(page.getByRole('heading', { name: 'Revisar compra' })).toBeAttached();
  if (isSmall(page)) await expect.poll(() => coveredParts(page)).toEqual([]);
  const text = async (name: string) =>
    plain(await page.getByRole('article').filter({ hasText: name }).innerText());
  expect(await text('Hilo fino')).toMatch(
    /Costurina.*Rojo × 6.*Azul × 6.*\$ 4\.500.*12 unidades.*Ahorras 10,00 %.*\$ 60\.000\s*\$ 54\.000/s,
  );
  expect(await text('Botones')).toMatch(/Chico × 1.*Grande × 1.*\$ 1\.200.*2 unidades.*\$ 2\.400/s);
  expect(await text('Botones')).not.toContain('%');
  expect(await text('Cinta')).toMatch(/\$ 83\s.*13 unidades.*Ahorras 16,67 %.*\$ 1\.300\s*\$ 1\.083/s);
  const sums = plain(await summary(page).innerText());
  expect(sums).toMatch(
    /Subtotal\s*\$ 57\.483\s*Total ahorrado\s*\$ 6\.217\s*Envío\s*A confirmar\s*Total\s*\$ 57\.483/,
  );
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Actualizar cantidades' }).click();
  const panel = page.getByRole('dialog', { name: 'Tu carrito' });
  await panel.getByRole('button', { name: 'Quitar una unidad de Azul' }).click();
  await panel.getByRole('button', { name: 'Cerrar' }).click();
  await expect(panel).toHaveCount(0);
  await guardLeft(page);
  await expect(summary(page)).toContainText(/Total\s*\$\s58\.483/);

  for (const name of ['Seguir comprando', 'Volver al inicio']) {
    await page.getByRole('link', { name }).click();
    await expect(page).toHaveURL(/\/$/);
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Carrito de compras' })).toBeVisible();
  }
});

test('the variants of a line fold up on small screens [CHECKOUT-009]', async ({ page, shop }) => {
  const [thread] = await threeLines(shop);
  await leaveCart(page, thread === undefined ? [] : [thread]);
  await page.goto('/cart');
  const chip = page.getByText('Rojo × 6');
  const fold = page.getByText('2 colores');
  await expect(chip).toBeVisible();
  const isSmall = (page.viewportSize()?.width ?? 0) < 1024;
  if (!isSmall) return expect(fold).toBeHidden();
  await fold.click();
  await expect(chip).toBeHidden();
  await expectAccessible(page);
  await fold.click();
  await expect(chip).toBeVisible();
});

test('on a phone the total and the way on stay at the foot, and many colours are folded [CHECKOUT-009 CHECKOUT-011 CHECKOUT-017 BUY-004]', async ({
  page,
  shop,
}) => {
  const colours = COLOURS.map(({ name }) => name);
  const threads = [];
  for (const name of ['Hilo uno', 'Hilo dos', 'Hilo tres']) {
    threads.push(await shop.addProduct(aPlainThread({ name, colours, bulkOffer: null })));
  }
  const quantities = Object.fromEntries(colours.map((colour) => [colour, 1]));
  await leaveCart(
    page,
    threads.map((product) => ({ product, quantities })),
  );
  await page.goto('/cart');
  const onward = page.getByRole('button', { name: 'Continuar' });
  const chip = page.getByText('Verde flúor × 1').first();
  if (!isSmall(page)) return expect(chip).toBeVisible();
  await expect(onward).toBeInViewport();
  await expect(chip).toBeHidden();
  const line = page.getByRole('article').first();
  expect(plain(await line.innerText())).toMatch(/Hilo uno.*48 unidades.*\$ 240\.000/s);
  expect((await line.boundingBox())?.height).toBeLessThan(280);
  await line.getByText('48 colores').click();
  await expect(chip).toBeVisible();
  await onward.click();
  await expect(page.getByRole('heading', { name: 'Datos de contacto' })).toBeFocused();
  await expect(buyButton(page)).toBeInViewport();
  await expect(buyButton(page)).toHaveAccessibleDescription(/Para comprar falta tu nombre/);
  await expectAccessible(page);
});

test('the second step can be left again [CHECKOUT-004 CHECKOUT-005 CHECKOUT-006 CHECKOUT-014 CHECKOUT-015 CHECKOUT-016 CHECKOUT-017 CHECKOUT-022 CHECKOUT-033 CHECKOUT-G02]', async ({
  page,
  shop,
}) => {
  await page.addInitScript(() => {
    window.scrollTo = new Proxy(window.scrollTo, {
      apply(scrollTo, self, place) {
        console.debug('scroll', JSON.stringify(place));
        return Reflect.apply(scrollTo, self, place);
      },
    });
  });
  const scrolls: string[] = [];
  page.on('console', (message) => {
    const [, behavior] = /^scroll \[\{"top":0,"behavior":"(\w+)"\}\]$/.exec(message.text()) ?? [];
    if (behavior !== undefined) scrolls.push(behavior);
  });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await leaveCart(page, await threeLines(shop));
  await page.goto('/cart');
  const toForm = page.getByRole('button', { name: 'Continuar' });
  await toForm.click();
  await expect(page.getByRole('heading', { name: 'Datos de contacto' })).toBeFocused();
  await expect(step(page)).toHaveText(/Datos de contacto/);
  await expect.poll(() => scrolls).toEqual(['smooth']);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const benefit of [
    'Paga en cuotas con todas las tarjetas',
    'Envíos a todo el país',
    'Retira en nuestro local',
  ]) {
    await expect(page.getByRole('main').getByText(benefit)).toBeVisible();
  }
  const sums = plain(await summary(page).innerText());
  expect(sums).toMatch(/Hilo fino.*12 unidades.*\$ 54\.000.*Botones.*\$ 2\.400.*Cinta.*\$ 1\.083/s);
  expect(sums).toMatch(
    /Subtotal\s*\$ 57\.483\s*Total ahorrado\s*\$ 6\.217\s*Envío\s*A confirmar\s*Total\s*\$ 57\.483/,
  );
  const required = page.getByText('*(Obligatorio)');
  await expect(required).toHaveCount(3);
  await expect(page.getByText(/^Correo electrónico/)).not.toContainText('Obligatorio');
  await expect(buyButton(page)).toBeDisabled();
  await expectAccessible(page);

  await page.getByLabel('Nombre').fill('Marta');
  await page.getByRole('button', { name: 'Volver al carrito' }).click();
  await expect(step(page)).toHaveText(/Revisar compra/);
  await expect.poll(() => scrolls).toEqual(['smooth', 'instant']);
  await expect(page.getByRole('heading', { name: 'Revisar compra' })).toBeFocused();
  await toForm.click();
  await expect(page.getByLabel('Nombre')).toHaveValue('Marta');
  await page.goBack();
  await expect(step(page)).toHaveText(/Revisar compra/);
  await page.goForward();
  await expect(page.getByLabel('Nombre')).toHaveValue('Marta');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Datos de contacto' })).toBeVisible();
});

test('a line is deleted only after a confirmation [CHECKOUT-020 CHECKOUT-021 CHECKOUT-G03]', {
  tag: '@once',
}, async ({ page, shop }) => {
  const thread = await shop.addProduct(aPlainThread());
  await leaveCart(page, [{ product: thread, quantities: { Rojo: 1 } }]);
  await page.goto('/cart');
  const remove = page.getByRole('button', { name: `Eliminar ${thread.name}` });
  const question = page.getByRole('alertdialog', { name: '¿Estás seguro?' });
  await remove.click();
  await expect(question).toContainText('No podrás revertir esto.');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(question).toBeHidden();
  expect(await storedCart(page)).toHaveLength(1);

  await remove.click();
  await question.getByRole('button', { name: 'Sí, eliminar' }).click();
  const done = page.getByRole('dialog', { name: '¡Eliminado!' });
  await expect(done).toContainText('El producto ha sido eliminado del carrito.');
  await expectAccessible(page);
  await done.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('heading', { name: 'Carrito vacío' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ir a comprar' })).toBeFocused();
  expect(await storedCart(page)).toEqual([]);
});
