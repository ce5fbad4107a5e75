import { z } from 'zod';
import { count, id, instant, pesos } from './answer-parts.ts';
import { messageAnswer } from './message-answers.ts';
import { orderAnswer } from './order-answers.ts';
import { orderEntryAnswer } from './order-entry-answers.ts';
import { balanceAnswer, exportedReceiptAnswer, paymentAnswer, refundAnswer } from './payment-answers.ts';
import { quoteAnswer } from './quote-answers.ts';
import { withdrawalAnswer } from './withdrawal-answers.ts';

const person = {
  _id: id.describe('El de su primer pedido'),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string().describe('Como lo escribió en el último pedido, en dígitos'),
  email: z.string().describe('Vacío si no dejó ninguno'),
  amount: pesos.describe('La suma de sus pedidos: lo aceptado o, si no, lo pedido'),
  lastContact: instant.describe('El último pedido, mensaje o nota'),
  priceList: z
    .strictObject({ id, name: z.string() })
    .optional()
    .describe('Con la que se le vende en el mostrador, si tiene una'),
};
const phones = z.array(z.string()).describe('Más de uno si se unieron clientes');

/** A customer of the shop, for lists. */
export const customerAnswer = z.strictObject({ ...person, orders: count.describe('Sin los eliminados') });

/** A note that an administrator wrote about a customer; `actor` is its email. */
export const customerNoteAnswer = z.strictObject({ id, at: instant, actor: z.string(), text: z.string() });

/** One customer, with a page of the orders; `x-total-count` counts all. Orders and notes are newest first. */
export const customerPageAnswer = z.strictObject({
  ...person,
  phones,
  separable: z.array(z.string()).describe('Los que llegaron al unir clientes, y se pueden separar'),
  since: instant,
  orderCount: count,
  owed: z.strictObject({ count, amount: pesos }).describe('Lo que debe, y en cuántos pedidos'),
  orders: z.array(orderAnswer.omit({ orderItems: true })),
  notes: z.array(customerNoteAnswer),
});

/** An order with all that was written about it; the quotes are newest first. */
const exportedOrder = orderAnswer.extend({
  quotes: z.array(quoteAnswer),
  timeline: z.array(orderEntryAnswer).describe('De lo primero a lo último'),
  balance: balanceAnswer,
  payments: z.array(paymentAnswer),
  refunds: z.array(refundAnswer).optional().describe('Lo que se le devolvió, si hay'),
  receipts: z.array(exportedReceiptAnswer).optional().describe('Los avisos de transferencias, si hay'),
});

/** All that the shop keeps of a person, as a file to hand over. Newest first, deleted orders too. */
export const customerExportAnswer = z.strictObject({
  exportedAt: instant,
  shop: z.string(),
  customer: customerAnswer,
  phones,
  notes: z.array(customerNoteAnswer),
  orders: z.array(exportedOrder),
  messages: z.array(messageAnswer),
  withdrawals: z.array(withdrawalAnswer),
});

export const erasureAnswer = z.strictObject({
  orders: count.describe('Los pedidos que quedaron, sin la persona'),
  messages: count.describe('Los mensajes de contacto que se borraron'),
});

export type WireCustomer = z.output<typeof customerAnswer>;
export type WireCustomerNote = z.output<typeof customerNoteAnswer>;
export type WireCustomerPage = z.output<typeof customerPageAnswer>;
export type WireExportedOrder = z.output<typeof exportedOrder>;
export type WireCustomerExport = z.output<typeof customerExportAnswer>;
export type WireErasure = z.output<typeof erasureAnswer>;
