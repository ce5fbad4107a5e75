import type { z } from 'zod';

/** Refuses the one character of a text that PostgreSQL cannot store, by the name of its field. */
export function withoutNul(text: z.ZodString): z.ZodString {
  return text.refine((value) => !value.includes('\0'), {
    error: 'tiene un carácter que no se puede guardar',
  });
}
