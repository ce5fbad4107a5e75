import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseAmount } from '#domain/financing/calculate-financing.ts';
import { groupedAmount, typedAmount } from './typed-amount.ts';

test('the field keeps digits alone and groups them [CALC-007]', () => {
  expect(groupedAmount('120000')).toBe('120.000');
  expect(groupedAmount(' $ 1.234,56 ')).toBe('123.456');
  expect(groupedAmount('-5')).toBe('5');
  expect(groupedAmount('1234567890123')).toBe('123.456.789.012');
});

test('a field without digits stays empty [CALC-008]', () => {
  expect(groupedAmount('')).toBe('');
  expect(groupedAmount('abc.,-')).toBe('');
  expect(groupedAmount('0')).toBe('0');
});

test('the caret stays behind the digit that was typed [CALC-007]', () => {
  expect(typedAmount({ text: '12000', caret: 2 })).toEqual({ text: '12.000', caret: 2 });
  expect(typedAmount({ text: '1.2345', caret: 6 })).toEqual({ text: '12.345', caret: 6 });
  expect(typedAmount({ text: '1x.234', caret: 2 })).toEqual({ text: '1.234', caret: 1 });
  expect(typedAmount({ text: '', caret: 0 })).toEqual({ text: '', caret: 0 });
});

test('grouping never changes the amount, and grouping twice is grouping once [CALC-007]', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(40), (text, caret) => {
      const shown = typedAmount({ text, caret });
      expect(parseAmount(shown.text)).toBe(parseAmount(text));
      expect(groupedAmount(shown.text)).toBe(shown.text);
      expect(shown.caret).toBeLessThanOrEqual(shown.text.length);
    }),
  );
});
