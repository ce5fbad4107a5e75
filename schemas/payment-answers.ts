import { z } from 'zod';
import { PAYMENT_METHODS } from '#domain/orders/payment-method.ts';
import { RECEIPT_STATES } from '#domain/payments/transfer-receipt.ts';
import { day, id, instant, pesos } from './answer-parts.ts';

/** A payment that was received for an order. */
export const paymentAnswer = z.strictObject({
  id,
  amount: pesos,
  discount: pesos.optional().describe('Lo que se descontó del total, por pagar con transferencia'),
  method: z.enum(PAYMENT_METHODS),
  date: day,
  note: z.string(),
  /** Who wrote it down, and when. */
  actor: z.string(),
  createdAt: instant,
});

/** `balance` is below 0 for what was overpaid. */
export const balanceAnswer = z.strictObject({
  total: pesos.describe('Lo que cuesta: el presupuesto, o el pedido'),
  paid: pesos.describe('Lo cobrado, menos lo devuelto'),
  discount: pesos.optional().describe('Lo que se descontó por transferencia'),
  balance: pesos.describe('Lo que falta'),
});

/** Money that the shop gave back of an order's payments. */
export const refundAnswer = paymentAnswer.omit({ discount: true });

/** The last one first. */
export const paymentsAnswer = balanceAnswer.extend({
  payments: z.array(paymentAnswer),
  refunds: z.array(refundAnswer).optional().describe('Lo que se devolvió, si hay'),
});

/** The answer of `POST /orders/{id}/payments`. */
export const paymentReceiptAnswer = z.strictObject({ id, paid: pesos, balance: pesos });

/** The answer to a receipt that a customer sends; the same for the same key. */
export const sentReceiptAnswer = z.strictObject({ id, state: z.enum(RECEIPT_STATES) });

/** A receipt that waits, for the desk. */
export const receiptAnswer = z.strictObject({
  id,
  amount: pesos.describe('Lo que dice que pagó'),
  date: day,
  createdAt: instant,
  file: z
    .strictObject({
      name: z.string(),
      type: z.enum(['image/webp', 'application/pdf']),
      bytes: z.int(),
    })
    .nullable(),
  order: z.strictObject({
    _id: id,
    orderNumber: z.int(),
    customer: z.string(),
    quoteVersion: z.int().nullable().describe('La versión aceptada'),
    total: pesos,
    left: pesos.describe('Lo que falta, sin descuento'),
    leftByTransfer: pesos,
    paid: pesos,
    deposit: pesos.nullable(),
    samePaidOn: day.nullable().describe('De cuándo es un pago anotado del mismo monto, si hay'),
  }),
});

/** A receipt as it is handed over to the person of whom it tells. */
export const exportedReceiptAnswer = z.strictObject({
  amount: pesos,
  date: day,
  state: z.enum(RECEIPT_STATES),
  answer: z.string(),
  createdAt: instant,
  file: z
    .strictObject({ name: z.string(), type: z.string(), content: z.string().describe('En base64') })
    .nullable(),
});

export type WireExportedReceipt = z.output<typeof exportedReceiptAnswer>;
export type WireReceipt = z.output<typeof receiptAnswer>;

/** The answer of `GET /payments/means`, for customers. */
export const paymentMeansAnswer = z.strictObject({
  transfer: z
    .strictObject({
      alias: z.string(),
      bankKey: z.string().describe('CBU o CVU, 22 dígitos'),
      holder: z.string(),
      taxId: z.string(),
      bank: z.string(),
      discountPercent: z.string().describe("Del total: '5'"),
      instructions: z.string(),
    })
    .nullable()
    .describe('null si la tienda no cobra por transferencia'),
  deposit: z
    .strictObject({ percent: z.string(), from: pesos.describe('Desde qué total') })
    .nullable()
    .describe('null si no pide seña'),
});

export type WirePaymentMeans = z.output<typeof paymentMeansAnswer>;
export type WirePayment = z.output<typeof paymentAnswer>;
export type WireBalance = z.output<typeof balanceAnswer>;
export type WireRefund = z.output<typeof refundAnswer>;
export type WirePayments = z.output<typeof paymentsAnswer>;
export type WirePaymentReceipt = z.output<typeof paymentReceiptAnswer>;
