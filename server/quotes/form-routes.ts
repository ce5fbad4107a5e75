import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { QUOTE_LIMITS } from '#domain/quotes/quote-limits.ts';
import { questionSchema, tokenParams } from '#schemas/quote.ts';
import { formFaultStatus, takePlainForms, tooManyTitle, typedIn } from '#server/http/plain-forms.ts';
import { plainPage } from '#server/http/plain-page.ts';
import { xmlText } from '#server/http/xml-text.ts';
import { Refusal } from '#server/kernel/errors.ts';
import type { RateLimitsOptions } from '#server/kernel/rate-limits.ts';
import { perMinute, storedBytes } from '#server/kernel/request-limits.ts';
import { acceptQuote, askForChange } from './answer-quote.ts';

type Form = { Params: { token: string }; Body: Record<string, string> };

/** What the quote's own page tells, once it is loaded again. */
const TOLD_BY_THE_PAGE = new Set(['quote-replaced', 'quote-expired', 'quote-accepted']);

const acceptForm = z.object({ version: z.coerce.number().int().min(1) });

/**
 * The plain forms of a quote's page. They need no check of the request's origin: whoever knows the token may answer, and the
 * page's own `no-referrer` makes browsers send none.
 */
export async function quoteFormRoutes(app: FastifyInstance, limits: RateLimitsOptions): Promise<void> {
  await takePlainForms(app, { ...limits, answerFault });
  const options = {
    config: {
      access: 'public',
      rateLimit: perMinute('quoteAnswers'),
    },
    schema: { hide: true },
  } as const;

  app.post<Form>('/presupuesto/:token/aceptar', options, async (request, reply) => {
    const { version } = acceptForm.parse(request.body);
    await request.spend('storedBytes', storedBytes({}));
    await acceptQuote(request.verbs(), { token: knownToken(request), version });
    return backToQuote(request, reply);
  });

  app.post<Form>('/presupuesto/:token/cambio', options, async (request, reply) => {
    const { message } = questionSchema.parse({ message: typedIn(request, 'message') });
    await request.spend('storedBytes', storedBytes({ message }));
    await askForChange(request.verbs(), { token: knownToken(request), message });
    return backToQuote(request, reply);
  });
}

/** Loaded by GET, so a reload answers nothing again. */
function backToQuote({ params }: { params: unknown }, reply: FastifyReply): FastifyReply {
  return reply
    .code(303)
    .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    .header('location', `/presupuesto/${encodeURIComponent(tokenIn(params))}#estado`)
    .send();
}

/** A page that keeps what was typed, with a button that sends it again. */
function answerFault(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const code = error instanceof Refusal ? error.code : null;
  if (code !== null && TOLD_BY_THE_PAGE.has(code)) return backToQuote(request, reply);
  const status = formFaultStatus(error);
  if (status >= 500) request.log.error({ err: error }, 'form not taken');
  const page = plainPage(
    code === 'quote-not-found'
      ? { title: 'Este enlace no abre nada', body: '<p>Cópialo entero del mensaje que recibiste.</p>' }
      : { title: titleFor({ status, error, request }), body: againForm(request) },
  );
  return reply
    .code(status)
    .headers({ ...page.headers, 'referrer-policy': 'no-referrer' })
    .send(page.html);
}

type Fault = { readonly status: number; readonly error: FastifyError; readonly request: FastifyRequest };

function titleFor({ status, error, request }: Fault): string {
  if (error instanceof Refusal && error.code === 'short') return `${error.message} Pídenos un cambio.`;
  if (status === 422 && isQuestion(request)) return 'Falta escribir tu mensaje, o es demasiado largo';
  if (status === 429) return tooManyTitle(error);
  return 'No pudimos guardar tu respuesta';
}

function isQuestion({ url }: FastifyRequest): boolean {
  return url.endsWith('/cambio');
}

function againForm(request: FastifyRequest): string {
  const page = `/presupuesto/${encodeURIComponent(tokenIn(request.params))}`;
  const back = `<p><a href="${page}">Volver al presupuesto</a></p>`;
  // The answer may have been lost after the acceptance was stored.
  if (!isQuestion(request))
    return `<p>En el presupuesto se ve si quedó aceptado. Si no, puedes aceptarlo de nuevo.</p>${back}`;
  return `<p>Lo que escribiste sigue aquí:</p>
<form method="post" action="${page}/cambio">
<p><textarea name="message" aria-label="Tu mensaje" rows="6" cols="40" required maxlength="${QUOTE_LIMITS.question}">
${xmlText(typedIn(request, 'message'))}</textarea></p>
<p><button>Enviar de nuevo</button></p>
</form>${back}`;
}

/** @throws Refusal 'quote-not-found' for what no database can look for, such as '%00' */
function knownToken({ params }: FastifyRequest): string {
  const { success, data } = tokenParams.safeParse(params);
  if (!success) throw new Refusal('quote-not-found');
  return data.token;
}

function tokenIn(params: unknown): string {
  return typeof params === 'object' && params !== null && 'token' in params ? String(params.token) : '';
}
