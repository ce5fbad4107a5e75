import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Administrator, Context } from './context.ts';

/** The Fastify instance that route files extend: bodies, queries and parameters are typed by their zod schemas. */
export type ApiInstance = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call a route. Without it only an administrator may: denied by default under /api (PERM-004). */
    access?: 'public';
    /** Whether open streams are to be checked afterwards: those of an ended session end too. */
    endsSessions?: boolean;
  }

  interface FastifyRequest {
    /** The administrator behind the request, or `null`. */
    actor: Administrator | null;
    /** Whether the database could not be asked who that is. */
    isActorUnknown: boolean;
    /** The session's secret as it arrived, in the cookie or as a bearer token. */
    sessionToken: string | null;
    /** Whether the shopper's side of the connection is HTTPS. */
    readonly isSecure: boolean;
    /** Scheme, host and port that the client used, without a slash at the end. */
    readonly origin: string;
    /** What verbs work with on behalf of this request. */
    verbs(): Context;
  }
}
