import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { typedShopMoment } from '#domain/time/shop-days.ts';
import { WITHDRAWAL_LENGTHS } from '#domain/withdrawals/withdrawal.ts';
import { withdrawalAnswerBy } from '#domain/withdrawals/withdrawal-clocks.ts';
import { withdrawalSchema } from '#schemas/withdrawal.ts';
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
import { requestWithdrawal } from './request-withdrawal.ts';

const PAGE = '/arrepentimiento';

/** The form of '/arrepentimiento', which is sent without scripts. Anyone may send it from anywhere, as the law wants. */
export async function withdrawalFormRoutes(app: FastifyInstance, limits: RateLimitsOptions): Promise<void> {
  await takePlainForms(app, { ...limits, answerFault });
  const options = {
    config: { access: 'public', rateLimit: perMinute('messages') },
    schema: { hide: true },
  } as const;

  app.post(PAGE, options, async (request, reply) => {
    const typed = withdrawalSchema.parse(fieldsIn(request));
    await request.spend('storedBytes', storedBytes(typed));
    const ctx = request.verbs();
    const idempotencyKey = keyOfForm(typed, ctx.now());
    const { code, created_at } = await requestWithdrawal(ctx, { request: typed, idempotencyKey });
    const until = typedShopMoment(withdrawalAnswerBy(created_at));
    // Loaded by GET, so a reload asks nothing again.
    return reply
      .code(303)
      .header('cache-control', 'no-store')
      .header('location', `${PAGE}?${new URLSearchParams({ codigo: code, hasta: until })}`)
      .send();
  });
}

/** A page that keeps what was typed, says what to mend, and sends it again. */
function answerFault(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problems = error instanceof z.ZodError ? error.issues.map(({ message }) => message) : [];
  const status = formFaultStatus(error);
  if (status >= 500) request.log.error({ err: error }, 'withdrawal not taken');
  const page = plainPage({ title: titleFor(status, error), body: againForm(request, problems) });
  return reply.code(status).headers(page.headers).send(page.html);
}

function titleFor(status: number, error: FastifyError): string {
  if (status === 422) return 'Falta un dato para tomar tu pedido';
  if (status === 429) return tooManyTitle(error);
  return 'No pudimos guardar tu pedido';
}

function againForm(request: FastifyRequest, problems: readonly string[]): string {
  const { name, contact, orderNumber, text } = fieldsIn(request);
  const {
    name: nameLength,
    contact: contactLength,
    orderNumber: numberLength,
    text: length,
  } = WITHDRAWAL_LENGTHS;
  return `${problems.map((problem) => `<p role="alert">${xmlText(problem)}.</p>`).join('\n')}
<p>Lo que escribiste sigue aquí:</p>
<form method="post" action="${PAGE}">
${input('name', 'Nombre y apellido', name, nameLength)}
${input('contact', 'Teléfono o correo', contact, contactLength)}
${input('orderNumber', 'Número de pedido, si lo sabes', orderNumber, numberLength)}
<p><label>Qué compra quieres devolver<br><textarea name="text" rows="6" cols="36" maxlength="${length}">
${xmlText(text)}</textarea></label></p>
<p><button>Enviar de nuevo</button></p>
</form>
<p><a href="/">Volver a la tienda</a></p>`;
}

function input(name: string, label: string, value: string, longest: number): string {
  return `<p><label>${label}<br><input name="${name}" value="${xmlText(value)}" maxlength="${longest}" size="36"></label></p>`;
}

function fieldsIn(request: FastifyRequest) {
  return {
    name: typedIn(request, 'name'),
    contact: typedIn(request, 'contact'),
    orderNumber: typedIn(request, 'orderNumber'),
    text: typedIn(request, 'text'),
  };
}
