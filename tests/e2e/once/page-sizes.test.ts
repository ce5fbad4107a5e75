import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser.ts';
import { cardNames, cards, expectPage } from '#tests/support/catalogue-page.ts';

const HEIGHT = 900;

const SIZES = [
  { width: 1736, size: 16 },
  { width: 1735, size: 13 },
  { width: 1500, size: 13 },
  { width: 1499, size: 9 },
  { width: 1280, size: 9 },
  { width: 1279, size: 6 },
  { width: 1024, size: 6 },
  { width: 1023, size: 4 },
  { width: 320, size: 4 },
  { width: 2560, size: 16 },
] as const;

const COLUMNS = [
  { width: 320, columns: 1 },
  { width: 339, columns: 1 },
  { width: 340, columns: 2 },
  { width: 1023, columns: 2 },
  { width: 1024, columns: 3 },
  { width: 1499, columns: 3 },
  { width: 1500, columns: 4 },
  { width: 2199, columns: 4 },
  { width: 2200, columns: 5 },
  { width: 2559, columns: 5 },
  { width: 2560, columns: 6 },
] as const;

test('the number of products follows the window’s width [GRID-022 GRID-024 GRID-G06]', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: HEIGHT });
  await page.goto('/?seed=7');
  for (const { width, size } of SIZES) {
    await page.setViewportSize({ width, height: HEIGHT });
    await expect(cards(page), `at ${width} px`).toHaveCount(size);
  }
});

test('one to six columns, the rows of a full page filled [GRID-001 GRID-G01 ROUTE-G03]', async ({ page }) => {
  await page.goto('/?seed=7');
  for (const { width, columns } of COLUMNS) {
    await page.setViewportSize({ width, height: HEIGHT });
    await expect.poll(() => columnsOfGrid(page), `at ${width} px`).toBe(columns);
    const isSmall = width < 1024;
    await expect(page.getByRole('button', { name: 'Categorías' })).toBeVisible({ visible: isSmall });
    await expect(page.getByRole('heading', { name: 'Categorías' })).toBeVisible({ visible: !isSmall });
    // A carousel takes a moment to follow the window.
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(overflow, `overflow at ${width} px`).toBeLessThanOrEqual(0);
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

const columnsOfGrid = (page: Page): Promise<number> =>
  page
    .getByRole('main')
    .getByRole('list')
    .filter({ has: page.getByRole('article') })
    .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
