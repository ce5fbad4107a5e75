import { z } from 'zod';
import { SHOWN_QUOTE_STATES } from '#domain/orders/quote-state.ts';
import { formatWholeNumber } from '#domain/text/format.ts';
import type { LabelsOf } from './labels-of.ts';
import { orderStatusSchema } from './order.ts';
import { flagQuery, idSchema, searchText } from './paging.ts';
import { MAX_CHOSEN_ORDERS, MAX_IDS_IN_ADDRESS } from './wire/several-orders.ts';

const NONE_CHOSEN = 'elige al menos un pedido';
const TOO_MANY = `puedes elegir hasta ${formatWholeNumber(MAX_CHOSEN_ORDERS)} pedidos a la vez`;
const TOO_LONG = `lleva hasta ${MAX_IDS_IN_ADDRESS} pedidos en la dirección; más van por POST`;

const chosenIds = z
  .array(idSchema)
  .min(1, { error: NONE_CHOSEN })
  .max(MAX_CHOSEN_ORDERS, { error: TOO_MANY })
  .transform((ids) => [...new Set(ids)]);

/** Ids with commas between. */
const idsQuery = z
  .string()
  .max(MAX_IDS_IN_ADDRESS * 65, { error: TOO_LONG })
  .transform((text) => text.split(',').filter((id) => id !== ''))
  .pipe(chosenIds)
  .refine((ids) => ids.length <= MAX_IDS_IN_ADDRESS, { error: TOO_LONG });

/** Which orders a list, a download or a count is about. */
export const orderFilterQuery = {
  status: orderStatusSchema.optional(),
  q: searchText.default(''),
  quote: z
    .enum(SHOWN_QUOTE_STATES, { error: 'no es un estado de presupuesto' })
    .optional()
    .describe('El estado del presupuesto'),
  reminder: z
    .literal('due', { error: 'tiene que ser due' })
    .optional()
    .describe('Los que tienen un recordatorio vencido'),
  deleted: flagQuery.optional().describe('Los eliminados en lugar de los demás'),
  ids: idsQuery.optional(),
};

const orderFilter = z.object(orderFilterQuery);

/** The filter of a query, in the words of the server. */
export function filterOf({ status, q, quote, reminder, deleted, ids }: z.output<typeof orderFilter>) {
  return {
    status: status ?? null,
    text: q,
    quote,
    isReminderDue: reminder === 'due',
    isDeleted: deleted ?? false,
    ids,
  };
}

export const chosenOrdersQuery = z.object({ ids: idsQuery });

export const chosenOrdersSchema = z.strictObject({ ids: chosenIds });

/** The body of `POST /orders/batch-status`. */
export const batchStatusSchema = z.strictObject({ ids: chosenIds, status: orderStatusSchema });

/** The body of `POST /orders/purge`. */
export const purgeSchema = z.strictObject({
  count: z
    .int({ error: 'tiene que ser un número entero' })
    .min(1, { error: 'tiene que ser al menos 1' })
    .describe('Cuántos pedidos eliminados hay, para no borrar otros que los vistos'),
});

export const SEVERAL_ORDERS_LABELS = {
  ids: 'Elegidos',
  count: 'Cantidad de pedidos',
  status: 'Estado',
  quote: 'Presupuesto',
  reminder: 'Recordatorio',
  deleted: 'Eliminado',
} as const satisfies LabelsOf<z.input<typeof orderFilter> & z.input<typeof purgeSchema>>;
