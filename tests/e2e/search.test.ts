import type { Page } from '@playwright/test';
import type { Product } from '#domain/products/product.ts';
import { expect, test } from '#tests/support/browser.ts';
import {
  addProductsOf,
  cardNames,
  cards,
  demoPhotos,
  expectCount,
  expectPage,
  isSmall,
  openSearch,
  pageField,
  resultNames,
  searchBox,
  visibleCount,
} from '#tests/support/catalogue-page.ts';

const CHIPS: readonly { label: string; matches: (product: Product) => boolean }[] = [
  { label: 'Máquinas de coser', matches: ({ section }) => section === 'Maquina' },
  { label: 'Hilos', matches: ({ subsection }) => subsection === 'Hilos' },
  { label: 'Elásticos', matches: ({ subsection }) => subsection === 'Elásticos' },
  { label: 'Herramientas', matches: ({ subsection }) => subsection === 'Herramientas/Tijeras' },
  { label: 'Cierres', matches: ({ subsection }) => subsection === 'Cierres' },
];

test('each quick search shows exactly its category [SEARCH-001 SEARCH-002 SEARCH-G01]', {
  tag: '@once',
}, async ({ page, shop }) => {
  const chips = page.getByRole('list', { name: 'Búsquedas rápidas' }).getByRole('link');
  // What each one finds does not depend on the width.
  for (const { label, matches } of isSmall(page) ? CHIPS.slice(0, 1) : CHIPS) {
    const expected = await visibleCount(shop, matches);
    expect(expected).toBeGreaterThan(0);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Encuentra exactamente lo que necesitas' })).toBeVisible();
    await expect(chips).toHaveText(CHIPS.map((chip) => chip.label));
    await chips.filter({ hasText: label }).click();
    await expectCount(page, expected);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(label);
  }
  if (!isSmall(page)) return;
  await test.step('in the phone’s panel it replaces words and price', async () => {
    await page.goto('/?q=zzzz&price=1');
    await openSearch(page);
    await chips.filter({ hasText: 'Cierres' }).click();
    await expect(page).toHaveURL(/[?&]subsection=Cierres/);
    await expect(page).not.toHaveURL(/[?&](q|price)=/);
  });
});

test('what is searched stands before banners, and the search box keeps the focus [SEARCH-G02 SEARCH-G06 CONTENT-022]', async ({
  page,
  shop,
}) => {
  await addProductsOf(shop, 'Enhebrada', [{ name: 'Enhebrada fina' }, { name: 'Enhebrada gruesa' }]);
  const banners = page.getByRole('region', { name: 'Promociones' });
  // A wide window has more on a page, so the fourth product of a phone's ninth page is on its third.
  for (const path of ['/?q=enhebrada', '/?subsection=Hilos', '/?price=999.999', '/?page=9&size=4&seed=1']) {
    await page.goto(path);
    await expect(banners, path).toHaveCount(0);
    // A page of another size is fetched anew by a wide window.
    await expect(async () => {
      const top = (await cards(page).first().boundingBox())?.y ?? Number.POSITIVE_INFINITY;
      expect(top, path).toBeLessThan(0.6 * (page.viewportSize()?.height ?? 0));
    }).toPass();
  }
  const firstPhoto = cards(page).first().getByRole('img', { includeHidden: true }).first();
  // Where the results stand first their photos are fetched with the page.
  const photos = await demoPhotos(shop, 1);
  await addProductsOf(shop, 'Retratista', [{ name: 'Aguja retratada', photos }]);
  await page.goto('/?q=retratada');
  await expect(firstPhoto).toHaveAttribute('fetchpriority', 'high');
  await page.goto('/');
  await expect(banners).toBeVisible();
  await expect(firstPhoto).not.toHaveAttribute('fetchpriority');
  const box = searchBox(page);
  const heading = page.getByRole('heading', { level: 1, name: 'Resultados para «enhebrada»' });

  // A phone's box is in its panel, over the results.
  if (!isSmall(page)) {
    await box.pressSequentially('enhebrada');
    await expect(heading).toBeInViewport();
    await expectCount(page, 2);
    await expect(banners).toHaveCount(0);
    await expect(box).toBeFocused();
    await expect(box).toBeInViewport();

    await test.step('an emptied box stays where it is; a reload brings the banners back', async () => {
      const place = await box.boundingBox();
      await box.fill('');
      await expectCount(page, await visibleCount(shop, () => true));
      await expect(page.getByRole('heading', { level: 1, name: 'Todos los productos' })).toBeVisible();
      await expect(box).toBeFocused();
      expect((await box.boundingBox())?.y).toBe(place?.y);
      await page.reload();
      await expect(banners).toBeVisible();
    });
  }

  await test.step('Enter leads to the results’ heading', async () => {
    await openSearch(page);
    await box.fill('enhebrada');
    await box.press('Enter');
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    await expectCount(page, 2);
    await expect(banners).toHaveCount(0);
    if (isSmall(page))
      await expect(page.getByRole('button', { name: 'Buscar «enhebrada»' })).toBeInViewport();
    else await expect(box).toBeInViewport();
  });
});

test('words that a category lacks are offered in the whole shop [HOME-007 FILTER-G02]', {
  tag: '@once',
}, async ({ page, shop }) => {
  await addProductsOf(shop, 'Sobrehilada', [
    { subsection: 'Cintas', type: 'Raso' },
    { subsection: 'Cierres', type: 'Común' },
  ]);
  await page.goto('/?q=sobrehilada&subsection=Hilos&price=1');
  await expectCount(page, 0);
  await page.getByRole('link', { name: 'Buscar «sobrehilada» en toda la tienda (2)' }).click();
  await expectCount(page, 2);
  await expect(page).not.toHaveURL(/subsection|price/);
  await page.goto('/?q=zzzz&subsection=Hilos');
  await expectCount(page, 0);
  await expect(page.getByRole('link', { name: /en toda la tienda/ })).toHaveCount(0);
});

test('a search applies a quarter second after the last key and shows activity for a second [SEARCH-003 SEARCH-G02]', {
  tag: '@once',
}, async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await openSearch(page);
  const form = page.getByRole('search').last().locator('form');
  await expect(form).not.toHaveAttribute('data-active');
  await page.clock.pauseAt(Date.now() + 60_000);

  await searchBox(page).pressSequentially('hil');
  await expect(form).toHaveAttribute('data-active', 'true');
  await page.clock.runFor(249);
  await searchBox(page).press('o');
  await page.clock.runFor(249);
  await expect(searchBox(page)).toHaveValue('hilo');
  expect(page.url()).not.toContain('q=');
  await page.clock.runFor(1);
  await expect(page).toHaveURL(/[?&]q=hilo(&|$)/);

  await page.clock.runFor(749);
  await expect(form).toHaveAttribute('data-active', 'true');
  await page.clock.runFor(1);
  await expect(form).not.toHaveAttribute('data-active');

  await searchBox(page).fill('aguja');
  await searchBox(page).press('Enter');
  await expect(page).toHaveURL(/[?&]q=aguja(&|#)/);

  await test.step('choices before the search applies count: a category is kept, a reset empties the box [FILTER-G02]', async () => {
    const categories = page.getByRole('navigation', { name: 'Categorías', exact: true }).getByRole('link');
    // Every product of that category has the word, so the results stay the same.
    await searchBox(page).fill('agujas');
    await categories.filter({ hasText: 'Agujas' }).click();
    await expect(page).toHaveURL(/[?&]subsection=Agujas/);
    await expect(categories.filter({ hasText: 'Agujas' })).toHaveAttribute('aria-current', 'true');
    await page.clock.runFor(250);
    await expect(page).toHaveURL(/[?&]subsection=Agujas&q=agujas(&|$)/);
    await searchBox(page).fill('hilos');
    await page.getByRole('main').getByRole('link', { name: 'Volver atrás' }).click();
    await expect(searchBox(page)).toHaveValue('');
    await page.clock.runFor(250);
    await expect(page).not.toHaveURL(/[?&](q|subsection)=/);
  });
});

test.describe('with and without a connection', () => {
  test.use({ expectedMessages: ['ERR_INTERNET_DISCONNECTED', 'Failed to fetch manifest patches'] });

  test('one box searches words and codes; codes that only begin so stand apart [SEARCH-004 SEARCH-G07 FIND-001 FIND-003]', {
    tag: '@once',
  }, async ({ page, context, shop }) => {
    await addProductsOf(shop, 'Pespuntera', [
      { name: 'Cinta Ñandú', code: 'PESP-100' },
      { name: 'Cinta ancha', code: 'PESP-1001', summary: 'Ñandú' },
      { name: 'Repite PESP-100', code: null },
    ]);
    const catalogue = page.waitForResponse('**/api/catalogue');
    await page.goto('/?seed=1');
    for (const { words, names, useful } of [
      { words: 'pespuntera', names: ['Cinta ancha', 'Cinta Ñandú', 'Repite PESP-100'], useful: [] },
      { words: '  NANDU   pespuntera ', names: ['Cinta Ñandú'], useful: [] },
      { words: ' pesp-100 ', names: ['Cinta Ñandú'], useful: ['Cinta ancha', 'Repite PESP-100'] },
      { words: 'pesp-10', names: ['Repite PESP-100'], useful: ['Cinta ancha', 'Cinta Ñandú'] },
      { words: 'pespuntera nada', names: [], useful: [] },
      { words: 'pespuntera hilos', names: ['Cinta ancha', 'Cinta Ñandú', 'Repite PESP-100'], useful: [] },
    ]) {
      await search(page, words);
      await expect.poll(async () => inOrder(await resultNames(page)), words).toEqual(names);
      // No card of the page is in neither of the two.
      await expect
        .poll(async () => inOrder(await cardNames(page)), words)
        .toEqual(inOrder([...names, ...useful]));
    }

    await test.step('the loaded catalogue answers searches, filters and paging without the server', async () => {
      await (await catalogue).finished();
      await context.setOffline(true);
      await search(page, 'pesp-1001');
      await expect.poll(() => cardNames(page)).toEqual(['Cinta ancha']);
      const hasLocks = ({ subsection }: Product) => subsection === 'Cierres';
      if (isSmall(page)) await openSearch(page);
      else await page.getByRole('link', { name: 'Volver atrás', exact: true }).click();
      const chips = page.getByRole('list', { name: 'Búsquedas rápidas' });
      await chips.getByRole('link', { name: 'Cierres' }).click();
      await expect(page).toHaveURL(/subsection=Cierres/);
      await expect(page).toHaveTitle(/^Cierres/);
      await expectCount(page, await visibleCount(shop, hasLocks));
      await page.getByRole('main').getByRole('link', { name: 'Volver atrás', exact: true }).click();
      await page.getByRole('link', { name: 'Siguiente' }).click();
      await expectPage(page, 2);
      await page.goBack();
      await expectPage(page, 1);
      await page
        .getByRole('link', { name: /^Más información/ })
        .first()
        .click();
      await expect(page.getByRole('alert')).toHaveText(
        'Sin conexión. Revisa tu conexión e intenta nuevamente.',
      );
    });
  });
});

test('an emptied search shows all again, a new one starts at page 1 [SEARCH-012 SEARCH-G06 GRID-023]', {
  tag: '@once',
}, async ({ page, shop }) => {
  const all = await visibleCount(shop, () => true);
  await page.goto('/?seed=1&size=9&page=3');
  await expect(pageField(page)).not.toHaveValue('1');
  await openSearch(page);
  await searchBox(page).fill('hilo');
  await expect(page).toHaveURL(/q=hilo/);
  await expect(page).not.toHaveURL(/[?&]page=/);
  for (const nothing of ['', '   ']) {
    await searchBox(page).fill('hilo');
    await expect(page).toHaveURL(/[?&]q=hilo/);
    await searchBox(page).fill(nothing);
    await expect(page).not.toHaveURL(/[?&]q=/);
  }
  if (isSmall(page)) await page.keyboard.press('Escape');
  await expectCount(page, all);
  await expect(page.getByRole('main').getByRole('link', { name: 'Volver atrás' })).toHaveCount(0);
});

test('what is typed while earlier results are being drawn stays [SEARCH-G02]', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto('/?seed=1&size=9&page=3');
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 12 });
  for (let times = 0; times < 3; times += 1) {
    // The address changes before its results are drawn.
    await searchBox(page).fill('hilo');
    await expect(page).toHaveURL(/[?&]q=hilo/);
    await searchBox(page).fill('');
    await expect(page).not.toHaveURL(/[?&]q=/);
  }
});

async function search(page: Page, words: string): Promise<void> {
  await openSearch(page);
  await searchBox(page).fill(words);
  if (isSmall(page)) await searchBox(page).press('Enter');
}

function inOrder(names: readonly string[]): string[] {
  return names.toSorted((a, b) => a.localeCompare(b, 'es'));
}
