import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessible.ts';
import { expect, test } from '#tests/support/browser.ts';
import { addProductsOf, demoPhotos, isSmall } from '#tests/support/catalogue-page.ts';

test('arrows turn past both ends; thumbnails and dots follow [GALLERY-001 GALLERY-002 GALLERY-003 GALLERY-004 GALLERY-G01]', async ({
  page,
  shop,
}) => {
  const photos = await demoPhotos(shop, 3);
  const [product] = await addProductsOf(shop, 'Galería', [{ name: 'Con fotos', photos }]);
  await page.goto(`/moreInfo/${product?.id}`);
  const gallery = page.getByRole('region', { name: 'Fotos' });
  const next = gallery.getByRole('button', { name: 'Foto siguiente' });
  const previous = gallery.getByRole('button', { name: 'Foto anterior' });

  await expectPhoto(page, 1);
  await previous.click();
  await expectPhoto(page, 3);
  await next.click();
  await expectPhoto(page, 1);
  await next.click();
  await expectPhoto(page, 2);
  await gallery.locator('.gallery-dots > button').first().click();
  await expectPhoto(page, 1);
  await gallery.getByRole('button', { name: 'Foto 3', exact: true }).click();
  await expectPhoto(page, 3);

  await test.step('the photo keeps its place; a finger turns it, or the arrow keys [GALLERY-G01]', async () => {
    const size = () => gallery.evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight]);
    const sizeBefore = await size();
    if (isSmall(page)) await swipe(page, 250);
    else {
      await gallery.getByRole('button', { name: 'Ampliar foto 3 de 3' }).focus();
      await page.keyboard.press('ArrowRight');
      await expectPhoto(page, 1);
      await expect(gallery.getByRole('button', { name: 'Ampliar foto 1 de 3' })).toBeFocused();
      await page.keyboard.press('ArrowLeft');
      await expectPhoto(page, 3);
      await page.keyboard.press('ArrowLeft');
    }
    await expectPhoto(page, 2);
    if (isSmall(page)) await swipe(page, -250);
    else await page.keyboard.press('ArrowRight');
    await expectPhoto(page, 3);
    expect(await size()).toEqual(sizeBefore);
  });

  await test.step('zoomed, with the same photo, arrows and keys [GALLERY-005 GALLERY-006 GALLERY-007 GALLERY-G02]', async () => {
    const shown = 3;
    await gallery.getByRole('button', { name: 'Ampliar foto' }).click();
    await expect(zoom(page, shown)).toBeVisible();
    const image = zoom(page, shown).getByRole('img');
    const windowWidth = page.viewportSize()?.width ?? 0;
    const size = await image.boundingBox();
    if (isSmall(page)) expect(size?.width).toBe(windowWidth);
    expect(size?.width).toBeGreaterThan(windowWidth * 0.5);
    await expectAccessible(page);
    await expectFocusWithin(page, zoom(page, shown));

    await test.step('a press enlarges the photo there, and another one makes it fit', async () => {
      await zoom(page, shown)
        .getByRole('button', { name: 'Agrandar foto' })
        .click({ position: { x: windowWidth / 2, y: 200 } });
      const large = await image.boundingBox();
      expect(large?.width).toBeGreaterThanOrEqual((size?.height ?? 0) * 1.09);
      const reduce = zoom(page, shown).getByRole('button', { name: 'Achicar foto' });
      await expectAccessible(page);
      await reduce.press('ArrowDown');
      await expect(reduce).toBeVisible();
      await expect.poll(async () => (await image.boundingBox())?.y).toBeLessThan(large?.y ?? 0);
      await reduce.press('Enter');
      await expect.poll(async () => (await image.boundingBox())?.width).toBe(size?.width);
    });
    await zoom(page, shown).getByRole('button', { name: 'Foto anterior' }).click();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowRight');
    await expect(zoom(page, shown - 1)).toBeVisible();
    await zoom(page, shown - 1)
      .getByRole('button', { name: 'Cerrar' })
      .click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectPhoto(page, shown - 1);
    await expect(gallery.getByRole('button', { name: 'Ampliar foto' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('with many photos the gallery keeps its height, and the thumbnails scroll [GALLERY-003 GALLERY-004]', {
  tag: '@once',
}, async ({ page, shop }) => {
  const photos = await demoPhotos(shop, 12);
  for (const count of [8, 12]) {
    const [product] = await addProductsOf(shop, 'Galería', [{ photos: photos.slice(0, count) }]);
    await page.goto(`/moreInfo/${product?.id}`);
    const gallery = page.getByRole('region', { name: 'Fotos' });
    const photo = await gallery.getByRole('img', { name: `foto 1 de ${count}` }).boundingBox();
    if (photo === null) throw new Error('the gallery shows no photo');
    expect(photo.height).toBe(photo.width);
    const bottom = photo.y + photo.height;
    for (const part of ['.gallery-main', '.gallery-dots > button:last-child', '.gallery-zoom']) {
      const box = await gallery.locator(part).boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bottom + 0.5);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(bottom - 20);
    }
    const list = gallery.getByRole('list');
    expect((await list.boundingBox())?.height).toBeCloseTo(photo.height + 12, 0);
    const last = gallery.getByRole('button', { name: `Foto ${count}`, exact: true });
    await expect(last).not.toBeInViewport();
    await gallery.getByRole('button', { name: 'Foto anterior' }).click();
    await expect(last).toHaveAttribute('aria-current', 'true');
    await expect(last).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
  }
});

test('one photo or none has no arrows [GALLERY-G03 GRID-G04]', { tag: '@once' }, async ({ page, shop }) => {
  const [one, none] = await addProductsOf(shop, 'Galería', [
    { photos: await demoPhotos(shop, 1) },
    { photos: [] },
  ]);
  for (const product of [one, none]) {
    await page.goto(`/moreInfo/${product?.id}`);
    const gallery = page.getByRole('region', { name: 'Fotos' });
    await expect(gallery.getByRole('img', { name: product?.name ?? '', exact: true })).toBeVisible();
    await expect(gallery.getByRole('button', { name: /^Foto / })).toHaveCount(0);
  }
  await expect(page.getByRole('button', { name: 'Ampliar foto' })).toBeDisabled();
});

const zoom = (page: Page, number: number): Locator =>
  page.getByRole('dialog', { name: `Con fotos, foto ${number} de 3` });

/** Swipes a finger over the photo, `distance` px to the right. */
async function swipe(page: Page, distance: number): Promise<void> {
  const photo = await page.getByRole('region', { name: 'Fotos' }).getByRole('img').boundingBox();
  if (photo === null) throw new Error('the gallery shows no photo');
  const y = photo.y + photo.height / 2;
  const start = photo.x + (photo.width - distance) / 2;
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', x: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
  await touch('touchStart', start);
  for (let part = 0.1; part <= 1; part += 0.1) await touch('touchMove', start + distance * part);
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await client.detach();
}

/** Checks that Tab stays within the dialog. */
async function expectFocusWithin(page: Page, dialog: Locator): Promise<void> {
  for (let stop = 0; stop < 6; stop += 1) {
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
}

/** Checks the number of the main photo, and that its thumbnail and dot are marked. */
async function expectPhoto(page: Page, number: number): Promise<void> {
  const gallery = page.getByRole('region', { name: 'Fotos' });
  await expect(gallery.getByRole('img', { name: `Con fotos, foto ${number} de 3` })).toBeVisible();
  const dots = gallery.locator('.gallery-dots > button');
  await expect(dots).toHaveCount(3);
  await expect(dots.nth(number - 1)).toHaveAttribute('data-current', 'true');
  const thumbnail = gallery.getByRole('button', { name: `Foto ${number}`, exact: true });
  await expect(thumbnail).toHaveAttribute('aria-current', 'true');
}
