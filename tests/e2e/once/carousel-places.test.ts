import type { Locator, Page } from '@playwright/test';
import { test } from '#tests/support/bare-shop.ts';
import { expect } from '#tests/support/browser.ts';
import {
  controls,
  HEIGHT,
  offers,
  related,
  slidesInSight,
  specialOffers,
  stock,
} from '#tests/support/carousel.ts';

test('the width decides how many stand side by side [CAROUSEL-006 CAROUSEL-010]', async ({ page, shop }) => {
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

test('carousels stand only on their pages, and only with products [CAROUSEL-002 CAROUSEL-004 CAROUSEL-017 CAROUSEL-G01 CAROUSEL-G04]', async ({
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

  await test.step('the banner leads to the page of all offers, which filters like any other [CONTENT-022]', async () => {
    await page.goto('/?seed=3');
    await page.getByRole('link', { name: 'Ver ofertas' }).click();
    await expect(page).toHaveURL(/[?&]offers=1&/);
    await expect(page).toHaveTitle(/^En oferta \|/);
    await expect(page.getByRole('heading', { level: 1, name: 'En oferta' })).toBeFocused();
    await expect(results).toHaveText(/^2 productos/);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(2);
    await page.getByRole('link', { name: 'Quitar filtro: En oferta' }).click();
    await expect(results).toHaveText(/^21 productos/);
  });

  await test.step('the product itself is not among its related ones, which need not be on offer', async () => {
    await page.goto(`/moreInfo/${first?.id}`);
    await expect(related(page).getByRole('article')).toHaveCount(12);
    await expect(related(page).getByRole('article').first()).toContainText(second?.name ?? '');
    await expect(related(page).getByRole('heading', { name: first?.name ?? '', exact: true })).toHaveCount(0);
    await expect(related(page).getByRole('heading', { name: /^Artículo \d+$/ })).toHaveCount(11);
  });

  await test.step('without related products a short text says so', async () => {
    const alone = (await shop.products()).find(({ name }) => name === 'Sola');
    await page.goto(`/moreInfo/${alone?.id}`);
    await expect(related(page).getByText('Cargando', { exact: true })).toBeVisible();
    await expect(controls(related(page))).toHaveCount(0);
  });

  await test.step('one offer alone has no controls; without any the section is absent', async () => {
    await stock(shop, [...offers(1), { name: 'Otra' }]);
    await page.goto('/');
    await expect(carousel.getByRole('article')).toHaveCount(1);
    await expect(controls(carousel)).toHaveCount(0);
    await stock(shop, [{ name: 'Otra' }]);
    await page.goto('/');
    await expect(results).toBeVisible();
    await expect(carousel).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Ver ofertas' })).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedMessages: ['csp'] });

  test('the rows scroll by hand, with the same geometry [CAROUSEL-006 CAROUSEL-010]', async ({
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
