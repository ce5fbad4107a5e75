import { type Centavos, centavos, pesos } from '#domain/money/centavos.ts';
import type { BulkOffer } from '#domain/pricing/bulk-offer.ts';
import type { Random } from './random.ts';

/** Pesos rounded as on a shop's labels: $ 850, $ 4.850, $ 12.990, $ 489.900, $ 1.249.000. */
export function labelPrice(amount: number): Centavos {
  if (amount < 10_000) return pesos(Math.max(50, Math.round(amount / 50) * 50));
  if (amount < 100_000) return pesos(Math.round(amount / 100) * 100 - 10);
  if (amount < 1_000_000) return pesos(Math.round(amount / 1_000) * 1_000 - 100);
  return pesos(Math.round(amount / 10_000) * 10_000 - 1_000);
}

type PriceOptions = { readonly range: readonly [from: number, to: number]; readonly size: number };

/** Each step in size raises the price by the same share; makers differ a little. */
export function priceFor({ range: [from, to], size }: PriceOptions, random: Random): Centavos {
  const spread = 0.94 + random.fraction() * 0.12;
  return labelPrice(from * (to / from) ** size * spread);
}

// The cheaper the piece, the more pieces in a pack.
const PACKS = [
  { below: 3_000, sizes: [10, 12, 20, 24] },
  { below: 8_000, sizes: [6, 10, 12] },
  { below: 25_000, sizes: [4, 5, 6] },
] as const;
const DEAR_PACK = [2, 3, 4] as const;

/** A pack that saves between 5% and 20%, its price rounded down to fifty pesos. */
export function bulkOfferFor(price: Centavos, random: Random): BulkOffer {
  const sizes = PACKS.find(({ below }) => price < pesos(below))?.sizes ?? DEAR_PACK;
  const minimumUnits = random.pick<number>(sizes);
  const saving = 0.06 + random.between({ least: 0, most: 14 }) / 100;
  const step = pesos(50);
  const packPrice = centavos(Math.floor((price * minimumUnits * (1 - saving)) / step) * step);
  return { minimumUnits, packPrice };
}
