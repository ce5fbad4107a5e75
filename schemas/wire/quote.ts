import type { ShownQuoteState } from '#domain/orders/quote-state.ts';
import type { WireOrderLine } from './order.ts';
import type { WireProduct } from './product.ts';

/** A line as sent to the server. A plain number of units is for a product without variants. */
export type WireQuoteRequestLine = {
  _id: string;
  quantity: Record<string, number> | number;
  /** In pesos; `null` is the catalogue's price with its bulk offer. */
  unitPrice: number | null;
  /** '12.5': from 0 to 100, with up to two decimals. */
  discountPercent: string;
  note: string;
};

export type WireQuoteExtra = { text: string; amount: number };

/** `amount: null` is 'A confirmar'. */
export type WireQuoteShipping = { amount: number | null; carrier: string; note: string };

/** The body of `POST /orders/{id}/quotes`. */
export type WireQuoteRequest = {
  lines: WireQuoteRequestLine[];
  extras: WireQuoteExtra[];
  discountPercent: string;
  shipping: WireQuoteShipping | null;
  /** 'YYYY-MM-DD', valid until the end of that day at the shop. */
  validUntil: string;
  message: string;
};

/** The answer to a sent quote. `link` is absolute; amounts are in pesos. */
export type WireQuoteReceipt = { version: number; link: string; total: number };

/** A line of a sent quote: the product as quoted, with its amounts. */
export type WireQuoteLine = WireOrderLine & {
  unitPrice: number | null;
  discountPercent: string;
  note: string;
};

/** What desk and customer see of a quote. `subtotal - discount + shipping = total`. */
type WireQuoteContent = {
  version: number;
  lines: WireQuoteLine[];
  extras: WireQuoteExtra[];
  discountPercent: string;
  shipping: WireQuoteShipping | null;
  validUntil: string;
  message: string;
  /** The lines at list price. */
  listTotal: number;
  /** Lines and extras before the discount on the whole. */
  subtotal: number;
  /** What the discount on the whole takes off. */
  discount: number;
  total: number;
};

/** A version of an order's quote, for administrators. Times are ISO 8601 in UTC. */
export type WireQuote = WireQuoteContent & {
  link: string;
  sentAt: string;
  sentBy: string;
  seenAt: string | null;
  acceptedAt: string | null;
  /** The last change that the customer asked for. */
  question: { message: string; at: string } | null;
};

/** What the customer's page needs: never a phone or an email. */
export type WirePublicQuote = WireQuoteContent & {
  orderNumber: number;
  firstName: string;
  /** What the shopper wrote with the order; '' for nothing. */
  commentary: string;
  /** The newest version of the order's quote, maybe this one. */
  newest: { version: number; link: string };
  /** The version that its customer accepted last, maybe this one. It holds until a newer one is accepted. */
  accepted: { version: number; link: string } | null;
  /** Of this version: an older one keeps its own. */
  state: Exclude<ShownQuoteState, 'none'>;
  sentAt: string;
  acceptedAt: string | null;
  question: { message: string; at: string } | null;
};

/** The answer of `POST /quotes/{token}/accept`, the same whenever it is repeated. */
export type WireAcceptance = { orderNumber: number; total: number; acceptedAt: string };

/** A line of the editor. Amounts and percentages are as typed, because half a number must survive a reload. */
export type WireQuoteDraftLine = {
  _id: string;
  quantity: Record<string, number>;
  /** '' is the catalogue's price. */
  unitPrice: string;
  discountPercent: string;
  note: string;
};

/** The editor's state: the body of `PUT /orders/{id}/quote-draft`. */
export type WireQuoteDraftContent = {
  lines: WireQuoteDraftLine[];
  extras: { text: string; amount: string }[];
  discountPercent: string;
  /** An empty amount is 'A confirmar'. */
  shipping: { amount: string; carrier: string; note: string };
  /** 'YYYY-MM-DD', or ''. */
  validUntil: string;
  message: string;
};

/**
 * The answer of `GET` and `PUT /orders/{id}/quote-draft`. Version 0 was never saved: it begins with the newest quote, or
 * with what was ordered. `products` are those of its lines, at the catalogue's present prices; a product that the
 * catalogue no longer has is as the order or the quote kept it.
 */
export type WireQuoteDraft = WireQuoteDraftContent & {
  version: number;
  products: WireProduct[];
  updatedAt: string | null;
  updatedBy: string;
};
