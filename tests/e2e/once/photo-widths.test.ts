import { expect, test } from '#tests/support/browser.ts';
import { colourfulProduct } from '#tests/support/catalogue-page.ts';
import { setScreen, wrongChoices } from '#tests/support/photo-choice.ts';

const SCREENS = [
  ...[360, 390, 768, 1024, 1280, 1500, 1920].flatMap((width) => [1, 2, 2.6].map((dppx) => ({ width, dppx }))),
  ...[360, 393, 430].flatMap((width) => [2.75, 3, 3.5].map((dppx) => ({ width, dppx }))),
];

test('every photo is at least as wide as its place, and at most one step wider [DATA-005]', async ({
  page,
  shop,
}) => {
  const cdp = await page.context().newCDPSession(page);
  const { id } = await colourfulProduct(shop);
  for (const path of ['/?seed=1', `/moreInfo/${id}`]) {
    await page.goto(path);
    const wrong: string[] = [];
    for (const screen of SCREENS) {
      await setScreen(cdp, screen);
      wrong.push(...(await wrongChoices(page, screen)));
    }
    expect(wrong, path).toEqual([]);
  }
});
