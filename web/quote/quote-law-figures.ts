import { type PlanOffer, planOffers } from '#domain/financing/plan-offers.ts';
import type { Centavos } from '#domain/money/centavos.ts';
import { quoteNetTotal } from '#domain/quotes/quote-net-total.ts';
import type { WirePublicQuote } from '#schemas/quote-answers.ts';
import { amountFromWire } from '#schemas/wire/amount.ts';
import { quoteLineText } from './quote-line-text.ts';

/** What the law asks for beside a quote's total; the loader computes it (LAW-001, LAW-002). */
export type QuoteLawFigures = {
  readonly netTotal: Centavos;
  /** What its total costs in instalments today. */
  readonly plans: readonly PlanOffer[];
};

export function quoteLawFigures(
  quote: WirePublicQuote,
  store: Parameters<typeof planOffers>[1],
): QuoteLawFigures {
  return { netTotal: quotedNetTotal(quote), plans: planOffers(amountFromWire(quote.total), store) };
}

type Quoted = Pick<WirePublicQuote, 'lines' | 'extras' | 'subtotal' | 'discount' | 'shipping'>;

/** The quote's total without national taxes (LAW-001). */
export function quotedNetTotal({ lines, extras, subtotal, discount, shipping }: Quoted): Centavos {
  return quoteNetTotal({
    lines: lines.map((line) => ({ amount: amountFromWire(line.total), vat: quoteLineText(line).vat })),
    extras: extras.map(({ amount }) => amountFromWire(amount)),
    subtotal: amountFromWire(subtotal),
    discount: amountFromWire(discount),
    shipping: shipping === null || shipping.amount === null ? null : amountFromWire(shipping.amount),
  });
}
