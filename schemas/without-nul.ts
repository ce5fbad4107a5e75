import type { z } from 'zod';

/** Rejects NUL, the only character that PostgreSQL can't store. */
export function withoutNul(text: z.ZodString): z.ZodString {
  return text.refine((value) => !value.includes('\0'), {
    error: 'tiene un carácter que no se puede guardar',
  });
}
