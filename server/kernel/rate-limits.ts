import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { isSqlite } from '#server/db/is-sqlite.ts';
import { clientNetwork } from './client-network.ts';
import type { Context } from './context.ts';
import { Refusal } from './errors.ts';
import { createSharedLimitStore } from './rate-limit-store.ts';

export type RateLimitsOptions = {
  readonly context: Pick<Context, 'db' | 'now'>;
  readonly hasRateLimits: boolean;
};

/** Makes routes limitable, each by the client's network, for all processes on one PostgreSQL together. */
export async function addRateLimits(
  app: Pick<FastifyInstance, 'register' | 'log'>,
  { context, hasRateLimits }: RateLimitsOptions,
): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    ...(hasRateLimits ? {} : { allowList: () => true }),
    ...(isSqlite(context.db) ? {} : { store: createSharedLimitStore({ ...context, log: app.log }) }),
    // A client that hung up has no address.
    keyGenerator: (request) => `${request.routeOptions.url} ${clientNetwork(String(request.ip))}`,
    errorResponseBuilder: () => new Refusal('too-many-requests'),
  });
}
