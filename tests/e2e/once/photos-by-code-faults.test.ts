import type { Page } from '@playwright/test';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { beAdministrator } from '#tests/support/be-administrator.ts';
import { expect, test } from '#tests/support/browser.ts';
import {
  aChosenPhoto,
  aPngThatClaims,
  type ChosenFile,
  HEIC,
  holdUploads,
} from '#tests/support/product-photos.ts';
import { zipOf } from '#tests/support/zip-of.ts';

const column = (page: Page, name: string) => page.getByRole('region', { name });
const foot = (page: Page) => page.getByRole('main').getByRole('status').last();
const choose = (page: Page, files: ChosenFile | ChosenFile[]) =>
  page.getByLabel(/^(Elegir fotos o un ZIP|Agregar más fotos)/).setInputFiles(files);
const zipFile = (buffer: Buffer): ChosenFile => ({ name: 'fotos.zip', mimeType: 'application/zip', buffer });

async function openPhotos(page: Page): Promise<void> {
  await beAdministrator(page);
  await page.goto('/hilvanDash/importar/fotos');
}

async function fourPhotos(code: string): Promise<ChosenFile[]> {
  return Promise.all(
    [0, 1, 2, 3].map((place) =>
      aChosenPhoto(`${code}_${place}.jpg`, { width: 60, height: 40, hue: place * 80 }),
    ),
  );
}

/** Runs in the page, which shows no photo before its product is known. */
async function statesOfKeptPhotos(): Promise<string[]> {
  const ended = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve) => {
      request.onsuccess = () => resolve(request.result);
    });
  const database = await ended(indexedDB.open('hilvan-photos'));
  const photos = await ended(database.transaction('batch').objectStore('batch').getAll());
  database.close();
  return photos.map(({ state }) => state.kind);
}

test.describe('an upload that fails', () => {
  test.use({ expectedMessages: ['ERR_FAILED'] });

  test('three photos go at a time; one that fails is retried, and its product waits for it [IMPORT-009]', async ({
    page,
    shop,
  }) => {
    const { id } = await shop.addProduct(aPlainThread({ code: 'FPF-1', photos: [] }));
    const photos = async () => (await shop.products()).find((one) => one.id === id)?.photos ?? [];
    const writes: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT') writes.push(request.headers()['if-match'] ?? '');
    });
    let atOnce = 0;
    let most = 0;
    let sent = 0;
    const free = Promise.withResolvers<void>();
    await page.route('**/api/cloudinary', async (route) => {
      sent += 1;
      const place = sent;
      atOnce += 1;
      most = Math.max(most, atOnce);
      await free.promise;
      atOnce -= 1;
      if (place === 2) await route.abort();
      else await route.continue();
    });
    await openPhotos(page);
    await choose(page, await fourPhotos('FPF-1'));
    await page.getByRole('button', { name: 'Subir 4 fotos' }).click();
    await expect.poll(() => most).toBe(3);
    await expect(page.getByRole('progressbar')).toHaveCount(3);
    free.resolve();
    const retry = page.getByRole('button', { name: /^Reintentar FPF-1/ });
    await expect(retry).toHaveCount(1);
    await expect(column(page, 'Encontradas')).toContainText('No hubo respuesta del servidor.');
    expect(await photos()).toEqual([]);
    await retry.click();
    await expect(foot(page)).toHaveText('Listo: 4 fotos en 1 producto.');
    expect(most).toBe(3);
    expect(await photos()).toHaveLength(4);
    expect(writes).toEqual(['"1"']);
  });
});

test('a photo that is removed on its way holds up nothing [IMPORT-009]', async ({ page, shop }) => {
  await shop.addProduct(aPlainThread({ code: 'FPQ-1', photos: [] }));
  const { sent, letGo } = await holdUploads(page);
  await openPhotos(page);
  await choose(page, (await fourPhotos('FPQ-1')).slice(0, 2));
  await page.getByRole('button', { name: 'Subir 2 fotos' }).click();
  await expect.poll(sent).toBe(2);
  await page.getByRole('button', { name: 'Quitar FPQ-1_1' }).click();
  await expect(page.getByRole('progressbar')).toHaveCount(1);
  letGo();
  await expect(foot(page)).toHaveText('Listo: 1 foto en 1 producto.');
});

test('whoever leaves stops what is on its way, and the rest does not begin [IMPORT-009]', async ({
  page,
  shop,
}) => {
  await shop.addProduct(aPlainThread({ code: 'FPL-1', photos: [] }));
  const { sent } = await holdUploads(page);
  await openPhotos(page);
  await choose(page, await fourPhotos('FPL-1'));
  await page.getByRole('button', { name: 'Subir 4 fotos' }).click();
  await expect.poll(sent).toBe(3);
  const overview = page.waitForResponse('**/api/overview');
  await page.getByRole('navigation', { name: 'Panel' }).getByRole('link', { name: 'General' }).click();
  await overview;
  await expect(page.getByRole('heading', { level: 1, name: 'General' })).toBeVisible();
  expect(sent()).toBe(3);
});

test('a reload in the middle loses nothing, and goes on where it was [IMPORT-009]', async ({
  page,
  shop,
}) => {
  const { id } = await shop.addProduct(aPlainThread({ code: 'FPF-2', photos: [] }));
  const held = Promise.withResolvers<void>();
  let sent = 0;
  await page.route('**/api/cloudinary', async (route) => {
    sent += 1;
    if (sent === 3) await held.promise;
    await route.continue();
  });
  await openPhotos(page);
  await choose(page, (await fourPhotos('FPF-2')).slice(0, 3));
  await page.getByRole('button', { name: 'Subir 3 fotos' }).click();
  await expect(column(page, 'Encontradas').getByText('Subida', { exact: true })).toHaveCount(2);
  await page.reload();
  held.resolve();
  await expect(column(page, 'Encontradas').getByText('Subida', { exact: true })).toHaveCount(2);
  await page.getByRole('button', { name: 'Subir 3 fotos' }).click();
  await expect(foot(page)).toHaveText('Listo: 3 fotos en 1 producto.');
  expect(sent).toBe(4);
  const [product] = (await shop.products()).filter((one) => one.id === id);
  expect(product?.photos).toHaveLength(3);
});

test.describe('products that can’t be asked for', () => {
  test.use({ expectedFailures: [412], expectedMessages: ['ERR_FAILED'] });

  test('the search is tried again, also after a reload, and finds codes that came later and change meanwhile [IMPORT-009]', async ({
    page,
    shop,
  }) => {
    await page.route('**/api/photo-matches', (route) => route.abort(), { times: 1 });
    await openPhotos(page);
    await choose(page, await aChosenPhoto('FPF-6.jpg'));
    await expect(page.getByText('No se pudieron buscar los productos de las fotos.')).toBeVisible();
    // A photo that was not read yet would have to be chosen again.
    await expect.poll(() => page.evaluate(statesOfKeptPhotos)).toEqual(['ready']);
    await page.reload();
    await expect(column(page, 'Sin producto')).toContainText('Ningún código empieza');
    const product = await shop.addProduct(aPlainThread({ code: 'FPF-6', photos: [] }));
    await page.getByRole('button', { name: 'Buscar otra vez' }).click();
    await expect(foot(page)).toHaveText('Se agrega 1 foto a 1 producto.');

    await test.step('a product that somebody saves meanwhile keeps that change and gets its photos', async () => {
      let meetings = 0;
      await page.route(`**/api/items/${product.id}`, async (route) => {
        if (route.request().method() === 'PUT' && meetings === 0) {
          meetings += 1;
          await shop.updateProduct({ ...product, name: 'Nombre de otra persona' });
        }
        await route.continue();
      });
      await page.getByRole('button', { name: 'Subir 1 foto' }).click();
      await expect(foot(page)).toHaveText('Listo: 1 foto en 1 producto.');
      const stored = (await shop.products()).find(({ id }) => id === product.id);
      expect(stored).toMatchObject({ name: 'Nombre de otra persona', photos: [expect.any(String)] });
    });
  });
});

test('what can’t be a photo says why, and is removed or discarded [IMPORT-009]', async ({ page, shop }) => {
  await shop.addProduct(aPlainThread({ code: 'FPF-4', photos: [] }));
  await openPhotos(page);
  const photo = await aChosenPhoto('FPF-4.jpg');
  await choose(page, [
    photo,
    { name: 'FPF-4_vacia.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) },
    { name: 'FPF-4_enorme.png', mimeType: 'image/png', buffer: await aPngThatClaims(20_000, 20_000) },
    { name: 'FPF-4_celular.heic', mimeType: 'image/heic', buffer: HEIC },
    zipFile(Buffer.from('no es un zip')),
    { ...zipFile(await zipOf({ 'FPF-4_bomba.jpg': Buffer.alloc(16 * 1024 * 1024) })), name: 'bomba.zip' },
  ]);
  const unfit = column(page, 'No sirven');
  await expect(unfit).toContainText('El archivo está vacío.');
  await expect(unfit).toContainText('puede tener hasta 100 megapíxeles');
  await expect(unfit).toContainText('Es una foto HEIC');
  await expect(unfit).toContainText('Pesa más de 15 MB.');
  await expect(page.getByText('fotos.zip: No se puede leer: está dañado o no es un ZIP.')).toBeVisible();
  await expect(foot(page)).toHaveText('Se agrega 1 foto a 1 producto; 4 que no sirven quedan afuera.');
  await page.getByRole('button', { name: 'Quitar FPF-4_vacia.jpg' }).click();
  await expect(foot(page)).toHaveText('Se agrega 1 foto a 1 producto; 3 que no sirven quedan afuera.');

  await test.step('a product takes twelve', async () => {
    const more = await Promise.all(
      Array.from({ length: 12 }, (_, place) =>
        aChosenPhoto(`FPF-4_${place + 1}.jpg`, { width: 20, height: 20, hue: place * 25 }),
      ),
    );
    await choose(page, more);
    await expect(unfit).toContainText('FPF-4 puede tener hasta 12 fotos.');
    await expect(foot(page)).toHaveText('Se agregan 12 fotos a 1 producto; 4 que no sirven quedan afuera.');
  });

  await page.getByRole('button', { name: 'Descartar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sí, descartar' }).click();
  await expect(page.getByText('Elegir fotos o un ZIP')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Elegir fotos o un ZIP')).toBeVisible();
});

test('without storage in the browser it says what a reload would lose [IMPORT-009]', async ({
  page,
  shop,
}) => {
  await shop.addProduct(aPlainThread({ code: 'FPF-5', photos: [] }));
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
  await openPhotos(page);
  await choose(page, await aChosenPhoto('FPF-5.jpg'));
  await expect(page.getByText('no cierres ni recargues esta página hasta terminar')).toBeVisible();
  await page.getByRole('button', { name: 'Subir 1 foto' }).click();
  await expect(foot(page)).toHaveText('Listo: 1 foto en 1 producto.');
});
