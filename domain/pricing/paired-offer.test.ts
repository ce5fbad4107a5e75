import { expect, test } from 'vitest';
import { pesos, ZERO } from '../money/centavos.ts';
import { packUnits } from './pack-units.ts';
import { pairedOffer } from './paired-offer.ts';

const packPrice = pesos(54_000);

test('a pack’s price and its units come together or not at all [GRID-010 GRID-G03]', () => {
  expect(pairedOffer({ packPrice, minimumUnits: 12 })).toEqual({
    ok: true,
    offer: { packPrice, minimumUnits: 12 },
  });
  expect(pairedOffer({ packPrice: ZERO, minimumUnits: 0 })).toEqual({ ok: true, offer: null });
});

test.each([
  ['units that are missing', { packPrice, minimumUnits: 0 }, 'missing', ['minimumUnits']],
  ['a price that is missing', { packPrice: ZERO, minimumUnits: 12 }, 'missing', ['packPrice']],
  [
    'what is missing before what is unreadable',
    { packPrice: null, minimumUnits: 0 },
    'missing',
    ['minimumUnits'],
  ],
  ['units that are unreadable', { packPrice, minimumUnits: null }, 'unreadable', ['minimumUnits']],
  ['both', { packPrice: null, minimumUnits: null }, 'unreadable', ['packPrice', 'minimumUnits']],
])('half an offer names %s [GRID-G03]', (_title, parts, reason, wrong) => {
  expect(pairedOffer(parts)).toEqual({ ok: false, reason, parts: wrong });
});

test.each(['', ' ', '0', '00', '0000000000', '0 unidades'])(
  '“%s” says that there is no pack [PRICE-011]',
  (text) => {
    expect(packUnits(text)).toBe(0);
  },
);

test.each(['docena', '-3', '1.5', '12unidades', '1000000'])(
  '“%s” is no number of units [PRICE-008]',
  (text) => {
    expect(packUnits(text)).toBeNull();
  },
);
