import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientNetwork } from '#server/kernel/client-network.ts';
import { perMinute } from '#server/kernel/request-limits.ts';
import type { LinkAnswer } from '#web/context.ts';

/** Opens what a link's token names, unless its network tried too many unknown ones in the last minute. */
export type LinkLimit = <Subject>(
  request: FastifyRequest,
  find: () => Promise<Subject | null>,
) => Promise<LinkAnswer<Subject>>;

/**
 * Counts the tokens that opened nothing, for all pages together; nobody with a link of their own is ever counted. The
 * plugin of limits must be registered.
 */
export function createLinkLimit(app: FastifyInstance): LinkLimit {
  const count = app.createRateLimit({
    ...perMinute('unknownLinks'),
    keyGenerator: (request) => `links ${clientNetwork(String(request.ip))}`,
  });
  return async (request, find) => {
    const before = await count(request, { increment: false });
    if (!before.isAllowed && before.isExceeded) return { kind: 'too-many' };
    const subject = await find();
    if (subject !== null) return { kind: 'open', subject };
    await count(request);
    return { kind: 'unknown' };
  };
}
