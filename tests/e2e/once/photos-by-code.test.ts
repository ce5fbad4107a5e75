import type { Page } from '@playwright/test';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { beAdministrator } from '#tests/support/be-administrator.ts';
import { expect, test } from '#tests/support/browser.ts';
import { aChosenPhoto, type ChosenFile } from '#tests/support/product-photos.ts';
import { zipOf } from '#tests/support/zip-of.ts';

const column = (page: Page, name: string) => page.getByRole('region', { name });
const foot = (page: Page) => page.getByRole('main').getByRole('status').last();
const choose = (page: Page, files: ChosenFile | ChosenFile[]) =>
  page.getByLabel(/^(Elegir fotos o un ZIP|Agregar más fotos)/).setInputFiles(files);

async function openPhotos(page: Page): Promise<void> {
  await beAdministrator(page);
  await page.goto('/hilvanDash/importar');
  await page.getByRole('tab', { name: 'Fotos por código' }).click();
  await expect(page).toHaveURL(/\/importar\/fotos$/);
}

test('photos find their products by name, are shown before anything changes, and arrive in order [IMPORT-009]', async ({
  page,
  shop,
}) => {
  const ribbon = await shop.addProduct(aPlainThread({ name: 'Cinta de seda', code: 'FPC-12', photos: [] }));
  const zip = await shop.addProduct(
    aPlainThread({ name: 'Cierre invisible', code: 'FPC-1', isHidden: true }),
  );
  const stored = async ({ id }: { id: string }) =>
    (await shop.products()).find((product) => product.id === id)?.photos ?? [];
  const before = await stored(zip);
  // As on plain HTTP.
  await page.addInitScript(() => Reflect.deleteProperty(Crypto.prototype, 'randomUUID'));
  await openPhotos(page);
  await expectAccessible(page);

  await test.step('the columns say which photo goes where, and why the others don’t', async () => {
    await choose(page, [
      await aChosenPhoto('FPC-12_10.jpg', { width: 80, height: 80, hue: 240 }),
      await aChosenPhoto('FPC 12 (2).jpg', { width: 40, height: 60, hue: 120 }),
      await aChosenPhoto('fpc-12.JPG', { width: 60, height: 40 }),
      await aChosenPhoto('FPC-1 dorso.jpg', { width: 50, height: 50, hue: 30 }),
      await aChosenPhoto('IMG_2041.jpg'),
      { name: 'FPC-12 notas.txt', mimeType: 'text/plain', buffer: Buffer.from('sin foto') },
    ]);
    await expect(foot(page)).toHaveText(
      'Se agregan 4 fotos a 2 productos; 1 sin producto y 1 que no sirve quedan afuera.',
    );
    const found = column(page, 'Encontradas');
    await expect(found.getByRole('link', { name: 'Cinta de seda' })).toBeVisible();
    await expect(found.getByText(/\.jpg$/i)).toHaveText([
      'FPC-1 dorso.jpg',
      'fpc-12.JPG',
      'FPC 12 (2).jpg',
      'FPC-12_10.jpg',
    ]);
    await expect(column(page, 'Sin producto')).toContainText('Ningún código empieza el nombre del archivo.');
    await expect(column(page, 'No sirven')).toContainText('No es una foto que podamos leer.');
    expect(await stored(ribbon)).toEqual([]);
    await expectAccessible(page);
  });

  await test.step('a reload keeps all of it', async () => {
    await page.reload();
    await expect(foot(page)).toHaveText(
      'Se agregan 4 fotos a 2 productos; 1 sin producto y 1 que no sirve quedan afuera.',
    );
  });

  await test.step('each product gets its own, in order', async () => {
    await page.getByRole('button', { name: 'Subir 4 fotos' }).click();
    await expect(foot(page)).toHaveText(
      'Listo: 4 fotos en 2 productos; 1 sin producto y 1 que no sirve quedan afuera.',
    );
    const widths = await Promise.all(
      (await stored(ribbon)).map(async (url) => (await page.request.get(url)).ok()),
    );
    expect(widths).toEqual([true, true, true]);
    expect((await stored(zip)).slice(0, before.length)).toEqual(before);
    expect(await stored(zip)).toHaveLength(before.length + 1);
    await expectAccessible(page);
  });

  await test.step('the same photos again change nothing', async () => {
    const first = await stored(ribbon);
    await page.getByRole('button', { name: 'Subir otras fotos' }).click();
    await choose(page, await aChosenPhoto('FPC-12.jpg', { width: 60, height: 40 }));
    await page.getByRole('button', { name: 'Subir 1 foto' }).click();
    await expect(foot(page)).toHaveText('Listo: 1 foto en 1 producto.');
    expect(await stored(ribbon)).toEqual(first);
    await page.getByRole('button', { name: 'Subir otras fotos' }).click();
  });

  await test.step('a ZIP, whose photos take the place of those before', async () => {
    const photo = await aChosenPhoto('x.jpg', { width: 90, height: 90, hue: 300 });
    const buffer = await zipOf({
      'fotos/FPC-12.jpg': photo.buffer,
      'fotos/FPC-99.jpg': photo.buffer,
      '__MACOSX/fotos/._FPC-12.jpg': Buffer.from('resto'),
    });
    await choose(page, { name: 'fotos.zip', mimeType: 'application/zip', buffer });
    await page.getByRole('radio', { name: 'Reemplazar las que tienen' }).check();
    await expect(foot(page)).toHaveText('1 foto reemplaza las de 1 producto; 1 sin producto queda afuera.');
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Reemplazar las que tienen' })).toBeChecked();
    await expect(foot(page)).toHaveText('1 foto reemplaza las de 1 producto; 1 sin producto queda afuera.');
    await page.getByRole('button', { name: 'Subir 1 foto' }).click();
    await expect(foot(page)).toHaveText('Listo: 1 foto en 1 producto; 1 sin producto queda afuera.');
    expect(await stored(ribbon)).toHaveLength(1);
  });
});

test('a photo that a phone named gets its product by hand [IMPORT-009]', async ({ page, shop }) => {
  const product = await shop.addProduct(aPlainThread({ name: 'Ovillo a mano', code: 'MANO-7', photos: [] }));
  await shop.addProduct(aPlainThread({ name: 'Ovillo de al lado', code: 'MANO-8', photos: [] }));
  await openPhotos(page);
  await choose(page, [await aChosenPhoto('IMG_3007.jpg'), await aChosenPhoto('IMG_3008.jpg')]);
  const without = column(page, 'Sin producto');
  const code = without.getByLabel('Código del producto de IMG_3007.jpg');
  await code.fill('NADIE-7');
  await code.press('Enter');
  await expect(without.getByRole('alert')).toHaveText('Ningún producto tiene ese código.');
  await expectAccessible(page);
  await code.fill('mano 7');
  await without.getByRole('button', { name: 'Poner IMG_3007.jpg en ese producto' }).click();
  await expect(column(page, 'Encontradas').getByRole('link', { name: 'Ovillo a mano' })).toBeVisible();
  const next = without.getByLabel('Código del producto de IMG_3008.jpg');
  await expect(next).toBeFocused();
  await next.fill('MANO-8');
  await next.press('Enter');
  await expect(without.getByRole('heading')).toBeFocused();
  await page.getByRole('button', { name: 'Subir 2 fotos' }).click();
  await expect(foot(page)).toHaveText('Listo: 2 fotos en 2 productos.');
  expect((await shop.products()).find(({ id }) => id === product.id)?.photos).toHaveLength(1);
});
