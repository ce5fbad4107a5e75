import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { comparePhotoNames, matchPhotos } from './match-photos.ts';

const coded = (...codes: string[]) => codes.map((code) => ({ code }));

function matched(name: string, ...codes: string[]): string | null {
  const [match] = matchPhotos([name], coded(...codes));
  return match?.kind === 'found' ? match.product.code : null;
}

describe('the product of a photo', () => {
  test.each([
    'ABC-12.jpg',
    'abc-12.JPG',
    'ABC-12_2.jpg',
    'ABC 12 (3).png',
    'ABC.12-frente.webp',
    'ABC_12 copia.heic',
    'proveedor\\fotos/ABC-12.jpeg',
    'ABC-12',
  ])('%s begins with the code ABC-12 [IMPORT-009]', (name) => {
    expect(matched(name, 'ABC-12')).toBe('ABC-12');
  });

  test.each(['ABC-123.jpg', 'ABC-1.jpg', 'ABC12.jpg', 'ABC-12a.jpg', 'XABC-12.jpg', '12.jpg', '.jpg', ''])(
    '%s does not begin with the code ABC-12 [IMPORT-009]',
    (name) => {
      expect(matched(name, 'ABC-12')).toBeNull();
    },
  );

  test('the longest code wins, and ABC-1 and ABC-12 are told apart [IMPORT-009]', () => {
    const codes = ['ABC', 'ABC-1', 'ABC-12', 'ABC-12-2'];
    expect(matched('ABC-12.jpg', ...codes)).toBe('ABC-12');
    expect(matched('ABC-1_2.jpg', ...codes)).toBe('ABC-1');
    expect(matched('ABC-12_2.jpg', ...codes)).toBe('ABC-12-2');
    expect(matched('ABC-9.jpg', ...codes)).toBe('ABC');
  });

  test('codes that differ in a sign are told apart by it, or left to the person [IMPORT-009]', () => {
    expect(matched('C+ 2.jpg', 'C', 'C+')).toBe('C+');
    expect(matched('C 2.jpg', 'C', 'C+')).toBe('C');
    expect(matched('AB 1.jpg', 'AB-1', 'AB 1')).toBe('AB 1');
    expect(matchPhotos(['AB_1.jpg'], coded('AB-1', 'AB 1'))).toEqual([
      { kind: 'ambiguous', products: coded('AB-1', 'AB 1') },
    ]);
  });

  test('accents written apart, as macOS does, or left out are the same letter [IMPORT-009]', () => {
    expect(matched('AN\u0303O-5.jpg', 'AÑO-5')).toBe('AÑO-5');
    expect(matched('ANO-5.jpg', 'AÑO-5')).toBe('AÑO-5');
  });

  test('products without a code, or with one of signs alone, find no photo [IMPORT-009]', () => {
    expect(matchPhotos(['foto.jpg', '--.jpg'], [{ code: null }, { code: '--' }])).toEqual([
      { kind: 'unknown' },
      { kind: 'unknown' },
    ]);
  });

  test('a code finds its own photos, whatever the other codes are [IMPORT-009]', () => {
    const code = fc.stringMatching(/^[A-Z]{1,3}-[0-9]{1,3}$/);
    fc.assert(
      fc.property(fc.uniqueArray(code, { minLength: 1, maxLength: 20 }), (codes) => {
        const names = codes.map((one) => `${one}_frente.jpg`);
        expect(matchPhotos(names, coded(...codes))).toEqual(
          codes.map((one) => ({ kind: 'found', product: { code: one } })),
        );
      }),
    );
  });
});

test("a product's photos follow their numbers, the one without a number first [IMPORT-009]", () => {
  const names = ['ABC-12_10.jpg', 'ABC 12 (3).png', 'abc-12.webp', 'ABC-12_2.jpg'];
  expect(names.sort(comparePhotoNames)).toEqual([
    'abc-12.webp',
    'ABC-12_2.jpg',
    'ABC 12 (3).png',
    'ABC-12_10.jpg',
  ]);
});
