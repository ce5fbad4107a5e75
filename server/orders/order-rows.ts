import { z } from 'zod';
import { GENERAL_VAT } from '#domain/law/vat.ts';
import { BY_PIECE, isByMeasure } from '#domain/measure/sale-unit.ts';
import { centavos, ZERO } from '#domain/money/centavos.ts';
import {
  type BriefOrder,
  NO_QUOTE,
  type Order,
  type OrderedProduct,
  type OrderLine,
} from '#domain/orders/order.ts';
import type { OrderAmounts } from '#domain/orders/order-amounts.ts';
import type { OrderPriceList } from '#domain/orders/order-price-list.ts';
import { ORDER_STATUSES, type OrderStatus } from '#domain/orders/order-status.ts';
import { shownQuoteState } from '#domain/orders/quote-state.ts';
import { NOTHING_SAID } from '#domain/orders/said.ts';
import type { NewOrderRow, OrderLineRow, OrderRow, ProductCopyRow } from '#server/db/tables/order-tables.ts';
import type { Context } from '#server/kernel/context.ts';
import { type ExtrasColumns, extrasColumns, extrasOf } from './extras-columns.ts';
import { productCopy } from './product-copies.ts';
import { orderedProduct } from './stored-order-line.ts';

/** An order that has no number yet, and belongs to no customer until it is written. */
export type UnnumberedOrder = Omit<Order, 'number' | 'customerId'>;

type Beginning = Pick<Order, 'id' | 'customer' | 'origin'> &
  Partial<Pick<Order, 'said' | 'priceList'>> &
  OrderAmounts & { readonly now: number };

/** An order as it begins. */
export function newOrder({
  now,
  said = NOTHING_SAID,
  priceList = null,
  ...order
}: Beginning): UnnumberedOrder {
  return {
    ...order,
    said,
    priceList,
    status: 'pendiente',
    isDeleted: false,
    paidAmount: ZERO,
    paymentDiscount: ZERO,
    reminder: null,
    quote: NO_QUOTE,
    createdAt: now,
    updatedAt: now,
    version: 1,
  };
}

/** The columns that don't depend on the order's number. Its quotes are written by their own verbs. */
export function orderRowOf(order: UnnumberedOrder): Omit<NewOrderRow, 'number' | 'search_text'> {
  return {
    id: order.id,
    status: order.status,
    is_deleted: order.isDeleted ? 1 : 0,
    first_name: order.customer.firstName,
    last_name: order.customer.lastName,
    phone: order.customer.phone,
    email: order.customer.email,
    comment: order.said.comment,
    total_amount: order.totalAmount,
    payable_amount: order.payableAmount,
    paid_amount: order.paidAmount,
    payment_discount: order.paymentDiscount,
    origin: order.origin,
    price_list: order.priceList && JSON.stringify(order.priceList),
    reminder_at: order.reminder?.at ?? null,
    reminder_text: order.reminder?.text ?? '',
    created_at: order.createdAt,
    updated_at: order.updatedAt,
    version: order.version,
  };
}

/** The rows of an order's lines, and the copy of the product that each names. */
export function lineRowsOf({ id, lines }: Pick<Order, 'id' | 'lines'>): {
  readonly rows: OrderLineRow[];
  readonly copies: ProductCopyRow[];
} {
  const made = lines.map((line, position) => {
    const copy = productCopy(line.product);
    const row = {
      order_id: id,
      position,
      product_id: line.product.id,
      copy_id: copy.id,
      quantities: JSON.stringify(line.quantities),
      units: line.units,
      list_total: line.listTotal,
      total: line.total,
      ...extrasColumns(line.extras),
      things: isByMeasure(line.product.saleUnit) ? 1 : null,
    };
    return { row, copy };
  });
  return { rows: made.map(({ row }) => row), copies: made.map(({ copy }) => copy) };
}

const priceListSchema = z.object({
  id: z.string(),
  name: z.string(),
  holder: z.string(),
  conditions: z.string(),
});

/** What an order's column says of the list that priced it. */
export function storedPriceList(column: string | null): OrderPriceList | null {
  return column === null ? null : priceListSchema.parse(JSON.parse(column));
}

/** `now` in epoch ms tells whether its quote has expired. */
export function briefOrderOf(row: OrderRow, now: number): BriefOrder {
  return {
    id: row.id,
    number: row.number,
    status: orderStatusOf(row.status),
    isDeleted: row.is_deleted === 1,
    customer: { firstName: row.first_name, lastName: row.last_name, phone: row.phone, email: row.email },
    said: { comment: row.comment },
    customerId: row.customer_id,
    totalAmount: centavos(row.total_amount),
    payableAmount: centavos(row.payable_amount),
    paidAmount: centavos(row.paid_amount),
    paymentDiscount: centavos(row.payment_discount),
    origin: row.origin,
    priceList: storedPriceList(row.price_list),
    reminder: row.reminder_at === null ? null : { at: row.reminder_at, text: row.reminder_text },
    quote: {
      state: shownQuoteState({ state: row.quote_state, validUntil: row.quote_valid_until }, now),
      version: row.quote_version,
      acceptedVersion: row.quote_accepted_version,
      total: row.quote_total === null ? null : centavos(row.quote_total),
    },
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    version: row.version,
  };
}

export function orderStatusOf(text: string): OrderStatus {
  const status = ORDER_STATUSES.find((known) => known === text);
  if (status === undefined) throw new Error(`unknown order status: ${text}`);
  return status;
}

/**
 * An order with its lines. An unreadable part of a line is logged and replaced by a placeholder, so the other lines,
 * other orders and all amounts can still be seen.
 */
export function orderOf(
  { log, now }: Pick<Context, 'log' | 'now'>,
  row: OrderRow,
  lines: readonly StoredLine[],
): Order {
  return {
    ...briefOrderOf(row, now()),
    lines: lines.map((line, index) =>
      lineOf(line, (fault) => {
        log.error({ order: row.number, line: index + 1, fault }, 'order line not read');
      }),
    ),
  };
}

const quantitiesSchema = z.record(z.string(), z.int().min(1));

/** A row with its product's copy; `null` if that is not there. */
type StoredLine = Pick<OrderLineRow, 'product_id' | 'quantities' | 'units' | 'list_total' | 'total'> &
  ExtrasColumns & { readonly document: string | null };

/** A line of an order or a quote. `report` gets what could not be read. */
export function lineOf(row: StoredLine, report: (fault: string) => void): OrderLine {
  const readOrNull = <T>(read: () => T): T | null => {
    try {
      return read();
    } catch (error) {
      report(faultOf(error));
      return null;
    }
  };
  const product = readOrNull(() => orderedProduct(row.product_id, row.document));
  const quantities = readOrNull(() => quantitiesSchema.parse(JSON.parse(row.quantities)));
  return {
    product: product ?? unreadableProduct(row),
    quantities: quantities ?? { '': row.units },
    units: row.units,
    listTotal: centavos(row.list_total),
    total: centavos(row.total),
    extras: readOrNull(() => extrasOf(row)) ?? { comment: row.comment, pieces: [] },
  };
}

/** Leaves out the text itself, because more people read a log than an order. */
function faultOf(error: unknown): string {
  if (!(error instanceof z.ZodError)) return 'no JSON';
  return error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
}

/** A placeholder for an unreadable product, made from the row's own columns. */
function unreadableProduct({ product_id, list_total, units }: StoredLine): OrderedProduct {
  return {
    id: product_id,
    section: 'Merceria',
    subsection: '',
    type: '',
    brand: '',
    name: 'Producto que no se puede leer',
    summary: '',
    description: '',
    specifications: '',
    photos: [],
    altTexts: [],
    price: list_total === 0 ? null : centavos(Math.round(list_total / units)),
    bulkOffer: null,
    vat: GENERAL_VAT,
    saleUnit: BY_PIECE,
    colours: [],
    models: [],
    code: null,
  };
}
