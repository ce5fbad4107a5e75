import type { Locator, Page } from '@playwright/test';
import { pesos } from '#domain/money/centavos.ts';
import { aProduct } from '#domain/products/a-product.ts';
import { slug } from '#domain/text/slug.ts';
import { beAdministrator } from '#tests/support/be-administrator.ts';
import { expect, plain, test } from '#tests/support/browser.ts';
import { addProductsOf, cardOf, cards, demoPhotos } from '#tests/support/catalogue-page.ts';

const SCRIPT = `"Ñ" <img src=x onerror="document.title='roto'"> </script> & 'so'`;

test('a card shows the product’s main facts [GRID-003 GRID-004 GRID-007 GRID-013]', async ({
  page,
  shop,
}) => {
  const [photo = ''] = await demoPhotos(shop, 1);
  const bulkOffer = { minimumUnits: 12, packPrice: pesos(50_000) };
  await addProductsOf(shop, 'Tarjetario', [
    { name: 'Todo', isOffer: true, bulkOffer, colours: ['Rojo'], price: pesos(4850.5), photos: [photo] },
    { name: 'Modelos', models: ['Uno', 'Dos'], summary: 'x'.repeat(40) },
    { name: 'Un modelo', models: ['Único'], summary: `${'ñ'.repeat(40)}z` },
    { name: '', price: null },
    { name: SCRIPT, summary: '<b>grueso</b>' },
  ]);
  await page.goto('/?q=tarjetario');
  await expect(cards(page)).toHaveCount(5);

  await test.step('every badge at once, the price without centavos [GRID-009 GRID-010 GRID-011 PRICE-002]', async () => {
    const text = await textOf(cardOf(page, 'Todo'));
    for (const part of [
      'Tarjetario',
      '$ 4.851',
      '¡OFERTA!',
      'OFERTA POR CANTIDAD',
      'Variedad de colores',
      'Más información',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain('modelos');
    expect(text).not.toContain('4.851,');
  });

  await test.step('more than one model, a summary of 40 characters, no offer [GRID-006 GRID-012 GRID-G02 PRICE-007]', async () => {
    const text = await textOf(cardOf(page, 'Modelos'));
    expect(text).toContain('Variedad de modelos');
    expect(text).toContain('x'.repeat(40));
    for (const absent of ['…', 'OFERTA', 'colores']) expect(text).not.toContain(absent);
  });

  await test.step('one model is no variety; the 41st character is an ellipsis [GRID-006 GRID-012 GRID-G02]', async () => {
    const text = await textOf(cardOf(page, 'Un modelo'));
    expect(text).toContain(`${'ñ'.repeat(40)}…`);
    expect(text).not.toContain('Variedad');
  });

  await test.step('without name, price and photo [GRID-005 GRID-008 GRID-G04 PRICE-005]', async () => {
    const card = cardOf(page, 'Producto');
    expect(await textOf(card)).toContain('Consultar');
    await card.scrollIntoViewIfNeeded();
    await expect(card.locator('img')).toHaveAttribute('src', /no-photo/);
    await expect(card.getByRole('link', { name: 'Más información de Producto' })).toBeVisible();
  });

  await test.step('markup in a name or a summary is text [DETAIL-013 GRID-004]', async () => {
    const card = cardOf(page, SCRIPT);
    await expect(card).toContainText('<b>grueso</b>');
    await expect(page).not.toHaveTitle('roto');
  });
});

test('what can’t be added says so in the place of the main action: its price is asked by chat, or it is sold out [GRID-008 BUY-006]', async ({
  page,
  shop,
}) => {
  const [asked] = await addProductsOf(shop, 'Impreciada', [
    { name: 'A pedido', price: null, code: 'IMPRECIADA-1' },
    { name: 'Terminado', isSoldOut: true },
  ]);
  await page.goto('/?q=impreciada');
  const chat = cardOf(page, 'A pedido').getByRole('link', { name: 'Consultar precio de A pedido' });
  const text = new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text');
  expect(text).toContain('consultar por Impreciada A pedido (código IMPRECIADA-1): ');
  expect(text).toContain(`/moreInfo/${asked?.id}/a-pedido`);
  const soldOut = cardOf(page, 'Terminado').getByRole('button', { name: /^Agotado ?: Terminado$/ });
  await expect(soldOut).toBeDisabled();
  for (const name of ['A pedido', 'Terminado']) {
    await expect(cardOf(page, name).getByRole('link', { name: `Más información de ${name}` })).toBeVisible();
  }
});

test('a card turns its photos past both ends [GRID-002 GRID-015]', async ({ page, shop }) => {
  const photos = await demoPhotos(shop, 3);
  await addProductsOf(shop, 'Fotográfica', [
    { name: 'Tres fotos', photos },
    { name: 'Una foto', photos: photos.slice(0, 1) },
  ]);
  await page.goto('/?q=fotografica');
  const card = cardOf(page, 'Tres fotos');
  const expectPhoto = (index: number) =>
    expect(card.locator('img')).toHaveAttribute('src', rendition(photos[index], 600));
  await expectPhoto(0);
  for (const { button, index } of [
    { button: 'Foto anterior de Tres fotos', index: 2 },
    { button: 'Foto siguiente de Tres fotos', index: 0 },
    { button: 'Foto siguiente de Tres fotos', index: 1 },
  ]) {
    await card.hover();
    await card.getByRole('button', { name: button }).click();
    await expectPhoto(index);
  }
  await expect(cardOf(page, 'Una foto').getByRole('button', { name: /^Foto/ })).toHaveCount(0);
});

test('a photo of the image host is requested at quality 100, in automatic format, at its width [GRID-015 DETAIL-033]', async ({
  page,
  shop,
}) => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  );
  const asked = new Set<string>();
  await page.route('https://res.cloudinary.com/**', (route) => {
    asked.add(route.request().url());
    return route.fulfill({ body: png, contentType: 'image/png' });
  });
  const photos = ['https://res.cloudinary.com/tienda/image/upload/v1/hilo.jpg'];
  const product = await shop.addProduct(aProduct({ brand: 'Nubosa', name: 'De lejos', photos }));
  try {
    await page.goto('/?q=nubosa');
    await expect(cardOf(page, 'De lejos').locator('img')).toHaveAttribute(
      'src',
      /\/upload\/q_100,f_auto,w_600\/v1\/hilo\.jpg$/,
    );
    await page.goto(`/moreInfo/${product.id}`);
    const photo = page.getByRole('img', { name: 'De lejos' }).first();
    await expect(photo).toHaveAttribute('src', /q_100,f_auto,w_800/);
    // The place of the photo is 554 px wide, yet nothing narrower than 800 px is asked for.
    await expect
      .poll(() => photo.evaluate((image: HTMLImageElement) => image.currentSrc))
      .toMatch(/\/q_100,f_auto,w_800\/v1\/hilo\.jpg$/);
    await expect.poll(() => asked.size).toBeGreaterThan(0);
  } finally {
    // Only this page can reach the image host, so no other page or list may get the photo.
    await shop.updateProduct({ ...product, photos: [] });
    await shop.deleteProduct(product.id);
  }
});

test('the photo, the name and Más información lead to the product at its top, with one stop for the keyboard [GRID-004 GRID-014]', async ({
  page,
  shop,
}) => {
  const [product] = await addProductsOf(shop, 'Nombrada', [{ name: 'De nombre' }]);
  const address = new RegExp(`/moreInfo/${product?.id}/${slug(product?.name ?? '')}$`);
  await page.goto('/?q=nombrada');
  const links = cards(page).locator('a');
  await expect(links).toHaveCount(3);
  await expect(cards(page).locator('a:not([tabindex="-1"])')).toHaveCount(1);
  await page.evaluate(() => window.scrollTo(0, 80));
  expect(await scrolled(page)).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Más información de De nombre' }).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1, name: 'De nombre' })).toBeInViewport();
  expect(await scrolled(page)).toBe(0);
  await page.goBack();
  await page.getByRole('link', { name: 'De nombre', exact: true }).click();
  await expect(page).toHaveURL(address);

  await test.step('its page leads to its section, subsection and type [DETAIL-006]', async () => {
    const trail = page.getByRole('navigation', { name: 'Estás en' });
    await expect(trail).toHaveText('Mercería / Hilos / Algodón');
    await trail.getByRole('link', { name: 'Algodón' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Hilos · Algodón' })).toBeVisible();
    await page.goBack();
    await trail.getByRole('link', { name: 'Mercería' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Mercería' })).toBeVisible();
  });
});

test('an administrator gets products in a new tab, hidden ones marked Oculto [ROUTE-010 FILTER-G04]', async ({
  page,
  shop,
  browser,
  baseURL,
}) => {
  const [shown, hidden] = await addProductsOf(shop, 'Pestañuda', [{}, { isHidden: true }]);
  await beAdministrator(page);
  await page.goto('/?q=pestanuda');
  const opening = page.waitForEvent('popup');
  await page.getByRole('link', { name: `Más información de ${shown?.name}` }).click();
  const tab = await opening;
  await expect(tab).toHaveURL(new RegExp(`/moreInfo/${shown?.id}/${slug(shown?.name ?? '')}$`));
  await expect(page).toHaveURL(/\?q=pestanuda/);
  await tab.goto(`/moreInfo/${hidden?.id}`);
  await expect(tab.getByRole('main').getByText('Oculto', { exact: true })).toBeVisible();
  await tab.close();

  const visitor = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const answer = await visitor.request.get(`/moreInfo/${hidden?.id}`);
  expect(answer.status()).toBe(404);
  expect(await answer.text()).not.toContain(hidden?.name);
  await visitor.close();
});

const textOf = async (place: Locator): Promise<string> => plain(await place.innerText());

const rendition = (photo: string | undefined, width: number): string =>
  (photo ?? '').replace('/images/', `/images/${width}/`);

const scrolled = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);
