import fc from 'fast-check';
import { expect, test } from 'vitest';
import { customerPhone } from './customer-phone.ts';

test.each([
  '3496401923',
  '03496401923',
  '03496 15 401923',
  '349615401923',
  '+54 9 3496 40-1923',
  '5493496401923',
  '0054 (3496) 40 1923',
])('%s names the same customer [QUOTE-010]', (phone) => {
  expect(customerPhone(phone)).toBe('3496401923');
});

test('a foreign number names its own customer, by its digits [QUOTE-010]', () => {
  expect(customerPhone('+598 2 901 2345')).toBe('59829012345');
});

test.each(['', '  ', '-'])('an order with the phone %j has no customer [QUOTE-010]', (phone) => {
  expect(customerPhone(phone)).toBeNull();
});

test('two numbers never name one customer, however they are written [QUOTE-010]', () => {
  const number = fc
    .tuple(fc.constantFrom('11', '341', '3496'), fc.integer({ min: 1, max: 9 }))
    .chain(([area, first]) =>
      fc
        .stringMatching(new RegExp(`^\\d{${9 - area.length}}$`))
        .map((rest) => ({ area, rest: `${first}${rest}` })),
    );
  const written = ({ area, rest }: { area: string; rest: string }) => [
    `${area}${rest}`,
    `0${area}15${rest}`,
    `549${area}${rest}`,
  ];
  fc.assert(
    fc.property(number, number, (one, other) => {
      fc.pre(one.area + one.rest !== other.area + other.rest);
      const keys = new Set(written(one).map(customerPhone));
      expect(keys.size).toBe(1);
      for (const phone of written(other)) expect(keys.has(customerPhone(phone))).toBe(false);
    }),
  );
});
