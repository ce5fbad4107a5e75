import type { Locator } from '@playwright/test';
import { COLOURS } from '#domain/products/colours.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { expect, test } from '#tests/support/browser.ts';
import { addProductsOf, cardOf, cards, demoPhotos } from '#tests/support/catalogue-page.ts';

test('a picture loads only within 200 px of the window [CONST-002]', async ({ page, shop }) => {
  const [photo = '', other = ''] = await demoPhotos(shop, 2);
  // No other product stands there.
  const shelf = { subsection: 'Cordones', type: 'Otros' };
  const [far] = await addProductsOf(shop, 'Lejana', [{ ...shelf, photos: [other] }]);
  const colours = COLOURS.map(({ name }) => name);
  const product = await shop.addProduct(aThread({ ...shelf, colours, photos: [photo] }));
  const asked: string[] = [];
  page.on('request', (request) => request.resourceType() === 'image' && asked.push(request.url()));
  const isAsked = (path: string) => asked.some((url) => url.endsWith(path.replace('/images/', '')));

  await page.goto(`/moreInfo/${product.id}`);
  const picture = cardOf(page, far?.name ?? '').locator('img');
  await expect.poll(() => isAsked(photo)).toBe(true);
  await leaveBelow(picture, 260);
  expect(isAsked(other)).toBe(false);
  await expect(picture).toHaveAttribute('src', /^data:/);
  const box = await picture.boundingBox();

  await leaveBelow(picture, 190);
  await expect(picture).toHaveAttribute('src', /\/images\//);
  await expect.poll(() => isAsked(other)).toBe(true);
  await expect(picture).toHaveJSProperty('complete', true);
  expect((await picture.boundingBox())?.height).toBe(box?.height);
});

for (const [on, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1440, height: 900 }],
] as const) {
  test(`the largest picture of a first view on ${on} is asked for before any script`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize(viewport);
    const product = (await shop.products()).find(({ photos, isHidden }) => photos.length > 1 && !isHidden);
    for (const path of ['/?seed=7', '/?seed=7&subsection=Agujas', `/moreInfo/${product?.id}`]) {
      await page.goto(path, { waitUntil: 'networkidle' });
      const { pictures, scriptsAt } = await page.evaluate(picturesInWindow);
      const largest = Math.max(...pictures.map(({ area }) => area));
      const asked = pictures.filter(({ area }) => area > largest * 0.98).map(({ askedAt }) => askedAt);
      expect(Math.min(...asked), path).toBeLessThan(scriptsAt);
    }
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, expectedMessages: ['csp'] });

  test('every picture has its fixed box and loads natively [CONST-002 GRID-003]', async ({ page }) => {
    await page.goto('/');
    const last = cards(page)
      .filter({ has: page.locator('img[src^="/images/"]') })
      .last();
    await last.scrollIntoViewIfNeeded();
    const picture = last.locator('img:visible');
    await expect(picture).toHaveCount(1);
    await expect(picture).toHaveAttribute('src', /\/images\//);
    const [photo, place] = [await picture.boundingBox(), await last.boundingBox()];
    expect(photo?.width).toBe(place?.width);
    expect(photo?.height).toBe(photo?.width);
  });
});

/** How much of each picture is in the window, in px², and when it and the first script were asked for. */
function picturesInWindow() {
  const times = performance.getEntriesByType('resource');
  const timeOf = (is: (name: string) => boolean) =>
    times.find(({ name }) => is(name))?.startTime ?? Number.POSITIVE_INFINITY;
  const pictures = [...document.querySelectorAll('main img')].map((image) => {
    const { top, bottom, left, right } = image.getBoundingClientRect();
    const height = Math.min(bottom, window.innerHeight) - Math.max(top, 0);
    const width = Math.min(right, window.innerWidth) - Math.max(left, 0);
    const address = image instanceof HTMLImageElement ? image.currentSrc : '';
    return {
      area: Math.max(0, height) * Math.max(0, width),
      askedAt: timeOf((name) => name === address),
    };
  });
  return { pictures, scriptsAt: timeOf((name) => name.endsWith('.js')) };
}

/** Scrolls until the picture begins that many px below the window, and waits until the page has noticed. */
function leaveBelow(picture: Locator, pixels: number): Promise<void> {
  return picture.evaluate(async (image, pixels) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    window.scrollBy({
      top: image.getBoundingClientRect().top - window.innerHeight - pixels,
      behavior: 'instant',
    });
    // Observers run in the order of their creation, so the page's own has run before this one.
    new IntersectionObserver(() => resolve()).observe(image);
    await promise;
  }, pixels);
}
