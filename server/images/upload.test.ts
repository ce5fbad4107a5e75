import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { aPhoto, multipartOf } from '#tests/support/photos.ts';
import { shopForAllTests } from '#tests/support/shop-of-tests.ts';
import { ANY_ENGINE, ENGINES, type TestShop } from '#tests/support/test-shop.ts';

type Part = { readonly field?: string; readonly name?: string };

const uploadTo = (shop: TestShop, bytes: Buffer, part: Part) =>
  shop.callAsAdministrator({ method: 'POST', url: '/api/cloudinary', ...multipartOf(bytes, part) });

describe.each(ENGINES)('keeping photos on %s', (engine) => {
  const shop = shopForAllTests(engine);

  const upload = (bytes: Buffer, part: Part = {}) => uploadTo(shop, bytes, part);

  test('a photo is kept and its URL answered, the same for the same photo [API-020 WIZARD-022]', async () => {
    const photo = await aPhoto({ width: 400, height: 300 }).png().toBuffer();
    const first = await upload(photo);
    const again = await upload(photo, { name: 'otro-nombre.jpg' });
    expect(first.statusCode).toBe(201);
    expect(first.json().url).toMatch(/^\/images\/[0-9a-f]{32}\.webp$/);
    expect(again.json()).toEqual(first.json());
    const served = await shop.call({ url: first.json().url });
    expect(await sharp(served.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 400,
      height: 300,
    });
    const rows = await shop.ctx.db.selectFrom('images').selectAll().execute();
    expect(rows).toMatchObject([{ width: 400, height: 300, bytes: served.rawPayload.length }]);
  });

  test('two uploads of one photo at the same time leave one whole file and no drafts [API-020]', async () => {
    const photo = await aPhoto({ width: 640, height: 480, hue: 200 }).jpeg().toBuffer();
    const answers = await Promise.all([upload(photo), upload(photo), upload(photo)]);
    const urls = new Set(answers.map((answer) => answer.json().url));
    expect(urls.size).toBe(1);
    expect(readdirSync(join(shop.dataDir, 'images')).filter((name) => name.startsWith('.'))).toEqual([]);
  });
});

describe.each(ANY_ENGINE)('photos on %s', (engine) => {
  const shop = shopForAllTests(engine);

  const upload = (bytes: Buffer, part: Part = {}) => uploadTo(shop, bytes, part);

  test('a photo is turned upright, scaled down and stripped of camera metadata [API-020 WIZARD-022]', async () => {
    const photo = await aPhoto({ width: 3000, height: 2000 })
      .withExif({ IFD0: { Copyright: 'Doña Elsa' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { url } = (await upload(photo)).json();
    const stored = await sharp(readFileSync(join(shop.dataDir, url))).metadata();
    expect(stored).toMatchObject({ format: 'webp', width: 1067, height: 1600 });
    expect(stored.exif).toBeUndefined();
    expect(stored.orientation).toBeUndefined();
  });

  test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)(
    '%s photos are taken [API-020]',
    async (format) => {
      const photo = await aPhoto({ width: 64, height: 64 }).toFormat(format).toBuffer();
      expect((await upload(photo, { name: 'sin-extension' })).statusCode).toBe(201);
    },
  );

  test.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['a web page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['nothing', Buffer.alloc(0)],
    ['bytes that begin like a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])],
    ['bytes that begin like a WebP', Buffer.from('RIFF\x10\0\0\0WEBPVP8 ', 'latin1')],
  ])('%s called foto.jpg is refused [API-020]', async (_what, bytes) => {
    const answer = await upload(bytes, { name: 'foto.jpg' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: 'not-an-image', errors: [{ field: 'image' }] });
  });

  test.each(['jpeg', 'png', 'webp', 'gif'] as const)(
    'half of a %s is refused as damaged [API-020]',
    async (format) => {
      const photo = await aPhoto({ width: 300, height: 300, isNoisy: true }).toFormat(format).toBuffer();
      const answer = await upload(photo.subarray(0, photo.length / 2));
      expect(answer.json()).toMatchObject({
        status: 422,
        code: 'not-an-image',
        errors: [{ field: 'image', message: 'Imagen: está cortada o dañada; bájala o guárdala otra vez' }],
      });
    },
  );

  test('too many pixels are refused before decoding [API-020]', async () => {
    const photo = await sharp({
      create: { width: 12_000, height: 9000, channels: 3, background: 'white' },
      limitInputPixels: false,
    })
      .png()
      .toBuffer();
    const answer = await upload(photo);
    expect(answer.json()).toMatchObject({ status: 422, code: 'too-many-pixels' });
    expect(answer.json().detail).toBe('La foto puede tener hasta 100 megapíxeles.');
  });

  test('a file over 15 MB is refused, whatever it holds [API-020]', async () => {
    const answer = await upload(Buffer.alloc(15 * 1024 * 1024 + 1));
    expect(answer.json()).toMatchObject({ status: 413, code: 'too-large' });
    expect(answer.json().detail).toBe('La foto puede pesar hasta 15 MB.');
  });

  test('a form without the field image is refused by name [API-020]', async () => {
    const photo = await aPhoto({ width: 9, height: 9 }).png().toBuffer();
    const missing = {
      code: 'invalid-request',
      errors: [{ field: 'image', message: 'Imagen: es obligatoria' }],
    };
    const otherField = await upload(photo, { field: 'file' });
    expect(otherField.statusCode).toBe(400);
    expect(otherField.json()).toMatchObject(missing);
    const json = await shop.callAsAdministrator({
      method: 'POST',
      url: '/api/cloudinary',
      payload: { image: 'x' },
    });
    expect(json.statusCode).toBe(400);
    expect(json.json()).toMatchObject(missing);
  });

  test('a form that breaks off is refused and nothing is kept [API-020]', async () => {
    const { payload, headers } = multipartOf(await aPhoto({ width: 99, height: 9 }).png().toBuffer());
    const answer = await shop.callAsAdministrator({
      method: 'POST',
      url: '/api/cloudinary',
      payload: payload.subarray(0, payload.length - 60),
      headers,
    });
    expect(answer.json()).toMatchObject({ status: 400, code: 'malformed-body' });
  });

  test('only administrators upload [PERM-004 API-020]', async () => {
    const form = multipartOf(await aPhoto({ width: 9, height: 9 }).png().toBuffer());
    const answer = await shop.call({ method: 'POST', url: '/api/cloudinary', ...form });
    expect(answer.json()).toMatchObject({ status: 401, code: 'not-authenticated' });
  });
});
