import { expect, test } from 'vitest';
import { newId } from './new-id.ts';

const NOON = Date.UTC(2026, 10, 20, 12);

test('an id has 24 hexadecimal digits, and none repeats', () => {
  const ids = Array.from({ length: 10_000 }, () => newId(NOON));
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{24}$/);
  expect(new Set(ids).size).toBe(ids.length);
});

test('an id sorts after those of earlier seconds', () => {
  const ids = [0, 1, NOON / 1000 - 1, NOON / 1000, 2 ** 32 - 1].map((second) => newId(second * 1000));
  expect(ids.toSorted()).toEqual(ids);
});
