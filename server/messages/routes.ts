import { contactMessageSchema } from '#schemas/contact-message.ts';
import type { WireListedMessage } from '#schemas/wire/contact-message.ts';
import type { ApiInstance } from '#server/api-instance.ts';
import type { MessageRow } from '#server/db/schema.ts';
import { listMessages } from './list-messages.ts';
import { sendMessage } from './send-message.ts';

const TAGS = ['Mensajes'];
const MESSAGES_PER_MINUTE = 30;

/** Contact messages: anyone may send one, administrators read them. */
export async function messageRoutes(app: ApiInstance): Promise<void> {
  app.post(
    '/sendContact',
    {
      config: { access: 'public', rateLimit: { max: MESSAGES_PER_MINUTE, timeWindow: '1 minute' } },
      schema: { tags: TAGS, summary: 'Envía un mensaje a la tienda', body: contactMessageSchema },
    },
    async (request, reply) => reply.code(201).send({ _id: await sendMessage(request.verbs(), request.body) }),
  );

  app.get(
    '/getContact',
    { schema: { tags: TAGS, summary: 'Los mensajes recibidos, del más nuevo al más viejo' } },
    async (request) => (await listMessages(request.verbs())).map(messageToWire),
  );
}

function messageToWire(row: MessageRow): WireListedMessage {
  return {
    _id: row.id,
    userName: row.name,
    ...(row.email === null ? {} : { userEmail: row.email }),
    userPhone: row.phone,
    ...(row.location === null ? {} : { userLocation: row.location }),
    userMessage: row.message,
    timestamp: new Date(row.created_at).toISOString(),
  };
}
