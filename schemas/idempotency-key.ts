import { z } from 'zod';

/** A key that a client creates once per checkout (CHECKOUT-G10) or per new product. */
export const idempotencyHeaders = z.object({
  'idempotency-key': z
    .string()
    .regex(/^[\x21-\x7e]{8,100}$/, { error: 'tiene que tener entre 8 y 100 letras o números' })
    .optional(),
});
