import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser.ts';
import { cardNames, cards, expectPage } from '#tests/support/catalogue-page.ts';

const HEIGHT = 900;

/** Each width at which one of the two changes, and the one before it. */
const LAYOUTS = [
  { width: 320, size: 4, columns: 1 },
  { width: 599, size: 4, columns: 1 },
  { width: 600, size: 4, columns: 2 },
  { width: 1023, size: 4, columns: 2 },
  { width: 1024, size: 6, columns: 3 },
  { width: 1279, size: 6, columns: 3 },
  { width: 1280, size: 9, columns: 3 },
  { width: 1499, size: 9, columns: 3 },
  { width: 1500, size: 13, columns: 4 },
  { width: 1735, size: 13, columns: 4 },
  { width: 1736, size: 16, columns: 4 },
  { width: 2199, size: 16, columns: 4 },
  { width: 2200, size: 16, columns: 5 },
  { width: 2559, size: 16, columns: 5 },
  { width: 2560, size: 16, columns: 6 },
] as const;

test('the number of products and of columns follows the window’s width, the rows of a full page filled [GRID-001 GRID-022 GRID-024 GRID-G01 GRID-G06 ROUTE-G03]', async ({
  page,
}) => {
  await page.goto('/?seed=7');
  for (const { width, size, columns } of LAYOUTS) {
    await page.setViewportSize({ width, height: HEIGHT });
    const isSmall = width < 1024;
    // A carousel takes a moment to follow the window.
    await expect
      .poll(() => layoutOf(page), { message: `at ${width} px`, intervals: [50] })
      .toEqual({ size, columns, hasCategoryButton: isSmall, hasCategories: !isSmall, isTooWide: false });
  }
  await expect(
    page.getByRole('main').getByRole('link', { name: /^Envíos a todo el país Paga/ }),
  ).toBeVisible();
});

test('the first product of a page stays in sight through a change of size [GRID-G06 GRID-G07]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1736, height: HEIGHT });
  await page.goto('/?seed=7&size=16&page=3');
  await expect(cards(page)).toHaveCount(16);
  for (const { width, size, number } of [
    { width: 1280, size: 9, number: 4 },
    { width: 1023, size: 4, number: 7 },
    { width: 1500, size: 13, number: 2 },
  ]) {
    const [first] = await cardNames(page);
    await page.setViewportSize({ width, height: HEIGHT });
    await expectPage(page, number);
    await expect(cards(page)).toHaveCount(size);
    expect(await cardNames(page), `at ${width} px`).toContain(first);
  }
});

test('this window’s size replaces the size in a link [GRID-024]', async ({ page }) => {
  await page.setViewportSize({ width: 1023, height: HEIGHT });
  await page.goto('/?seed=7&size=9&page=2');
  await expectPage(page, 3);
  await expect(cards(page)).toHaveCount(4);
  await expect(page).toHaveURL(/size=4/);
  await page.goto('/?seed=7');
  expect(await (await page.request.get('/?seed=7')).text()).not.toContain('size=16');
});

/** One question for all of it, asked at many widths. */
async function layoutOf(page: Page) {
  const categories = { name: 'Categorías' };
  const [grid, hasCategoryButton, hasCategories] = await Promise.all([
    cards(page).evaluateAll((all) => {
      const list = all[0]?.closest('ul, ol');
      const columns = list ? getComputedStyle(list).gridTemplateColumns.split(' ').length : 0;
      const isTooWide = document.documentElement.scrollWidth > window.innerWidth;
      return { size: all.length, columns, isTooWide };
    }),
    page.getByRole('button', categories).isVisible(),
    page.getByRole('heading', categories).isVisible(),
  ]);
  return { ...grid, hasCategoryButton, hasCategories };
}
