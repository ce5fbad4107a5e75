import { lineVariants } from '../cart/line-variants.ts';
import { type Centavos, centavos } from '../money/centavos.ts';
import type { Order, OrderLine } from './order.ts';
import type { OrderPriceList } from './order-price-list.ts';
import type { OrderStatus } from './order-status.ts';
import type { LinkedLine, OrderedContent } from './ordered-line.ts';
import { hasUnpriced, orderedTotal } from './ordered-total.ts';
import type { ShownQuoteState } from './quote-state.ts';

/** A version of an order's quote, as the order's page names it. */
export type LinkedQuote = {
  readonly version: number;
  readonly state: Exclude<ShownQuoteState, 'none'>;
  readonly total: Centavos;
  /** Absolute. */
  readonly link: string;
};

/** What the page behind an order's link shows: no phone, no email and no last name. */
export type LinkedOrder = OrderedContent & {
  readonly lines: readonly LinkedLine[];
  readonly status: OrderStatus;
  readonly firstName: string;
  /** The price list that it was priced by; `null` for retail. */
  readonly priceList: Pick<OrderPriceList, 'name' | 'conditions'> | null;
  /** Epoch ms. */
  readonly createdAt: number;
  /** The version in force: the accepted one, else the newest. */
  readonly quote: LinkedQuote | null;
  /** The newest version, where it offers to change the accepted one. */
  readonly offer: LinkedQuote | null;
};

export function linkedOrderOf(
  order: Order,
  { quote, offer }: Pick<LinkedOrder, 'quote' | 'offer'>,
): LinkedOrder {
  return {
    orderNumber: order.number,
    status: order.status,
    firstName: order.customer.firstName,
    priceList: order.priceList && { name: order.priceList.name, conditions: order.priceList.conditions },
    createdAt: order.createdAt,
    lines: order.lines.map(linkedLine),
    total: order.payableAmount,
    saving: centavos(order.totalAmount - order.payableAmount),
    hasUnpriced: hasUnpriced(order),
    said: order.said,
    quote,
    offer,
  };
}

function linkedLine(line: OrderLine): LinkedLine {
  const { product, quantities, units, extras } = line;
  return {
    productId: product.id,
    brand: product.brand,
    name: product.name,
    photo: product.photos[0] ?? null,
    saleUnit: product.saleUnit,
    units,
    quantities,
    variants: lineVariants({ quantities, snapshot: product }).filter(({ label }) => label !== ''),
    total: orderedTotal(line),
    extras,
  };
}
