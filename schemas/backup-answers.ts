import { z } from 'zod';
import { count, instant } from './answer-parts.ts';

const backup = z.strictObject({
  madeAt: instant,
  bytes: count,
  name: z.string().optional().describe('Con este nombre se descarga, si está en esta máquina'),
});

/** The answer of `GET /backups`. */
export const backupsAnswer = z.strictObject({
  automatic: z.boolean().describe('Si se hace una cada noche'),
  running: z.boolean().describe('Si se está haciendo una'),
  last: backup.nullable().describe('La última que salió bien'),
  lastError: z.string().optional().describe('Por qué no salieron las de después'),
});

export type WireBackup = z.output<typeof backup>;
export type WireBackups = z.output<typeof backupsAnswer>;
