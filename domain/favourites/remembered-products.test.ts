import { describe, expect, test } from 'vitest';
import {
  forgotten,
  MAX_REMEMBERED,
  parseStoredProducts,
  remembered,
  storedProducts,
} from './remembered-products.ts';

const many = Array.from({ length: 200 }, (_, index) => `p${index}`);

describe('products that a browser remembers [BUY-010]', () => {
  test('the latest stands first, and each once', () => {
    expect(remembered('seen', ['a', 'b', 'c'], 'c')).toEqual(['c', 'a', 'b']);
    expect(remembered('favourites', [], 'a')).toEqual(['a']);
  });

  test.each(['favourites', 'seen'] as const)('%s have an end, where the oldest falls out', (kind) => {
    const all = many.reduce<readonly string[]>((before, id) => remembered(kind, before, id), []);
    expect(all).toEqual(many.toReversed().slice(0, MAX_REMEMBERED[kind]));
  });

  test('a forgotten product leaves the others in their order', () => {
    expect(forgotten(['a', 'b', 'c'], 'b')).toEqual(['a', 'c']);
    expect(forgotten(['a'], 'z')).toEqual(['a']);
  });

  test('what is stored comes back', () => {
    const ids = ['665f1c', 'hilo-rojo_2'];
    expect(parseStoredProducts('favourites', storedProducts(ids))).toEqual(ids);
  });

  test.each([undefined, null, '', 'a,b', 7, [], ['a'], {}, { version: 1 }, { version: 1, ids: 'a' }])(
    '%j counts as nothing remembered',
    (stored) => {
      expect(parseStoredProducts('seen', stored)).toEqual([]);
    },
  );

  test('a later version’s record counts as nothing remembered', () => {
    expect(parseStoredProducts('seen', { version: 2, ids: ['a'] })).toEqual([]);
  });

  test('of a broken record the sound ids are left, each once and not too many', () => {
    const broken = { version: 1, ids: ['a', 7, null, '', 'a', '../b', 'x'.repeat(65), { id: 'c' }, 'b'] };
    expect(parseStoredProducts('seen', broken)).toEqual(['a', 'b']);
    expect(parseStoredProducts('seen', storedProducts(many))).toHaveLength(24);
  });
});
