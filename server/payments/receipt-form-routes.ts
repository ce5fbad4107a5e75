import { createHash } from 'node:crypto';
import multipart from '@fastify/multipart';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parsePesos } from '#domain/money/parse-pesos.ts';
import { tokenParams } from '#schemas/quote.ts';
import { formFaultStatus, keyOfForm, tooManyTitle } from '#server/http/plain-forms.ts';
import { plainPage } from '#server/http/plain-page.ts';
import { xmlText } from '#server/http/xml-text.ts';
import { Refusal } from '#server/kernel/errors.ts';
import { addRateLimits, type RateLimitsOptions } from '#server/kernel/rate-limits.ts';
import { perMinute } from '#server/kernel/request-limits.ts';
import type { PaidLink } from './linked-payment.ts';
import { RECEIPT_FORM, receiptUpload } from './receipt-upload.ts';
import { sendReceipt } from './send-receipt.ts';

type Form = { Params: { token: string } };

/**
 * 'Ya transferí' as a plain form of the customer's pages. It needs no check of the request's origin: whoever knows the token
 * may send it, and the page's own `no-referrer` makes browsers send none.
 */
export async function receiptFormRoutes(app: FastifyInstance, limits: RateLimitsOptions): Promise<void> {
  app.removeAllContentTypeParsers();
  await app.register(multipart, { limits: RECEIPT_FORM });
  app.setErrorHandler(answerFault);
  await addRateLimits(app, limits);
  const options = {
    config: { access: 'public', rateLimit: perMinute('receipts') },
    schema: { hide: true },
  } as const;

  app.post<Form>('/presupuesto/:token/transferencia', options, (request, reply) =>
    receive(request, reply, (token) => ({ quoteToken: token })),
  );
  app.post<Form>('/pedido/:token/transferencia', options, (request, reply) =>
    receive(request, reply, (token) => ({ orderToken: token })),
  );
}

async function receive(
  request: FastifyRequest,
  reply: FastifyReply,
  linkOf: (token: string) => PaidLink,
): Promise<FastifyReply> {
  const { success, data } = tokenParams.safeParse(request.params);
  if (!success) throw new Refusal('link-not-found');
  const { fields, file } = await receiptUpload(request);
  await request.spend('receiptBytes', 2000 + (file?.bytes.length ?? 0));
  const { amount = '', date = '', after = '' } = fields;
  const ctx = request.verbs();
  const content = file === null ? '' : createHash('sha256').update(file.bytes).digest('base64url');
  await sendReceipt(ctx, {
    link: linkOf(data.token),
    amount: parsePesos(amount),
    date: date.trim(),
    file,
    // Sent twice, it is one; another file, amount or day is another, and so is the same after the shop's answer.
    idempotencyKey: keyOfForm({ token: data.token, amount, date, content, after }, ctx.now()),
  });
  // Loaded by GET, so a reload sends nothing again.
  return reply
    .code(303)
    .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    .header('location', `${pageOf(request)}#como-pagar`)
    .send();
}

/** The page to which the form belongs. */
function pageOf({ url }: FastifyRequest): string {
  const [path = ''] = url.split('?', 1);
  return path.slice(0, path.lastIndexOf('/'));
}

function answerFault(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = formFaultStatus(error);
  if (status >= 500) request.log.error({ err: error }, 'receipt not taken');
  const reasons = error instanceof Refusal ? reasonsOf(error) : [];
  const page = plainPage({
    title: status === 429 ? tooManyTitle(error) : 'No pudimos tomar tu aviso',
    body: `${reasons.map((reason) => `<p>${xmlText(reason)}</p>`).join('\n')}
<p>No guardamos nada. Vuelve e intenta de nuevo, o escríbenos.</p>
<p><a href="${xmlText(pageOf(request))}">Volver</a></p>`,
  });
  return reply
    .code(status)
    .headers({ ...page.headers, 'referrer-policy': 'no-referrer' })
    .send(page.html);
}

function reasonsOf({ message, extras }: Refusal): string[] {
  const { errors = [] } = extras;
  return errors.length > 0 ? errors.map((one) => one.message) : [message];
}
