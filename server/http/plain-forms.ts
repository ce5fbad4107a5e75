import { createHash } from 'node:crypto';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { typedShopMoment } from '#domain/time/shop-days.ts';
import { Refusal } from '#server/kernel/errors.ts';
import { addRateLimits, type RateLimitsOptions } from '#server/kernel/rate-limits.ts';
import { BODY_BYTES } from '#server/kernel/request-limits.ts';

type PlainFormsOptions = RateLimitsOptions & {
  /** Answers a form that was not taken with a page that keeps what was typed. */
  readonly answerFault: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => FastifyReply;
};

/** Makes a plugin's routes take forms as browsers send them without scripts. */
export async function takePlainForms(
  app: FastifyInstance,
  { answerFault, ...limits }: PlainFormsOptions,
): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: BODY_BYTES.plainForm },
    async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
  );
  app.setErrorHandler(answerFault);
  await addRateLimits(app, limits);
}

/** A field as it was typed. Browsers send line breaks as CRLF, so a text of the longest length would be too long. */
export function typedIn({ body }: FastifyRequest, name: string): string {
  const fields: Record<string, unknown> = typeof body === 'object' && body !== null ? { ...body } : {};
  const value = fields[name];
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '';
}

/** The status of an answer to a form that was not taken. */
export function formFaultStatus(error: FastifyError): number {
  if (error instanceof z.ZodError) return 422;
  return error instanceof Refusal ? error.status : (error.statusCode ?? 500);
}

/** What to do after 429. */
export function tooManyTitle(error: FastifyError): string {
  const isContent = error instanceof Refusal && error.code === 'too-much-content';
  return `Demasiados envíos seguidos. Espera ${isContent ? 'una hora' : 'un minuto'}`;
}

/** One key for each text and day of the shop: the same text twice on a day is a form that was sent twice. */
export function keyOfForm(typed: object, now: number): string {
  const day = typedShopMoment(now).slice(0, 10);
  return createHash('sha256')
    .update(JSON.stringify([day, typed]))
    .digest('base64url');
}
