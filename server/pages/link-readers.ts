import type { FastifyRequest } from 'fastify';
import type { LinkLimit } from '#server/link-limit.ts';
import { findLinkedOrder } from '#server/orders/find-linked-order.ts';
import type { LinkReader } from '#web/context.ts';
import { siteOf } from './page-request.ts';

/** What the pages behind customers' links read, on behalf of the request that asks for the page. */
export function createLinkReaders(limited: LinkLimit): (request: FastifyRequest) => LinkReader {
  return (request) => ({
    order: (token) =>
      limited(request, () => findLinkedOrder(request.verbs(), { token, origin: siteOf(request) })),
  });
}
