import type { LineExtras } from '../cart/line-extras.ts';
import type { Centavos } from '../money/centavos.ts';
import type { Product } from '../products/product.ts';
import type { Quantities } from '../products/quantities.ts';
import type { OrderPriceList } from './order-price-list.ts';
import type { OrderStatus } from './order-status.ts';
import type { ShownQuoteState } from './quote-state.ts';
import type { Said } from './said.ts';

/**
 * An order's copy of a product, with which it can be shown, priced and printed after the catalogue changed. The fields
 * are listed here, because each is stored with every line: a new field of products isn't stored unless it is added.
 */
export type OrderedProduct = Pick<
  Product,
  | 'id'
  | 'section'
  | 'subsection'
  | 'type'
  | 'brand'
  | 'name'
  | 'summary'
  | 'description'
  | 'specifications'
  | 'photos'
  | 'altTexts'
  | 'price'
  | 'bulkOffer'
  | 'vat'
  | 'saleUnit'
  | 'colours'
  | 'models'
  | 'code'
>;

/** One ordered product: the shopper's snapshot and its amounts. */
export type OrderLine = {
  readonly product: OrderedProduct;
  readonly quantities: Quantities;
  readonly extras: LineExtras;
  readonly units: number;
  readonly listTotal: Centavos;
  readonly total: Centavos;
};

export type Customer = {
  readonly firstName: string;
  readonly lastName: string;
  /** Digits only, the result of `normalisedPhone`. */
  readonly phone: string;
  /** '' when the shopper gave none. */
  readonly email: string;
};

/** Where an order came from: the shop's site, or the desk of the shop. */
export type OrderOrigin = 'web' | 'desk';

/** When the shop wants to be reminded of an order (epoch ms), and of what. */
export type Reminder = { readonly at: number; readonly text: string };

/** What an order knows of its quotes. */
export type OrderQuote = {
  /** Of the newest version. */
  readonly state: ShownQuoteState;
  /** The newest version; 0 without a quote. */
  readonly version: number;
  /** The last version that its customer accepted; `null` before. */
  readonly acceptedVersion: number | null;
  /** Of the version in force, as `versionInForce` has it. */
  readonly total: Centavos | null;
};

export const NO_QUOTE: OrderQuote = { state: 'none', version: 0, acceptedVersion: null, total: null };

/** A request for a quote; `totalAmount` is before bulk offers, `payableAmount` after them (CHECKOUT-047/048). */
export type Order = {
  readonly id: string;
  readonly number: number;
  readonly status: OrderStatus;
  readonly isDeleted: boolean;
  readonly customer: Customer;
  /** Which of the shop's customers it is; `null` for an order without a phone, and once the customer was erased. */
  readonly customerId: string | null;
  readonly lines: readonly OrderLine[];
  readonly said: Said;
  readonly totalAmount: Centavos;
  readonly payableAmount: Centavos;
  /** The sum of the payments received. */
  readonly paidAmount: Centavos;
  /** What they took off the total, because it was paid by transfer. */
  readonly paymentDiscount: Centavos;
  readonly origin: OrderOrigin;
  /** By which its catalogue prices are; `null` for retail (TRADE-002). */
  readonly priceList: OrderPriceList | null;
  readonly reminder: Reminder | null;
  readonly quote: OrderQuote;
  /** Epoch ms. */
  readonly createdAt: number;
  readonly updatedAt: number;
  /** Grows by one with every change of the status. It is sent as `ETag`. */
  readonly version: number;
};

/** An order without its lines, for lists. */
export type BriefOrder = Omit<Order, 'lines'>;
