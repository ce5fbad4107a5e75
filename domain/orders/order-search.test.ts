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

test('a search that is a number names the order of that number', () => {
  expect(orderSearch(' N.º 12 ')).toEqual({ words: [{ text: '12', isWhole: true }], number: 12 });
  expect(orderSearch('marta 12').number).toBeNull();
  expect(orderSearch('   ')).toEqual({ words: [], number: null });
  expect(orderSearch('% _')).toEqual({ words: [], number: null });
});

test('an order is found by its customer, whoever that is', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (firstName) => {
      const text = orderSearchText({ ...ORDER, customer: { ...ORDER.customer, firstName: `a${firstName}` } });
      expect(findsIn(orderSearch(`a${firstName}`).words, text)).toBe(true);
    }),
  );
});
