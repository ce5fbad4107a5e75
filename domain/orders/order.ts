import type { Quantities } from '../cart/quantities.ts';
import type { Product } from '../catalogue/product.ts';
import type { Centavos } from '../money/centavos.ts';
import type { OrderStatus } from './order-status.ts';

/**
 * What an order remembers of a product: enough to show, price and print it after the catalogue has moved on. Named one by
 * one, because each is stored with every line: a new field of products is none of orders until it is written here.
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
  | 'colours'
  | 'models'
  | 'code'
>;

/** One ordered product: a snapshot of what the shopper saw, and what was charged for it. */
export type OrderLine = {
  readonly product: OrderedProduct;
  readonly quantities: Quantities;
  readonly units: number;
  readonly listTotal: Centavos;
  readonly total: Centavos;
};

export type Customer = {
  readonly firstName: string;
  readonly lastName: string;
  /** Digits only, as `normalisedPhone` leaves them. */
  readonly phone: string;
  /** Empty when the shopper left none. */
  readonly email: string;
};

/** A request for a quote; `totalAmount` is before bulk offers, `payableAmount` after them (CHECKOUT-047/048). */
export type Order = {
  readonly id: string;
  readonly number: number;
  readonly status: OrderStatus;
  readonly isDeleted: boolean;
  readonly customer: Customer;
  readonly lines: readonly OrderLine[];
  readonly totalAmount: Centavos;
  readonly payableAmount: Centavos;
  /** Epoch milliseconds. */
  readonly createdAt: number;
  readonly updatedAt: number;
  /** Grows by one with every change; travels as `ETag`. */
  readonly version: number;
};

/** What a list shows of an order, however much was ordered. */
export type BriefOrder = Omit<Order, 'lines'>;
