import { z } from 'zod';
import { isReadableAccent, nearestReadableAccent } from '#domain/look/accent.ts';
import type { Settings } from '../wire/store.ts';

export const lookArea = z.strictObject({
  accent: z
    .string({ error: 'tiene que ser un texto' })
    .regex(/^#[0-9a-f]{6}$/, { error: "tiene que ser un color, como '#9f1239'", abort: true })
    .refine(isReadableAccent, {
      error: ({ input }) =>
        `se leería mal en la tienda; el más parecido que se lee bien es ${nearestReadableAccent(String(input))}`,
    })
    .nullable(),
}) satisfies z.ZodType<Settings['look']>;
