import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#server/kernel/errors.ts';
import type { PageVariant } from './page-variant.ts';

/**
 * Converts Fastify's request for a page to a web `Request` with the public origin and without a body. It is aborted
 * when the client disconnects early.
 * @throws Refusal 'unknown-route' when path and host form no valid URL
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

/** The request for a shared page: it contains only the variant. */
export function variantRequest({ origin, address, size }: PageVariant): Request {
  return new Request(`${origin}${address.href}`, {
    headers: size === null ? {} : { cookie: `size=${size}` },
  });
}

/**
 * The origin of the shop's public URLs, without a slash at the end.
 * @throws Refusal 'unknown-route' for an invalid host
 */
export function siteOf({ origin }: FastifyRequest): string {
  const site = URL.parse(origin)?.origin;
  if (site === undefined) throw new Refusal('unknown-route');
  return site;
}

function addressOf(request: FastifyRequest): URL {
  // Joined as text, because '//otro.example' resolved against the origin would be a URL of another site.
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
