import { z } from 'zod';
import { paymentSchema } from './order-entry.ts';
import { idSchema } from './paging.ts';

const column = z.string().trim().min(1).max(200);

/** The parameters of `POST /payments/matches`: which columns are what, where a person said so. */
export const bankColumnsQuery = z.strictObject({
  date: column.optional().describe('La columna de la fecha'),
  amount: column.optional().describe('La columna del crédito, o del importe'),
  texts: z
    .union([column.transform((one) => [one]), z.array(column).max(20)])
    .optional()
    .describe('Las columnas que dicen qué es'),
  taxId: column.optional().describe('La columna del CUIT'),
  bank: z.string().trim().max(60).optional().describe('Cómo se llama el banco'),
});

/** The body of `POST /payments/matches/{id}/take`. */
export const matchTakeSchema = z.strictObject({
  orderId: idSchema,
  paymentId: idSchema.optional().describe('El pago ya anotado que es: no se anota otro'),
  balance: paymentSchema.shape.amount
    .optional()
    .describe('Lo que faltaba cuando se propuso; si ahora falta otra cosa, no se toma'),
});
