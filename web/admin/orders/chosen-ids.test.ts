import { expect, test } from 'vitest';
import { chosenIds, sheetAddress } from './chosen-ids.ts';

const idsIn = (address: string) => chosenIds(new URL(address, 'https://casahilvan.example'));

test('an address names each order once, and two thousand at most [QUOTE-009]', () => {
  expect(idsIn('/?ids=a,b,,a')).toEqual(['a', 'b']);
  expect(idsIn('/')).toEqual([]);
  const many = Array.from({ length: 2300 }, (_, index) => `o${index}`);
  expect(idsIn(sheetAddress('printedOrders', many))).toEqual(many.slice(0, 2000));
});

test('more orders than an address holds are not sent to the server with it [QUOTE-009]', () => {
  const some = Array.from({ length: 200 }, (_, index) => `o${index}`);
  expect(new URL(sheetAddress('pickList', some), 'https://x.ar').search.length).toBeGreaterThan(500);
  expect(new URL(sheetAddress('pickList', [...some, 'z']), 'https://x.ar').search).toBe('');
  expect(idsIn(sheetAddress('pickList', [...some, 'z']))).toHaveLength(201);
});
