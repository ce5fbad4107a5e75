import { idempotencyHeaders } from '#schemas/idempotency-key.ts';
import { idParams } from '#schemas/paging.ts';
import { quoteDraftSchema, quoteRequestSchema } from '#schemas/quote.ts';
import { quoteReceiptToWire, quoteToWire } from '#schemas/wire/quote-to-wire.ts';
import type { ApiInstance } from '#server/kernel/api-instance.ts';
import { etagOf, ifMatchHeaders } from '#server/kernel/version-header.ts';
import { discardQuoteDraft, quoteDraft, saveQuoteDraft } from './quote-draft.ts';
import { listQuotes } from './read-quotes.ts';
import { sendQuote } from './send-quote.ts';

const TAGS = ['Presupuestos'];

/** Quotes at the desk. */
export async function quoteRoutes(app: ApiInstance): Promise<void> {
  app.post(
    '/orders/:id/quotes',
    {
      config: { access: 'orders' },
      schema: {
        tags: TAGS,
        summary: 'Envía la próxima versión del presupuesto de un pedido. If-Match: la versión del borrador',
        params: idParams,
        headers: idempotencyHeaders.extend(ifMatchHeaders.shape),
        body: quoteRequestSchema,
      },
    },
    async (request, reply) => {
      const quote = await sendQuote(request.verbs(), {
        orderId: request.params.id,
        request: request.body,
        idempotencyKey: request.headers['idempotency-key'] ?? null,
        expectedDraft: request.headers['if-match'],
      });
      return reply.code(201).send(quoteReceiptToWire(quote, request.origin));
    },
  );

  app.get(
    '/orders/:id/quotes',
    {
      config: { access: 'orders' },
      schema: { tags: TAGS, summary: 'Las versiones, de la más nueva a la más vieja', params: idParams },
    },
    async (request) => {
      const quotes = await listQuotes(request.verbs(), request.params.id);
      return quotes.map((quote) => quoteToWire(quote, request.origin));
    },
  );

  app.get(
    '/orders/:id/quote-draft',
    {
      config: { access: 'orders' },
      schema: { tags: TAGS, summary: 'El presupuesto que se está armando', params: idParams },
    },
    async (request, reply) => {
      const draft = await quoteDraft(request.verbs(), request.params.id);
      return reply.header('etag', etagOf(draft)).send(draft);
    },
  );

  app.put(
    '/orders/:id/quote-draft',
    {
      config: { access: 'orders' },
      schema: {
        tags: TAGS,
        summary: 'Guarda el presupuesto que se está armando, tal como se escribió',
        params: idParams,
        headers: ifMatchHeaders,
        body: quoteDraftSchema,
      },
    },
    async (request, reply) => {
      const draft = await saveQuoteDraft(request.verbs(), {
        orderId: request.params.id,
        content: request.body,
        expectedVersion: request.headers['if-match'],
      });
      return reply.header('etag', etagOf(draft)).send(draft);
    },
  );

  app.delete(
    '/orders/:id/quote-draft',
    {
      config: { access: 'orders' },
      schema: { tags: TAGS, summary: 'Descarta el presupuesto que se está armando', params: idParams },
    },
    async (request, reply) => {
      await discardQuoteDraft(request.verbs(), request.params.id);
      return reply.code(204).send();
    },
  );
}
