import type { Locator, Page } from '@playwright/test';
import { pesos } from '#domain/money/centavos.ts';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { expect, plain, test } from '#tests/support/browser.ts';
import { demoPhotos } from '#tests/support/catalogue-page.ts';
import { withoutCatalogue } from '#tests/support/without-catalogue.ts';

const preview = (page: Page): Locator => page.locator('.page-preview');
const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

test.describe('without the browser’s catalogue', () => {
  test.use({ expectedMessages: ['ERR_BLOCKED_BY_CLIENT', 'inspector'] });

  test('a tap shows what the card told, then the whole page in its place, with the present price', async ({
    page,
    shop,
  }) => {
    const photos = await demoPhotos(shop, 1);
    const thread = await shop.addProduct(aPlainThread({ brand: 'Avistado', photos, price: pesos(5000) }));
    await withoutCatalogue(page);
    await page.goto('/?q=avistado');
    await expectReadyToPreview(page);
    const release = await holdData(page, `**/moreInfo/${thread.id}/*.data*`);
    await page.getByRole('article').getByRole('link').first().click();
    await expect(preview(page).locator('h1')).toHaveText(thread.name);
    expect(plain(await preview(page).innerText())).toContain('$ 5.000,00');
    const isPhotoShown = (photo: HTMLImageElement) => photo.complete && photo.naturalWidth > 0;
    const photo = preview(page).locator('.gallery-photo img');
    await expect.poll(() => photo.evaluate(isPhotoShown)).toBe(true);
    await expect(page).toHaveURL(/q=avistado/);

    const previewed = await settledPlaces(preview(page));
    await shop.updateProduct({ ...thread, price: pesos(5900) });
    release();
    await expect(heading(page)).toBeFocused();
    await expect(preview(page)).toHaveCount(0);
    expect(plain(await page.getByRole('main').innerText())).toContain('$ 5.900,00');
    expect(await settledPlaces(page.getByRole('main'))).toEqual(previewed);

    await test.step('a step back shows the list as it was left, before its data are there', async () => {
      const releaseList = await holdData(page, '**/_.data*');
      await page.goBack();
      await expect(preview(page).getByText(thread.name).first()).toBeInViewport();
      releaseList();
      await expect(preview(page)).toHaveCount(0);
      await expect(page.getByRole('article')).toContainText(/5\.900/);
    });
  });
});

test.describe('a product that is gone', () => {
  test.use({ expectedFailures: [404] });

  test('is told so in place of its preview', { tag: '@once' }, async ({ page, shop }) => {
    const thread = await shop.addProduct(aPlainThread({ brand: 'Fugaz' }));
    await page.goto('/?q=fugaz');
    await expectReadyToPreview(page);
    const release = await holdData(page, `**/moreInfo/${thread.id}/*.data*`);
    await page.getByRole('article').getByRole('link').first().click();
    await expect(preview(page)).toContainText(thread.name);
    await shop.deleteProduct(thread.id);
    release();
    await expect(heading(page)).toContainText('No encontramos');
    await expect(preview(page)).toHaveCount(0);
  });
});

test('a category and a page of its list have their title over empty cards until the list is there', {
  tag: '@once',
}, async ({ page, shop }) => {
  const thread = await shop.addProduct(aPlainThread());
  await page.goto(`/moreInfo/${thread.id}`);
  await expectReadyToPreview(page);
  const place = page.getByRole('navigation', { name: 'Estás en' }).getByRole('link').nth(1);
  const title = (await place.innerText()).trim();
  const release = await holdData(page, '**/categoria/**.data*');
  await place.click();
  await expect(preview(page).locator('h1')).toHaveText(title);
  await expect(preview(page).locator('.product-grid > li').first()).toBeInViewport();
  release();
  await expect(heading(page)).toHaveText(title);
  await expect(preview(page)).toHaveCount(0);
});

/** The code of previews comes late, or when a finger touches the first link. */
async function expectReadyToPreview(page: Page): Promise<void> {
  await expect(page.locator('.help-bubble-place[style*="--foot"]')).toBeAttached();
  await page.locator('footer a[href]').first().dispatchEvent('pointerdown');
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /assets\/page-preview-[^/]+\.js/.test(name)),
  );
  // It imports other files.
  await page.waitForLoadState('networkidle');
}

/** @returns a function that lets the answers through */
async function holdData(page: Page, url: string): Promise<() => void> {
  const release = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await release.promise;
    await route.continue();
  });
  return release.resolve;
}

/** Where name, price and photo stand once nothing moves any more, in px. */
async function settledPlaces(page: Locator): Promise<unknown> {
  return page.evaluate(async (element) => {
    await Promise.all(
      element.getAnimations({ subtree: true }).map(({ finished, effect }) => {
        const { iterations } = effect?.getTiming() ?? {};
        return iterations === 1 ? finished : undefined;
      }),
    );
    return ['h1', '.product-info b', '.gallery-photo'].map((selector) => {
      const { x, y, width, height } =
        element.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
      return [x, y, width, height].map(Math.round);
    });
  });
}
