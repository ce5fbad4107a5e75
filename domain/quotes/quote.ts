import type { LineExtras } from '../cart/line-extras.ts';
import type { Centavos } from '../money/centavos.ts';
import type { OrderedProduct } from '../orders/order.ts';
import type { QuotePriceList } from '../orders/order-price-list.ts';
import type { PercentHundredths } from '../prices/percent.ts';
import type { Quantities } from '../products/quantities.ts';

/** A product in a quote, as it was when the quote was sent. */
export type QuoteLine = {
  readonly product: OrderedProduct;
  readonly quantities: Quantities;
  /** `null` is the catalogue's price with its bulk offer; any other price has no bulk offer. */
  readonly unitPrice: Centavos | null;
  /** Taken off the line's total; from 0 to 100 %. */
  readonly discountPercent: PercentHundredths;
  /** The reason of another price, for the customer; '' for none. */
  readonly note: string;
  /** The comment is that of the product in the order; the cuts are the line's own. */
  readonly extras: LineExtras;
  readonly units: number;
  /** Units by their price, before the bulk offer and the discount. */
  readonly listTotal: Centavos;
  readonly total: Centavos;
};

/** A free line; `amount` may be below 0. */
export type QuoteExtra = { readonly text: string; readonly amount: Centavos };

/** `amount: null` is 'A confirmar', which adds nothing. */
export type QuoteShipping = {
  readonly amount: Centavos | null;
  readonly carrier: string;
  readonly note: string;
};

/** The sums of a quote: `subtotal - discount + shipping = total`. */
export type QuoteSums = {
  /** The lines at list price, before bulk offers and discounts. */
  readonly listTotal: Centavos;
  /** Lines and free lines before the discount on the whole. */
  readonly subtotal: Centavos;
  /** What the discount on the whole takes off. */
  readonly discount: Centavos;
  readonly total: Centavos;
};

export type QuoteQuestion = {
  readonly message: string;
  /** Epoch ms. */
  readonly at: number;
};

/** A version of an order's quote. What was sent never changes; times in epoch ms. */
export type Quote = QuoteSums & {
  readonly id: string;
  readonly orderId: string;
  /** 1, 2, 3… within its order. */
  readonly version: number;
  /** The secret part of the customer's link. */
  readonly token: string;
  readonly lines: readonly QuoteLine[];
  readonly extras: readonly QuoteExtra[];
  /** On lines and free lines together; from 0 to 100 %. */
  readonly discountPercent: PercentHundredths;
  /** `null` is 'A confirmar'. */
  readonly shipping: QuoteShipping | null;
  /** The first moment at which it is no longer valid. */
  readonly validUntil: number;
  readonly message: string;
  /** By which its products were priced. */
  readonly priceList: QuotePriceList | null;
  readonly sentAt: number;
  /** The administrator's email. */
  readonly sentBy: string;
  readonly seenAt: number | null;
  readonly acceptedAt: number | null;
  /** The last change that the customer asked for. */
  readonly question: QuoteQuestion | null;
};
