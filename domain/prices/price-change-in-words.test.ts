import { expect, test } from 'vitest';
import { pesos } from '../money/centavos.ts';
import { priceChangeInWords } from './price-change-in-words.ts';

/** Money has no-break spaces. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('the change of one product says its prices before and after [STUDIO-007]', () => {
  const bulkOffer = { minimumUnits: 12, packPrice: pesos(54_000) };
  const before = { price: pesos(5000), bulkOffer };
  const words = (after: Parameters<typeof priceChangeInWords>[1]) => plain(priceChangeInWords(before, after));
  expect(words({ price: pesos(5500.5), bulkOffer })).toBe(': $ 5.000 → $ 5.500,50');
  expect(words({ price: null, bulkOffer: null })).toBe(
    ': $ 5.000 → Consultar, pack de 12 $ 54.000 → ninguno',
  );
  expect(words(before)).toBe('');
});
