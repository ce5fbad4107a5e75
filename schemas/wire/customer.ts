import type { KnownCustomer } from '#domain/customers/known-customer.ts';
import { amountToWire } from './amount.ts';
import type { WireListedMessage } from './contact-message.ts';
import type { WireBriefOrder, WireOrder } from './order.ts';
import type { WireOrderEntry } from './order-entry.ts';
import type { WirePayment } from './payment.ts';
import type { WireQuote } from './quote.ts';
import type { WireWithdrawal } from './withdrawal.ts';

/** A customer of the shop, for lists. Deleted orders don't count. */
export type WireCustomer = {
  _id: string;
  firstName: string;
  lastName: string;
  /** As the last order wrote it, digits only. */
  phone: string;
  /** '' when no order gave one. */
  email: string;
  orders: number;
  /** Of all orders, in pesos: what was accepted, else what was asked for. */
  amount: number;
  /** The last order, message or note; ISO 8601 in UTC. */
  lastContact: string;
};

/** A note that administrators wrote about a customer. */
export type WireCustomerNote = {
  id: string;
  at: string;
  /** The administrator's email. */
  actor: string;
  text: string;
};

/** One customer. `orders` has one page of the orders, newest first; `x-total-count` counts all. */
export type WireCustomerPage = Omit<WireCustomer, 'orders'> & {
  /** Every phone of the customer, in digits: more than one after merging. */
  phones: string[];
  /** Those that came by merging, which can be separated again. */
  separable: string[];
  since: string;
  orderCount: number;
  orders: WireBriefOrder[];
  /** Newest first. */
  notes: WireCustomerNote[];
};

/** An order with all that was written about it. */
export type WireExportedOrder = WireOrder & {
  /** Newest version first. */
  quotes: WireQuote[];
  /** Oldest first. */
  timeline: WireOrderEntry[];
  payments: WirePayment[];
};

/** All that the shop keeps of a person, as a file to hand over. */
export type WireCustomerExport = {
  exportedAt: string;
  shop: string;
  customer: WireCustomer;
  phones: string[];
  notes: WireCustomerNote[];
  /** Newest first, deleted ones too. */
  orders: WireExportedOrder[];
  messages: WireListedMessage[];
  /** Newest first. */
  withdrawals: WireWithdrawal[];
};

/** The outcome of erasing a customer. */
export type WireErasure = {
  /** The orders that were kept, without the person. */
  orders: number;
  /** The contact messages that were deleted. */
  messages: number;
};

export function customerToWire(customer: KnownCustomer): WireCustomer {
  const { id, firstName, lastName, phone, email, orderCount, amount, lastContactAt } = customer;
  return {
    _id: id,
    firstName,
    lastName,
    phone,
    email,
    orders: orderCount,
    amount: amountToWire(amount),
    lastContact: new Date(lastContactAt).toISOString(),
  };
}
