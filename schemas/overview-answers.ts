import { z } from 'zod';
import { ORDER_STATUSES } from '#domain/orders/order-status.ts';
import { count, day, id, instant, pesos } from './answer-parts.ts';
import { debtsAnswer } from './receivable-answers.ts';

/** The orders of a period; the amount is after bulk offers. */
const ordersSum = z.strictObject({ count, amount: pesos });
const comparedSum = ordersSum.extend({ before: ordersSum.describe('Lo mismo, una semana antes') });

/** By units in the last 30 days. */
const bestProduct = z.strictObject({
  _id: id,
  name: z.string(),
  photo: z.string().nullable(),
  units: count,
});

/** Sums of sales and what sells best are for the roles with 'reports'; others get `null` or empty lists. */
export const overviewAnswer = z.strictObject({
  orders: z.strictObject({
    byStatus: z.record(z.enum(ORDER_STATUSES), count),
    /** When the oldest pending order was placed. */
    oldestPending: instant.nullable(),
    quotesAccepted: count.describe('De pedidos pendientes'),
    /** Orders whose customer asked for a change of the quote. */
    changesRequested: count,
    remindersDue: count,
    /** When it becomes due. */
    nextReminder: instant.nullable(),
    /** From midnight at the shop until now, compared with the same hours a week before. */
    today: comparedSum.nullable(),
    /** Compared with the same period of the week before. */
    week: comparedSum.describe('Desde el lunes').nullable(),
    /** The last 28 days at the shop, today included, oldest first. */
    days: z.array(ordersSum.extend({ day })),
  }),
  bestProducts: z.array(bestProduct),
  bestSubsections: z.array(z.strictObject({ subsection: z.string(), units: count })),
  products: z.strictObject({
    total: count,
    hidden: count,
    withoutPrice: count,
    withoutPhoto: count,
    withoutCode: count,
    demo: count.describe('De muestra y sin editar'),
  }),
  /** Requests to take a purchase back without an answer, and until when the first wants one. */
  withdrawals: z.strictObject({ pending: count, answerBy: instant.nullable() }),
  unreadMessages: count,
  emptySearches: count.describe('Sin resultado, en siete días'),
  lastPriceChange: instant.nullable(),
  /** Hidden ones too. */
  oldPrices: count.describe('Productos con el mismo precio desde hace 30 días'),
  scheduledLeftOut: count.describe('Filas de precios programados que no se aplicaron, en siete días'),
  payments: z
    .strictObject({
      /** Receipts of customers that nobody looked at. */
      receipts: z.strictObject({ count, amount: pesos, oldest: instant.nullable() }),
      owed: debtsAnswer,
      received: z
        .strictObject({ amount: pesos, before: pesos.describe('El mes anterior, hasta el mismo día') })
        .describe('Lo cobrado en el mes, menos lo devuelto; para quienes ven las ventas')
        .nullable(),
    })
    .describe('null mientras la tienda no cobra por aquí')
    .nullable(),
  disk: z
    .strictObject({ freeBytes: count, totalBytes: count })
    .describe('El disco de los datos; para quienes manejan las copias de seguridad')
    .nullable(),
  stockDiffering: count.describe(
    'Existencias cuya suma no era la de su libro en la última comparación, que se hace cada noche',
  ),
  tellsByMail: z.boolean().describe('Si llegan correos de cada pedido y mensaje'),
});

/** The answer of `DELETE /demo-products`. */
export const demoRemovalAnswer = z.strictObject({ removed: count, kept: count.describe('Los editados') });

export type WireOrdersSum = z.output<typeof ordersSum>;
export type WireComparedSum = z.output<typeof comparedSum>;
export type WireBestProduct = z.output<typeof bestProduct>;
export type WireOverview = z.output<typeof overviewAnswer>;
export type WireDemoRemoval = z.output<typeof demoRemovalAnswer>;
