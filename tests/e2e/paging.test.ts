import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser.ts';
import {
  addProductsOf,
  cardNames,
  cards,
  countText,
  expectCount,
  expectPage,
  isSmall,
  pageField,
  pager,
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
    await expectPage(page, number);
    await expect(cards(page)).toHaveCount(Math.min(size, products.length - pages.flat().length));
    pages.push(await cardNames(page));
    if (number < lastPage) await nextLink(page).click();
  }
  expect(pages.flat().toSorted()).toEqual(products.map(({ name }) => name).toSorted());
  await expect(pager(page).getByRole('button', { name: 'Siguiente' })).toBeDisabled();

  await test.step('the page begins where the results do [GRID-017]', async () => {
    const top = async () => (await countText(page).boundingBox())?.y ?? -1;
    await expect.poll(async () => (await top()) >= 0 && (await top()) < 250).toBe(true);
  });

  await test.step('the same page again, after a reload and on the way back', async () => {
    await page.reload();
    await expect.poll(() => cardNames(page)).toEqual(pages[lastPage - 1]);
    await pager(page).getByRole('link', { name: 'Anterior' }).click();
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
      await expectPage(page, shown);
      expect(await cardNames(page)).toEqual(pages[shown - 1]);
    }
  });
});

test('a page’s link leads to the heading of the results and says which page it is [GRID-016 GRID-017]', async ({
  page,
  shop,
}) => {
  const products = await addProductsOf(
    shop,
    'Hojeada',
    Array.from({ length: 28 }, () => ({})),
  );
  const lastPage = Math.ceil(products.length / (isSmall(page) ? 4 : 9));
  const heading = page.getByRole('heading', { level: 1, name: 'Resultados para «hojeada»' });
  await page.goto('/?q=hojeada&seed=5');
  await expect(pager(page)).toContainText(`de ${lastPage}`);
  await expect(pager(page).getByRole('button', { name: 'Primera página' })).toBeDisabled();
  await nextLink(page).click();
  await expect(heading).toBeFocused();
  await expect(countText(page)).toHaveText(`28 productos, página 2 de ${lastPage}`);
  await pager(page).getByRole('link', { name: 'Última página' }).click();
  await expectPage(page, lastPage);
  await expect(pager(page).getByRole('button', { name: 'Última página' })).toBeDisabled();

  await test.step('the field leads to any page, and past the end to the last', async () => {
    for (const [typed, shown] of [
      ['3', 3],
      ['999', lastPage],
      ['1', 1],
    ] as const) {
      await pageField(page).fill(typed);
      await pageField(page).press('Enter');
      await expectPage(page, shown);
      await expect(heading).toBeFocused();
      await expect(page).toHaveURL(/[?&]q=hojeada&/);
    }
  });
});

test('one Tab from the search leads past categories and filters [ROUTE-004 SEARCH-004]', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/?subsection=Hilos&seed=1');
  await page.getByRole('searchbox', { name: 'Buscar productos' }).focus();
  const skip = page.getByRole('link', { name: 'Ir a los productos' });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Hilos' })).toBeFocused();
  const first = page.getByRole('link', { name: /^Más información/ }).first();
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Tab');
    if (await first.evaluate((link) => link === document.activeElement)) break;
  }
  await expect(first).toBeFocused();
});

const previous = (page: Page): Locator => pager(page).getByRole('button', { name: 'Anterior' });

const nextLink = (page: Page): Locator => pager(page).getByRole('link', { name: 'Siguiente' });
