import { z } from 'zod';
import { PAYMENT_METHODS } from '#domain/orders/payment-method.ts';
import { day, id, instant, pesos } from './answer-parts.ts';

/** A payment that was received for an order. */
export const paymentAnswer = z.strictObject({
  id,
  amount: pesos,
  method: z.enum(PAYMENT_METHODS),
  date: day,
  note: z.string(),
  /** Who wrote it down, and when. */
  actor: z.string(),
  createdAt: instant,
});

/** `balance` is below 0 for what was overpaid. */
const balance = z.strictObject({
  total: pesos.describe('Lo que cuesta: el presupuesto, o el pedido'),
  paid: pesos,
  balance: pesos.describe('Lo que falta'),
});

/** The last one first. */
export const paymentsAnswer = balance.extend({ payments: z.array(paymentAnswer) });

/** The answer of `POST /orders/{id}/payments`. */
export const paymentReceiptAnswer = z.strictObject({ id, paid: pesos, balance: pesos });

export type WirePayment = z.output<typeof paymentAnswer>;
export type WireBalance = z.output<typeof balance>;
export type WirePayments = z.output<typeof paymentsAnswer>;
export type WirePaymentReceipt = z.output<typeof paymentReceiptAnswer>;
