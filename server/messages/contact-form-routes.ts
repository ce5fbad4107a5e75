import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { CONTACT_LENGTHS } from '#domain/contact/contact-message.ts';
import { contactMessageSchema } from '#schemas/contact-message.ts';
import {
  formFaultStatus,
  keyOfForm,
  takePlainForms,
  tooManyTitle,
  typedIn,
} from '#server/http/plain-forms.ts';
import { plainPage } from '#server/http/plain-page.ts';
import { xmlText } from '#server/http/xml-text.ts';
import type { RateLimitsOptions } from '#server/kernel/rate-limits.ts';
import { perMinute, storedBytes } from '#server/kernel/request-limits.ts';
import { assertSameOrigin } from '#server/kernel/same-origin.ts';
import { sendMessage } from './send-message.ts';

const PAGE = '/contact';

/** The form of '/contact', as browsers send it without scripts (BUY-011). */
export async function contactFormRoutes(app: FastifyInstance, limits: RateLimitsOptions): Promise<void> {
  await takePlainForms(app, { ...limits, answerFault });
  app.addHook('onRequest', assertSameOrigin);
  const options = {
    config: { access: 'public', rateLimit: perMinute('messages') },
    schema: { hide: true },
  } as const;

  app.post(PAGE, options, async (request, reply) => {
    const message = contactMessageSchema.parse(fieldsIn(request));
    await request.spend('storedBytes', storedBytes(message));
    const ctx = request.verbs();
    await sendMessage(ctx, { message, idempotencyKey: keyOfForm(message, ctx.now()) });
    // Loaded by GET, so a reload sends nothing again.
    return reply
      .code(303)
      .headers({ 'cache-control': 'no-store', location: `${PAGE}?enviado=1#enviado` })
      .send();
  });
}

/** A page that keeps what was typed, says what to mend, and sends it again. */
function answerFault(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = formFaultStatus(error);
  if (status >= 500) request.log.error({ err: error }, 'message not taken');
  const problems = error instanceof z.ZodError ? error.issues.map(({ message }) => message) : [];
  const page = plainPage({ title: titleFor(status, error), body: againForm(request, problems) });
  return reply.code(status).headers(page.headers).send(page.html);
}

function titleFor(status: number, error: FastifyError): string {
  if (status === 422) return 'Falta un dato para enviar tu mensaje';
  if (status === 429) return tooManyTitle(error);
  return 'No pudimos enviar tu mensaje';
}

function againForm(request: FastifyRequest, problems: readonly string[]): string {
  const { userName, userEmail, userPhone, userLocation, userMessage } = fieldsIn(request);
  return `${problems.map((problem) => `<p role="alert">${xmlText(problem)}.</p>`).join('\n')}
<p>Lo que escribiste sigue aquí:</p>
<form method="post" action="${PAGE}">
${input({ name: 'userName', label: 'Nombre', value: userName, longest: CONTACT_LENGTHS.name })}
${input({ name: 'userEmail', label: 'Email', value: userEmail, longest: CONTACT_LENGTHS.email })}
${input({ name: 'userPhone', label: 'Teléfono', value: userPhone, longest: CONTACT_LENGTHS.phone })}
${input({ name: 'userLocation', label: 'Dirección', value: userLocation, longest: CONTACT_LENGTHS.location })}
<p><label>Mensaje<br><textarea name="userMessage" rows="6" cols="36" maxlength="${CONTACT_LENGTHS.message}">
${xmlText(userMessage)}</textarea></label></p>
<p><button>Enviar de nuevo</button></p>
</form>
<p><a href="/">Volver a la tienda</a></p>`;
}

type InputProps = {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  /** In UTF-16 units. */
  readonly longest: number;
};

function input({ name, label, value, longest }: InputProps): string {
  // A longer text stays whole, because the limit of an input only holds for what is typed into it.
  return `<p><label>${label}<br><input name="${name}" value="${xmlText(value)}" maxlength="${longest}" size="36"></label></p>`;
}

function fieldsIn(request: FastifyRequest) {
  return {
    userName: typedIn(request, 'userName'),
    userEmail: typedIn(request, 'userEmail'),
    userPhone: typedIn(request, 'userPhone'),
    userLocation: typedIn(request, 'userLocation'),
    userMessage: typedIn(request, 'userMessage'),
  };
}
