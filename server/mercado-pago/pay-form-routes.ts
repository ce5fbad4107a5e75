import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { tokenParams } from '#schemas/quote.ts';
import { formFaultStatus, takePlainForms, tooManyTitle, typedIn } from '#server/http/plain-forms.ts';
import { plainPage } from '#server/http/plain-page.ts';
import { xmlText } from '#server/http/xml-text.ts';
import { Refusal } from '#server/kernel/errors.ts';
import type { RateLimitsOptions } from '#server/kernel/rate-limits.ts';
import { perMinute } from '#server/kernel/request-limits.ts';
import { payQuote } from './pay-quote.ts';

type Form = { Params: { token: string }; Body: Record<string, string> };

/**
 * 'Pagar con Mercado Pago' as a plain form of a quote's page. It answers with a page that leads there at once and by a link:
 * a redirect of a form to another site would need the quote's policy to allow that site.
 */
export async function payFormRoutes(app: FastifyInstance, limits: RateLimitsOptions): Promise<void> {
  await takePlainForms(app, { ...limits, answerFault });
  app.post<Form>(
    '/presupuesto/:token/pagar',
    { config: { access: 'public', rateLimit: perMinute('quoteAnswers') }, schema: { hide: true } },
    async (request, reply) => {
      const { success, data } = tokenParams.safeParse(request.params);
      if (!success) throw new Refusal('quote-not-found');
      const part = typedIn(request, 'part') === 'deposit' ? 'deposit' : 'total';
      const url = await payQuote(request.verbs(), { token: data.token, part, origin: request.origin });
      const page = plainPage({
        title: 'Vamos a Mercado Pago',
        head: `<meta http-equiv="refresh" content="0;url=${xmlText(url)}">\n`,
        body: `<p>Si no se abre sola, sigue por aquí:</p>
<p><a href="${xmlText(url)}" rel="noreferrer">Pagar con Mercado Pago</a></p>`,
      });
      return reply.headers({ ...page.headers, 'referrer-policy': 'no-referrer' }).send(page.html);
    },
  );
}

function answerFault(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const [path = ''] = request.url.split('?', 1);
  const back = path.slice(0, path.lastIndexOf('/'));
  reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  // The quote's page says what holds now.
  if (error instanceof Refusal && error.code === 'not-payable-online')
    return reply.code(303).header('location', `${back}#estado`).send();
  const status = formFaultStatus(error);
  if (status >= 500) request.log.error({ err: error }, 'not led to Mercado Pago');
  const page = plainPage({
    title: status === 429 ? tooManyTitle(error) : 'No pudimos abrir Mercado Pago',
    body: `${error instanceof Refusal ? `<p>${xmlText(error.message)}</p>` : ''}
<p>No se cobró nada. Vuelve e intenta de nuevo, o escríbenos.</p>
<p><a href="${xmlText(back)}">Volver</a></p>`,
  });
  return reply.code(status).headers(page.headers).send(page.html);
}
