import { z } from 'zod';
import { answer } from './answer.ts';
import { messageAnswer, orderAnswer } from './answers.ts';
import { orderEntryAnswer, paymentAnswer } from './order-entry-answers.ts';
import { quoteAnswer } from './quote-answers.ts';
import type {
  WireCustomer,
  WireCustomerExport,
  WireCustomerNote,
  WireCustomerPage,
  WireErasure,
} from './wire/customer.ts';
import { withdrawalAnswer } from './withdrawal-answers.ts';

/** The answers about customers, for the API's description. */
const id = z.string();
const pesos = z.number().describe('Pesos');
const instant = z.iso.datetime();
const count = z.int().min(0);

const person = {
  _id: id.describe('El de su primer pedido'),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string().describe('Como lo escribió en el último pedido, en dígitos'),
  email: z.string().describe('Vacío si no dejó ninguno'),
  amount: pesos.describe('La suma de sus pedidos: lo aceptado o, si no, lo pedido'),
  lastContact: instant.describe('El último pedido, mensaje o nota'),
};
const phones = z.array(z.string()).describe('Más de uno si se unieron clientes');

export const customerAnswer = answer<WireCustomer>()(
  z.strictObject({ ...person, orders: count.describe('Sin los eliminados') }),
);

export const customerNoteAnswer = answer<WireCustomerNote>()(
  z.strictObject({ id, at: instant, actor: z.string(), text: z.string() }),
);

export const customerPageAnswer = answer<WireCustomerPage>()(
  z.strictObject({
    ...person,
    phones,
    separable: z.array(z.string()).describe('Los que llegaron al unir clientes, y se pueden separar'),
    since: instant,
    orderCount: count,
    orders: z.array(orderAnswer.omit({ orderItems: true })),
    notes: z.array(customerNoteAnswer),
  }),
);

export const customerExportAnswer = answer<WireCustomerExport>()(
  z.strictObject({
    exportedAt: instant,
    shop: z.string(),
    customer: customerAnswer,
    phones,
    notes: z.array(customerNoteAnswer),
    orders: z.array(
      orderAnswer.extend({
        quotes: z.array(quoteAnswer),
        timeline: z.array(orderEntryAnswer).describe('De lo primero a lo último'),
        payments: z.array(paymentAnswer),
      }),
    ),
    messages: z.array(messageAnswer),
    withdrawals: z.array(withdrawalAnswer),
  }),
);

export const erasureAnswer = answer<WireErasure>()(
  z.strictObject({
    orders: count.describe('Los pedidos que quedaron, sin la persona'),
    messages: count.describe('Los mensajes de contacto que se borraron'),
  }),
);
