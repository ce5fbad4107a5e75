import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centavos, pesos } from '../money/centavos.ts';
import { MEASURES, unitPrice } from './unit-price.ts';

test.each([
  [pesos(1000), '10', 'm', pesos(100), 'metro'],
  [pesos(1000), '2.5', 'm', pesos(400), 'metro'],
  [pesos(1000), '3', 'm', pesos(333.33), 'metro'],
  [pesos(2000), '3', 'm', pesos(666.67), 'metro'],
  [pesos(0.05), '10', 'm', pesos(0.01), 'metro'],
  [pesos(900), '250', 'g', pesos(360), '100 g'],
  [pesos(1500), '40', 'ml', pesos(3750), '100 ml'],
  [pesos(480), '100', 'unidades', pesos(48), '10 unidades'],
] as const)(
  '%d centavos for %s %s are %d for each %s [LAW-005]',
  (price, unitAmount, unitMeasure, each, per) => {
    const shown = unitPrice(price, { unitAmount, unitMeasure });
    expect(shown?.price).toBe(each);
    expect(shown?.per.replaceAll('\u00a0', ' ')).toBe(per);
  },
);

test.each([
  [null, '10', 'm'],
  [pesos(1000), '', ''],
  [pesos(1000), '10', ''],
  [pesos(1000), '0', 'm'],
  [pesos(1000), '1,5', 'm'],
] as const)('a price of %j for %j %j has no unit price [LAW-005]', (price, unitAmount, unitMeasure) => {
  expect(unitPrice(price, { unitAmount, unitMeasure })).toBe(null);
});

test('the unit price is the price of one base within half a centavo [LAW-005]', () => {
  const BASE = { m: 1, g: 100, ml: 100, unidades: 10 };
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000_000 }),
      fc.integer({ min: 1, max: 99_999_999 }),
      fc.constantFrom(...MEASURES),
      (price, thousandths, unitMeasure) => {
        const unitAmount = `${Math.floor(thousandths / 1000)}.${String(thousandths % 1000).padStart(3, '0')}`;
        const shown = unitPrice(centavos(price), { unitAmount, unitMeasure });
        const exact = BigInt(price) * BigInt(BASE[unitMeasure]) * 1000n;
        const doubled = 2n * BigInt(shown?.price ?? -1) * BigInt(thousandths);
        expect(doubled <= 2n * exact + BigInt(thousandths)).toBe(true);
        expect(doubled > 2n * exact - BigInt(thousandths)).toBe(true);
      },
    ),
  );
});
