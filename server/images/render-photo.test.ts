import { expect, test } from 'vitest';
import { aPhoto } from '#tests/support/photos.ts';
import { renderPhoto } from './render-photo.ts';

test.each([300, 600, 1200, null] as const)(
  'a photo of 300 px asked for at %s px is sent as it was stored: no detail is lost to a second encoding [DATA-005]',
  async (width) => {
    const original = await aPhoto({ width: 300, height: 200, isNoisy: true }).webp().toBuffer();
    expect((await renderPhoto(original, { width, format: 'webp' })).equals(original)).toBe(true);
  },
);
