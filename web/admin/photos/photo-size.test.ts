import { describe, expect, test } from 'vitest';
import { aPhoto } from '#tests/support/photos.ts';
import { isHeic, photoSize } from './photo-size.ts';

const bytesOf = (...parts: (string | number[])[]) =>
  new Uint8Array(
    parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : part)),
  );

describe('the size of a photo is known before it is decoded [WIZARD-G05]', () => {
  const photo = () => aPhoto({ width: 321, height: 45 });
  test.each([
    ['PNG', () => photo().png().toBuffer()],
    ['JPEG', () => photo().jpeg().toBuffer()],
    [
      'progressive JPEG with notes',
      () =>
        photo()
          .withExif({ IFD0: { Artist: 'Rosa' } })
          .jpeg({ progressive: true })
          .toBuffer(),
    ],
    ['GIF', () => photo().gif().toBuffer()],
    ['WebP', () => photo().webp().toBuffer()],
    ['lossless WebP', () => photo().webp({ lossless: true }).toBuffer()],
    [
      'WebP with notes',
      () =>
        photo()
          .withExif({ IFD0: { Artist: 'Rosa' } })
          .webp()
          .toBuffer(),
    ],
  ])('%s', async (_, bytes) => {
    expect(photoSize(await bytes())).toEqual({ width: 321, height: 45 });
  });

  test('other files and incomplete ones have no known size', async () => {
    expect(photoSize(bytesOf('<svg></svg>'))).toBeNull();
    expect(photoSize(bytesOf(''))).toBeNull();
    expect(photoSize((await photo().png().toBuffer()).subarray(0, 18))).toBeNull();
    expect(photoSize(bytesOf([0xff, 0xd8, 0xff, 0xe0]))).toBeNull();
  });
});

test('a HEIC photo is recognised by its first bytes', async () => {
  expect(isHeic(bytesOf([0, 0, 0, 24], 'ftypheic'))).toBe(true);
  expect(isHeic(await aPhoto({ width: 4, height: 4 }).png().toBuffer())).toBe(false);
});
