import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountText, quantityText, spokenQuantity } from './quantity-text.ts';
import { readQuantity } from './read-quantity.ts';
import { isOnStep, mostParts, partsOfOne, type SaleUnit } from './sale-unit.ts';

const RIBBON: SaleUnit = { code: 'MTR', scale: 2, increment: 5, minimum: 5 };
const ELASTIC: SaleUnit = { code: 'MTR', scale: 2, increment: 50, minimum: 100 };
const FILLING: SaleUnit = { code: 'KGM', scale: 3, increment: 50, minimum: 250 };
const OIL: SaleUnit = { code: 'LTR', scale: 3, increment: 250, minimum: 250 };

test.each([
  ['1,5', 150],
  ['1.5', 150],
  ['1,50', 150],
  ['1 1/2', 150],
  ['1½', 150],
  ['150 cm', 150],
  ['150cm', 150],
  ['1,5 m', 150],
  ['1,5mts.', 150],
  ['1 m 50', 150],
  ['1m50cm', 150],
  ['1 con 50', 150],
  ['metro y medio', 150],
  ['un metro y medio', 150],
  ['Un metro con cincuenta', 150],
  ['uno coma cinco', 150],
  ['uno coma setenta y cinco metros', 175],
  ['medio metro', 50],
  ['½', 50],
  ['tres cuartos de metro', 75],
  ['dos metros', 200],
  ['1500 mm', 150],
  ['cuarenta y dos metros', 4200],
  ['2.000,5 m', 200_050],
  ['0', 0],
])('a length is read as people type and dictate it: %s [UNIT-003]', (text, parts) => {
  expect(readQuantity(text, RIBBON)).toEqual({ parts });
});

test.each([
  ['1/4 kilo', FILLING, 250],
  ['cuarto kilo', FILLING, 250],
  ['kilo y cuarto', FILLING, 1250],
  ['750 gramos', FILLING, 750],
  ['1 kilo 200', FILLING, 1200],
  ['750 cc', OIL, 750],
  ['litro y medio', OIL, 1500],
])('so are weights and volumes: %s [UNIT-003]', (text, unit, parts) => {
  expect(readQuantity(text, unit)).toEqual({ parts });
});

test.each([
  ['1,2', ELASTIC, [100, 150]],
  ['1,26 m', RIBBON, [125, 130]],
  ['15 mm', RIBBON, [5]],
  ['17 mm', { ...RIBBON, increment: 1, minimum: 1 }, [1, 2]],
  ['0,5', ELASTIC, [100]],
  ['12000', RIBBON, [999_900]],
  ['1.500', RIBBON, [150, 150_000]],
  ['1.500', FILLING, [1500, 1_500_000]],
  ['1.200 kg', FILLING, [1200, 1_200_000]],
])(
  'an amount that can’t be cut, or may be two, is asked and never rounded: %s [UNIT-003]',
  (text, unit, choices) => {
    expect(readQuantity(text, unit)).toEqual({ choices });
  },
);

test.each(['', 'mucho', '-1', '1,5 kg', '2 3', '1 m 5', '1,5 1,5', '1/0', 'y', '$ 5', '1..5', '2 y 30'])(
  'a text that is no length is not read: «%s» [UNIT-003]',
  (text) => {
    expect(readQuantity(text, RIBBON)).toBeNull();
  },
);

const units = fc
  .record({
    code: fc.constantFrom('MTR', 'KGM', 'LTR'),
    step: fc.constantFrom(100, 50, 25, 10, 5, 1),
    least: fc.integer({ min: 1, max: 40 }),
  })
  .map(({ code, step, least }): SaleUnit => {
    const scale = code === 'MTR' ? 2 : 3;
    const increment = (step * 10 ** scale) / 100;
    return { code, scale, increment, minimum: increment * least } as SaleUnit;
  });

test('what is written of a quantity is read as the same quantity [UNIT-001 UNIT-003]', () => {
  fc.assert(
    fc.property(units, fc.nat(), (unit, pick) => {
      const span = mostParts(unit) / unit.increment - unit.minimum / unit.increment + 1;
      const parts = unit.minimum + (pick % span) * unit.increment;
      expect(isOnStep(parts, unit)).toBe(true);
      for (const text of [
        quantityText(parts, unit),
        spokenQuantity(parts, unit),
        `${parts} ${{ MTR: 'cm', KGM: 'g', LTR: 'ml', C62: 'u' }[unit.code]}`,
      ])
        expect([text, readQuantity(text.replaceAll('.', ''), unit)]).toEqual([text, { parts }]);
    }),
  );
});

test('every answer can be cut, and those that are asked lie on both sides of what was typed [UNIT-003]', () => {
  fc.assert(
    fc.property(units, fc.nat(2_000_000), fc.nat(999), (unit, whole, fraction) => {
      const thousandths = BigInt(whole) * 1000n + BigInt(fraction);
      const read = readQuantity(`${whole},${String(fraction).padStart(3, '0')}`, unit);
      if (read === null) throw new Error('not read');
      const typed = Number(thousandths) * (partsOfOne(unit) / 1000);
      const answers = 'parts' in read ? [read.parts] : read.choices;
      if ('parts' in read) expect(read.parts).toBe(typed);
      for (const one of answers) expect(one === 0 || isOnStep(one, unit)).toBe(true);
      const [lower = 0, upper = lower] = answers;
      if (typed >= unit.minimum && typed <= mostParts(unit)) {
        expect(lower).toBeLessThanOrEqual(typed);
        expect(upper).toBeGreaterThanOrEqual(typed);
        expect(upper - lower).toBeLessThanOrEqual(unit.increment);
      }
    }),
  );
});

test.each([
  [150, RIBBON, '1,5 m', '1,5 metros'],
  [100, RIBBON, '1 m', '1 metro'],
  [5, RIBBON, '0,05 m', '0,05 metros'],
  [120_000, RIBBON, '1.200 m', '1.200 metros'],
  [1250, FILLING, '1,25 kg', '1,25 kilos'],
  [1, { code: 'C62', scale: 0 } as const, '1 unidad', '1 unidad'],
  [8, { code: 'C62', scale: 0 } as const, '8 unidades', '8 unidades'],
])(
  'a quantity is written with no more decimals than it needs: %i [UNIT-003]',
  (parts, unit, text, spoken) => {
    expect([quantityText(parts, unit).replace('\u00a0', ' '), spokenQuantity(parts, unit)]).toEqual([
      text,
      spoken,
    ]);
  },
);

test('half a unit is written by its comma alone', () => {
  expect(amountText(50, RIBBON)).toBe('0,5');
});
