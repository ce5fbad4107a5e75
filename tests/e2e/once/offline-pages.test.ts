import type { Page } from '@playwright/test';
import { productPath } from '#domain/addresses/product-path.ts';
import { pesos } from '#domain/money/centavos.ts';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { beAdministrator } from '#tests/support/be-administrator.ts';
import { expect, isHydrated, test } from '#tests/support/browser.ts';
import { demoPhotos } from '#tests/support/catalogue-page.ts';
import { holdAnswers } from '#tests/support/held-answers.ts';
import {
  bringNetworkBack,
  installWorker,
  keptPaths,
  keptText,
  visitAtRest,
} from '#tests/support/offline-shop.ts';
import { aPhoto } from '#tests/support/photos.ts';
import { leaveCart } from '#tests/support/stored-cart.ts';
import { logInAt, uploadPhoto } from '#tests/support/upload-photo.ts';
import { BUILD_BYTES } from '#web/worker/room.ts';

test.use({
  serviceWorkers: 'allow',
  expectedMessages: ['ERR_INTERNET_DISCONNECTED', 'ERR_FAILED', 'Failed to fetch'],
  // The strip under the header moves the page when the network goes.
  mayShift: true,
});

const OFTEN = { intervals: [50] };

test('after one visit the shop opens without network [OFFLINE-001]', async ({ page, context, shop }) => {
  const photos = await demoPhotos(shop, 1);
  const thread = await shop.addProduct(aPlainThread({ name: 'Hilo del monte', photos }));
  const other = await shop.addProduct(aPlainThread({ name: 'Hilo del llano', brand: 'Del Llano' }));
  await visitAtRest(page, `/moreInfo/${thread.id}`);
  await context.setOffline(true);
  const strip = page.getByText('Sin conexión: ves lo último que se cargó');
  await expect(strip).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: thread.name })).toBeVisible();
  await expect(strip).toBeVisible();
  const photo = page.getByRole('img', { name: /Hilo del monte/ }).first();
  expect(await photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  await expectAccessible(page);

  await page.goto('/?q=hilo del llano');
  await expect(page.getByRole('link', { name: `Más información de ${other.name}` }).first()).toBeVisible();
  await expect(page).toHaveURL(/\?q=/);
  await page
    .getByRole('link', { name: `Más información de ${other.name}` })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Esta página no quedó guardada' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: thread.name }).click();
  await expect(page.getByRole('heading', { level: 1, name: thread.name })).toBeVisible();

  await test.step('what the catalogue at hand shows is shown at every address of it', async () => {
    const card = page.getByRole('link', { name: `Más información de ${other.name}` }).first();
    for (const path of ['/categoria/merceria/hilos?q=hilo+del+llano', '/marca/del-llano']) {
      await page.goto(path);
      await expect(card).toBeVisible();
      await expect(page).toHaveURL(path);
    }
    await page.goto('/filtros?q=hilo+del+llano');
    await expect(page.getByRole('link', { name: 'Ver 1 producto' })).toBeVisible();
    await page.goto(`/moreInfo/${thread.id}?fbclid=ajeno`);
    await expect(page.getByRole('heading', { level: 1, name: thread.name })).toBeVisible();
    await page.goto('/marca/nadie');
    await expect(page.getByRole('heading', { name: 'Esta página no quedó guardada' })).toBeVisible();
    await isHydrated(page);
  });

  for (const [path, heading] of [
    ['/cart', 'Carrito vacío'],
    ['/cart?paso=contacto', 'Carrito vacío'],
    ['/calculadora', /Calculadora/],
    ['/FAQ', 'Preguntas frecuentes'],
    ['/aboutUs', /./],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
  await page.goto('/favoritos');
  await expect(page.getByRole('region', { name: 'Vistos hace poco' })).toContainText(thread.name);

  await test.step('a search keeps its words while no catalogue is at hand to answer it', async () => {
    await page.evaluate(() => caches.delete('hilvan-catalogue'));
    await page.goto('/?q=hilo del llano');
    await expect(page.getByRole('heading', { name: 'Esta página no quedó guardada' })).toBeVisible();
    await expect(strip).toBeVisible();
    await bringNetworkBack(page);
    await expect(page).toHaveURL('/?q=hilo%20del%20llano');
    await expect(page.getByRole('link', { name: `Más información de ${other.name}` }).first()).toBeVisible();
  });
  await expect(strip).toBeHidden();
});

test.describe(() => {
  test.use({ expectedFailures: [404] });
  test('a visit leaves what is kept, under 30 MB, and nothing of the dashboard, of the API or of a person [OFFLINE-001 OFFLINE-003 OFFLINE-004]', async ({
    page,
    request,
    shop,
    server,
  }) => {
    await installWorker(page);
    await visitAtRest(page, '/');
    await test.step('the shop can be installed', async () => {
      const href = await page.locator('link[rel="manifest"]').getAttribute('href');
      const answer = await request.get(href ?? '');
      expect(answer.headers()['content-type']).toMatch(/^application\/manifest\+json/);
      const manifest = await answer.json();
      expect(manifest).toMatchObject({
        name: 'Casa Hilván',
        start_url: '/',
        display: 'standalone',
        lang: 'es-AR',
      });
      const pictures: Picture[] = [...manifest.icons, ...manifest.screenshots];
      const said = pictures.map(({ src, sizes, type }) => ({ src, sizes, type }));
      expect(await picturesAt(page, said)).toEqual(said);
    });

    await test.step('what the worker keeps is small', async () => {
      const bytes = await bytesOfFiles(page);
      expect(bytes).toBeGreaterThan(500_000);
      expect(bytes).toBeLessThan(BUILD_BYTES);
    });

    await page.goto('/login');
    await beAdministrator(page);
    for (const path of [
      '/hilvanDash',
      '/hilvanDash/pedidos',
      '/pedido/desconocido',
      '/presupuesto/desconocido',
      '/contact',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    const kept = await keptPaths(page);
    expect(
      kept.filter((path) => /^\/(api\/(?!catalogue$)|hilvanDash|login|pedido|presupuesto)/.test(path)),
    ).toEqual([]);
    expect(kept).toContain('/contact');

    await test.step('what only an administrator sees is gone with the session', async () => {
      const photo = await photoOnlyHere(server.url);
      const hidden = await shop.addProduct(
        aPlainThread({ name: 'Hilo reservado', photos: [photo], isHidden: true }),
      );
      await page.goto(`/hilvanDash/productos?ocultos=1&q=${hidden.name}`);
      await expect(page.getByRole('row').filter({ hasText: hidden.name })).toBeVisible();
      await page.evaluate(async (src) => {
        const image = new Image();
        image.src = src;
        await image.decode();
      }, photo);
      for (const path of [`/moreInfo/${hidden.id}`, '/?q=hilo reservado', '/']) await page.goto(path);
      await page.goto('/hilvanDash/pedidos');
      await page.getByRole('button', { name: 'Salir' }).click();
      await expect(page).toHaveURL('/');
      await visitAtRest(page, '/?q=hilo');
      await page.goto(`/moreInfo/${hidden.id}`);
      expect(await keptPathsWith(page, hidden.name)).toEqual([]);
      expect(await keptPaths(page)).not.toContain(photo);
    });
  });
});

/** The path of a photo that no visible product has. */
async function photoOnlyHere(shop: string): Promise<string> {
  const photo = await aPhoto({ width: 40, height: 30 }).webp().toBuffer();
  const answer = await uploadPhoto(shop, photo, await logInAt(shop));
  const { url } = (await answer.json()) as { url: string };
  return url;
}

/** The addresses of what the worker keeps that says a text. */
function keptPathsWith(page: Page, text: string): Promise<string[]> {
  return page.evaluate(async (searched) => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if ((await (await cache.match(request))?.text())?.includes(searched)) found.push(request.url);
      }
    }
    return found;
  }, text);
}

type Picture = { readonly src: string; readonly sizes: string; readonly type: string };

/** The pictures as the browser finds them. */
function picturesAt(page: Page, pictures: readonly Picture[]): Promise<Picture[]> {
  return page.evaluate(
    (all) =>
      Promise.all(
        all.map(async ({ src }) => {
          const response = await fetch(src);
          const { width, height } = await createImageBitmap(await response.blob());
          const type = response.headers.get('content-type') ?? '';
          return { src, sizes: `${width}x${height}`, type };
        }),
      ),
    pictures,
  );
}

function bytesOfFiles(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const files = await (await caches.open('hilvan-files')).matchAll();
    const sizes = await Promise.all(files.map(async (file) => (await file.blob()).size));
    return sizes.reduce((sum, size) => sum + size, 0);
  });
}

test('a press counts though the network ends under it [OFFLINE-001]', async ({ page, context, shop }) => {
  const thread = await shop.addProduct(aPlainThread());
  await leaveCart(page, [{ product: thread, quantities: { Rojo: 3 } }]);
  await installWorker(page);
  await visitAtRest(page, '/cart');
  await page.getByRole('button', { name: 'Continuar' }).hover();
  await page.mouse.down();
  await context.setOffline(true);
  await page.evaluate(() => new Promise((drawn) => setTimeout(() => requestAnimationFrame(drawn))));
  await page.mouse.up();
  await expect(page).toHaveURL('/cart?paso=contacto');
  await expect(page.getByText('Sin conexión: ves lo último que se cargó')).toBeVisible();
});

test('a kept page shows while the network is slow, then with its present prices, which are kept [OFFLINE-001]', async ({
  page,
  shop,
  baseURL,
}) => {
  const name = 'Hilo del camino';
  const thread = await shop.addProduct(aPlainThread({ name, brand: 'Del Camino', price: pesos(1000) }));
  const way = await holdAnswers(baseURL ?? '');
  const card = page.getByRole('article').filter({ hasText: name }).locator('.price');
  const places = [
    { path: productPath(thread), price: page.getByRole('main').locator('b.display-figures') },
    { path: '/?q=hilo del camino', price: card },
    { path: '/marca/del-camino', price: card },
  ];
  await installWorker(page, way.origin);
  for (const { path } of places) await visitAtRest(page, way.origin + path);
  for (const [index, { path, price }] of places.entries()) {
    await page.goto(way.origin + path);
    await expect(price).toContainText(`${index + 1}.000`);
    await expect.poll(() => keptText(page, path), OFTEN).toContain(`${index + 1}.000`);
    await shop.updateProduct({ ...thread, price: pesos(1000 * (index + 2)) });
    way.hold();
    await page.goto(way.origin + path);
    await expect(price).toContainText(`${index + 1}.000`);
    way.letThrough();
    await expect(price).toContainText(`${index + 2}.000`);
    await expect.poll(() => keptText(page, path), OFTEN).toContain(`${index + 2}.000`);
  }
  way.close();
});

test('a device short of room gets back what is kept, and the shop goes on [OFFLINE-003]', async ({
  page,
  context,
  shop,
}) => {
  const photos = await demoPhotos(shop, 1);
  const { id } = await shop.addProduct(aPlainThread({ name: 'Hilo del cerro', photos }));
  await installWorker(page);
  await visitAtRest(page, `/moreInfo/${id}`);
  await expect.poll(() => keptPaths(page), OFTEN).toContainEqual(expect.stringMatching(/^\/images\//));
  const cdp = await context.newCDPSession(page);
  const { origin } = new URL(page.url());
  await cdp.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await page.goto('/?page=2');
  const given = async () => (await keptPaths(page)).filter((path) => !/^\/(art|__)/.test(path));
  await expect.poll(given, OFTEN).toEqual([]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await cdp.send('Storage.overrideQuotaForOrigin', { origin });
  await visitAtRest(page, '/FAQ');
});
