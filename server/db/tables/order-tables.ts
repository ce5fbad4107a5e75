import type { ColumnType, Generated, Insertable, Selectable } from 'kysely';
import type { OrderOrigin } from '#domain/orders/order.ts';
import type { PaymentMethod } from '#domain/orders/payment-method.ts';
import type { QuoteState } from '#domain/orders/quote-state.ts';
import type { Flag, JsonText } from './column-types.ts';

type OrdersTable = {
  id: string;
  number: number;
  status: string;
  is_deleted: Flag;
  first_name: string;
  last_name: string;
  phone: string;
  email: string;
  /** What the shopper wrote; '' for nothing. */
  comment: ColumnType<string, string | undefined, string>;
  total_amount: number;
  payable_amount: number;
  created_at: number;
  updated_at: number;
  version: number;
  /** As `orderSearchText` makes it. */
  search_text: string;
  /** When the shop wants to be reminded of the order; `null` without a reminder. */
  reminder_at: ColumnType<number | null, number | null | undefined, number | null>;
  reminder_text: ColumnType<string, string | undefined, string>;
  /** The sum of the order's payments that were not taken back, less what the shop gave back. */
  paid_amount: ColumnType<number, number | undefined, number>;
  /** What those payments took off the total, because they were transfers (PAY-002). */
  payment_discount: ColumnType<number, number | undefined, number>;
  origin: ColumnType<OrderOrigin, OrderOrigin | undefined, never>;
  /** Of the newest version. */
  quote_state: ColumnType<QuoteState, QuoteState | undefined, QuoteState>;
  /** The newest; 0 without a quote. */
  quote_version: ColumnType<number, number | undefined, number>;
  /** The last one that was accepted. */
  quote_accepted_version: ColumnType<number | null, number | null | undefined, number | null>;
  /** Of the version in force: the accepted one, else the newest. */
  quote_total: ColumnType<number | null, number | null | undefined, number | null>;
  /** The first moment at which the newest version is no longer valid. */
  quote_valid_until: ColumnType<number | null, number | null | undefined, number | null>;
  /** When the end of the newest version's validity is to be told; `null` once it was, or where nobody waits for it. */
  quote_expires_at: ColumnType<number | null, number | null | undefined, number | null>;
  /** The secret of the customer's link. Orders of before this column get one when it is first needed. */
  link_token: ColumnType<string | null, string | null | undefined, string | null>;
  /** `null` without a phone, and after its customer was erased. */
  customer_id: ColumnType<string | null, string | null | undefined, string | null>;
  /** The price list that it was priced by, as JSON of `OrderPriceList`; `null` for retail. */
  price_list: ColumnType<string | null, string | null | undefined, string | null>;
  /** By which of its links. */
  price_list_link_id: ColumnType<string | null, string | null | undefined, never>;
};

type OrderLinesTable = {
  order_id: string;
  position: number;
  product_id: string;
  /** Its copy of the product, in `product_copies`. */
  copy_id: string;
  quantities: JsonText;
  units: number;
  list_total: number;
  total: number;
  /** What the shopper wrote beside the product; '' for nothing. */
  comment: ColumnType<string, string | undefined, string>;
  /** The cuts in which it is asked, as `extrasColumns` writes them; '' for none. */
  pieces: ColumnType<string, string | undefined, string>;
  /** How many things it counts for (`thingsIn`); `null` where those are its units. */
  things: ColumnType<number | null, number | null | undefined, number | null>;
};

/** Products as they were ordered or quoted. Lines with equal ones share a copy, so nothing changes it. */
type ProductCopiesTable = {
  /** Made from the document. */
  id: string;
  /** As `storedOrderLine` writes it. */
  document: JsonText;
};

/** The timelines of orders. An order that a shopper placed has no entry of that. */
type OrderEntriesTable = {
  id: Generated<number>;
  order_id: string;
  happened_at: number;
  kind: string;
  /** The administrator's email; '' for the customer. */
  actor: string;
  /** As `OrderEntryDetails` has it. */
  details: JsonText;
};

type OrderPaymentsTable = {
  id: string;
  order_id: string;
  amount: number;
  /** What it took off the order's total. */
  discount: ColumnType<number, number | undefined, number>;
  method: PaymentMethod;
  /** '2026-11-20', the day at the shop. */
  paid_on: string;
  note: string;
  /** The administrator's email. */
  actor: string;
  created_at: number;
  /** When it was taken back. */
  removed_at: ColumnType<number | null, number | null | undefined, number | null>;
};

/** What the shop gave back of an order's payments. */
type OrderRefundsTable = {
  id: string;
  order_id: string;
  amount: number;
  method: PaymentMethod;
  /** '2026-11-20', the day at the shop. */
  given_on: string;
  note: string;
  /** The administrator's email. */
  actor: string;
  created_at: number;
  /** When it was taken back, as written by mistake. */
  removed_at: ColumnType<number | null, number | null | undefined, number | null>;
};

export type OrderRow = Selectable<OrdersTable>;
export type NewOrderRow = Insertable<OrdersTable>;
export type OrderLineRow = Selectable<OrderLinesTable>;
export type ProductCopyRow = Selectable<ProductCopiesTable>;
export type OrderEntryRow = Selectable<OrderEntriesTable>;
export type PaymentRow = Selectable<OrderPaymentsTable>;
export type RefundRow = Selectable<OrderRefundsTable>;

export type OrderTables = {
  orders: OrdersTable;
  order_lines: OrderLinesTable;
  product_copies: ProductCopiesTable;
  order_entries: OrderEntriesTable;
  order_payments: OrderPaymentsTable;
  order_refunds: OrderRefundsTable;
};
