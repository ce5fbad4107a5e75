import { z } from 'zod';
import { answer } from './answer.ts';
import type { WireProductActionDone, WireProductActionUndone } from './wire/product-action.ts';

const done = {
  changed: z.int().min(0),
  undo: z.string().nullable().describe('Con qué deshacerlo; null si no hubo nada que cambiar'),
};

export const productActionAnswer = answer<WireProductActionDone>()(z.strictObject(done));

export const productActionUndoneAnswer = answer<WireProductActionUndone>()(
  z.strictObject({
    ...done,
    changedSince: z
      .array(z.strictObject({ _id: z.string(), code: z.string(), name: z.string() }))
      .describe('Los que cambiaron después, que quedan como están'),
  }),
);
