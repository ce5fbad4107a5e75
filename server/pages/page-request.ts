import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#server/errors.ts';
import type { PageVariant } from './page-variant.ts';

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

/** The request for a page that visitors share: it says what the page is made of, and nothing else. */
export function variantRequest({ origin, address, size }: PageVariant): Request {
  return new Request(`${origin}${address.href}`, {
    headers: size === null ? {} : { cookie: `size=${size}` },
  });
}

/**
 * Origin of the shop's public addresses, without a slash at the end.
 * @throws Refusal 'unknown-route' when the client named a host that is none
 */
export function siteOf({ origin }: FastifyRequest): string {
  const site = URL.parse(origin)?.origin;
  if (site === undefined) throw new Refusal('unknown-route');
  return site;
}

function addressOf(request: FastifyRequest): URL {
  // Joined as text: resolved against the site, '//otro.example' would be an address of another one.
  const address = request.url.startsWith('/') ? URL.parse(`${siteOf(request)}${request.url}`) : null;
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
