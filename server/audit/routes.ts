import { z } from 'zod';
import { searchText } from '#schemas/paging.ts';
import { AUDIT_AREAS } from '#schemas/wire/audit-entry.ts';
import type { ApiInstance } from '#server/kernel/api-instance.ts';
import { listAuditLog } from './list-audit-log.ts';

const ENTRIES_PER_PAGE = 50;

const logQuery = z.object({
  before: z
    .string()
    .regex(/^\d{1,15}$/, { error: 'tiene que ser un número entero' })
    .transform(Number)
    .describe('Solo lo anterior a esta entrada: el next de la página anterior')
    .optional(),
  actor: searchText.describe('El correo de quien lo hizo; vacío, los comandos del servidor').optional(),
  area: z.enum(AUDIT_AREAS, { error: 'no es un área del registro' }).optional(),
});

/** The audit log: who did what, and when. */
export async function auditRoutes(app: ApiInstance): Promise<void> {
  app.get(
    '/log',
    {
      config: { access: 'log' },
      schema: {
        tags: ['Registro'],
        summary: 'Quién hizo qué, de lo último a lo primero',
        querystring: logQuery,
      },
    },
    async (request) => {
      const { before = null, actor = null, area = null } = request.query;
      return listAuditLog(request.verbs(), { before, actor, area, size: ENTRIES_PER_PAGE });
    },
  );
}
