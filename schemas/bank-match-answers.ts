import { z } from 'zod';
import { count, day, id, pesos } from './answer-parts.ts';

const matchOrder = z.strictObject({ _id: id, orderNumber: z.int(), customer: z.string() });

const option = z.strictObject({
  order: matchOrder,
  paymentId: id.optional().describe('El pago ya anotado que es'),
  balance: pesos.describe('Lo que falta del pedido, sin descuento'),
  amount: z
    .enum(['whole', 'undiscounted', 'deposit', 'told', 'written', 'near', 'other'])
    .describe(
      'Qué es el monto: el total por transferencia, sin descuento, la seña, lo que avisó, un pago ya anotado',
    ),
  payer: z.enum(['tax-id', 'name', 'surname', 'none']).describe('Qué dice el banco de quién pagó'),
  difference: pesos.describe('Lo que llegó de más; bajo 0, de menos'),
});

/** A credit of the bank. */
export const bankCreditAnswer = z.strictObject({
  id,
  day,
  text: z.string().describe('Lo que dice el banco'),
  taxId: z.string().describe("CUIT, 11 dígitos, o ''"),
  amount: pesos,
  state: z.enum(['open', 'taken', 'foreign']).describe("'foreign': no es de un pedido"),
  kind: z.enum(['sure', 'likely', 'several', 'unknown']).optional().describe('De uno sin decidir'),
  options: z.array(option).optional(),
  order: matchOrder.optional().describe('El pedido del que se tomó'),
});

/** The credits of the last file, and those of earlier ones that nobody decided. */
export const bankMatchesAnswer = z.strictObject({
  file: z
    .strictObject({ name: z.string(), bank: z.string(), firstDay: day, lastDay: day, credits: count })
    .nullable()
    .describe('El último archivo'),
  credits: z.array(bankCreditAnswer),
});

/** What a refusal says of a file whose columns are not known. */
export type WireBankColumn = { readonly name: string; readonly samples: readonly string[] };
export type WireBankCredit = z.output<typeof bankCreditAnswer>;
export type WireMatchOption = z.output<typeof option>;
export type WireBankMatches = z.output<typeof bankMatchesAnswer>;
