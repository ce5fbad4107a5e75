import { z } from 'zod';
import { ORDER_STATUSES } from '#domain/orders/order-status.ts';
import { PAYMENT_METHODS } from '#domain/orders/payment-method.ts';
import { WITHDRAWAL_STATES } from '#domain/withdrawals/withdrawal.ts';
import { count, day, id, instant, pesos } from './answer-parts.ts';

const version = z.int().min(1);
const status = z.enum(ORDER_STATUSES);
const method = z.enum(PAYMENT_METHODS);

/** The data of each kind of entry. */
const DETAILS = {
  placed: z.strictObject({ origin: z.enum(['web', 'desk']), total: pesos }),
  status: z.strictObject({ from: status, to: status }),
  deleted: z.strictObject({}),
  restored: z.strictObject({}),
  'quote-sent': z.strictObject({ version, total: pesos, validUntil: day }),
  'quote-seen': z.strictObject({ version }),
  /** `missing` are lines that the shop could not sell then, in words. */
  'quote-accepted': z.strictObject({ version, total: pesos, missing: z.array(z.string()).optional() }),
  'quote-question': z.strictObject({ version, message: z.string() }),
  'quote-expired': z.strictObject({ version, validUntil: day }),
  note: z.strictObject({ text: z.string() }),
  /** The customer asked to take the purchase back. */
  withdrawal: z.strictObject({ code: z.string() }),
  'withdrawal-answered': z.strictObject({ code: z.string(), state: z.enum(WITHDRAWAL_STATES) }),
  'reminder-set': z.strictObject({ at: instant, text: z.string() }),
  /** The reminder that was taken away. */
  'reminder-done': z.strictObject({ at: instant, text: z.string() }),
  payment: z.strictObject({
    paymentId: id,
    amount: pesos,
    /** What it took off the total, as the transfer that completed it. */
    discount: pesos.optional(),
    method,
    date: day,
    note: z.string(),
  }),
  /** A customer says that they transferred. */
  receipt: z.strictObject({ receiptId: id, amount: pesos, date: day }),
  'receipt-refused': z.strictObject({ receiptId: id, amount: pesos, message: z.string() }),
  /** Mercado Pago tells of a payment that is not what was asked; it is not counted. */
  'payment-doubt': z.strictObject({
    gatewayId: z.string(),
    amount: pesos,
    asked: pesos,
    currency: z.string(),
    /** Of a test account or card. */
    isTest: z.boolean().optional(),
  }),
  'payment-removed': z.strictObject({ paymentId: id, amount: pesos, method, date: day }),
  /** The shop gave money back. */
  refund: z.strictObject({ refundId: id, amount: pesos, method, date: day, note: z.string() }),
  'refund-removed': z.strictObject({ refundId: id, amount: pesos, method, date: day }),
  /** The order came to its customer from another one, who had this phone. */
  merged: z.strictObject({ phone: z.string() }),
  /** The order's phone is a customer of its own again. */
  separated: z.strictObject({ phone: z.string() }),
} as const;

export type OrderEntryKind = keyof typeof DETAILS;
export type OrderEntryDetails = { [Kind in OrderEntryKind]: z.output<(typeof DETAILS)[Kind]> };

const entry = <Kind extends OrderEntryKind>(kind: Kind) =>
  z.strictObject({
    /** 0 for the entry of an order that was placed before orders had entries, or by a shopper. */
    id: count,
    at: instant,
    kind: z.literal(kind),
    actor: z.string().describe('Vacío: el cliente, o nadie si venció un presupuesto'),
    details: DETAILS[kind],
  });

/** One line of an order's timeline. */
export const orderEntryAnswer = z.discriminatedUnion('kind', [
  entry('placed'),
  entry('status'),
  entry('deleted'),
  entry('restored'),
  entry('quote-sent'),
  entry('quote-seen'),
  entry('quote-accepted'),
  entry('quote-question'),
  entry('quote-expired'),
  entry('note'),
  entry('withdrawal'),
  entry('withdrawal-answered'),
  entry('reminder-set'),
  entry('reminder-done'),
  entry('payment'),
  entry('receipt'),
  entry('receipt-refused'),
  entry('payment-doubt'),
  entry('payment-removed'),
  entry('refund'),
  entry('refund-removed'),
  entry('merged'),
  entry('separated'),
]);

export type WireOrderEntry = z.output<typeof orderEntryAnswer>;
