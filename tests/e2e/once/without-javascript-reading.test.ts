import type { Locator, Page } from '@playwright/test';
import { aThread } from '#tests/support/a-thread.ts';
import { expect, plain, test } from '#tests/support/browser.ts';
import {
  cardNames,
  cards,
  demoPhotos,
  expectPage,
  pageField,
  pager,
  visibleCount,
} from '#tests/support/catalogue-page.ts';

// A browser without scripts reports each script that it doesn't fetch as blocked.
test.use({ javaScriptEnabled: false, expectedMessages: ['csp'] });

test('without scripts paging repeats no product and skips none [HOME-004 GRID-016 GRID-020]', async ({
  page,
  shop,
}) => {
  const total = await visibleCount(shop, () => true);
  await page.goto('/');
  const paging = pager(page);
  const names = await cardNames(page);
  const lastPage = Math.ceil(total / 16);
  for (let number = 2; number <= lastPage; number += 1) {
    await paging.getByRole('link', { name: 'Siguiente' }).click();
    await expectPage(page, number);
    names.push(...(await cardNames(page)));
  }
  await expect(paging.getByRole('button', { name: 'Siguiente' })).toBeDisabled();
  expect(names).toHaveLength(total);
  const all = (await shop.products())
    .filter(({ isHidden }) => !isHidden)
    .map(({ name }) => name || 'Producto');
  expect(names.toSorted()).toEqual(all.toSorted());

  await test.step('the pager’s field and its first and last pages work too', async () => {
    await paging.getByRole('link', { name: 'Primera página' }).click();
    await expectPage(page, 1);
    await pageField(page).fill('2');
    await pageField(page).press('Enter');
    await expectPage(page, 2);
    expect(await cardNames(page)).toEqual(names.slice(16, 32));
    await paging.getByRole('link', { name: 'Última página' }).click();
    await expectPage(page, lastPage);
  });
});

test('without scripts a product can be read, with a note on how to order [DETAIL-006 DETAIL-009 DETAIL-012]', async ({
  page,
  shop,
}) => {
  const photos = await demoPhotos(shop, 2);
  const product = await shop.addProduct(aThread({ brand: 'Quieta', photos }));
  await page.goto('/?q=quieta');
  await page.getByRole('link', { name: `Más información de ${product.name}` }).click();
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
  expect(text).not.toContain('Elige colores');
  await expect(page.locator('.buy-bar')).toHaveCSS('position', 'static');
  await expect(note(page)).toContainText('llámanos al (03496) 42-1923');
  await expect(note(page).getByRole('link')).toHaveAttribute('href', /^https:\/\/wa\.me\//);
  await page.getByRole('link', { name: 'Volver atrás' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(cards(page).first()).toBeVisible();
});

test('without scripts the login names what it needs, and no password gets into an address [ROUTE-014 LOGIN-001]', async ({
  page,
}) => {
  await page.goto('/login');
  const needed = 'Para ingresar, activa JavaScript en tu navegador.';
  await expect(page.getByRole('paragraph').filter({ hasText: needed })).toBeVisible();
  for (const path of ['/login', '/contact']) {
    await page.goto(path);
    await expect(page.getByRole('main').locator('form')).toHaveAttribute('method', 'post');
  }
});

const note = (page: Page): Locator =>
  page.getByRole('paragraph').filter({ hasText: 'Tu navegador no ejecuta JavaScript' });
