import { z } from 'zod';
import type { ApiInstance } from '#server/kernel/api-instance.ts';
import { listOwed } from './list-owed.ts';
import { listReceived } from './list-received.ts';

const TAGS = ['Cobros'];

const monthQuery = z.object({
  month: z
    .string()
    .regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, { error: "tiene que ser como '2026-11'" })
    .optional(),
});

/** What is owed to the shop, and what came in. */
export async function receivableRoutes(app: ApiInstance): Promise<void> {
  app.get(
    '/payments/owed',
    {
      config: { access: 'orders' },
      schema: { tags: TAGS, summary: 'Lo que falta cobrar: presupuestos aceptados y pedidos con un resto' },
    },
    async (request) => listOwed(request.verbs()),
  );

  app.get(
    '/payments/received',
    {
      config: { access: 'reports' },
      schema: {
        tags: TAGS,
        summary: 'Lo cobrado en un mes, y lo que se devolvió; sin mes, en el presente',
        querystring: monthQuery,
      },
    },
    async (request) => listReceived(request.verbs(), request.query.month ?? null),
  );
}
