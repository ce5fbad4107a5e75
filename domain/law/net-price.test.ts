import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Centavos, centavos, pesos } from '../money/centavos.ts';
import { netPrice, netTotal } from './net-price.ts';
import { VAT_RATES, type Vat } from './vat.ts';

const amounts = fc.integer({ min: 0, max: 1_000_000_000_000_000 }).map(centavos);
const rates = fc.constantFrom(...VAT_RATES);
const RUNS = { numRuns: 10_000 };

test.each([
  [pesos(121), '21', pesos(100)],
  [pesos(4850), '21', pesos(4008.26)],
  [pesos(1), '21', pesos(0.83)],
  [pesos(110.5), '10.5', pesos(100)],
  [pesos(999.99), '10.5', pesos(904.97)],
  [pesos(4850), '0', pesos(4850)],
  [pesos(0), '21', pesos(0)],
] as const)('the net price of %d centavos with %s %% of VAT is %d [LAW-001]', (price, vat, net) => {
  expect(netPrice(price, vat)).toBe(net);
});

/** The long division on paper: whole centavos and the first digits behind them, as text. */
function dividedOnPaper(price: Centavos, vat: Vat): bigint {
  const divisor = { '21': 121n, '10.5': 221n, '0': 1n }[vat];
  const factor = { '21': 100n, '10.5': 200n, '0': 1n }[vat];
  let [rest, digits] = [0n, ''];
  for (const digit of `${BigInt(price) * factor}0`) {
    rest = rest * 10n + BigInt(digit);
    digits += String(rest / divisor);
    rest %= divisor;
  }
  return BigInt(digits.slice(0, -1)) + (digits.slice(-1) >= '5' ? 1n : 0n);
}

test('10,000 net prices agree with a division on paper, half up to the centavo [LAW-001]', () => {
  fc.assert(
    fc.property(amounts, rates, (price, vat) => {
      expect(BigInt(netPrice(price, vat))).toBe(dividedOnPaper(price, vat));
    }),
    RUNS,
  );
});

test('net and tax add up to the price, and the tax is the rate of the net within half a centavo of both [LAW-001]', () => {
  fc.assert(
    fc.property(amounts, rates, (price, vat) => {
      const net = netPrice(price, vat);
      const tax = price - net;
      expect(net + tax).toBe(price);
      const thousandths = { '21': 210n, '10.5': 105n, '0': 0n }[vat];
      const apart = BigInt(tax) * 1000n - BigInt(net) * thousandths;
      expect(2n * (apart < 0n ? -apart : apart) <= 1000n + thousandths).toBe(true);
    }),
    RUNS,
  );
});

test('a dearer price never has a lower net price, and a higher rate never a higher one [LAW-001]', () => {
  fc.assert(
    fc.property(amounts, amounts, rates, (one, other, vat) => {
      const [low, high] = one < other ? [one, other] : [other, one];
      expect(netPrice(low, vat)).toBeLessThanOrEqual(netPrice(high, vat));
      expect(netPrice(one, '21')).toBeLessThanOrEqual(netPrice(one, '10.5'));
      expect(netPrice(one, '0')).toBe(one);
    }),
  );
});

test('the net price of a sum is that of its lines, so they can be added by hand [LAW-001]', () => {
  const lines = [
    { amount: pesos(100), vat: '21' },
    { amount: pesos(100), vat: '10.5' },
    { amount: pesos(0.01), vat: '21' },
  ] as const;
  expect(netTotal(lines)).toBe(pesos(82.64 + 90.5 + 0.01));
  expect(netTotal([])).toBe(0);
});
