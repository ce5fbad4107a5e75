import { z } from 'zod';
import { PAYMENT_METHODS } from '#domain/orders/payment-method.ts';
import { count, day, id, instant, pesos } from './answer-parts.ts';

const debt = z.strictObject({ count: count.describe('Pedidos'), amount: pesos });

/** What is owed to the shop, by the age of the orders. */
export const debtsAnswer = debt.extend({
  byAge: z.strictObject({
    week: debt.describe('De los últimos 7 días'),
    fortnight: debt.describe('De 8 a 15 días'),
    older: debt.describe('De más de 15 días'),
  }),
});

/** The answer of `GET /payments/owed`: the oldest orders first. */
export const owedAnswer = debtsAnswer.extend({
  orders: z.array(
    z.strictObject({
      _id: id,
      orderNumber: z.int(),
      customer: z.string(),
      phone: z.string(),
      createdAt: instant,
      total: pesos,
      paid: pesos,
      balance: pesos.describe('Lo que falta'),
    }),
  ),
});

/** What came in in a month, less what was given back. */
export const receivedAnswer = z.strictObject({
  month: z.string().describe("'2026-11'"),
  amount: pesos.describe('Lo cobrado, menos lo devuelto'),
  isWhole: z.boolean().describe('Si están todos los movimientos del mes, o los últimos'),
  moves: z
    .array(
      z.strictObject({
        id,
        kind: z.enum(['payment', 'refund']),
        amount: pesos,
        method: z.enum(PAYMENT_METHODS),
        date: day,
        note: z.string(),
        order: z.strictObject({ _id: id, orderNumber: z.int(), customer: z.string() }),
      }),
    )
    .describe('Lo último primero'),
});

export type WireDebts = z.output<typeof debtsAnswer>;
export type WireOwed = z.output<typeof owedAnswer>;
export type WireReceived = z.output<typeof receivedAnswer>;
