import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser.ts';
import {
  addProductsOf,
  cardNames,
  cards,
  countText,
  expectCount,
  isSmall,
} from '#tests/support/catalogue-page.ts';

test('paging shows every product once, in one order [HOME-004 GRID-016 GRID-018 GRID-019 GRID-021 GRID-022]', async ({
  page,
  shop,
}) => {
  const brand = 'Paginado';
  const products = await addProductsOf(
    shop,
    brand,
    Array.from({ length: 11 }, () => ({})),
  );
  const size = isSmall(page) ? 4 : 9;
  const lastPage = Math.ceil(products.length / size);
  await page.goto(`/?q=${brand}&seed=5`);
  await expectCount(page, products.length);
  await expect(previous(page)).toBeDisabled();

  const pages: string[][] = [];
  for (let number = 1; number <= lastPage; number += 1) {
    await expect(paging(page).getByText(`Página ${number}`)).toBeVisible();
    await expect(cards(page)).toHaveCount(Math.min(size, products.length - pages.flat().length));
    pages.push(await cardNames(page));
    if (number < lastPage) await nextLink(page).click();
  }
  expect(pages.flat().toSorted()).toEqual(products.map(({ name }) => name).toSorted());
  await expect(paging(page).getByRole('button', { name: 'Siguiente' })).toBeDisabled();

  await test.step('the page begins where the results do [GRID-017]', async () => {
    const top = async () => (await countText(page).boundingBox())?.y ?? -1;
    await expect.poll(async () => (await top()) >= 0 && (await top()) < 250).toBe(true);
  });

  await test.step('the same page again, after a reload and on the way back', async () => {
    await page.reload();
    await expect.poll(() => cardNames(page)).toEqual(pages[lastPage - 1]);
    await paging(page).getByRole('link', { name: 'Anterior' }).click();
    await expect.poll(() => cardNames(page)).toEqual(pages[lastPage - 2]);
    await expect(nextLink(page)).toBeVisible();
    await page.goBack();
    await expect.poll(() => cardNames(page)).toEqual(pages[lastPage - 1]);
  });

  await test.step('a page out of range becomes the nearest one [GRID-020 GRID-G07]', async () => {
    for (const [asked, shown] of [
      ['999', lastPage],
      ['99999999999999999999', 1],
      ['-1', 1],
      ['dos', 1],
    ] as const) {
      await page.goto(`/?q=${brand}&seed=5&size=${size}&page=${asked}`);
      await expect(paging(page).getByText(`Página ${shown}`)).toBeVisible();
      expect(await cardNames(page)).toEqual(pages[shown - 1]);
    }
  });
});

const paging = (page: Page): Locator => page.getByRole('navigation', { name: 'Paginación' });

const previous = (page: Page): Locator => paging(page).getByRole('button', { name: 'Anterior' });

const nextLink = (page: Page): Locator => paging(page).getByRole('link', { name: 'Siguiente' });
