import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accentPalette, isReadableAccent, lowestContrast, nearestReadableAccent } from './accent.ts';
import { contrast, hexOf, mixed, rgbOf } from './colour.ts';

const part = fc.integer({ min: 0, max: 255 });
const colours = fc.tuple(part, part, part).map(hexOf);

describe('the accent of a shop', () => {
  test.each([
    ['#000000', '#ffffff', 21],
    ['#767676', '#ffffff', 4.54],
    ['#ffffff', '#ffffff', 1],
  ])('the contrast of %s and %s is %d [STORE-003]', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2);
    expect(contrast(other, one)).toBe(contrast(one, other));
  });

  test('the shop’s own carmine is readable, and pale and gaudy colours are not [STORE-003]', () => {
    expect(isReadableAccent('#a8112f')).toBe(true);
    expect(['#ffd400', '#ff8fa3', '#39d353', '#ffffff'].map(isReadableAccent)).toEqual(Array(4).fill(false));
  });

  test('the nearest readable colour is readable, and a readable one is its own nearest [STORE-003]', () => {
    fc.assert(
      fc.property(colours, (wish) => {
        const nearest = nearestReadableAccent(wish);
        expect(lowestContrast(nearest)).toBeGreaterThanOrEqual(4.5);
        expect(nearestReadableAccent(nearest)).toBe(nearest);
        if (isReadableAccent(wish)) expect(nearest).toBe(wish);
      }),
    );
  });

  test('the nearest keeps the wish’s hue: it is the wish and black [STORE-003]', () => {
    expect(nearestReadableAccent('#00a550')).toBe(mixed('#00a550', '#000000', 0.29));
    expect(isReadableAccent(mixed('#00a550', '#000000', 0.28))).toBe(false);
    expect(accentPalette('#1d4ed8')['carmine-dark']).toBe(mixed('#1d4ed8', '#000000', 0.2));
  });

  test('only whole colours are read [STORE-003]', () => {
    expect(rgbOf('#A8112f')).toEqual([168, 17, 47]);
    expect(() => rgbOf('carmín')).toThrow(RangeError);
  });
});
