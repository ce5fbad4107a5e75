import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BY_PIECE } from '../measure/sale-unit.ts';
import { centavos, pesos } from '../money/centavos.ts';
import { cheaperOffer } from './cheaper-offer.ts';
import { priceLine } from './price-line.ts';

const pieces = (asked: Omit<Parameters<typeof priceLine>[0], 'saleUnit'>) =>
  priceLine({ ...asked, saleUnit: BY_PIECE });

const forSix = (pack: number) => ({ minimumUnits: 6, packPrice: pesos(pack) });

test.each([
  ['a dearer pack', pesos(100), forSix(900), false],
  ['an equal pack', pesos(100), forSix(600), false],
  ['an equal pack in centavos', pesos(1.1), { minimumUnits: 3, packPrice: pesos(3.3) }, false],
  ['a pack a centavo cheaper', pesos(100), forSix(599.99), true],
  ['a pack without a list price', null, forSix(500), false],
  ['no pack', pesos(100), null, false],
])('%s is an offer: $3 [PRICE-010 PRICE-014 PRICE-025 DETAIL-032]', (_title, price, bulkOffer, isOffer) => {
  expect(cheaperOffer({ price, bulkOffer })).toEqual(isOffer ? bulkOffer : null);
});

test('an offer is advertised exactly when the minimum of units costs less by it [PRICE-014]', () => {
  const amounts = fc.integer({ min: 1, max: 100_000 }).map(centavos);
  const offers = fc.record({ minimumUnits: fc.integer({ min: 1, max: 99 }), packPrice: amounts });
  fc.assert(
    fc.property(amounts, offers, (price, bulkOffer) => {
      const line = pieces({ price, bulkOffer, units: bulkOffer.minimumUnits });
      expect(cheaperOffer({ price, bulkOffer }) !== null).toBe(line.saving > 0);
    }),
  );
});
