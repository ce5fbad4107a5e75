import fc from 'fast-check';
import { expect, test } from 'vitest';
import { altTextsFor, altTextsOf } from './alt-texts.ts';

test('trailing empty texts are dropped', () => {
  expect(altTextsOf(['', 'Cono carmín', '', ''])).toEqual(['', 'Cono carmín']);
  expect(altTextsOf(['', ''])).toEqual([]);
});

test('a text moves and goes with its photo, and a new photo has none', () => {
  const before = { photos: ['a', 'b', 'c'], altTexts: ['De frente', '', 'La etiqueta'] };
  expect(altTextsFor(['c', 'b', 'a'], before)).toEqual(['La etiqueta', '', 'De frente']);
  expect(altTextsFor(['nueva', 'c'], before)).toEqual(['', 'La etiqueta']);
  expect(altTextsFor(['b'], before)).toEqual([]);
});

test('photos that are removed and added again in any order get their texts back', () => {
  const anyPhotos = fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 6 }).chain((photos) =>
    fc.record({
      photos: fc.constant(photos),
      altTexts: fc.array(fc.string(), { maxLength: photos.length }).map(altTextsOf),
      moved: fc.shuffledSubarray(photos, { minLength: photos.length }),
    }),
  );
  fc.assert(
    fc.property(anyPhotos, ({ photos, altTexts, moved }) => {
      const there = { photos: moved, altTexts: altTextsFor(moved, { photos, altTexts }) };
      expect(altTextsFor(photos, there)).toEqual(altTexts);
    }),
  );
});
