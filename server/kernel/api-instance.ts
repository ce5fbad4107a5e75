import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Capability } from '#domain/accounts/roles.ts';
import type { Administrator, Context } from './context.ts';
import type { BudgetName } from './request-limits.ts';

/** The Fastify instance of route files: bodies, queries and parameters have the types of their zod schemas. */
export type ApiInstance = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call a route, which every route of the API says: anyone, every administrator, or the roles with a capability (PERM-004, STORE-007). */
    access?: 'public' | 'staff' | Capability;
    /** Whether the route can end sessions, whose open streams then end too. */
    endsSessions?: boolean;
  }

  interface FastifyRequest {
    /** The administrator behind the request, or `null`. */
    actor: Administrator | null;
    /** Whether the database was unreachable when the session was read. */
    isActorUnknown: boolean;
    /** The session token from the cookie or the bearer header. */
    sessionToken: string | null;
    /** Whether the client's connection is HTTPS. */
    readonly isSecure: boolean;
    /** Scheme, host and port that the client used, without a slash at the end. */
    readonly origin: string;
    /**
     * Charges what the request costs to the budgets of its sender. @throws Refusal 'too-much-content'
     */
    spend(budget: BudgetName, amount: number): Promise<void>;
    /** The context of this request's verbs. */
    verbs(): Context;
  }
}
