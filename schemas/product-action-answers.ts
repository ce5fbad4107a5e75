import { z } from 'zod';
import { count } from './answer-parts.ts';

const done = {
  changed: count,
  undo: z.string().nullable().describe('Con qué deshacerlo; null si no hubo nada que cambiar'),
};

export const productActionAnswer = z.strictObject(done);

export const productActionUndoneAnswer = z.strictObject({
  ...done,
  changedSince: z
    .array(z.strictObject({ _id: z.string(), code: z.string(), name: z.string() }))
    .describe('Los que cambiaron después, que quedan como están'),
});

export type WireProductActionDone = z.output<typeof productActionAnswer>;
export type WireProductActionUndone = z.output<typeof productActionUndoneAnswer>;
