import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { beAdministrator } from '#tests/support/be-administrator.ts';
import { expect, test } from '#tests/support/browser.ts';
import { listensForArrows } from '#tests/support/keyboard.ts';
import { acknowledge, editWindow, SAVED, UPDATED } from '#tests/support/product-desk.ts';
import {
  aChosenPhoto,
  aPngThatClaims,
  type ChosenFile,
  HEIC,
  holdUploads,
} from '#tests/support/product-photos.ts';

const form = editWindow;
const shown = (page: Page) => form(page).getByRole('img', { name: /^Foto \d+ de/ });
const refused = (page: Page, name: string) =>
  form(page)
    .getByRole('list', { name: 'Fotos que no se subieron' })
    .getByRole('alert')
    .filter({ hasText: name });
const addPhotos = (page: Page, files: ChosenFile | ChosenFile[] | string) =>
  form(page).getByLabel('Agregar fotos').setInputFiles(files);

async function save(page: Page): Promise<void> {
  await form(page).getByRole('button', { name: 'Guardar cambios' }).click();
  await acknowledge(page, SAVED);
  await acknowledge(page, UPDATED);
}

test('several photos are converted, ordered by keyboard and by hand, and removed [WIZARD-020 WIZARD-021 WIZARD-022 WIZARD-G05 WIZARD-G06]', async ({
  page,
  shop,
}) => {
  const { id } = await shop.addProduct(aPlainThread({ name: 'Cinta con fotos' }));
  const product = async () => (await shop.products()).find((one) => one.id === id);
  const stored = async () => (await product())?.photos ?? [];
  let atOnce = 0;
  let most = 0;
  const free = Promise.withResolvers<void>();
  await page.route('**/api/cloudinary', async (route) => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    await free.promise;
    await route.continue();
    atOnce -= 1;
  });
  await beAdministrator(page);
  await page.goto(`/hilvanDash/productos?editar=${id}`);
  const files = [
    await aChosenPhoto('roja.jpg', { width: 3000, height: 1500, hue: 0 }),
    await aChosenPhoto('verde.jpg', { width: 40, height: 60, hue: 120 }),
    await aChosenPhoto('azul.jpg', { width: 80, height: 80, hue: 240 }),
    await aChosenPhoto('violeta.jpg', { width: 80, height: 80, hue: 280 }),
  ];

  await test.step('three at a time, each with its progress', async () => {
    await addPhotos(page, files);
    await expect(form(page).getByRole('progressbar')).toHaveCount(4);
    await expect(form(page).getByText('Subiendo 4 fotos')).toBeAttached();
    await expect.poll(() => most).toBe(3);
    await expectAccessible(page);
    await form(page).getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(form(page).getByText('Espera a que terminen de subir las fotos.')).toBeVisible();
    free.resolve();
    await expect(shown(page)).toHaveCount(4);
    expect(most).toBe(3);
    await expect(form(page).getByText('4 de 12')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('kept in their order, the long side cut to 1600 px', async () => {
    await save(page);
    const urls = await stored();
    const colours = await Promise.all(
      urls.map(async (url) => {
        const bytes = await (await page.request.get(url, { headers: { accept: 'image/webp' } })).body();
        const { width, height } = await sharp(bytes).metadata();
        return `${width} × ${height}`;
      }),
    );
    expect(colours).toEqual(['1600 × 800', '40 × 60', '80 × 80', '80 × 80']);
  });

  const [red = '', green = '', blue = '', violet = ''] = await stored();
  const handle = (place: number) => form(page).getByRole('button', { name: `Mover foto ${place}` });

  const moveTo = async (place: number, key: 'ArrowLeft' | 'ArrowRight') => {
    await listensForArrows(page);
    await page.keyboard.press(key);
    await expect(form(page).getByText(`La foto va al lugar ${place} de 4.`)).toBeAttached();
  };

  const altText = (place: number) =>
    form(page).getByRole('textbox', { name: `Texto alternativo de la foto ${place}` });

  await test.step('each has an alt text of one line with a limit', async () => {
    await page.goto(`/hilvanDash/productos?editar=${id}`);
    await altText(4).fill('Una cinta\nvioleta');
    await expect(altText(4)).toHaveValue('Una cinta violeta');
    await expect(altText(4)).toHaveAccessibleDescription(
      /Qué se ve en la foto, para quien no puede verla\./i,
    );
    await altText(1).fill('x'.repeat(201));
    await altText(2).focus();
    await form(page).getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(altText(1)).toBeFocused();
    await expect(altText(1)).toHaveAccessibleDescription(
      'En el de la foto 1 entran hasta 200 letras; tiene 201.',
    );
    await altText(1).fill('La cinta roja');
    await expect(form(page).getByText('entran hasta 200 letras')).toHaveCount(0);
  });

  await test.step('by keyboard, with announcements', async () => {
    await handle(1).focus();
    await page.keyboard.press('Space');
    await expect(form(page).getByText('Tienes la foto 1 de 4.')).toBeAttached();
    await moveTo(2, 'ArrowRight');
    await page.keyboard.press('Escape');
    await expect(form(page).getByText('La foto volvió al lugar 1.')).toBeAttached();
    await expect(form(page)).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await page.keyboard.press('Space');
    await expect(form(page).getByText('Tienes la foto 1 de 4.')).toBeAttached();
    await moveTo(4, 'ArrowLeft');
    await page.keyboard.press('Escape');
    await expect(form(page).getByText('La foto volvió al lugar 1.')).toBeAttached();
    await page.keyboard.press('Space');
    await expect(form(page).getByText('Tienes la foto 1 de 4.')).toBeAttached();
    await moveTo(2, 'ArrowRight');
    await page.keyboard.press('Space');
    await expect(form(page).getByText('La foto quedó en el lugar 2.')).toBeAttached();
    await expect(handle(2)).toBeFocused();
  });

  await test.step('by hand, to the front', async () => {
    const from = await shown(page).nth(3).boundingBox();
    const to = await shown(page).nth(0).boundingBox();
    if (from === null || to === null) throw new Error('the photos are out of sight');
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(from.x, from.y + from.height / 2, { steps: 4 });
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 12 });
    await page.mouse.up();
    await expect(form(page).getByText('La foto quedó en el lugar 1.')).toBeAttached();
    const cover = form(page).getByRole('listitem').filter({ hasText: 'Portada' });
    await expect(cover.getByRole('img')).toHaveAttribute('src', violet.replace('/images/', '/images/300/'));
  });

  await test.step('one is removed', async () => {
    await form(page).getByRole('button', { name: 'Quitar foto 4' }).click();
    await expect(shown(page)).toHaveCount(3);
    await save(page);
    expect(await stored()).toEqual([violet, green, red]);
    expect(await stored()).not.toContain(blue);
    expect((await product())?.altTexts).toEqual(['Una cinta violeta', '', 'La cinta roja']);
  });

  await test.step('the shop uses their alt texts [GALLERY-001]', async () => {
    await page.goto(`/moreInfo/${id}`);
    const gallery = page.getByRole('region', { name: 'Fotos' });
    await expect(
      gallery.getByRole('button', { name: 'Ampliar foto 1 de 3: Una cinta violeta' }),
    ).toBeVisible();
    await gallery.getByRole('button', { name: 'Foto 3: La cinta roja' }).click();
    await expect(gallery.getByAltText('La cinta roja', { exact: true })).toBeVisible();
    await gallery.getByRole('button', { name: 'Foto 2', exact: true }).click();
    await expect(gallery.getByAltText('Cinta con fotos, foto 2 de 3')).toBeVisible();
  });
});

test.describe(() => {
  test.use({ expectedFailures: [500], expectedMessages: ['No se subió la foto'] });

  test('invalid or oversized files are named with their reason; the others go on [WIZARD-023 WIZARD-009 ERR-004]', async ({
    page,
    shop,
  }) => {
    const { id } = await shop.addProduct(aPlainThread({ name: 'Cinta con problemas' }));
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await beAdministrator(page);
    await page.goto(`/hilvanDash/productos?editar=${id}`);
    await addPhotos(page, [
      { name: 'texto.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no soy una foto') },
      { name: 'nada.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) },
      { name: 'telefono.heic', mimeType: 'image/heic', buffer: HEIC },
      { name: 'gigante.png', mimeType: 'image/png', buffer: await aPngThatClaims(50_000, 50_000) },
      await aChosenPhoto('buena.jpg'),
    ]);
    // From the disk: Playwright would send its bytes to the browser.
    const heavy = test.info().outputPath('pesada.png');
    writeFileSync(heavy, Buffer.alloc(16 * 1024 * 1024));
    await addPhotos(page, heavy);
    for (const [file, reason] of [
      ['texto.jpg', 'No es una foto que podamos leer.'],
      ['nada.jpg', 'El archivo está vacío.'],
      ['telefono.heic', 'Es una foto HEIC, que este navegador no puede leer. Guárdala como JPEG.'],
      ['gigante.png', 'Mide 50000 × 50000 px y puede tener hasta 100 megapíxeles.'],
      ['pesada.png', 'Pesa 16 MB y puede pesar hasta 15 MB.'],
    ] as const) {
      await expect(refused(page, file)).toContainText(reason);
    }
    // The same file would be refused again.
    await expect(form(page).getByRole('button', { name: /^Reintentar/ })).toHaveCount(0);
    await expect(shown(page)).toHaveCount(1);
    await expect.poll(() => logged.filter((text) => text.includes('No se subió la foto'))).toHaveLength(5);
    await expectAccessible(page);
    for (const file of ['texto.jpg', 'nada.jpg', 'telefono.heic', 'gigante.png', 'pesada.png']) {
      await form(page)
        .getByRole('button', { name: `Quitar ${file}` })
        .click();
    }

    await test.step('a failed upload can be retried; the same photo is not added twice', async () => {
      await page.route('**/api/cloudinary', (route) => route.fulfill({ status: 500, json: {} }), {
        times: 1,
      });
      await addPhotos(page, await aChosenPhoto('otra.jpg', { width: 90, height: 90, hue: 90 }));
      await expect(refused(page, 'otra.jpg')).toContainText('El servidor respondió 500.');
      await form(page).getByRole('button', { name: 'Reintentar otra.jpg' }).click();
      await expect(shown(page)).toHaveCount(2);
      await addPhotos(page, await aChosenPhoto('buena.jpg'));
      await expect(refused(page, 'buena.jpg')).toContainText('Esta foto ya está.');
      await expect(form(page).getByRole('button', { name: /^Reintentar/ })).toHaveCount(0);
      await form(page).getByRole('button', { name: 'Quitar buena.jpg' }).click();
    });

    await test.step('twelve is the limit, and the thirteenth waits for a free place', async () => {
      const more = await Promise.all(
        Array.from({ length: 11 }, (_, index) =>
          aChosenPhoto(`n-${index}.jpg`, { width: 20 + index, height: 20, hue: index * 30 }),
        ),
      );
      await addPhotos(page, more);
      await expect(shown(page)).toHaveCount(12);
      await expect(refused(page, 'n-10.jpg')).toContainText('Un producto tiene hasta 12 fotos.');
      await expect(form(page).getByRole('button', { name: 'Reintentar n-10.jpg' })).toHaveCount(0);
      await form(page).getByRole('button', { name: 'Quitar foto 2', exact: true }).click();
      await form(page).getByRole('button', { name: 'Reintentar n-10.jpg' }).click();
      await expect(shown(page)).toHaveCount(12);
      await save(page);
      expect((await shop.products()).find((product) => product.id === id)?.photos).toHaveLength(12);
    });
  });
});

test('photos that are removed on their way make room for others [WIZARD-022]', async ({ page, shop }) => {
  const { id } = await shop.addProduct(aPlainThread());
  const { sent, letGo } = await holdUploads(page);
  await beAdministrator(page);
  await page.goto(`/hilvanDash/productos?editar=${id}`);
  const files = [0, 1, 2, 3].map((place) =>
    aChosenPhoto(`foto-${place}.jpg`, { width: 60, height: 40, hue: place * 80 }),
  );
  await addPhotos(page, await Promise.all(files));
  await expect.poll(sent).toBe(3);
  for (const left of [3, 2, 1]) {
    await form(page).getByRole('button', { name: 'Quitar foto 1', exact: true }).click();
    await expect(form(page).getByRole('progressbar')).toHaveCount(left);
  }
  await expect.poll(sent).toBe(4);
  letGo();
  await expect(shown(page)).toHaveCount(1);
});

test('a browser that writes no WebP sends JPEG, and photos uploaded already outlive a reload [WIZARD-G05]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { toBlob } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.toBlob = function (done, type, quality) {
      toBlob.call(this, done, type === 'image/webp' ? 'image/png' : type, quality);
    };
    const { append } = FormData.prototype;
    FormData.prototype.append = function (name: string, value: string | Blob) {
      if (typeof value === 'string') return append.call(this, name, new Blob([value]));
      document.documentElement.dataset.sent = value.type;
      append.call(this, name, value);
    };
  });
  await beAdministrator(page);
  await page.goto('/hilvanDash/nuevo');
  for (const name of ['Mercería', /^Hilos/, 'Jean', 'Todo listo, continuemos.']) {
    await page.getByRole('main').getByRole('button', { name }).click();
  }
  await page.getByLabel('Agregar fotos').setInputFiles([await aChosenPhoto('una.jpg')]);
  await expect(page.getByRole('img', { name: 'Foto 1 de este producto' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-sent', 'image/jpeg');
  await page.getByLabel('Texto alternativo de la foto 1').fill('Una foto');
  await page.reload();
  await expect(page.getByRole('img', { name: 'Foto 1 de este producto' })).toBeVisible();
  await expect(page.getByLabel('Texto alternativo de la foto 1')).toHaveValue('Una foto');
});
