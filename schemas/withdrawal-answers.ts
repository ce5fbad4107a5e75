import { z } from 'zod';
import { PAYMENT_METHODS } from '#domain/orders/payment-method.ts';
import { WITHDRAWAL_STATES } from '#domain/withdrawals/withdrawal.ts';
import { instant, pesos } from './answer-parts.ts';

/** The answer of `POST /withdrawals`. */
export const withdrawalReceiptAnswer = z.strictObject({
  code: z.string().describe('Como ARR-7K3Q9'),
  answerBy: instant,
});

/** One request to take a purchase back. */
export const withdrawalAnswer = z.strictObject({
  id: z.string(),
  version: z.int().min(1),
  code: z.string(),
  name: z.string(),
  contact: z.string(),
  orderNumber: z.string().describe('Como se escribió'),
  orderId: z.string().nullable().describe('El pedido de ese número, si el contacto es el suyo'),
  unprovenOrderId: z.string().nullable().describe('El pedido de ese número, cuando el contacto es otro'),
  paid: z
    .strictObject({ amount: pesos, methods: z.array(z.enum(PAYMENT_METHODS)) })
    .nullable()
    .describe('Lo cobrado de ese pedido y no devuelto, y cómo se pagó; null si no hay nada que devolver'),
  text: z.string(),
  createdAt: instant,
  answerBy: instant.describe('24 horas después'),
  expiresAt: instant.describe('El fin del décimo día corrido'),
  state: z.enum(WITHDRAWAL_STATES),
  answer: z.string(),
  answeredAt: instant.nullable(),
  answeredBy: z.string(),
});

export type WireWithdrawalReceipt = z.output<typeof withdrawalReceiptAnswer>;
export type WireWithdrawal = z.output<typeof withdrawalAnswer>;
