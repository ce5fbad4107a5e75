import { BY_PIECE } from '../measure/sale-unit.ts';
import { type Centavos, centavos, MAX_CENTAVOS } from '../money/centavos.ts';
import { halfUp } from '../money/rounded-quotient.ts';
import type { PercentHundredths } from '../prices/percent.ts';
import { priceLine } from '../pricing/price-line.ts';
import { priceOf } from '../pricing/price-of.ts';
import type { SoldPrice } from '../pricing/product-price.ts';
import type { QuoteExtra, QuoteLine, QuoteShipping, QuoteSums } from './quote.ts';

/** 100 % in hundredths of a percent. */
export const WHOLE_PERCENT = 10_000;

export type PricedQuoteLine = Pick<QuoteLine, 'units' | 'unitPrice' | 'discountPercent'> & {
  readonly product: SoldPrice;
};

export type LineAmounts = Pick<QuoteLine, 'listTotal' | 'total'> & {
  readonly isBulkActive: boolean;
  /** The catalogue's price of one unit; `null` is 'Consultar'. */
  readonly listPrice: Centavos | null;
  /** 'Consultar': it adds nothing, and the quote says so. */
  readonly isUnpriced: boolean;
};

export type QuoteAmounts<Line = unknown> = QuoteSums & {
  readonly lines: readonly (Line & LineAmounts)[];
  readonly hasUnpriced: boolean;
  /** Whether more is taken off than there is. Such a quote can't be sent. */
  readonly isNegative: boolean;
  /** Whether a sum is above ten trillion pesos. Such a quote can't be sent, because its sums are wrong. */
  readonly isBeyondSums: boolean;
};

type PricedQuote<Line> = {
  readonly lines: readonly Line[];
  readonly extras: readonly Pick<QuoteExtra, 'amount'>[];
  readonly discountPercent: PercentHundredths;
  readonly shipping: Pick<QuoteShipping, 'amount'> | null;
};

/**
 * The amounts of a quote (QUOTE-002), exact for any size: each discount is rounded half up once, and shipping 'A
 * confirmar' adds nothing.
 */
export function quoteAmounts<Line extends PricedQuoteLine>({
  lines,
  extras,
  discountPercent,
  shipping,
}: PricedQuote<Line>): QuoteAmounts<Line> {
  const priced = lines.map((line) => ({ ...line, ...lineAmounts(line) }));
  const listTotal = sum(priced.map((line) => line.listTotal));
  const subtotal = sum([...priced.map((line) => line.total), ...extras.map(({ amount }) => amount)]);
  const discounted = lessPercent(subtotal, discountPercent);
  const total = discounted + BigInt(shipping?.amount ?? 0);
  const sums = { listTotal, subtotal, discount: subtotal - discounted, total };
  return {
    lines: priced,
    listTotal: limited(sums.listTotal),
    subtotal: limited(sums.subtotal),
    discount: limited(sums.discount),
    total: limited(sums.total),
    hasUnpriced: priced.some((line) => line.isUnpriced),
    isNegative: total < 0n,
    isBeyondSums: [listTotal, subtotal, total].some((amount) => amount >= BigInt(MAX_CENTAVOS)),
  };
}

function lineAmounts({ product, unitPrice, units, discountPercent }: PricedQuoteLine): LineAmounts {
  const listed = priceOf(product, units);
  const { price, listTotal, total, isBulkActive } =
    unitPrice === null
      ? listed
      : priceLine({ price: unitPrice, bulkOffer: null, saleUnit: product.saleUnit ?? BY_PIECE, units });
  return {
    listTotal,
    total: limited(lessPercent(BigInt(total), discountPercent)),
    isBulkActive,
    listPrice: listed.price,
    isUnpriced: price === null,
  };
}

/** Rounded half up once. Nothing is taken off an amount below 0. */
function lessPercent(amount: bigint, percent: PercentHundredths): bigint {
  if (amount <= 0n) return amount;
  const numerator = amount * BigInt(WHOLE_PERCENT - percent);
  return halfUp({ numerator, denominator: BigInt(WHOLE_PERCENT) });
}

function sum(amounts: readonly Centavos[]): bigint {
  return amounts.reduce((total, amount) => total + BigInt(amount), 0n);
}

function limited(amount: bigint): Centavos {
  const limit = BigInt(MAX_CENTAVOS);
  if (amount > limit) return MAX_CENTAVOS;
  return centavos(Number(amount < -limit ? -limit : amount));
}
