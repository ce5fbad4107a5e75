import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SoughtWord } from '../text/sought-words.ts';
import { orderSearch, orderSearchText } from './order-search.ts';

const ORDER = {
  number: 1286,
  customer: { firstName: 'Ñandú', lastName: 'GIÉTZ', phone: '0349615401923', email: 'Marta@Correo.test' },
  lines: [{ product: { brand: 'Costurina', name: 'Hilo de algodón', code: 'H-7' } }],
};
const findsIn = (words: readonly SoughtWord[], text: string) =>
  words.every(({ text: word, isWhole }) => ` ${text} `.includes(` ${word}${isWhole ? ' ' : ''}`));
const finds = (text: string) => findsIn(orderSearch(text).words, orderSearchText(ORDER));

test.each([
  '1286',
  'N.º 1286',
  '#1286',
  'ñandu',
  'NANDÚ gietz',
  'giétz',
  '+54 9 3496 40-1923',
  '03496 15 401923',
  '401923',
  '4019',
  '15 40-1923',
  'nan giet',
  'marta@correo',
  'ALGODÓN costurina',
  'h-7',
])('an order is found by %j', (text) => expect(finds(text)).toBe(true));

test.each(['1287', 'hugo', 'gietz hugo', '3482 40-1923', 'ietz', 'odon', '12'])(
  'an order is not found by %j',
  (text) => {
    expect(finds(text)).toBe(false);
  },
);

test('a numeric search finds the order with that number', () => {
  expect(orderSearch(' N.º 12 ')).toEqual({ words: [{ text: '12', isWhole: true }], number: 12 });
  expect(orderSearch('marta 12').number).toBeNull();
  expect(orderSearch('   ')).toEqual({ words: [], number: null });
  expect(orderSearch('% _')).toEqual({ words: [], number: null });
});

test('an order is found by any customer name', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (firstName) => {
      const text = orderSearchText({ ...ORDER, customer: { ...ORDER.customer, firstName: `a${firstName}` } });
      expect(findsIn(orderSearch(`a${firstName}`).words, text)).toBe(true);
    }),
  );
});

test.each(['1286', '#1286', 'nº 1286', 'N°1286', 'no. 1286', 'N.º1286', 'n. º  1286'])(
  'the order of a number is found by it as people write it: %j',
  (text) => {
    expect(orderSearch(text).number).toBe(1286);
  },
);

test('a search may combine a name and a phone number', () => {
  expect(finds('gietz 401923')).toBe(true);
  expect(finds('401923 gietz')).toBe(true);
  expect(finds('401923 hugo')).toBe(false);
});

test('an order is found by the last four digits of its phone, and by no fewer', () => {
  expect(finds('1923')).toBe(true);
  expect(finds('923')).toBe(false);
});
