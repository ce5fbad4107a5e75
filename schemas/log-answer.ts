import { z } from 'zod';
import { count, instant } from './answer-parts.ts';

/** The answer of `GET /log`, newest first. It describes what all kinds of entries share. */
export const auditLogAnswer = z.strictObject({
  entries: z.array(
    z.strictObject({
      _id: count,
      at: instant,
      actor: z.string().describe('Un correo; vacío para los comandos del servidor'),
      kind: z.string(),
      details: z.record(z.string(), z.union([z.string(), z.number()])),
    }),
  ),
  next: count.nullable().describe('El before de la página siguiente'),
  actors: z.array(z.string()),
});

export type DescribedAuditLog = z.output<typeof auditLogAnswer>;
