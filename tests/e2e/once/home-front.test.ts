import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser.ts';

const SCREENS = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

for (const screen of SCREENS) {
  test(`at ${screen.width} px the home begins with categories, goods with prices, one search and how an order works [ROUTE-002 SEARCH-001 CAROUSEL-001]`, async ({
    page,
  }) => {
    await page.setViewportSize(screen);
    await page.goto('/?seed=7');
    const main = page.getByRole('main');
    await inFirstView(
      main.getByRole('heading', { level: 1, name: 'Encuentra exactamente lo que necesitas' }),
    );
    await inFirstView(main.getByText('Armas tu pedido, te llamamos, lo recibes.'));
    await inFirstView(
      page.getByRole('navigation', { name: 'Categorías de la tienda' }).getByRole('link').first(),
    );
    const offer = page.getByRole('region', { name: 'OFERTAS ESPECIALES' }).getByRole('article').first();
    await inFirstView(offer.getByText(/^\$/).first());
    await inFirstView(offer.getByRole('button', { name: /^(Agregar|Elegir)/ }));
    expect(await searchesInSight(page)).toBe(1);
    const quick = main.locator('.search-chips').getByRole('link');
    for (const chip of await quick.all()) {
      const box = await chip.boundingBox();
      expect(box?.x, 'a quick search’s left').toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0), 'and right').toBeLessThanOrEqual(screen.width);
    }
  });
}

test('a phone’s list has one search in sight, which shows what is searched and opens with it [ROUTE-005 SEARCH-004 BUY-001]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [path, name] of [
    ['/?q=hilo&seed=7', 'Buscar «hilo»'],
    ['/?subsection=Hilos&seed=7', 'Buscar'],
  ] as const) {
    await page.goto(path);
    const button = page.getByRole('main').getByRole('button', { name, exact: true });
    await inFirstView(button);
    expect(await searchesInSight(page)).toBe(1);
    await button.click();
    const box = page.getByRole('dialog', { name: 'Buscar' }).getByRole('searchbox');
    await expect(box).toHaveValue(path.includes('q=') ? 'hilo' : '');
  }
});

test('on a phone the offers’ heading takes one line, and no card leaves room below it [CAROUSEL-001 CAROUSEL-G03]', async ({
  page,
}) => {
  // Otherwise there is nothing to pause, and the heading has more room.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/?seed=7');
    const offers = page.getByRole('region', { name: 'OFERTAS ESPECIALES' });
    const heading = offers.getByRole('heading', { name: 'OFERTAS ESPECIALES' });
    const lines = await heading.evaluate(
      (text) => text.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(text).lineHeight),
    );
    expect(Math.round(lines)).toBe(1);
    // The line below a card is its slide's, so that all of them stand at one height.
    const feet = await offers
      .locator('.carousel-slide', { has: page.getByRole('article') })
      .evaluateAll((slides) => slides.map((slide) => Math.round(slide.getBoundingClientRect().bottom)));
    expect(feet.length).toBeGreaterThan(1);
    expect(new Set(feet).size).toBe(1);
    await inFirstView(offers.getByRole('button', { name: 'Pausar las ofertas' }));
    const box = async (name: string) => (await offers.getByRole('button', { name }).boundingBox())?.y;
    expect(await box('Oferta anterior')).toBe(await box('Oferta siguiente'));
  }
});

test('the banners stand below each other on a phone, whole and in sight without a swipe [CONTENT-022]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  for (const words of [/Hasta 50% OFF/, /\+1000 productos/, /Envíos a todo el país/]) {
    const banner = page.locator('.hero-tile').filter({ hasText: words });
    await banner.scrollIntoViewIfNeeded();
    await expect(banner).toBeInViewport({ ratio: 1 });
  }
});

const inFirstView = (part: Locator) => expect(part).toBeInViewport({ ratio: 1 });

/** Fields and buttons that begin a search, as far as they can be seen. */
async function searchesInSight(page: Page): Promise<number> {
  const ways = page
    .getByRole('searchbox')
    .or(page.getByRole('combobox', { name: 'Buscar en la tienda' }))
    .or(page.getByRole('main').locator('button[type="button"]', { hasText: 'Buscar' }));
  return (await ways.filter({ visible: true }).all()).length;
}
