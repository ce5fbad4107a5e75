import fc from 'fast-check';
import { NO_EXTRAS } from '#domain/cart/line-extras.ts';
import { BY_PIECE } from '#domain/measure/sale-unit.ts';
import { type Centavos, centavos, MAX_CENTAVOS } from '#domain/money/centavos.ts';
import { NOTHING_SAID } from '#domain/orders/said.ts';
import type { PercentHundredths } from '#domain/prices/percent.ts';
import { aProduct } from '#domain/products/a-product.ts';
import type { Quote, QuoteLine } from '#domain/quotes/quote.ts';
import { quoteAmounts } from '#domain/quotes/quote-amounts.ts';
import { anyMeasure } from './any-product.ts';

const amount = (max: number, min = 0) =>
  fc.oneof(fc.integer({ min, max: Math.min(max, 20_000) }), fc.integer({ min, max })).map(centavos);

/** Safe because the generator keeps it between 0 and 100 %. */
const percent = fc
  .oneof(fc.constant(0), fc.integer({ min: 0, max: 10_000 }))
  .map((hundredths) => hundredths as PercentHundredths);

const bulkOffer = fc.record({
  minimumUnits: fc.integer({ min: 1, max: 40 }),
  packPrice: amount(50_000_000, 1),
});

export type AnyLine = Omit<QuoteLine, 'listTotal' | 'total'>;

const line: fc.Arbitrary<AnyLine> = fc
  .record({
    price: fc.option(amount(10_000_000, 1), { freq: 6 }),
    bulkOffer: fc.option(bulkOffer),
    steps: fc.integer({ min: 1, max: 300 }),
    saleUnit: fc.oneof({ arbitrary: fc.constant(BY_PIECE), weight: 2 }, anyMeasure),
    unitPrice: fc.option(amount(10_000_000), { freq: 1 }),
    discountPercent: percent,
  })
  .map(({ price, bulkOffer, steps, saleUnit, ...terms }) => ({
    ...terms,
    units: steps * saleUnit.increment,
    product: aProduct({ price, bulkOffer: price === null ? null : bulkOffer, saleUnit }),
    quantities: { '': steps * saleUnit.increment },
    note: '',
    extras: NO_EXTRAS,
  }));

export type AnyQuote = {
  readonly lines: readonly AnyLine[];
  readonly extras: readonly { readonly text: string; readonly amount: Centavos }[];
  readonly discountPercent: PercentHundredths;
  readonly shipping: {
    readonly amount: Centavos | null;
    readonly carrier: string;
    readonly note: string;
  } | null;
};

/** Quotes of pieces, lengths, weights and volumes, with bulk offers, discounts, free lines on both sides of 0, shipping, and products without price. */
export const anyQuote: fc.Arbitrary<AnyQuote> = fc.record({
  lines: fc.array(line, { maxLength: 6 }),
  extras: fc.array(
    fc.record({
      text: fc.constantFrom('Confección', 'Seña'),
      amount: fc.integer({ min: -300_000, max: 3_000_000 }).map(centavos),
    }),
    { maxLength: 3 },
  ),
  discountPercent: percent,
  shipping: fc.option(
    fc.record({
      amount: fc.option(amount(2_000_000)),
      carrier: fc.constant('Correo'),
      note: fc.constant(''),
    }),
  ),
});

/** Smallest parts of one unit. */
const PARTS = { C62: 1n, MTR: 100n, KGM: 1000n, LTR: 1000n } as const;

type Fraction = { readonly over: bigint; readonly under: bigint };

/**
 * The total by exact fractions and from the rules alone: whole centavos, rounded half up where a rule rounds. It shares
 * no code with what it checks.
 */
export function exactTotal({ lines, extras, discountPercent, shipping }: AnyQuote): bigint {
  const products = lines.reduce((sum, each) => sum + exactLine(each), 0n);
  const subtotal = extras.reduce((sum, each) => sum + BigInt(each.amount), products);
  return exactLess(subtotal, discountPercent) + BigInt(shipping?.amount ?? 0);
}

export function exactLine({ product, unitPrice, units, discountPercent }: AnyLine): bigint {
  const price = unitPrice ?? product.price;
  if (price === null) return 0n;
  const offer = unitPrice === null ? product.bulkOffer : null;
  const ofOne = PARTS[product.saleUnit.code];
  const plain = { over: BigInt(price) * BigInt(units), under: ofOne };
  if (offer === null || BigInt(units) < BigInt(offer.minimumUnits) * ofOne)
    return exactLess(nearest(plain), discountPercent);
  const packed = { over: BigInt(offer.packPrice) * BigInt(units), under: BigInt(offer.minimumUnits) * ofOne };
  const isCheaper = packed.over * plain.under < plain.over * packed.under;
  return exactLess(nearest(isCheaper ? packed : plain), discountPercent);
}

function exactLess(amount: bigint, percent: PercentHundredths): bigint {
  if (amount < 0n) return amount;
  return nearest({ over: amount * (10_000n - BigInt(percent)), under: 10_000n });
}

/** Half up: what is left over counts from a half on. */
function nearest({ over, under }: Fraction): bigint {
  const whole = over / under;
  return 2n * (over - whole * under) >= under ? whole + 1n : whole;
}

/** Whether a quote can be sent: no sum is below 0 or above the shop's limit. */
export function isSendable(quote: AnyQuote): boolean {
  const total = exactTotal(quote);
  return total >= 0n && total < BigInt(MAX_CENTAVOS) && quote.lines.length + quote.extras.length > 0;
}

/** The quote as the shop would have sent it, with the amounts that the shop computes. */
export function asSent(given: AnyQuote): Quote {
  const { lines, listTotal, subtotal, discount, total } = quoteAmounts(given);
  return {
    ...given,
    ...{ lines, listTotal, subtotal, discount, total },
    ...{ id: 'presupuesto', orderId: 'pedido', version: 1, token: 'enlace', message: '' },
    ...{
      validUntil: 1,
      sentAt: 0,
      sentBy: '',
      seenAt: null,
      acceptedAt: null,
      question: null,
      priceList: null,
    },
  };
}

/** The quote as its customer opens it. */
export function asOpened(quote: Quote) {
  return { quote, orderNumber: 7, firstName: 'Ana', said: NOTHING_SAID, newest: quote, accepted: null };
}
