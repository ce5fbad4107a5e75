import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#server/errors.ts';

/**
 * Fastify's request for a page as the web standard's, with the public origin. It is aborted when the client leaves
 * early. Pages are only read, so it has no body.
 * @throws Refusal 'unknown-route' when path and host make no address
 */
export function pageRequest(request: FastifyRequest, reply: FastifyReply): Request {
  const left = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) left.abort();
  });
  return new Request(addressOf(request), {
    method: request.method,
    headers: headersOf(request),
    signal: left.signal,
  });
}

function addressOf({ origin, url }: FastifyRequest): URL {
  const site = URL.parse(origin)?.origin;
  // Joined as text: resolved against the site, '//otro.example' would be an address of another one.
  const address = site === undefined || !url.startsWith('/') ? null : URL.parse(`${site}${url}`);
  if (address === null) throw new Refusal('unknown-route');
  return address;
}

function headersOf(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of [value ?? []].flat()) headers.append(name, one);
  }
  return headers;
}
