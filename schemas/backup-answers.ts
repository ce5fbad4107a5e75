import { z } from 'zod';
import { count, instant } from './answer-parts.ts';

const backup = z.strictObject({
  madeAt: instant,
  bytes: count,
  name: z.string().optional().describe('Con este nombre se descarga, si está en esta máquina'),
});

const elsewhere = z.strictObject({
  running: z.boolean().describe('Si se está enviando o probando una'),
  last: z
    .strictObject({
      sentAt: instant,
      bytes: count.describe('De la copia cifrada'),
      kept: count.describe('Cuántas guarda el depósito'),
    })
    .nullable()
    .describe('La última que llegó al depósito'),
  lastError: z.string().optional().describe('Qué pasa con las copias que se envían'),
  proof: z
    .strictObject({ provedAt: instant, products: count, orders: count })
    .nullable()
    .describe('La última vez que se trajo una, se restauró aparte y estaba igual'),
  proofError: z.string().optional().describe('Por qué no salió la última prueba'),
});

/** The answer of `GET /backups`. */
export const backupsAnswer = z.strictObject({
  automatic: z.boolean().describe('Si se hace una cada noche'),
  running: z.boolean().describe('Si se está haciendo una'),
  last: backup.nullable().describe('La última que salió bien'),
  lastError: z.string().optional().describe('Por qué no salieron las de después'),
  elsewhere: elsewhere.optional().describe('Las copias fuera de la máquina, si están encendidas'),
});

export type WireBackup = z.output<typeof backup>;
export type WireElsewhere = z.output<typeof elsewhere>;
export type WireBackups = z.output<typeof backupsAnswer>;
