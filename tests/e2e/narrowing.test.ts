import type { Locator, Page } from '@playwright/test';
import { pesos } from '#domain/money/centavos.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { expect, test } from '#tests/support/browser.ts';
import {
  addProductsOf,
  cardNames,
  expectCount,
  isSmall,
  visibleCount,
} from '#tests/support/catalogue-page.ts';
import type { ShopClient } from '#tests/support/shop-client.ts';

const filtersLink = (page: Page): Locator => page.getByRole('main').getByRole('link', { name: /^Filtros/ });
const choice = (place: Locator, name: string): Locator => place.getByRole('link', { name, exact: true });

/** Four products that a search for the brand finds alone. */
async function addThreads(shop: ShopClient, brand: string): Promise<void> {
  await addProductsOf(shop, brand, [
    { name: 'Uno', price: pesos(900), colours: ['Rojo', 'Azul'], isOffer: true },
    { name: 'Dos', price: pesos(100), colours: ['Rojo'] },
    { name: 'Tres', price: pesos(500), colours: ['Azul'] },
    { name: 'Cuatro', price: null, colours: [] },
  ]);
}

/** From 1280 px on the filters stand beside the results instead. */
async function withoutRoomBeside(page: Page): Promise<void> {
  if (!isSmall(page)) await page.setViewportSize({ width: 1100, height: 800 });
}

/** Opens the sheet, for which the browser needs the catalogue; where none is coming yet the link leads to a page. */
async function openSheet(page: Page, link = filtersLink(page)): Promise<Locator> {
  const sheet = page.getByRole('dialog', { name: 'Ordenar y filtrar' });
  await expect(async () => {
    if (await sheet.isVisible()) return;
    if (new URL(page.url()).pathname === '/filtros') await page.goBack();
    await link.focus();
    await link.click({ timeout: 2000 });
    await expect(sheet).toBeVisible({ timeout: 2000 });
  }).toPass();
  return sheet;
}

/** Chooses the order beside the heading, or in the sheet where that select has no room. */
async function order(page: Page, name: string): Promise<void> {
  if (!isSmall(page)) {
    await page.getByRole('combobox', { name: 'Ordenar' }).selectOption(name);
    return;
  }
  const sheet = await openSheet(page, page.getByRole('main').getByRole('link', { name: 'Ordenar' }));
  await choice(sheet, name).click();
  await sheet.getByRole('button', { name: /^Ver / }).click();
}

test('one sheet orders and filters, its counts and the results follow, and each choice can be removed [FIND-005]', async ({
  page,
  shop,
}) => {
  await addThreads(shop, 'Facetera');
  await withoutRoomBeside(page);
  await page.goto('/?q=facetera&seed=1');
  const sheet = await openSheet(page);
  await choice(sheet, 'Rojo 2').click();
  await expect(sheet.getByRole('button', { name: 'Ver 2 productos' })).toBeVisible();
  await expect(choice(sheet, 'Azul 2')).toBeVisible();
  await expect(choice(sheet, 'En oferta 1')).toBeVisible();
  await choice(sheet, 'Menor precio').click();
  await expect(choice(sheet, 'Menor precio')).toHaveAttribute('aria-current', 'true');
  await expectAccessible(page);
  await sheet.getByRole('textbox', { name: 'Desde' }).fill('500');
  await sheet.getByRole('button', { name: 'Aplicar' }).click();
  await sheet.getByRole('button', { name: 'Ver 1 producto' }).click();
  await expect(sheet).toBeHidden();
  await expect.poll(() => cardNames(page)).toEqual(['Uno']);
  await expect(filtersLink(page)).toHaveText('Filtros (2)');

  await page.getByRole('link', { name: /^Quitar filtro: Desde/ }).click();
  await expect.poll(() => cardNames(page)).toEqual(['Dos', 'Uno']);
  await page.getByRole('link', { name: 'Quitar todos' }).click();
  await expect.poll(() => cardNames(page)).toEqual(['Dos', 'Tres', 'Uno', 'Cuatro']);
  await page.reload();
  await expect.poll(async () => (await cardNames(page)).at(-1)).toBe('Cuatro');

  await page.goto('/marca/facetera?seed=1');
  await order(page, 'Mayor precio');
  await expect.poll(() => cardNames(page)).toEqual(['Uno', 'Tres', 'Dos', 'Cuatro']);
  expect(new URL(page.url()).pathname).toBe('/marca/facetera');
  const ofBrand = await openSheet(page);
  await choice(ofBrand, 'Azul 2').click();
  await ofBrand.getByRole('button', { name: 'Ver 2 productos' }).click();
  await expect.poll(() => cardNames(page)).toEqual(['Uno', 'Tres']);
  await page.getByRole('link', { name: 'Quitar filtro: Facetera' }).click();
  await expect(page.getByRole('link', { name: 'Quitar filtro: Azul' })).toBeVisible();
});

test('in wide windows the filters stand beside the results, which stay where they are, and count within them [FIND-005 HOME-013]', {
  tag: '@once',
}, async ({ page, shop }) => {
  await addThreads(shop, 'Lindera');
  await page.goto('/?q=lindera&seed=1');
  const sidebar = page.getByRole('complementary').filter({ hasText: 'Filtros' });
  await expect(sidebar.getByRole('link', { name: /^Hilos/ })).toHaveText('Hilos4');
  await expect(sidebar.getByRole('link', { name: /^Agujas/ })).toBeHidden();
  await expect(filtersLink(page)).toBeHidden();
  await choice(sidebar, 'Rojo 2').click();
  await expect.poll(async () => (await cardNames(page)).toSorted()).toEqual(['Dos', 'Uno']);
  await expect(choice(sidebar, 'Rojo 2')).toBeFocused();
  await choice(sidebar, 'Azul 2').click();
  await expectCount(page, 3);
  await expect(choice(sidebar, 'En oferta 1')).toBeVisible();
  await expectAccessible(page);
  await sidebar.getByRole('textbox', { name: 'Hasta' }).fill('mil');
  await sidebar.getByRole('button', { name: 'Aplicar' }).click();
  await expect(sidebar.getByRole('textbox', { name: 'Hasta' })).toBeFocused();
  await sidebar.getByRole('textbox', { name: 'Hasta' }).fill('500');
  await sidebar.getByRole('button', { name: 'Aplicar' }).click();
  await expect.poll(async () => (await cardNames(page)).toSorted()).toEqual(['Dos', 'Tres']);
  await page.getByRole('link', { name: 'Quitar todos' }).click();
  await expectCount(page, 4);
  await page.goto('/categoria/merceria/hilos');
  await expect(sidebar.getByRole('link', { name: /^Rojo/ })).toBeVisible();
  await expect(sidebar.getByRole('link', { name: /^Agujas/ })).toBeHidden();
  await expect(sidebar.getByRole('heading', { name: 'Reparaciones y repuestos' })).toBeVisible();
});

test('in wide windows a broad search names the categories with the most products; the others open below [FIND-005 NAV-005]', {
  tag: '@once',
}, async ({ page, shop }) => {
  const many = ['Hilos', 'Lubricantes y pegamentos', 'Agujas', 'Reparadores', 'Cintas', 'Cierres'];
  const few = ['Cordones', 'Herrajes y Broches', 'Elásticos'];
  await addProductsOf(
    shop,
    'Extendida',
    [...many, ...many, ...few].map((subsection) => ({ subsection, type: 'Otros' })),
  );
  await page.goto('/?q=extendida&seed=1');
  const tree = page.getByRole('navigation', { name: 'Categorías' });
  await expect(tree.getByRole('listitem')).toHaveCount(many.length);
  await expect(choice(tree, 'Cordones 1')).toBeHidden();
  await tree.getByRole('button', { name: 'Ver las otras 3' }).click();
  await expect(tree.getByRole('listitem')).toHaveCount(many.length + few.length);
  await expect(choice(tree, 'Cordones 1')).toBeVisible();
});

test('where a search finds nothing the categories are those of the shop, without its words [HOME-007 NAV-014]', {
  tag: '@once',
}, async ({ page, shop }) => {
  await page.goto('/?q=zzzz+nada&seed=1');
  const all = await visibleCount(shop, ({ subsection }) => subsection === 'Hilos');
  const threads = page.getByRole('complementary').getByRole('link', { name: `Hilos ${all}`, exact: true });
  await threads.click();
  await expect(page).toHaveURL(/\?subsection=Hilos&(?!.*q=)/);
  await expectCount(page, all);
});

test.describe('without scripts', () => {
  // A browser without scripts reports each script that it doesn't fetch as blocked.
  test.use({ javaScriptEnabled: false, expectedMessages: ['csp'] });

  test('a page of links and a form orders and filters [FIND-005]', { tag: '@once' }, async ({
    page,
    shop,
  }) => {
    await addThreads(shop, 'Sinpasos');
    await page.goto('/marca/sinpasos');
    await filtersLink(page).click();
    const main = page.getByRole('main');
    await choice(main, 'Azul 2').click();
    await choice(main, 'Mayor precio').click();
    await expect(choice(main, 'Rojo 2')).toBeVisible();
    await main.getByRole('textbox', { name: 'Hasta' }).fill('1.000');
    await main.getByRole('button', { name: 'Aplicar' }).click();
    await main.getByRole('link', { name: 'Ver 2 productos' }).click();
    await expect.poll(() => cardNames(page)).toEqual(['Uno', 'Tres']);
    await page.getByRole('link', { name: 'Quitar filtro: Azul' }).click();
    await expectCount(page, 3);
    await page.getByRole('link', { name: /^Quitar filtro: Hasta/ }).click();
    await expectCount(page, 4);
  });
});
