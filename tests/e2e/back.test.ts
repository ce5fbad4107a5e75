import type { Page } from '@playwright/test';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { expect, test } from '#tests/support/browser.ts';
import { demoPhotos, isSmall } from '#tests/support/catalogue-page.ts';
import { guardLeft } from '#tests/support/guard-left.ts';
import { leaveCart } from '#tests/support/stored-cart.ts';

const scrollOf = (page: Page) => page.evaluate(() => window.scrollY);

/** Waits until the history has the entry that Back leaves. It comes a moment after the address. */
async function expectGuarded(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.history.state.isGuard)).toBe(true);
}

test('Back closes the cart or the photo, and the page stays where it is [PANEL-003 GALLERY-007 BUY-005]', async ({
  page,
  shop,
}) => {
  const thread = await shop.addProduct(aPlainThread({ photos: await demoPhotos(shop, 2) }));
  await leaveCart(page, [{ product: thread, quantities: { Rojo: 1 } }]);
  await page.goto('/contact');
  await page.goto(`/moreInfo/${thread.id}`);
  const cart = page.getByRole('button', { name: 'Carrito, 1 unidad' });
  const dialog = page.getByRole('dialog');
  await page.evaluate(() => window.scrollTo(0, 40));
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));

  await test.step('as often as they are opened', async () => {
    for (const opener of [cart, page.getByRole('button', { name: /^Ampliar foto 1/ }), cart]) {
      await opener.click();
      await expect(dialog).toBeVisible();
      await expectGuarded(page);
      const scroll = await scrollOf(page);
      await page.goBack();
      await expect(dialog).toHaveCount(0);
      await expect(page).toHaveURL(new RegExp(`/moreInfo/${thread.id}$`));
      expect(await scrollOf(page)).toBe(scroll);
    }
    expect(requests.filter((url) => url.includes('.data'))).toEqual([]);
  });

  await test.step('from the cart that the panel led to, one step leads back', async () => {
    await cart.click();
    await dialog.getByRole('button', { name: 'Finalizar pedido' }).click();
    await expect(page.getByRole('heading', { name: 'Carrito de compras' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: thread.name })).toBeVisible();
    await page.goForward();
    await expect(page.getByRole('heading', { name: 'Carrito de compras' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: thread.name })).toBeVisible();
  });

  await test.step('after closing by hand, Back leaves the page', async () => {
    await cart.click();
    await dialog.getByRole('button', { name: 'Cerrar' }).click();
    await expect(dialog).toHaveCount(0);
    await guardLeft(page);
    await page.goBack();
    await expect(page).toHaveURL(/\/contact$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Contacto / Ubicación' })).toBeVisible();
  });
});

test('Back closes a phone’s sheet, with the category chosen in it [NAV-G07 BUY-005]', async ({ page }) => {
  await page.goto('/contact');
  await page.goto('/?seed=3');
  if (!isSmall(page)) {
    await expect(page.getByRole('button', { name: 'Categorías' })).toBeHidden();
    return;
  }
  const dialog = page.getByRole('dialog');

  await test.step('the search, of which only the last words stay in the history', async () => {
    const before = page.url();
    await page.getByRole('button', { name: 'Buscar', exact: true }).first().click();
    for (const words of ['aguja', 'hilo', 'cinta']) {
      await dialog.getByRole('searchbox', { name: 'Buscar productos' }).fill(words);
      await expect(page).toHaveURL(new RegExp(`q=${words}`));
      await expectGuarded(page);
    }
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/q=cinta/);
    await page.goBack();
    await expect(page).toHaveURL(before);
  });

  await test.step('the categories', async () => {
    await page.getByRole('button', { name: 'Categorías' }).click();
    await dialog.getByRole('link', { name: /^Agujas/ }).click();
    await expect(page).toHaveURL(/subsection=Agujas/);
    await expectGuarded(page);
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/subsection=Agujas/);
    await page.goBack();
    await expect(page).toHaveURL(/\/\?seed=3/);
    await expect(page).not.toHaveURL(/subsection/);
  });
});

test('a page chosen in the menu keeps its address, however late the menu leaves the history [NAV-003]', async ({
  page,
}) => {
  await page.goto('/contact');
  if (!isSmall(page)) {
    await expect(page.getByRole('button', { name: 'Abrir menú' })).toBeHidden();
    return;
  }
  await page.evaluate(() => {
    const { length } = window.history;
    // A busy browser sets out for the page below the menu, and gets there after the navigation.
    window.history.back = () => {
      const waiting = setInterval(() => {
        if (window.history.length < length + 2) return;
        clearInterval(waiting);
        window.history.go(-2);
      }, 5);
    };
  });
  await page.getByRole('button', { name: 'Abrir menú' }).click();
  await expectGuarded(page);
  await page.getByRole('dialog').getByRole('link', { name: 'Comprar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cómo comprar' })).toBeVisible();
  await expect(page).toHaveURL(/\/howToBuy$/);
  await page.evaluate(() => Reflect.deleteProperty(window.history, 'back'));
  await page.goBack();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Contacto / Ubicación' })).toBeVisible();
});
