import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { DEMO_SETTINGS } from '#config/demo-store.ts';
import { builtPages } from '#server/pages/pages-source.ts';
import { shopForEachTest } from '#tests/support/shop-of-tests.ts';
import { ANY_ENGINE } from '#tests/support/test-shop.ts';

describe.each(ANY_ENGINE)('the picture that chats show on %s', (engine) => {
  const shop = shopForEachTest(engine, async () => ({ pages: await builtPages() }));

  const save = (area: string, payload: object) =>
    shop.callAsAdministrator({
      method: 'PUT',
      url: `/api/store/${area}`,
      headers: { 'if-match': '"0"' },
      payload,
    });
  const picture = async () => (await shop.call({ url: '/art/share.jpg' })).rawPayload;
  /** The colour of the panel, between its frame and the edge. */
  async function panelColour(): Promise<number[]> {
    const spot = { left: 8, top: 8, width: 8, height: 8 };
    const pixels = await sharp(await picture())
      .extract(spot)
      .resize(1, 1)
      .raw()
      .toBuffer();
    return [...pixels];
  }

  test('has the size that chats ask for, and is sent once [STORE-001 SEO-G03]', async () => {
    const { headers, rawPayload } = await shop.call({ url: '/art/share.jpg' });
    expect(headers['content-type']).toBe('image/jpeg');
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
    const known = { 'if-none-match': String(headers.etag) };
    expect((await shop.call({ url: '/art/share.jpg', headers: known })).statusCode).toBe(304);
  });

  test('follows the shop’s name, whatever its signs, and its accent [STORE-001 STORE-003]', async () => {
    const before = await picture();
    await save('identity', { ...DEMO_SETTINGS.identity, name: 'Ñandutí & <Hijas>' });
    expect(before.equals(await picture())).toBe(false);
    const [red = 0, , blue = 0] = await panelColour();
    expect(red).toBeGreaterThan(blue);
    await save('look', { accent: '#1D4ED8' });
    const [redAfter = 0, , blueAfter = 0] = await panelColour();
    expect(blueAfter).toBeGreaterThan(redAfter);
  });
});
