import type { Page } from '@playwright/test';
import { COLOURS } from '#domain/products/colours.ts';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { expect, test } from '#tests/support/browser.ts';
import { stopClock } from '#tests/support/carousel.ts';
import { coveredParts } from '#tests/support/covered.ts';
import type { ShopClient } from '#tests/support/shop-client.ts';
import { leaveCart } from '#tests/support/stored-cart.ts';

const SIZES = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
];

/** After this much of its clock the page has placed what floats. */
const REST_MS = 1000;

const PHONE = { width: 390, height: 844 };

// The tests resize the window.
test.use({ mayShift: true });

test('what floats never lies over what can be pressed or read [HOME-008]', async ({ page, shop }) => {
  await page.clock.install();
  for (const path of await everyPage(page, shop)) {
    await page.setViewportSize(PHONE);
    await page.goto(path);
    await expect(page.locator('.help-bubble-place[style*="--foot"]')).toBeAttached();
    for (const size of SIZES) {
      await page.setViewportSize(size);
      for (const place of ['top', 'middle', 'end'] as const) {
        await scrollTo(page, place);
        await expect
          .poll(() => coveredParts(page), { message: `${path} at ${size.width}, ${place}`, intervals: [50] })
          .toEqual([]);
      }
      await expect(bubble(page), `${path} at ${size.width}, at its end`).toBeInViewport({ ratio: 1 });
      await expect(bubble(page).getByText('Chatea con nosotros')).toBeInViewport({ ratio: 1 });
    }
  }
});

test('the chat floats in one corner with its two texts, and is away while the page moves down [HOME-008]', async ({
  page,
}) => {
  await page.clock.install();
  const places = new Set<string>();
  const widths = new Set<number>();
  for (const path of ['/cart', '/howToBuy', '/FAQ']) {
    await page.goto(path);
    await expect(page.locator('.help-bubble-place[style*="--foot"]')).toBeAttached();
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await scrollTo(page, 'top');
      if (!(await isFloating(page))) continue;
      await expect(bubble(page).getByText('¿Necesitas ayuda?')).toBeInViewport({ ratio: 1 });
      places.add(await cornerOf(page));
      widths.add(size.width);
    }
  }
  expect([...widths].sort((one, other) => one - other)).toEqual(SIZES.map(({ width }) => width));
  expect([...places]).toEqual(['14, 14']);

  await page.goto('/cart');
  await expect(page.locator('.help-bubble-place[style*="--foot"]')).toBeAttached();
  await scrollTo(page, 'top');
  await expect.poll(() => isFloating(page)).toBe(true);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => isFloating(page)).toBe(false);
  await page.clock.runFor(1000);
  expect(await isFloating(page)).toBe(false);
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('a message covers neither the bar of a product nor the sums of the panel [DETAIL-024 PANEL-007]', async ({
    page,
    shop,
  }) => {
    const thread = await shop.addProduct(
      aPlainThread({ name: 'Hilo del aviso', colours: COLOURS.map(({ name }) => name) }),
    );
    await page.clock.install();
    await page.goto(`/moreInfo/${thread.id}`);
    await expect(page.locator('.help-bubble-place[style*="--foot"]')).toBeAttached();
    const swatches = page.getByRole('toolbar', { name: 'Elegir colores' });
    await swatches.getByRole('button', { name: 'Rojo', exact: true }).click();
    await page.getByLabel('Cantidad Rojo').fill('2');
    await page.getByRole('button', { name: 'AGREGAR AL CARRITO' }).click();
    const message = page.getByRole('status').filter({ hasText: 'El producto fue añadido correctamente' });
    await expect(message).toBeVisible();
    await message.hover();
    // At the foot the bar stands under it; further down the page the bar has passed it.
    await expect(async () => {
      const isAbove = (await endOf(page, '.toast')) <= (await startOf(page, '.buy-bar'));
      const isBelow = (await startOf(page, '.toast')) >= (await endOf(page, '.buy-bar'));
      expect(isAbove || isBelow).toBe(true);
    }).toPass();
    await page.getByRole('button', { name: 'Carrito, 2 unidades' }).press('Enter');
    // The panel pushes it away from the mouse, which held its time.
    await stopClock(page, 1);
    await expect(async () => {
      await page.clock.runFor(50);
      await expect(page.getByRole('dialog', { name: 'Tu carrito' })).toBeVisible({ timeout: 500 });
      expect(await endOf(page, '.toast')).toBeLessThanOrEqual(
        await startOf(page, '[role="dialog"] [data-foot]'),
      );
    }).toPass();
  });
});

const bubble = (page: Page) => page.getByRole('complementary', { name: 'Ayuda' });

async function everyPage(page: Page, shop: ShopClient): Promise<string[]> {
  const thread = await shop.addProduct(aPlainThread({ name: 'Hilo de la vuelta' }));
  const photographed = (await shop.products()).find(({ photos, isHidden }) => photos.length > 1 && !isHidden);
  await leaveCart(page, [{ product: thread, quantities: { Rojo: 12, Azul: 1 } }]);
  return [
    '/?seed=1',
    '/?seed=1&subsection=Hilos',
    '/?q=zzzz',
    `/moreInfo/${thread.id}`,
    `/moreInfo/${photographed?.id}`,
    '/cart',
    '/cart?paso=contacto',
    '/calculadora',
    '/contact',
    '/aboutUs',
    '/howToBuy',
    '/FAQ',
  ];
}

/** Scrolls, and waits until what floats has found its place. The middle is reached from below, where it may float. */
async function scrollTo(page: Page, place: 'top' | 'middle' | 'end'): Promise<void> {
  await page.evaluate((to) => {
    const end = document.documentElement.scrollHeight;
    if (to === 'middle') window.scrollTo({ top: end / 2 + 200, behavior: 'instant' });
    return new Promise((resolve) => {
      requestAnimationFrame(() => {
        const top = { top: 0, middle: end / 2, end }[to];
        window.scrollTo({ top, behavior: 'instant' });
        requestAnimationFrame(resolve);
      });
    });
  }, place);
  await page.clock.runFor(REST_MS);
}

function isFloating(page: Page): Promise<boolean> {
  return bubble(page).evaluate((element) => getComputedStyle(element).position === 'fixed');
}

/** Distance from the right and the lower edge of the window. */
function cornerOf(page: Page): Promise<string> {
  return bubble(page).evaluate((element) => {
    const { right, bottom } = element.getBoundingClientRect();
    return `${document.documentElement.clientWidth - right}, ${window.innerHeight - bottom}`;
  });
}

async function startOf(page: Page, selector: string): Promise<number> {
  return (await page.locator(selector).boundingBox())?.y ?? Number.NaN;
}

async function endOf(page: Page, selector: string): Promise<number> {
  const box = await page.locator(selector).boundingBox();
  return box === null ? Number.NaN : box.y + box.height;
}
