import { idempotencyHeaders } from '#schemas/idempotency-key.ts';
import { noteSchema, reminderSchema } from '#schemas/order-entry.ts';
import { idParams } from '#schemas/paging.ts';
import { orderToWire } from '#schemas/wire/order.ts';
import type { ApiInstance } from '#server/kernel/api-instance.ts';
import { etagOf } from '#server/kernel/version-header.ts';
import { addNote } from './add-note.ts';
import { orderTimeline } from './order-timeline.ts';
import { setReminder } from './set-reminder.ts';

const TAGS = ['Pedidos'];

/** What happened to an order, and what the shop writes about it. */
export async function orderEntryRoutes(app: ApiInstance): Promise<void> {
  app.get(
    '/orders/:id/timeline',
    {
      config: { access: 'orders' },
      schema: { tags: TAGS, summary: 'Lo que pasó con un pedido, lo último primero', params: idParams },
    },
    async (request) => orderTimeline(request.verbs(), request.params.id),
  );

  app.post(
    '/orders/:id/notes',
    {
      config: { access: 'orders' },
      schema: {
        tags: TAGS,
        summary: 'Agrega una nota interna a un pedido, y responde con lo que pasó con él',
        params: idParams,
        headers: idempotencyHeaders,
        body: noteSchema,
      },
    },
    async (request, reply) => {
      const timeline = await addNote(request.verbs(), {
        orderId: request.params.id,
        text: request.body.text,
        idempotencyKey: request.headers['idempotency-key'] ?? null,
      });
      return reply.code(201).send(timeline);
    },
  );

  app.put(
    '/orders/:id/reminder',
    {
      config: { access: 'orders' },
      schema: {
        tags: TAGS,
        summary: 'Pone el recordatorio de un pedido; sin fecha, lo quita',
        params: idParams,
        body: reminderSchema,
      },
    },
    async (request, reply) => {
      const order = await setReminder(request.verbs(), {
        orderId: request.params.id,
        reminder: request.body,
      });
      return reply.header('etag', etagOf(order)).send(orderToWire(order));
    },
  );
}
