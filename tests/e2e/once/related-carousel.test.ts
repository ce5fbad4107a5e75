import { test } from '#tests/support/bare-shop.ts';
import { expect } from '#tests/support/browser.ts';
import {
  beginInterval,
  expectAt,
  expectTurning,
  HEIGHT,
  offers,
  related,
  slidesInSight,
  stock,
  stopClock,
  touchReady,
} from '#tests/support/carousel.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('related products keep turning under the mouse [CAROUSEL-009 CAROUSEL-013 CAROUSEL-015 CAROUSEL-016]', async ({
  page,
  shop,
}) => {
  const [first] = await stock(shop, offers(7));
  await page.clock.install();
  await page.goto(`/moreInfo/${first?.id}`);
  const carousel = related(page);
  await touchReady(carousel);
  await stopClock(page);
  await expect(carousel.getByText('Productos relacionados...')).toBeVisible();
  await expect(carousel.getByRole('group')).toHaveCount(6);
  await carousel.getByRole('button', { name: 'Mostrar 1 de 6' }).click();
  await beginInterval(page, carousel);

  await test.step('every 5000 ms, past the end to the start, with the mouse over it', async () => {
    await carousel.getByRole('article').first().hover();
    await page.clock.runFor(4999);
    await expectAt(carousel, 1);
    await page.clock.runFor(1);
    await expectAt(carousel, 2);
    await page.clock.runFor(20_000);
    await expectAt(carousel, 6);
    await page.clock.runFor(5000);
    await expectAt(carousel, 1);
  });

  await test.step('its button holds it', async () => {
    await carousel.getByRole('button', { name: 'Pausar los productos relacionados' }).click();
    await expectTurning(carousel, false);
    await page.clock.runFor(20_000);
    await expectAt(carousel, 1);
  });

  await test.step('the keyboard never lands on a slide out of sight', async () => {
    await carousel.getByRole('button', { name: 'Producto siguiente' }).focus();
    for (const slide of [1, 2, 3, 4, 5, 6]) {
      const group = carousel.getByRole('group', { name: `${slide} de 6` });
      for (const stop of [group.getByRole('button'), group.getByRole('link', { name: /^Más/ })]) {
        await page.keyboard.press('Tab');
        await page.clock.runFor(500);
        await expect(stop).toBeFocused();
        expect(await slidesInSight(carousel)).toContain(`${slide} de 6`);
      }
    }
  });

  await test.step('also two of them in the narrowest row, where they are too few for an endless one', async () => {
    await stock(shop, offers(3));
    const [product] = await shop.products();
    await page.setViewportSize({ width: 390, height: HEIGHT });
    await page.clock.resume();
    await page.goto(`/moreInfo/${product?.id}`);
    await touchReady(carousel);
    await stopClock(page);
    await carousel.getByRole('button', { name: 'Mostrar 1 de 2' }).click();
    await beginInterval(page, carousel);
    await page.clock.runFor(5000);
    await expectAt(carousel, 2);
    await page.clock.runFor(5000);
    await expectAt(carousel, 1);
    await carousel.getByRole('button', { name: 'Producto anterior' }).click();
    await expectAt(carousel, 2);
  });
});
