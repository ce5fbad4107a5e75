import { z } from 'zod';
import { MAX_LIST_LENGTH } from '#domain/pasted-list/list-length.ts';
import type { LabelsOf } from './labels-of.ts';
import { withoutNul } from './without-nul.ts';

/** The body of `POST /matched-list`. */
export const pastedListSchema = z.object({
  list: withoutNul(
    z
      .string({ error: 'tiene que ser un texto' })
      .max(MAX_LIST_LENGTH, { error: `tiene más de ${MAX_LIST_LENGTH} letras` }),
  ),
});

export const PASTED_LIST_LABELS = {
  list: 'Lista',
} as const satisfies LabelsOf<z.input<typeof pastedListSchema>>;
