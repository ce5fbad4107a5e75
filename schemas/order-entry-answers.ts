import { z } from 'zod';
import { ORDER_STATUSES } from '#domain/orders/order-status.ts';
import { PAYMENT_METHODS } from '#domain/orders/payment-method.ts';
import { SECTIONS } from '#domain/products/sections.ts';
import { WITHDRAWAL_STATES } from '#domain/withdrawals/withdrawal.ts';
import { answer } from './answer.ts';
import type { OrderEntryDetails, OrderEntryKind, WireOrderEntry } from './wire/order-entry.ts';
import type { WirePayment, WirePaymentReceipt, WirePayments } from './wire/payment.ts';
import type { WirePickList } from './wire/pick-list.ts';
import type { WireBatchStatus } from './wire/several-orders.ts';

const id = z.string();
const pesos = z.number().describe('Pesos');
const instant = z.iso.datetime();
const day = z.iso.date();
const version = z.int().min(1);
const status = z.enum(ORDER_STATUSES);
const method = z.enum(PAYMENT_METHODS);

type DetailsSchemas = { [Kind in OrderEntryKind]: z.ZodType<OrderEntryDetails[Kind]> };

const DETAILS = {
  placed: z.strictObject({ origin: z.enum(['web', 'desk']), total: pesos }),
  status: z.strictObject({ from: status, to: status }),
  deleted: z.strictObject({}),
  restored: z.strictObject({}),
  'quote-sent': z.strictObject({ version, total: pesos, validUntil: day }),
  'quote-seen': z.strictObject({ version }),
  'quote-accepted': z.strictObject({ version, total: pesos }),
  'quote-question': z.strictObject({ version, message: z.string() }),
  'quote-expired': z.strictObject({ version, validUntil: day }),
  note: z.strictObject({ text: z.string() }),
  withdrawal: z.strictObject({ code: z.string() }),
  'withdrawal-answered': z.strictObject({ code: z.string(), state: z.enum(WITHDRAWAL_STATES) }),
  'reminder-set': z.strictObject({ at: instant, text: z.string() }),
  'reminder-done': z.strictObject({ at: instant, text: z.string() }),
  payment: z.strictObject({ paymentId: id, amount: pesos, method, date: day, note: z.string() }),
  'payment-removed': z.strictObject({ paymentId: id, amount: pesos, method, date: day }),
  merged: z.strictObject({ phone: z.string() }),
  separated: z.strictObject({ phone: z.string() }),
} as const satisfies DetailsSchemas;

const entry = <Kind extends OrderEntryKind>(kind: Kind) =>
  z.strictObject({
    id: z.int().min(0),
    at: instant,
    kind: z.literal(kind),
    actor: z.string().describe('Vacío: el cliente, o nadie si venció un presupuesto'),
    details: DETAILS[kind],
  });

export const orderEntryAnswer: z.ZodType<WireOrderEntry> = z.discriminatedUnion('kind', [
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
  entry('payment-removed'),
  entry('merged'),
  entry('separated'),
]);

export const paymentAnswer = answer<WirePayment>()(
  z.strictObject({
    id,
    amount: pesos,
    method,
    date: day,
    note: z.string(),
    actor: z.string(),
    createdAt: instant,
  }),
);

export const paymentsAnswer = answer<WirePayments>()(
  z.strictObject({
    total: pesos.describe('Lo que cuesta: el presupuesto, o el pedido'),
    paid: pesos,
    balance: pesos.describe('Lo que falta'),
    payments: z.array(paymentAnswer),
  }),
);

export const paymentReceiptAnswer = answer<WirePaymentReceipt>()(
  z.strictObject({ id, paid: pesos, balance: pesos }),
);

export const batchStatusAnswer = answer<WireBatchStatus>()(
  z.strictObject({
    changed: z.int().min(0),
    before: z.array(z.strictObject({ status, ids: z.array(id) })),
    missing: z.array(id),
  }),
);

const units = z.int().min(1);

export const pickListAnswer = answer<WirePickList>()(
  z.strictObject({
    orders: z.array(
      z.strictObject({ _id: id, orderNumber: units, userName: z.string(), userLastName: z.string() }),
    ),
    products: z.array(
      z.strictObject({
        _id: id,
        section: z.enum(SECTIONS),
        subsection: z.string(),
        type: z.string(),
        code: z.string(),
        brand: z.string(),
        name: z.string(),
        photo: z.string().nullable(),
        units,
        variants: z.array(z.strictObject({ variant: z.string(), units })),
        orders: z.array(units).describe('Los números de los pedidos que lo llevan'),
      }),
    ),
    extras: z.array(z.strictObject({ orderNumber: units, text: z.string() })),
  }),
);
