import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessible.ts';
import { test } from '#tests/support/bare-shop.ts';
import { expect } from '#tests/support/browser.ts';
import {
  beginInterval,
  expectAt,
  expectTurning,
  offers,
  slidesInSight,
  stock,
  stopClock,
  touchReady,
} from '#tests/support/carousel.ts';
import {
  close,
  expectFree,
  expectHydrated,
  flash,
  leave,
  openByLeaving,
  popup,
  popupCodeArrived,
  setChance,
} from '#tests/support/exit-popup.ts';

const HEIGHT = 900;

test.beforeEach(async ({ context }) => {
  await context.addInitScript(() => {
    Math.random = () => 0.1;
  });
});

// The popup opens once a visit, so the last attempt also proves that the earlier ones did not open it.
test('it opens when the mouse leaves a wide window at the top, one time in five [POPUP-001 POPUP-002 POPUP-003 POPUP-G02]', async ({
  page,
  shop,
}) => {
  await stock(shop, [...offers(3), { name: 'Otro' }]);
  await page.goto('/');
  await expectHydrated(page);
  await popupCodeArrived(page);

  await page.setViewportSize({ width: 1024, height: HEIGHT });
  await leave(page, 'top');
  await page.setViewportSize({ width: 1025, height: HEIGHT });
  for (const edge of ['left', 'right', 'bottom'] as const) await leave(page, edge);
  await setChance(page, 0.2);
  await leave(page, 'top');
  await setChance(page, 0.999);
  await leave(page, 'top');
  await setChance(page, 0.199);
  await page.getByRole('button', { name: 'Carrito' }).click();
  await expect(page.getByRole('dialog', { name: 'Tu carrito' })).toBeVisible();
  await leave(page, 'top');
  await page.getByRole('button', { name: 'Cerrar' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await openByLeaving(page);
  await expect(flash(page).getByRole('article')).toHaveCount(3);
  await close(page).click();
  await expect(popup(page)).toHaveCount(0);

  await test.step('and not again in this visit, not even after a reload', async () => {
    await leave(page, 'top');
    await expectFree(page);
    await page.reload();
    await expectHydrated(page);
    await leave(page, 'top');
    await expectFree(page);
  });
});

test('it opens only on the home, with any filter, and only with offers [POPUP-G02 CAROUSEL-011]', async ({
  page,
  shop,
}) => {
  await stock(shop, [{ name: 'Otro' }]);
  await page.goto('/');
  await expectHydrated(page);
  await leave(page, 'top');
  await stock(shop, [...offers(5), { type: 'Poliéster' }]);
  for (const path of ['/cart', '/FAQ']) {
    await page.goto(path);
    await expectHydrated(page);
    await leave(page, 'top');
  }
  await page.goto('/?type=Poli%C3%A9ster');
  await expectHydrated(page);
  await openByLeaving(page);
  await expect(flash(page).getByRole('article')).toHaveCount(5);
  await expect(flash(page).getByRole('button', { name: /Pausar|Mostrar|relámpago/ })).toHaveCount(0);
});

test.describe('without a storage', () => {
  // The router complains about the forbidden storage too.
  test.use({ expectedMessages: ['The operation is insecure.'] });

  test('it still opens only once a visit [POPUP-G02]', async ({ page, shop }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    });
    await stock(shop, offers(2));
    await page.goto('/');
    await expectHydrated(page);
    await openByLeaving(page);
    await close(page).click();
    await expect(popup(page)).toHaveCount(0);
    await page.getByRole('navigation').getByRole('link', { name: 'Comprar' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('comprar');
    await page.getByRole('navigation').getByRole('link', { name: 'Inicio' }).click();
    await expect(page.getByRole('region', { name: 'OFERTAS ESPECIALES' })).toBeVisible();
    await leave(page, 'top');
    await expectFree(page);
  });
});

test('it is accessible, and closes by its button, by Escape and by a press outside [POPUP-004 POPUP-006 POPUP-007]', async ({
  context,
  page,
  shop,
}) => {
  await stock(shop, offers(6));
  const ways = {
    button: (page: Page) => close(page).click(),
    Escape: (page: Page) => page.keyboard.press('Escape'),
    outside: (page: Page) => page.mouse.click(20, HEIGHT / 2),
  };
  for (const [way, closeBy] of Object.entries(ways)) {
    await test.step(way, async () => {
      // Each tab is a visit of its own.
      const visit = await context.newPage();
      await visit.goto('/');
      await touchReady(visit.getByRole('region', { name: 'OFERTAS ESPECIALES' }));
      await visit.getByRole('button', { name: 'Carrito' }).focus();
      await openByLeaving(visit);
      await expect(popup(visit).getByRole('heading', { level: 2 })).toHaveText('¡OFERTAS RELÁMPAGO!');
      await expect(close(visit)).toBeFocused();
      await touchReady(flash(visit));
      await popup(visit).getByText('OFERTA TERMINA EN:').click();
      await expect(popup(visit)).toBeVisible();
      await expect(popup(visit)).toBeInViewport({ ratio: 1 });
      if (way === 'button') await expectAccessible(visit);
      await closeBy(visit);
      await expect(popup(visit)).toHaveCount(0);
      await expect(visit.getByRole('button', { name: 'Carrito' })).toBeFocused();
      await visit.close();
    });
  }

  await test.step('a product of it leads to its page', async () => {
    await page.goto('/');
    await touchReady(page.getByRole('region', { name: 'OFERTAS ESPECIALES' }));
    await openByLeaving(page);
    const first = flash(page).getByRole('article').first();
    const name = await first.getByRole('heading').innerText();
    await first.getByRole('link', { name: `Más información de ${name}` }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('an offer with an end says it in place of the countdown, and the shop can leave the countdown out [LAW-006]', async ({
  context,
  shop,
}) => {
  const [first, second] = await stock(shop, offers(2));
  await shop.offerUntil(first?.id ?? '', { price: '900', endsAt: '2039-11-30T23:30:00.000Z' });
  const end = 'Hasta el 30/11/2039, 20:30 h';
  const visits: Page[] = [];
  const aVisitThatLeaves = async () => {
    const visit = await context.newPage();
    visits.push(visit);
    await visit.goto('/');
    await expectHydrated(visit);
    await openByLeaving(visit);
    await expect(flash(visit).getByRole('article')).toHaveCount(2);
    return visit;
  };

  await test.step('beside the price, on the card, in the popup and on its page', async () => {
    const visit = await aVisitThatLeaves();
    await expect(popup(visit).getByRole('timer')).toHaveCount(0);
    const card = flash(visit).getByRole('article').filter({ hasText: 'Oferta 1' });
    await expect(card.getByText(end)).toBeVisible();
    await expect(flash(visit).getByText('Hasta el')).toHaveCount(1);
    await close(visit).click();
    await expect(visit.locator('.product-grid').getByText(end)).toHaveCount(1);
    // The popup's own step back would end the next navigation.
    await expect.poll(() => visit.evaluate(() => 'isGuard' in window.history.state)).toBe(false);
    await visit.goto(`/moreInfo/${first?.id}`);
    await expect(visit.locator('.product-info').getByText(end)).toBeVisible();
    await visit.goto(`/moreInfo/${second?.id}`);
    await expect(visit.getByRole('heading', { level: 1, name: 'Oferta 2' })).toBeVisible();
    await expect(visit.locator('.product-info').getByText('Hasta el')).toHaveCount(0);
  });

  await test.step('offers without an end: the countdown, until the shop switches it off', async () => {
    await stock(shop, offers(2));
    await expect(popup(await aVisitThatLeaves()).getByRole('timer')).toBeVisible();
    await shop.changeStore('texts', { visitCountdown: false });
    await expect(popup(await aVisitThatLeaves()).getByRole('timer')).toHaveCount(0);
    await shop.changeStore('texts', { visitCountdown: true });
  });
  for (const visit of visits) await visit.close();
});

test.describe('in motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the countdown and the flash offers run [POPUP-005 POPUP-008 POPUP-009 POPUP-G01 CAROUSEL-007 CAROUSEL-008 CAROUSEL-012]', async ({
    page,
    shop,
  }) => {
    await stock(shop, offers(6));
    await page.clock.install();
    await page.goto('/');
    await touchReady(page.getByRole('region', { name: 'OFERTAS ESPECIALES' }));
    await stopClock(page);
    // Its code is fetched after the next frames, of which a stopped clock has none by itself.
    await expect(async () => {
      await leave(page, 'top');
      await page.clock.runFor(50);
      await expect(popup(page)).toBeVisible({ timeout: 500 });
    }).toPass();
    const timer = popup(page).getByRole('timer');

    await test.step('in a low window its head is not cut off', async () => {
      await page.setViewportSize({ width: 1100, height: 480 });
      await expect(close(page)).toBeInViewport({ ratio: 1 });
      await page.setViewportSize({ width: 1440, height: HEIGHT });
    });

    await test.step('24 hours, by seconds, and from the start again', async () => {
      await expect(popup(page)).toContainText('OFERTA TERMINA EN:');
      await expect(timer).toHaveText('24:00:00');
      await page.clock.runFor(1000);
      await expect(timer).toHaveText('23:59:59');
      await expect(timer).toHaveAccessibleName('23 horas, 59 minutos, 59 segundos');
      await page.clock.fastForward(86_398_000);
      await expect(timer).toHaveText('00:00:01');
      await page.clock.runFor(1000);
      await expect(timer).toHaveText('24:00:00');
      await page.clock.runFor(1000);
      await expect(timer).toHaveText('23:59:59');
    });

    await test.step('one offer every 4000 ms, unless the mouse is over them', async () => {
      await touchReady(flash(page));
      await flash(page).getByRole('button', { name: 'Mostrar 6 de 6' }).click();
      await beginInterval(page, flash(page));
      await page.clock.runFor(3999);
      await expectAt(flash(page), 6);
      await page.clock.runFor(1);
      await expectAt(flash(page), 1);
      await flash(page).getByRole('article').first().hover();
      await expectTurning(flash(page), false);
      await page.clock.runFor(12_000);
      await expectAt(flash(page), 1);
      await page.mouse.move(2, 300);
      await expectTurning(flash(page), true);
      await page.clock.runFor(4000);
      await expectAt(flash(page), 2);
      await flash(page).getByRole('button', { name: 'Pausar las ofertas relámpago' }).click();
      await page.mouse.move(2, 300);
      await expectTurning(flash(page), false);
      await page.clock.runFor(12_000);
      await expectAt(flash(page), 2);
    });

    await test.step('one to five side by side', async () => {
      const slots = { 360: 1, 639: 1, 640: 2, 767: 2, 768: 3, 1023: 3, 1024: 4, 1279: 4, 1280: 5, 2560: 5 };
      for (const [width, count] of Object.entries(slots)) {
        await page.setViewportSize({ width: Number(width), height: HEIGHT });
        await page.clock.runFor(500);
        await expect
          .poll(async () => (await slidesInSight(flash(page))).length, `at ${width} px`)
          .toBe(count);
      }
    });
  });
});
