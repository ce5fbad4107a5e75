import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser.ts';
import { addProductsOf, cardNames, cards, expectCount, visibleCount } from '#tests/support/catalogue-page.ts';

// A browser without scripts reports each script that it doesn't fetch as blocked.
test.use({ javaScriptEnabled: false, expectedMessages: ['csp'] });

test('without scripts the catalogue is searched, filtered and reset [SEARCH-004 FILTER-003 NAV-014 HOME-013]', async ({
  page,
  shop,
}) => {
  await addProductsOf(shop, 'Enrama', [{ name: 'Rama fina' }, { name: 'Rama gruesa', type: 'Bordar' }]);
  await page.goto('/');
  await expect(cards(page)).toHaveCount(16);
  await expect(note(page)).toContainText('el carrito no funciona');

  await test.step('buttons that need scripts are hidden [ROUTE-005]', async () => {
    await expect(page.getByRole('button', { name: 'Categorías' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Abrir menú' })).toBeHidden();
    await expect(page.getByRole('button', { name: /^Tipos de/ })).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Contacto' })).toBeVisible();
  });

  await test.step('by words', async () => {
    await page.getByRole('searchbox', { name: 'Buscar productos' }).fill('enrama');
    await page.getByRole('search').getByRole('button', { name: 'Buscar' }).click();
    await expect(page).toHaveURL(/[?&]q=enrama/);
    await expect.poll(async () => (await cardNames(page)).toSorted()).toEqual(['Rama fina', 'Rama gruesa']);
  });

  await test.step('by category, whose types then stand open', async () => {
    const tree = page.getByRole('navigation', { name: 'Categorías', exact: true });
    await tree.getByRole('link', { name: /^Hilos/ }).click();
    await tree.getByRole('link', { name: /^Bordar/ }).click();
    await expect.poll(() => cardNames(page)).toEqual(['Rama gruesa']);
    await page.getByRole('link', { name: 'Volver atrás' }).click();
    await expectCount(page, await visibleCount(shop, () => true));
  });

  await test.step('by quick search and price [SEARCH-002 FILTER-G03]', async () => {
    await page.getByRole('list', { name: 'Búsquedas rápidas' }).getByRole('link', { name: 'Hilos' }).click();
    await expectCount(page, await visibleCount(shop, ({ subsection }) => subsection === 'Hilos'));
    await page.getByRole('textbox', { name: 'Precio hasta' }).fill('1.000');
    await page.getByRole('button', { name: 'Filtrar' }).click();
    await expectCount(
      page,
      await visibleCount(
        shop,
        ({ subsection, price }) => subsection === 'Hilos' && price !== null && price <= 100_000,
      ),
    );
  });
});

const note = (page: Page): Locator =>
  page.getByRole('paragraph').filter({ hasText: 'Tu navegador no ejecuta JavaScript' });
