import { z } from 'zod';
import type { LabelsOf } from './labels-of.ts';
import { idSchema } from './paging.ts';

/** How many codes, or products, one call can ask for. */
export const MOST_AT_ONCE = 500;

/** The body of `POST /bar-codes`. */
export const newBarCodesSchema = z.strictObject({
  howMany: z
    .int({ error: 'tiene que ser un número entero' })
    .min(1, { error: 'tiene que ser 1 o más' })
    .max(MOST_AT_ONCE, { error: `tiene que ser hasta ${MOST_AT_ONCE}` }),
});

/** The body of `POST /bar-codes/own`. */
export const ownBarCodesSchema = z.strictObject({
  productIds: z
    .array(idSchema)
    .min(1, { error: 'tiene que nombrar un producto' })
    .max(MOST_AT_ONCE, { error: `tiene que nombrar hasta ${MOST_AT_ONCE}` }),
});

export const BAR_CODE_LABELS = {
  howMany: 'Cuántos códigos',
  productIds: 'Productos',
} as const satisfies LabelsOf<z.input<typeof newBarCodesSchema> & z.input<typeof ownBarCodesSchema>>;
