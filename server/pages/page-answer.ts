import type { FastifyReply, FastifyRequest } from 'fastify';
import { isKnownTag } from '#server/http/etag.ts';

/** A page as it is sent: encoded, with all its headers but those that Node writes itself. */
export type PageAnswer = {
  readonly status: number;
  /** By their lower-case names. */
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly body: Buffer | null;
};

/** What describes a body, and has no place in an answer without one. */
const OF_THE_BODY = new Set(['content-type', 'content-encoding', 'content-length']);

export function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: PageAnswer): FastifyReply {
  const { etag } = answer.headers;
  if (typeof etag === 'string' && isKnownTag(request.headers['if-none-match'], etag)) {
    return reply.code(304).headers(withoutBody(answer.headers)).send();
  }
  reply.code(answer.status).headers(answer.headers);
  return answer.body === null ? reply.send() : reply.send(answer.body);
}

/** The headers of the answer to who has the page already. */
export function withoutBody(headers: PageAnswer['headers']): PageAnswer['headers'] {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_THE_BODY.has(name)));
}
