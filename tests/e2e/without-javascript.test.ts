import { aThread } from '#tests/support/a-thread.ts';
import { expect, expectAccessible, plain, test } from '#tests/support/browser.ts';
import {
  addProductsOf,
  cardNames,
  cards,
  demoPhotos,
  expectCount,
  isSmall,
  visibleCount,
} from '#tests/support/catalogue-page.ts';

test.use({ javaScriptEnabled: false });

test('SEARCH-004 FILTER-003 NAV-014 HOME-013 without scripts the catalogue is searched, filtered and reset', async ({
  page,
  shop,
}) => {
  await addProductsOf(shop, 'Enrama', [{ name: 'Rama fina' }, { name: 'Rama gruesa', type: 'Bordar' }]);
  await page.goto('/');
  await expect(cards(page)).toHaveCount(16);
  await expect(page.getByText('el carrito y los formularios no funcionan')).toBeVisible();

  await test.step('ROUTE-005 what no script could open is not offered', async () => {
    await expect(page.getByRole('button', { name: 'Categorías' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Abrir menú' })).toBeHidden();
    await expect(page.getByRole('button', { name: /^Tipos de/ })).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Contacto' })).toBeVisible();
  });

  await test.step('by words', async () => {
    await page.getByRole('searchbox', { name: 'Buscar productos' }).fill('enrama');
    await page.getByRole('search').getByRole('button', { name: 'Buscar' }).click();
    await expect(page).toHaveURL(/[?&]q=enrama/);
    expect((await cardNames(page)).toSorted()).toEqual(['Rama fina', 'Rama gruesa']);
  });

  await test.step('by category, whose types then stand open', async () => {
    const tree = page.getByRole('navigation', { name: 'Categorías' });
    await tree.getByRole('link', { name: /^Hilos/ }).click();
    await tree.getByRole('link', { name: /^Bordar/ }).click();
    expect(await cardNames(page)).toEqual(['Rama gruesa']);
    await page.getByRole('link', { name: 'Volver atrás' }).click();
    await expectCount(page, await visibleCount(shop, () => true));
  });

  await test.step('SEARCH-002 FILTER-G03 by quick search and price', async () => {
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

test('HOME-004 GRID-016 GRID-020 without scripts paging repeats no product and skips none', async ({
  page,
  shop,
}) => {
  const total = await visibleCount(shop, () => true);
  await page.goto('/');
  const paging = page.getByRole('navigation', { name: 'Paginación' });
  const names = await cardNames(page);
  const lastPage = Math.ceil(total / 16);
  for (let number = 2; number <= lastPage; number += 1) {
    await paging.getByRole('link', { name: 'Siguiente' }).click();
    await expect(paging.getByText(`Página ${number}`)).toBeVisible();
    names.push(...(await cardNames(page)));
  }
  await expect(paging.getByRole('button', { name: 'Siguiente' })).toBeDisabled();
  expect(names).toHaveLength(total);
  const all = (await shop.products()).filter(({ isHidden }) => !isHidden).map(({ name }) => name);
  expect(names.toSorted()).toEqual(all.toSorted());
});

test('DETAIL-006 DETAIL-009 DETAIL-012 without scripts a product can be read, and the way to order is said', async ({
  page,
  shop,
}) => {
  const photos = await demoPhotos(shop, 2);
  const product = await shop.addProduct(aThread({ brand: 'Quieta', photos }));
  await page.goto('/?q=quieta');
  await page.getByRole('link', { name: `Más información: ${product.name}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
  const text = plain(await page.getByRole('main').innerText());
  for (const part of [
    'Mercería / Hilos',
    '$ 5.000,00',
    '12 o más: $ 4.500,00 c/u',
    'Rojo',
    'Resiste el lavado',
  ]) {
    expect(text).toContain(part);
  }
  const note = page.getByRole('paragraph').filter({ hasText: 'Tu navegador no ejecuta JavaScript' });
  await expect(note).toContainText('llámanos al (03496) 42-1923');
  await expect(note.getByRole('link')).toHaveAttribute('href', /^https:\/\/wa\.me\//);
  await page.getByRole('link', { name: 'Volver atrás' }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(isSmall(page) || (await cards(page).count()) > 0).toBe(true);
});

test('ROUTE-014 LOGIN-001 without scripts the login says what it needs, and no password gets into an address', async ({
  page,
}) => {
  await page.goto('/login');
  await expect(page.getByText('Para ingresar, activa JavaScript en tu navegador.')).toBeVisible();
  for (const path of ['/login', '/contact']) {
    await page.goto(path);
    await expect(page.getByRole('main').locator('form')).toHaveAttribute('method', 'post');
  }
});
