import { acceptSchema, questionSchema, tokenParams } from '#schemas/quote.ts';
import { acceptanceToWire, publicQuoteToWire } from '#schemas/wire/quote-to-wire.ts';
import type { ApiInstance } from '#server/kernel/api-instance.ts';
import { perMinute, storedBytes } from '#server/kernel/request-limits.ts';
import { acceptQuote, askForChange } from './answer-quote.ts';
import { quoteByToken } from './read-quotes.ts';

const TAGS = ['Presupuestos'];

/** Quotes for whoever has their link. */
export async function publicQuoteRoutes(app: ApiInstance): Promise<void> {
  app.get(
    '/quotes/:token',
    {
      config: { access: 'public', rateLimit: perMinute('quoteReads') },
      schema: { tags: TAGS, summary: 'El presupuesto de un enlace', params: tokenParams },
    },
    async (request) => {
      const verbs = request.verbs();
      const shown = await quoteByToken(verbs, request.params.token);
      return publicQuoteToWire(shown, { origin: request.origin, now: verbs.now() });
    },
  );

  app.post(
    '/quotes/:token/accept',
    {
      config: { access: 'public', rateLimit: perMinute('quoteAnswers') },
      schema: {
        tags: TAGS,
        summary: 'Acepta esa versión. Repetido, responde lo mismo',
        params: tokenParams,
        body: acceptSchema,
      },
    },
    async (request) => {
      const { token } = request.params;
      await request.spend('storedBytes', storedBytes(request.body));
      return acceptanceToWire(await acceptQuote(request.verbs(), { token, version: request.body.version }));
    },
  );

  app.post(
    '/quotes/:token/question',
    {
      config: { access: 'public', rateLimit: perMinute('quoteAnswers') },
      schema: { tags: TAGS, summary: 'Pide un cambio', params: tokenParams, body: questionSchema },
    },
    async (request, reply) => {
      const { token } = request.params;
      await request.spend('storedBytes', storedBytes(request.body));
      const { at, ...question } = await askForChange(request.verbs(), {
        token,
        message: request.body.message,
      });
      return reply.code(201).send({ ...question, at: new Date(at).toISOString() });
    },
  );
}
