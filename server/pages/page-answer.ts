import type { FastifyReply, FastifyRequest } from 'fastify';
import { isKnownTag } from '#server/http/etag.ts';

/** A page ready to send: encoded, with all headers except Node's own. */
export type PageAnswer = {
  readonly status: number;
  /** Keys are in lower case. */
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly body: Buffer | null;
};

/** Headers that describe a body, so an answer without a body must not have them. */
const OF_THE_BODY = new Set(['content-type', 'content-encoding', 'content-length']);

export function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: PageAnswer): FastifyReply {
  const { etag } = answer.headers;
  if (typeof etag === 'string' && isKnownTag(request.headers['if-none-match'], etag)) {
    return reply.code(304).headers(withoutBody(answer.headers)).send();
  }
  reply.code(answer.status).headers(answer.headers);
  return answer.body === null ? reply.send() : reply.send(answer.body);
}

/** The headers of a 304. */
export function withoutBody(headers: PageAnswer['headers']): PageAnswer['headers'] {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_THE_BODY.has(name)));
}
