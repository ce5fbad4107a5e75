import type { Locator, Page } from '@playwright/test';
import { test } from '#tests/support/bare-shop.ts';
import { expect } from '#tests/support/browser.ts';
import {
  beginInterval,
  expectAt,
  expectReady,
  expectTurning,
  offers,
  resumeByMouse,
  slidesInSight,
  stock,
  stopClock,
} from '#tests/support/carousel.ts';

const HEIGHT = 900;

const specialOffers = (page: Page): Locator => page.getByRole('region', { name: 'OFERTAS ESPECIALES' });
const related = (page: Page): Locator => page.getByRole('region', { name: 'También te puede interesar' });
const controls = (carousel: Locator): Locator =>
  carousel.getByRole('button', { name: /anterior|siguiente|Pausar|Mostrar/ });

test.describe('in motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('CAROUSEL-001 CAROUSEL-003 CAROUSEL-005 CAROUSEL-012 CAROUSEL-014 CAROUSEL-G02 CAROUSEL-G03 the offers go round by themselves and by hand', async ({
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

    await test.step('only what is on offer is in it, each slide says its place', async () => {
      await expect(carousel.getByRole('heading', { level: 2 })).toHaveText('OFERTAS ESPECIALES');
      await expect(carousel.getByRole('link')).toHaveCount(5);
      for (const absent of ['Sin oferta', 'Oculta']) await expect(carousel).not.toContainText(absent);
      await expect(carousel).toHaveAttribute('aria-roledescription', 'carrusel');
      await expect(carousel.getByRole('group', { name: '3 de 5' })).toHaveAttribute(
        'aria-roledescription',
        'diapositiva',
      );
    });

    await test.step('one slide every 5000 ms', async () => {
      await beginInterval(page, carousel);
      await page.clock.runFor(4999);
      await expectAt(carousel, 1);
      await page.clock.runFor(1);
      await expectAt(carousel, 2);
    });

    await test.step('what the browser itself brings into sight, as its search does, stays in step', async () => {
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

    await test.step('a mouse over it holds it', async () => {
      await carousel.getByRole('link').first().hover();
      await expectTurning(carousel, false);
      await page.clock.runFor(20_000);
      await expectAt(carousel, 1);
      await page.mouse.move(2, 300);
      await expectTurning(carousel, true);
      await page.clock.runFor(5000);
      await expectAt(carousel, 2);
    });

    await test.step('the keyboard inside holds it, but on the pause button', async () => {
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

    await test.step('its button pauses it; arrows and dots still answer, and say where one is', async () => {
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

    await test.step('a move by hand puts the next advance off', async () => {
      await resumeByMouse(page, carousel);
      await page.clock.runFor(4000);
      await carousel.getByRole('button', { name: 'Oferta siguiente' }).dispatchEvent('click');
      await page.clock.runFor(4999);
      await expectAt(carousel, 4);
      await page.clock.runFor(1);
      await expectAt(carousel, 5);
    });

    await test.step('it rests in a tab that nobody sees, and for who asks for stillness', async () => {
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

  test('CAROUSEL-009 CAROUSEL-013 CAROUSEL-015 CAROUSEL-016 the related products go on under the mouse', async ({
    page,
    shop,
  }) => {
    const [first] = await stock(shop, offers(7));
    await page.clock.install();
    await page.goto(`/moreInfo/${first?.id}`);
    const carousel = related(page);
    await expectReady(carousel);
    await stopClock(page);
    await expect(carousel.getByText('Productos relacionados...')).toBeVisible();
    await expect(carousel.getByRole('group')).toHaveCount(6);
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
        await page.keyboard.press('Tab');
        await page.clock.runFor(500);
        const link = carousel
          .getByRole('group', { name: `${slide} de 6` })
          .getByRole('link', { name: /^Más/ });
        await expect(link).toBeFocused();
        expect(await slidesInSight(carousel)).toContain(`${slide} de 6`);
      }
    });

    await test.step('also two of them in the narrowest row, where they are too few for an endless one', async () => {
      await stock(shop, offers(3));
      const [product] = await shop.products();
      await page.setViewportSize({ width: 390, height: HEIGHT });
      await page.goto(`/moreInfo/${product?.id}`);
      await expectReady(carousel);
      await beginInterval(page, carousel);
      await page.clock.runFor(5000);
      await expectAt(carousel, 2);
      await page.clock.runFor(5000);
      await expectAt(carousel, 1);
      await carousel.getByRole('button', { name: 'Producto anterior' }).click();
      await expectAt(carousel, 2);
    });
  });

  test('CAROUSEL-011 what fits whole does not move and has nothing to move it by', async ({ page, shop }) => {
    await stock(shop, offers(4));
    await page.clock.install();
    await page.setViewportSize({ width: 1919, height: HEIGHT });
    await page.goto('/');
    const carousel = specialOffers(page);
    await expectReady(carousel);
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

test('CAROUSEL-006 CAROUSEL-010 as many stand side by side as the width allows', async ({ page, shop }) => {
  const [first] = await stock(shop, offers(6));
  await test.step('offers', async () => {
    await page.goto('/');
    await expectSlots(page, specialOffers(page), {
      360: 1,
      767: 1,
      768: 2,
      1279: 2,
      1280: 3,
      1919: 3,
      1920: 4,
    });
  });
  await test.step('related products', async () => {
    await page.goto(`/moreInfo/${first?.id}`);
    const slots = { 360: 1, 639: 1, 640: 1, 1023: 1, 1024: 2, 1279: 2, 1280: 3, 1499: 3, 1500: 4, 2560: 4 };
    await expectSlots(page, related(page), slots);
  });
});

test('CAROUSEL-002 CAROUSEL-004 CAROUSEL-017 CAROUSEL-G01 CAROUSEL-G04 where they have their place, and what without products', async ({
  page,
  shop,
}) => {
  const [first, second] = await stock(shop, [
    ...offers(2),
    ...Array.from({ length: 18 }, () => ({ type: 'Poliéster' })),
    { section: 'Maquina', subsection: 'Familiar', type: 'Overlock', name: 'Sola' },
  ]);
  const carousel = specialOffers(page);
  const results = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /producto/ });
  await page.goto('/?size=16');
  await expect(carousel).toBeVisible();
  for (const path of ['/?type=Algod%C3%B3n', '/?subsection=Hilos', '/?q=oferta', '/?size=16&page=2']) {
    await page.goto(path);
    await expect(results).toBeVisible();
    await expect(carousel).toHaveCount(0);
  }

  await test.step('CONTENT-022 the banner leads to them from where they are not', async () => {
    await page.getByRole('link', { name: 'Ver ofertas' }).click();
    await expect(page).toHaveURL(/\/#ofertas$/);
    await expect(carousel).toBeInViewport();
  });

  await test.step('the product itself is not among its related ones, which need not be on offer', async () => {
    await page.goto(`/moreInfo/${first?.id}`);
    await expect(related(page).getByRole('article')).toHaveCount(12);
    await expect(related(page).getByRole('article').first()).toContainText(second?.name ?? '');
    await expect(related(page).getByRole('heading', { name: first?.name ?? '', exact: true })).toHaveCount(0);
    await expect(related(page).getByRole('heading', { name: 'Artículo 3', exact: true })).toHaveCount(1);
  });

  await test.step('without related products it says so, in a word', async () => {
    const alone = (await shop.products()).find(({ name }) => name === 'Sola');
    await page.goto(`/moreInfo/${alone?.id}`);
    await expect(related(page).getByText('Cargando', { exact: true })).toBeVisible();
    await expect(controls(related(page))).toHaveCount(0);
  });

  await test.step('one offer alone has no controls; without any the section is absent', async () => {
    await stock(shop, [...offers(1), { name: 'Otra' }]);
    await page.goto('/');
    await expect(carousel.getByRole('link')).toHaveCount(1);
    await expect(controls(carousel)).toHaveCount(0);
    await stock(shop, [{ name: 'Otra' }]);
    await page.goto('/');
    await expect(results).toBeVisible();
    await expect(carousel).toHaveCount(0);
    const banner = page.getByRole('link', { name: 'Ver ofertas' });
    await expect(banner).toHaveAttribute('href', '#productos');
  });
});

test.describe('under a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: HEIGHT } });

  test('CAROUSEL-014 CAROUSEL-G03 a swipe turns it, past the first slide too', async ({ page, shop }) => {
    await stock(shop, offers(5));
    await page.goto('/?seed=1');
    const carousel = specialOffers(page);
    await expectReady(carousel);
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

test('CONTENT-022 on a phone the dots under the banners follow the swipe; on a desk there are none', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: HEIGHT });
  await page.goto('/');
  const banners = page.getByRole('region', { name: 'Promociones' });
  const dots = page.locator('.hero-dots i');
  const current = () => dots.evaluateAll((all) => all.findIndex((dot) => dot.matches('[data-current]')));
  await expect(dots).toHaveCount(3);
  await expect.poll(current).toBe(0);
  for (const [tile, heading] of ['+1000 productos', 'Envíos a todo el país'].entries()) {
    const banner = banners.getByRole('link').filter({ hasText: heading });
    await banner.evaluate((element) => element.scrollIntoView({ inline: 'center', behavior: 'instant' }));
    await expect.poll(current).toBe(tile + 1);
  }
  await page.setViewportSize({ width: 1024, height: HEIGHT });
  await expect(dots.first()).toBeHidden();
});

test.describe('without the code that moves them', () => {
  test.use({ expectedMessages: ['ERR_FAILED'] });

  test('CAROUSEL-014 CAROUSEL-G03 the arrows and dots scroll the row', async ({ page, shop }) => {
    await stock(shop, offers(5));
    await page.route('**/carousel-engine-*.js', (route) => route.abort('failed'));
    const failed = page.waitForEvent('requestfailed');
    await page.goto('/?seed=1');
    await failed;
    const carousel = specialOffers(page);
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedMessages: ['csp'] });

  test('CAROUSEL-006 CAROUSEL-010 the rows scroll by hand, with the same geometry', async ({
    page,
    shop,
  }) => {
    const [first] = await stock(shop, offers(6));
    await page.goto('/');
    await expectSlots(page, specialOffers(page), { 390: 1, 768: 2, 1280: 3, 1920: 4 });
    await expect(controls(specialOffers(page))).toHaveCount(0);
    const last = specialOffers(page).getByRole('group', { name: '6 de 6' });
    await last.scrollIntoViewIfNeeded();
    await expect.poll(() => slidesInSight(specialOffers(page))).toContain('6 de 6');
    await page.goto(`/moreInfo/${first?.id}`);
    await expectSlots(page, related(page), { 390: 1, 1024: 2, 1280: 3, 1500: 4 });
    await expect(controls(related(page))).toHaveCount(0);
  });
});

async function expectSlots(page: Page, carousel: Locator, slots: Record<number, number>): Promise<void> {
  for (const [width, count] of Object.entries(slots)) {
    await page.setViewportSize({ width: Number(width), height: HEIGHT });
    await expect.poll(async () => (await slidesInSight(carousel)).length, `at ${width} px`).toBe(count);
  }
}

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
