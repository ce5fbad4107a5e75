import fc from 'fast-check';
import { expect, test } from 'vitest';
import { idHash, ORDER_SEEDS, shuffledPositions } from './shuffled.ts';

/** Items in the order of their ids, as an index holds them, then shuffled. */
function shuffled(given: readonly { readonly id: string }[], seed: number): { readonly id: string }[] {
  const items = given.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const positions = shuffledPositions(
    items.map(({ id }) => ({ idHash: idHash(id) })),
    seed,
  );
  return [...positions].flatMap((position) => items[position] ?? []);
}

const items = fc.uniqueArray(fc.string(), { maxLength: 80 }).map((ids) => ids.map((id) => ({ id })));
const letters = [...'abcdefghijkl'].map((id) => ({ id }));
const orderOf = (seed: number) =>
  shuffled(letters, seed)
    .map((item) => item.id)
    .join('');

test('every order has every item exactly once [HOME-004]', () => {
  fc.assert(
    fc.property(items, fc.integer(), (given, seed) => {
      const order = shuffled(given, seed);
      expect(order).toHaveLength(given.length);
      expect(new Set(order)).toEqual(new Set(given));
    }),
  );
});

test('a seed gives the same order for any order of the input [HOME-004]', () => {
  fc.assert(
    fc.property(items, fc.nat(31), (given, seed) => {
      expect(shuffled(given.toReversed(), seed)).toEqual(shuffled(given, seed));
    }),
  );
});

test('an order is the same on every machine [HOME-004]', () => {
  expect([orderOf(0), orderOf(1)]).toEqual(['icgelkbdjfha', 'gbcahelifkdj']);
});

test('seeds count modulo 32, and give 32 different orders [HOME-004]', () => {
  expect(orderOf(ORDER_SEEDS + 3)).toBe(orderOf(3));
  expect(orderOf(-1)).toBe(orderOf(31));
  expect(orderOf(Number.NaN)).toBe(orderOf(0));
  expect(new Set(Array.from({ length: ORDER_SEEDS }, (_, seed) => orderOf(seed))).size).toBe(ORDER_SEEDS);
});

test('an added item leaves the others in their order [HOME-004]', () => {
  fc.assert(
    fc.property(items, fc.nat(31), (given, seed) => {
      const fewer = new Set(given.slice(1));
      expect(shuffled(given, seed).filter((item) => fewer.has(item))).toEqual(shuffled(given.slice(1), seed));
    }),
  );
});

test('over all seeds each of two items comes first about half the time [HOME-004]', () => {
  const many = Array.from({ length: 40 }, (_, number) => ({ id: `p-${number}` }));
  const orders = Array.from({ length: ORDER_SEEDS }, (_, seed) => shuffled(many, seed));
  const wins = many.slice(1).map((item, at) => {
    const isFirst = (order: { id: string }[]) =>
      order.findIndex(({ id }) => id === item.id || id === many[at]?.id);
    return orders.filter((order) => order[isFirst(order)]?.id === item.id).length;
  });
  expect(Math.min(...wins)).toBeGreaterThan(4);
  expect(Math.max(...wins)).toBeLessThan(28);
});
