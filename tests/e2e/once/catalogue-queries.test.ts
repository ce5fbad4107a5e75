import { expect, test } from '#tests/support/browser.ts';
import {
  addProductsOf,
  cardNames,
  cardOf,
  expectCount,
  visibleCount,
} from '#tests/support/catalogue-page.ts';

test('a hidden product is in no list and no count [FILTER-G04 FILTER-014]', async ({ page, shop }) => {
  const [shown, hidden] = await addProductsOf(shop, 'Escondidas', [{}, { isHidden: true, code: 'QWK-2' }]);
  await page.goto('/?q=escondidas');
  await expectCount(page, 1);
  await expect(cardOf(page, shown?.name ?? '')).toBeVisible();
  await page.goto(`/?q=${hidden?.code}`);
  await expectCount(page, 0);
});

test('the literal no code finds products without a code [SEARCH-G04]', async ({ page, shop }) => {
  await addProductsOf(shop, 'Descodificada', [{ code: null }, { code: 'CON-CODIGO' }]);
  await page.goto('/?q=No+Code');
  await expectCount(page, await visibleCount(shop, ({ code }) => code === null));
});

test('a seed gives its order, taken modulo 32, and another seed another [HOME-004]', async ({ page }) => {
  await page.goto('/?seed=5');
  const ofFive = await cardNames(page);
  await page.goto('/?seed=37');
  expect(await cardNames(page)).toEqual(ofFive);
  await page.goto('/?seed=6');
  expect(await cardNames(page)).not.toEqual(ofFive);
});
