import type { Locator, Page } from '@playwright/test';
import { test } from '#tests/support/bare-shop.ts';
import { expect } from '#tests/support/browser.ts';
import {
  beginInterval,
  controls,
  expectAt,
  expectReady,
  expectTurning,
  HEIGHT,
  offers,
  resumeByMouse,
  slidesInSight,
  specialOffers,
  stock,
  stopClock,
  touch,
  touchReady,
} from '#tests/support/carousel.ts';

test.describe('in motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the offers turn by themselves and by hand [CAROUSEL-001 CAROUSEL-003 CAROUSEL-005 CAROUSEL-012 CAROUSEL-014 CAROUSEL-G02 CAROUSEL-G03]', async ({
    page,
    shop,
  }) => {
    await stock(shop, [
      ...offers(5),
      { name: 'Sin oferta' },
      { name: 'Oculta', isOffer: true, isHidden: true },
    ]);
    await page.clock.install();
    await page.goto('/?seed=1');
    const carousel = specialOffers(page);
    await expectReady(carousel);
    await stopClock(page);

    await test.step('it holds only offers, and each slide names its position', async () => {
      await expect(carousel.getByRole('heading', { level: 2 })).toHaveText('OFERTAS ESPECIALES');
      await expect(carousel.getByRole('article')).toHaveCount(5);
      for (const absent of ['Sin oferta', 'Oculta']) await expect(carousel).not.toContainText(absent);
      await expect(carousel).toHaveAttribute('aria-roledescription', 'carrusel');
      await expect(carousel.getByRole('group', { name: '3 de 5' })).toHaveAttribute(
        'aria-roledescription',
        'diapositiva',
      );
    });

    await test.step('one slide every 5000 ms', async () => {
      await carousel.getByRole('button', { name: 'Mostrar 1 de 5' }).click();
      await beginInterval(page, carousel);
      await page.clock.runFor(4999);
      await expectAt(carousel, 1);
      await page.clock.runFor(1);
      await expectAt(carousel, 2);
    });

    await test.step('scrolling by the browser, as in its search, keeps slide and controls in step', async () => {
      await carousel
        .getByRole('link', { name: /Oferta \d/ })
        .last()
        .scrollIntoViewIfNeeded();
      await page.clock.runFor(500);
      await expect.poll(() => slidesInSight(carousel)).toContain('5 de 5');
      await carousel.getByRole('button', { name: 'Mostrar 2 de 5' }).click();
      await page.mouse.move(2, 300);
      await expectTurning(carousel, true);
      await page.clock.runFor(2000);
      await expect.poll(() => slidesInSight(carousel)).toEqual(['2 de 5', '3 de 5', '4 de 5']);
      await beginInterval(page, carousel);
    });

    await test.step('past the last slide the first one follows', async () => {
      await page.clock.runFor(15_000);
      await expectAt(carousel, 5);
      await page.clock.runFor(2000);
      expect(await slidesInSight(carousel)).toEqual(['5 de 5', '1 de 5', '2 de 5']);
      await page.clock.runFor(3000);
      await expectAt(carousel, 1);
    });

    await test.step('a mouse over it pauses it', async () => {
      await carousel.getByRole('article').first().hover();
      await expectTurning(carousel, false);
      await page.clock.runFor(20_000);
      await expectAt(carousel, 1);
      await page.mouse.move(2, 300);
      await expectTurning(carousel, true);
      await page.clock.runFor(5000);
      await expectAt(carousel, 2);
    });

    await test.step('the focus inside pauses it, except on the pause button', async () => {
      await carousel.getByRole('button', { name: 'Pausar las ofertas' }).focus();
      await page.clock.runFor(5000);
      await expectAt(carousel, 3);
      await page.keyboard.press('Tab');
      await expect(carousel.getByRole('button', { name: 'Oferta anterior' })).toBeFocused();
      await expectTurning(carousel, false);
      await page.clock.runFor(20_000);
      await expectAt(carousel, 3);
      await page.keyboard.press('Shift+Tab');
      await expectTurning(carousel, true);
      await page.clock.runFor(5000);
      await expectAt(carousel, 4);
    });

    await test.step('its button pauses it; arrows and dots still work and show the position', async () => {
      await carousel.getByRole('button', { name: 'Pausar las ofertas' }).click();
      await page.mouse.move(2, 300);
      await expectTurning(carousel, false);
      await page.clock.runFor(20_000);
      await expectAt(carousel, 4);
      await carousel.getByRole('button', { name: 'Oferta siguiente' }).click();
      await carousel.getByRole('button', { name: 'Oferta siguiente' }).click();
      await expectAt(carousel, 1);
      await carousel.getByRole('button', { name: 'Oferta anterior' }).click();
      await expectAt(carousel, 5);
      await carousel.getByRole('button', { name: 'Mostrar 3 de 5' }).click();
      await expect(carousel.locator('[aria-live]')).toHaveText('3 de 5');
    });

    await test.step('a manual move delays the next advance', async () => {
      await resumeByMouse(page, carousel);
      await page.clock.runFor(4000);
      await carousel.getByRole('button', { name: 'Oferta siguiente' }).dispatchEvent('click');
      await page.clock.runFor(4999);
      await expectAt(carousel, 4);
      await page.clock.runFor(1);
      await expectAt(carousel, 5);
    });

    await test.step('it stops in a hidden tab, and with reduced motion', async () => {
      await hideTab(page, true);
      await expectTurning(carousel, false);
      await page.clock.runFor(20_000);
      await hideTab(page, false);
      await expectAt(carousel, 5);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await expect(carousel.getByRole('button', { name: 'Pausar las ofertas' })).toBeHidden();
      await expectTurning(carousel, false);
      await page.clock.runFor(20_000);
      await expectAt(carousel, 5);
    });
  });

  test('offers that all fit don’t move and have no controls [CAROUSEL-011]', async ({ page, shop }) => {
    await stock(shop, offers(4));
    await page.clock.install();
    await page.setViewportSize({ width: 1919, height: HEIGHT });
    await page.goto('/');
    const carousel = specialOffers(page);
    await touchReady(carousel);
    await expect(controls(carousel)).toHaveCount(7);
    await page.setViewportSize({ width: 1920, height: HEIGHT });
    await expect(controls(carousel)).toHaveCount(0);
    const before = await slidesInSight(carousel);
    expect(before).toEqual(['1 de 4', '2 de 4', '3 de 4', '4 de 4']);
    await page.clock.runFor(20_000);
    expect(await slidesInSight(carousel)).toEqual(before);
    await page.setViewportSize({ width: 1919, height: HEIGHT });
    await expectReady(carousel);
    await beginInterval(page, carousel);
    await page.clock.runFor(5000);
    await expectAt(carousel, 2);
  });
});

test.describe('under a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: HEIGHT } });

  test('a swipe turns the carousel, past the first slide too [CAROUSEL-014 CAROUSEL-G03]', async ({
    page,
    shop,
  }) => {
    await stock(shop, offers(5));
    await page.goto('/?seed=1');
    const carousel = specialOffers(page);
    await touchReady(carousel);
    await carousel.scrollIntoViewIfNeeded();
    await swipe(page, carousel, -280);
    await expectAt(carousel, 2);
    await swipe(page, carousel, 280);
    await expectAt(carousel, 1);
    await swipe(page, carousel, 280);
    await expectAt(carousel, 5);
    await expect(page).toHaveURL(/\/\?seed=1$/);
  });
});

test.describe('without the carousel’s code', () => {
  test.use({ expectedMessages: ['ERR_FAILED'] });

  test('the arrows and dots scroll the row [CAROUSEL-014 CAROUSEL-G03]', async ({ page, shop }) => {
    await stock(shop, offers(5));
    await page.route('**/carousel-engine-*.js', (route) => route.abort('failed'));
    const failed = page.waitForEvent('requestfailed');
    await page.goto('/?seed=1');
    const carousel = specialOffers(page);
    await touch(carousel);
    await failed;
    await carousel.getByRole('button', { name: 'Oferta siguiente' }).click();
    await expect.poll(() => slidesInSight(carousel)).toEqual(['2 de 5', '3 de 5', '4 de 5']);
    await carousel.getByRole('button', { name: 'Mostrar 3 de 5' }).click();
    await expect.poll(() => slidesInSight(carousel)).toEqual(['3 de 5', '4 de 5', '5 de 5']);
    await carousel.getByRole('button', { name: 'Oferta siguiente' }).click();
    await expect.poll(() => slidesInSight(carousel)).toEqual(['1 de 5', '2 de 5', '3 de 5']);
    await carousel.getByRole('button', { name: 'Oferta anterior' }).click();
    await expect.poll(() => slidesInSight(carousel)).toEqual(['3 de 5', '4 de 5', '5 de 5']);
  });
});

async function hideTab(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((isHidden) => {
    Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}

async function swipe(page: Page, carousel: Locator, distance: number): Promise<void> {
  const box = await carousel.locator('[data-ready]').boundingBox();
  if (box === null) throw new Error('the carousel is out of sight');
  const from = { x: box.x + box.width / 2 - distance / 2, y: box.y + box.height / 2 };
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y: from.y }],
    });
  await send('touchStart', from.x);
  for (const part of [0.2, 0.4, 0.6, 0.8, 1]) await send('touchMove', from.x + distance * part);
  await send('touchEnd', from.x + distance);
  await touch.detach();
}
