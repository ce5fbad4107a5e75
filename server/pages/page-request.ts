import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Fastify's request for a page as the web standard's, with the public origin. It is aborted when the client leaves
 * early. Pages are only read, so it has no body.
 */
export function pageRequest(request: FastifyRequest, reply: FastifyReply): Request {
  const left = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) left.abort();
  });
  return new Request(new URL(request.url, request.origin), {
    method: request.method,
    headers: headersOf(request),
    signal: left.signal,
  });
}

function headersOf(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of [value ?? []].flat()) headers.append(name, one);
  }
  return headers;
}
