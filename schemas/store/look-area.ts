import { z } from 'zod';
import type { Settings } from '../wire/store.ts';

export const lookArea = z.strictObject({
  accent: z
    .string({ error: 'tiene que ser un texto' })
    .regex(/^#[0-9a-f]{6}$/, { error: "tiene que ser un color, como '#9f1239'" })
    .nullable(),
}) satisfies z.ZodType<Settings['look']>;
