import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { DEMO_SETTINGS } from '#config/demo-store.ts';
import { appManifest } from '#server/pages/app-manifest.ts';
import { builtPages } from '#server/pages/pages-source.ts';
import { shopForEachTest } from '#tests/support/shop-of-tests.ts';
import { ANY_ENGINE } from '#tests/support/test-shop.ts';

/** A spot of each picture that shows the shop's accent. */
const GROUNDS = {
  '/art/share.jpg': { left: 8, top: 8, width: 8, height: 8 },
  '/favicon.svg': { left: 28, top: 4, width: 4, height: 4 },
  '/icon-192.png': { left: 90, top: 10, width: 8, height: 8 },
  '/icon-512.png': { left: 250, top: 20, width: 8, height: 8 },
  '/icon-maskable-512.png': { left: 4, top: 4, width: 8, height: 8 },
} as const;

describe.each(ANY_ENGINE)('the pictures of a shop on %s', (engine) => {
  const shop = shopForEachTest(engine, async () => ({ pages: await builtPages() }));

  const save = (area: string, payload: object) =>
    shop.callAsAdministrator({
      method: 'PUT',
      url: `/api/store/${area}`,
      headers: { 'if-match': '"0"' },
      payload,
    });
  const picture = async (url = '/art/share.jpg') => (await shop.call({ url })).rawPayload;
  async function groundOf(url: keyof typeof GROUNDS) {
    const pixels = await sharp(await picture(url))
      .extract(GROUNDS[url])
      .resize(1, 1)
      .raw()
      .toBuffer();
    const [red = 0, , blue = 0] = pixels;
    return { isRed: red > blue, isBlue: blue > red };
  }

  test('for chats has the size that they ask for, and is sent once [STORE-001 SEO-G03]', async () => {
    const { headers, rawPayload } = await shop.call({ url: '/art/share.jpg' });
    expect(headers['content-type']).toBe('image/jpeg');
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
    const known = { 'if-none-match': String(headers.etag) };
    expect((await shop.call({ url: '/art/share.jpg', headers: known })).statusCode).toBe(304);
  });

  test('as an app are those that its manifest names, in their sizes [OFFLINE-001]', async () => {
    const { icons } = appManifest(DEMO_SETTINGS.identity);
    for (const { src, sizes, type } of icons) {
      const { headers, rawPayload } = await shop.call({ url: src });
      const { width, height } = await sharp(rawPayload).metadata();
      expect([src, headers['content-type'], `${width}x${height}`]).toEqual([src, type, sizes]);
    }
  });

  test('follow its name, whatever its signs, and its accent [STORE-001 STORE-003]', async () => {
    const before = await picture();
    await save('identity', { ...DEMO_SETTINGS.identity, name: 'Ñandutí & <Hijas>' });
    expect(before.equals(await picture())).toBe(false);
    const small = await picture('/favicon.ico');
    const urls = Object.keys(GROUNDS) as (keyof typeof GROUNDS)[];
    for (const url of urls) expect([url, await groundOf(url)]).toEqual([url, { isRed: true, isBlue: false }]);
    await save('look', { accent: '#1D4ED8' });
    for (const url of urls) expect([url, await groundOf(url)]).toEqual([url, { isRed: false, isBlue: true }]);
    expect(small.equals(await picture('/favicon.ico'))).toBe(false);
  });
});
