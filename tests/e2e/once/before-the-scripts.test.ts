import type { Locator, Page } from '@playwright/test';
import { expect, plain, test } from '#tests/support/browser.ts';
import { addProductsOf } from '#tests/support/catalogue-page.ts';
import { fillMessage, MESSAGE, send } from '#tests/support/contact-page.ts';
import { holdScripts } from '#tests/support/held-scripts.ts';
import { quantity, subtotal } from '#tests/support/product-page.ts';
import type { ShopClient } from '#tests/support/shop-client.ts';
import { leaveCart } from '#tests/support/stored-cart.ts';

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
      ({ colours, price }) => colours.length >= 2 && colours.length < 8 && price !== null,
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

/** The page of a new product, 'Name 1', whose scripts come when the returned function is called. */
async function openWithoutScripts(page: Page, shop: ShopClient, name: string): Promise<() => Promise<void>> {
  const [product] = await addProductsOf(shop, name, [{}]);
  const letThrough = await holdScripts(page);
  await page.goto(`/moreInfo/${product?.id}`, { waitUntil: 'commit' });
  return letThrough;
}

test('a stepper counts presses before the scripts load, and every unit stays [DETAIL-017 DETAIL-022]', async ({
  page,
  shop,
}) => {
  const letThrough = await openWithoutScripts(page, shop, 'Contada');
  const more = page.getByRole('button', { name: 'Agregar una unidad de Contada 1' });
  const fewer = page.getByRole('button', { name: 'Quitar una unidad de Contada 1' });
  const units = page.getByLabel('Cantidad', { exact: true });
  await more.click();
  await fewer.click();
  // A finger presses it at 0, too.
  await fewer.click({ force: true });
  await units.fill('x');
  await more.click();
  await fewer.click();
  await expect(units).toHaveValue('0');
  await expect(fewer).toHaveAttribute('aria-disabled', 'true');
  for (const count of ['1', '2', '3']) {
    await more.click();
    await expect(units).toHaveValue(count);
  }
  await expect(fewer).toHaveAttribute('aria-disabled', 'false');
  await letThrough();
  await expect(subtotal(page)).toContainText('3 unidades');
  await more.click();
  await expect(units).toHaveValue('4');
  await expect(subtotal(page)).toContainText('4 unidades');
});

test('buttons that need scripts answer once these are here, each once [DETAIL-027]', async ({
  page,
  shop,
}) => {
  const letThrough = await openWithoutScripts(page, shop, 'Apurada');
  await page.getByRole('button', { name: 'Agregar una unidad de Apurada 1' }).click();
  const add = page.getByRole('button', { name: 'AGREGAR AL CARRITO' });
  await add.click();
  await add.click();
  await letThrough();
  await expect(page.getByRole('button', { name: 'Carrito, 1 unidad' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Apurada 1' })).toHaveCount(1);
});

test('a press shows at once, before the scripts load [DETAIL-022 DETAIL-027]', async ({ page, shop }) => {
  const letThrough = await openWithoutScripts(page, shop, 'Apretada');
  const main = page.getByRole('main');
  for (const pressed of [
    main.getByRole('button', { name: 'AGREGAR AL CARRITO' }),
    main.getByRole('button', { name: 'Agregar una unidad de Apretada 1' }),
    main.getByRole('link', { name: 'Volver atrás' }),
  ]) {
    await expect(pressed).toHaveCSS('opacity', '1');
    await pressed.hover();
    await page.mouse.down();
    await expect(pressed).toHaveCSS('opacity', '0.7');
    await page.mouse.move(2, 2);
    await page.mouse.up();
  }
  // What a finger on an iPhone shows, where `:active` waits for scripts.
  await expect(page.locator('html')).toHaveCSS('-webkit-tap-highlight-color', 'rgba(168, 17, 47, 0.16)');
  await letThrough();
});

test('a long cart takes its place, however late its scripts come, and nothing moves', async ({
  page,
  shop,
}) => {
  const products = (await shop.products()).filter(({ price, isHidden }) => price !== null && !isHidden);
  const chosen = products.slice(0, 32).map((product) => ({
    product,
    quantities: { [[...product.colours, ...product.models][0] ?? '']: 2 },
  }));
  await leaveCart(page, chosen);
  const letThrough = await holdScripts(page);
  await page.goto('/cart', { waitUntil: 'commit' });
  await expect(page.locator('.skeleton').first()).toBeVisible();
  await letThrough();
  await expect(page.getByRole('main').locator('.cart-line-row')).toHaveCount(chosen.length);
});

test('until the scripts run, the brands are written on their cards [CONTENT-025]', async ({ page }) => {
  const letThrough = await holdScripts(page);
  await page.goto('/FAQ', { waitUntil: 'commit' });
  const logo = page.locator('[data-featured="0"] [role="img"]');
  await expect(logo).toBeAttached();
  const drawn = () =>
    logo.evaluate((element) => {
      const { content, backgroundColor } = getComputedStyle(element, '::before');
      return { content, backgroundColor };
    });
  await expect
    .poll(drawn)
    .toEqual({ content: `"${await logo.getAttribute('aria-label')}"`, backgroundColor: 'rgba(0, 0, 0, 0)' });
  await letThrough();
  await page.getByRole('region', { name: 'Trabajamos con estas marcas' }).scrollIntoViewIfNeeded();
  await expect.poll(async () => (await drawn()).content).toBe('""');
});

/** It appears by itself, some seconds after its page and at most five (BUY-011). */
async function expectLate(hint: Locator): Promise<void> {
  await endDelays(hint.page());
  const delay = await hint.evaluate((element) => {
    const late = element.closest('.appears-late') ?? element;
    return Number.parseFloat(getComputedStyle(late).animationDelay);
  });
  expect(delay).toBeGreaterThan(1);
  expect(delay).toBeLessThanOrEqual(5);
  await expect(hint).toBeVisible();
}

/** Ends the delays at once; `expectLate` reads how long they would have been. */
async function endDelays(page: Page): Promise<void> {
  await page.waitForLoadState('domcontentloaded');
  await page.evaluate(() => {
    const late = [...document.querySelectorAll('.appears-late, .leaves-late')];
    for (const animation of late.flatMap((element) => element.getAnimations())) animation.finish();
  });
}

test.describe('scripts that never arrive', () => {
  test.use({ expectedMessages: ['net::ERR_FAILED'] });

  test('each page says within 5 s what still works, and the message can be sent [BUY-011]', async ({
    page,
    shop,
  }) => {
    const [product] = await addProductsOf(shop, 'Sin guion', [{ code: 'SG-1' }]);
    await page.route('**/assets/*.js', (route) => route.abort());
    const chat = page.getByRole('main').getByRole('link', { name: 'PEDIR POR WHATSAPP' });
    const note = page.getByRole('paragraph').filter({ hasText: /^La página no terminó de cargarse/ });

    await page.goto('/?q=Sin+guion', { waitUntil: 'commit' });
    await expectLate(note);
    await expect(note).toBeInViewport({ ratio: 1 });
    await expect(note).toContainText('puedes ver y buscar productos');

    await page.goto(`/moreInfo/${product?.id}`, { waitUntil: 'commit' });
    await expectLate(chat);
    expect(new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text')).toMatch(
      new RegExp(`Sin guion.*código SG-1.*/moreInfo/${product?.id}`),
    );

    await page.goto('/cart', { waitUntil: 'commit' });
    await expect(page.locator('.skeleton').first()).toBeAttached();
    await expectLate(chat);
    await expect(page.locator('.skeleton').first()).toBeHidden();
    await expect(page.getByRole('main')).toContainText('Tu carrito sigue guardado');

    await page.goto('/contact', { waitUntil: 'commit' });
    await expectLate(page.getByText('Puedes escribir y enviar igual.'));
    await expect(note.filter({ hasText: 'puedes ver y buscar' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'ENVIAR' })).toBeEnabled();
    await send(page);
    await expect(page).toHaveURL(/\/contact$/);
    await fillMessage(page, MESSAGE);
    await send(page);
    await expect(page.getByRole('region', { name: 'Mensaje enviado' })).toBeVisible();
  });

  for (const path of ['/cart', '/contact']) {
    test(`${path} says so after some seconds, and can be loaded again [CONTACT-016 CHECKOUT-003]`, async ({
      page,
    }) => {
      // Scripts start after `load`: those of the first visit fail however late they are asked for.
      let visits = 0;
      page.on('request', (request) => {
        if (request.isNavigationRequest() && request.frame() === page.mainFrame()) visits += 1;
      });
      await page.route('**/assets/*.js', (route) => (visits === 1 ? route.abort() : route.continue()));
      await page.goto(path, { waitUntil: 'load' });
      const again = page.getByRole('main').getByRole('link', { name: 'vuelve a cargarla' });
      await expectLate(again);
      await again.click();
      await expect(again).toHaveCount(0);
    });
  }
});
