import { z } from 'zod';
import { contactMessageSchema, messageChangeSchema } from '#schemas/contact-message.ts';
import { idempotencyHeaders } from '#schemas/idempotency-key.ts';
import { flagQuery, idParams, pagingQuery, searchText } from '#schemas/paging.ts';
import type { MessageRow } from '#server/db/tables/customer-tables.ts';
import type { ApiInstance } from '#server/kernel/api-instance.ts';
import { jsonArrayStream } from '#server/kernel/json-stream.ts';
import { perMinute, storedBytes } from '#server/kernel/request-limits.ts';
import { allMessages, listMessages } from './list-messages.ts';
import { messageToWire } from './message-to-wire.ts';
import { sendMessage } from './send-message.ts';
import { setMessageRead } from './set-message-read.ts';

const TAGS = ['Mensajes'];

const listQuery = z.object({ ...pagingQuery, q: searchText.default(''), unread: flagQuery.default(false) });

/** Contact messages: anyone may send one, administrators read them. */
export async function messageRoutes(app: ApiInstance): Promise<void> {
  app.post(
    '/sendContact',
    {
      config: { access: 'public', rateLimit: perMinute('messages') },
      schema: {
        tags: TAGS,
        summary: 'Envía un mensaje a la tienda. La misma Idempotency-Key lo guarda una sola vez',
        headers: idempotencyHeaders,
        body: contactMessageSchema,
      },
    },
    async (request, reply) => {
      await request.spend('storedBytes', storedBytes(request.body));
      const idempotencyKey = request.headers['idempotency-key'] ?? null;
      const _id = await sendMessage(request.verbs(), { message: request.body, idempotencyKey });
      return reply.code(201).send({ _id });
    },
  );

  app.get(
    '/getContact',
    {
      config: { access: 'messages' },
      schema: {
        tags: TAGS,
        summary: 'Los mensajes recibidos, del más nuevo al más viejo',
        querystring: listQuery,
      },
    },
    async (request, reply) => {
      const { page, size, q, unread } = request.query;
      const isWhole = page === undefined && size === undefined && q === '' && !unread;
      if (isWhole) {
        const batches = wireBatches(allMessages(request.verbs(), { text: '', isUnread: false }));
        return reply.type('application/json').send(jsonArrayStream(batches));
      }
      const { messages, total } = await listMessages(request.verbs(), {
        text: q,
        isUnread: unread,
        page: page ?? 1,
        size: size ?? 50,
      });
      return reply.header('x-total-count', total).send(messages.map(messageToWire));
    },
  );

  app.put(
    '/messages/:id',
    {
      config: { access: 'messages' },
      schema: {
        tags: TAGS,
        summary: 'Marca un mensaje como leído o no leído',
        params: idParams,
        body: messageChangeSchema,
      },
    },
    async (request) => {
      const change = { id: request.params.id, isRead: request.body.read };
      return messageToWire(await setMessageRead(request.verbs(), change));
    },
  );
}

async function* wireBatches(batches: AsyncIterable<MessageRow[]>) {
  for await (const messages of batches) yield messages.map(messageToWire);
}
