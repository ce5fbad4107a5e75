import { z } from 'zod';
import type { WireNotice } from '#schemas/notice-answers.ts';
import { flagQuery, pagingQuery } from '#schemas/paging.ts';
import type { NoticeRow } from '#server/db/tables/process-tables.ts';
import type { ApiInstance } from '#server/kernel/api-instance.ts';
import type { ListedNotice } from './queries.ts';
import { listUnsentNotices, retryNotice, retryNotices } from './unsent-notices.ts';

const TAGS = ['Avisos'];

const listQuery = z.object({ ...pagingQuery, failing: flagQuery.default(false) });

const noticeParams = z.object({
  id: z
    .string()
    .regex(/^\d{1,15}$/, { error: 'no es válido' })
    .transform(Number),
});

/** Notices that have not been sent yet. */
export async function noticeRoutes(app: ApiInstance): Promise<void> {
  app.get(
    '/notices',
    {
      config: { access: 'messages' },
      schema: {
        tags: TAGS,
        summary: 'Los avisos sin enviar, del más viejo al más nuevo; con failing, solo los que fallaron',
        querystring: listQuery,
      },
    },
    async (request, reply) => {
      const { page = 1, size = 50, failing } = request.query;
      const { notices, total } = await listUnsentNotices(request.verbs(), { isFailing: failing, page, size });
      return reply.header('x-total-count', total).send(notices.map(listedToWire));
    },
  );

  app.post(
    '/notices/:id/retry',
    {
      config: { access: 'messages' },
      schema: { tags: TAGS, summary: 'Vuelve a intentar un aviso, ahora', params: noticeParams },
    },
    async (request) => noticeToWire(await retryNotice(request.verbs(), request.params.id)),
  );

  app.post(
    '/notices/retry',
    {
      config: { access: 'messages' },
      schema: { tags: TAGS, summary: 'Vuelve a intentar los avisos que fallaron, ahora' },
    },
    async (request) => ({ retried: await retryNotices(request.verbs()) }),
  );
}

function listedToWire({ order_id: orderId, order_number: orderNumber, ...row }: ListedNotice): WireNotice {
  const order = orderId === null || orderNumber === null ? {} : { orderId, orderNumber };
  return { ...noticeToWire(row), ...order };
}

function noticeToWire(row: NoticeRow): WireNotice {
  return {
    _id: row.id,
    kind: row.kind,
    recipient: row.recipient,
    subjectId: row.subject_id,
    createdAt: new Date(row.created_at).toISOString(),
    failed: row.failed_at !== null,
    ...(row.last_error === null ? {} : { lastError: row.last_error }),
  };
}
