import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BY_PIECE } from '../measure/sale-unit.ts';
import { aProduct } from '../products/a-product.ts';
import { isVariantSoldOut, isWhollySoldOut } from '../products/availability.ts';
import { listedProductOf } from '../products/listed-product.ts';
import { variantsOf } from '../products/variants.ts';
import { leftText } from './left-text.ts';
import { asShown, isScarce, isSeenChange, MOST_SHOWN } from './shown-stock.ts';

const SHOWN = { isOn: true, isShown: true, shownAt: 5 };
const METRE = { code: 'MTR', scale: 2, increment: 50, minimum: 50 } as const;
const single = aProduct({ colours: [], models: [], isSoldOut: false, soldOutVariants: [] });
const coloured = aProduct({ colours: ['Rojo', 'Azul'], models: [], isSoldOut: false, soldOutVariants: [] });

test('few are told, from the shop’s limit on, and none are sold out [STOCK-002]', () => {
  const shown = (there: number) => asShown({ ...single, scarce: { '': there } }, SHOWN);
  expect([shown(6).left, shown(5).left, shown(1).left, shown(0).left]).toEqual([
    undefined,
    { '': 5 },
    { '': 1 },
    undefined,
  ]);
  expect([shown(1).isSoldOut, shown(0).isSoldOut, shown(-2).isSoldOut]).toEqual([false, true, true]);
  expect(listedProductOf(shown(3))).toMatchObject({ left: 3, isSoldOut: false });
  expect(listedProductOf(shown(0))).toMatchObject({ isSoldOut: true });
});

test('a metre’s limit is in metres, and each colour has its own [STOCK-002 UNIT-003]', () => {
  const ribbon = { ...coloured, saleUnit: METRE, scarce: { Rojo: 500, Azul: 501 } };
  expect(asShown(ribbon, SHOWN).left).toEqual({ Rojo: 500 });
  const card = listedProductOf(asShown({ ...ribbon, scarce: { Rojo: 0, Azul: 0 } }, SHOWN));
  expect([card.isSoldOut, 'left' in card]).toEqual([true, false]);
  expect([leftText(800, METRE), leftText(100, METRE), leftText(50, METRE), leftText(1, BY_PIECE)]).toEqual([
    'Quedan 8\u00a0m',
    'Queda 1\u00a0m',
    'Quedan 0,5\u00a0m',
    'Queda 1',
  ]);
});

test('what was marked by hand stays sold out whatever was counted [STOCK-002 BUY-006]', () => {
  const product = { ...coloured, soldOutVariants: ['Rojo'], scarce: { Rojo: 4, Azul: 4 } };
  expect(asShown(product, SHOWN)).toMatchObject({ soldOutVariants: ['Rojo'], left: { Azul: 4 } });
  expect(asShown({ ...product, isSoldOut: true }, SHOWN)).not.toHaveProperty('left');
});

test('a shop that shows nothing, or counts nothing, gets the very same product [STOCK-001 STOCK-002]', () => {
  const counted = { ...coloured, scarce: { Rojo: 0 } };
  expect(asShown(counted, { ...SHOWN, isShown: false })).toBe(counted);
  expect(asShown(counted, { ...SHOWN, isOn: false })).toBe(counted);
  expect(asShown(coloured, SHOWN)).toBe(coloured);
});

test('nothing that can be bought is told less than there is, and nothing more is sold out than is gone [STOCK-002]', () => {
  const there = fc.option(fc.integer({ min: -5, max: 12 }), { nil: undefined });
  const marks = fc.subarray(['Rojo', 'Azul']);
  fc.assert(
    fc.property(there, there, marks, fc.nat(MOST_SHOWN), (red, blue, soldOutVariants, shownAt) => {
      const scarce = {
        ...(red !== undefined && { Rojo: red }),
        ...(blue !== undefined && { Azul: blue }),
      };
      const before = { ...coloured, soldOutVariants, scarce };
      const after = asShown(before, { ...SHOWN, shownAt });
      for (const { key } of variantsOf(before)) {
        const isGone = (Object.entries(scarce).find(([name]) => name === key)?.[1] ?? 1) <= 0;
        expect(isVariantSoldOut(after, key)).toBe(isVariantSoldOut(before, key) || isGone);
        if (after.left?.[key] !== undefined) expect(isVariantSoldOut(after, key)).toBe(false);
      }
      if (isWhollySoldOut(after)) expect(after).not.toHaveProperty('left');
    }),
  );
});

test('a change that no shopper can be told of is none [STOCK-002]', () => {
  expect(isSeenChange({ before: 240, after: 239 }, BY_PIECE)).toBe(false);
  expect(isSeenChange({ before: 101, after: 100 }, BY_PIECE)).toBe(true);
  expect(isSeenChange({ before: 3, after: 3 }, BY_PIECE)).toBe(false);
  expect([isScarce(100, BY_PIECE), isScarce(10_000, METRE), isScarce(10_001, METRE)]).toEqual([
    true,
    true,
    false,
  ]);
});
