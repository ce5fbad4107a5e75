import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { answerProblem } from '#server/kernel/problems.ts';
import { isForPeople } from './busy-answer.ts';
import { plainPage } from './plain-page.ts';

/** Headers for unreadable addresses, whose answers pass no hook. All other answers get theirs from helmet. */
const GUARDED = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** Answers an address that can't be decoded: people get a page, programs the problem. */
export function answerBrokenAddress(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const guarded = reply.headers(GUARDED);
  if (!isForPeople(request.headers) || /^\/api\//i.test(request.url))
    return answerProblem(error, request, guarded);
  const { headers, html } = plainPage({
    title: 'No encontramos esa página',
    body: '<p>La dirección está incompleta o mal escrita: a veces un enlace se corta al copiarlo.</p>\n<p><a href="/">Ir a la tienda</a></p>',
  });
  return guarded.code(400).headers(headers).send(html);
}
