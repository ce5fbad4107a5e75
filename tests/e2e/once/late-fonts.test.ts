import type { Locator, Page, Route } from '@playwright/test';
import { expect, test } from '#tests/support/browser.ts';

const PAGES = ['/?seed=1', '/?q=zzzz+nada', '/aboutUs', '/howToBuy', '/FAQ', '/contact', '/calculadora'];

test('fonts that come after the first paint are used on the same page, and move nothing', async ({
  page,
}) => {
  let held: Route[] = [];
  let areHeld = true;
  await page.route('**/*.woff2', (route) => (areHeld ? void held.push(route) : route.continue()));
  for (const path of PAGES) {
    areHeld = true;
    held = [];
    await page.goto(path, { waitUntil: 'commit' });
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    await expect.poll(() => held.length).toBe(2);
    await expect.poll(() => page.evaluate(() => document.readyState)).toBe('interactive');
    const before = await heightsOf(page);
    const width = await textWidth(heading);

    areHeld = false;
    for (const route of held) await route.continue();
    await expect.poll(() => textWidth(heading), path).not.toBe(width);
    expect(await heightsOf(page), path).toEqual(before);
  }
});

/** Where the heading and the footer begin, in whole px from the top of the page. */
async function heightsOf(page: Page): Promise<(number | undefined)[]> {
  const parts = [page.getByRole('heading', { level: 1 }), page.getByRole('contentinfo')];
  return Promise.all(parts.map(async (part) => Math.round((await part.boundingBox())?.y ?? Number.NaN)));
}

function textWidth(heading: Locator): Promise<number> {
  return heading.evaluate((element) => {
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
    const range = document.createRange();
    range.selectNodeContents(text ?? element);
    return range.getBoundingClientRect().width;
  });
}
