import type { FastifyInstance, FastifyRequest } from 'fastify';
import { administratorOf } from './accounts/administrator-of.ts';
import { SESSION_COOKIE } from './accounts/session-cookie.ts';
import type { Context } from './context.ts';
import { storageFault } from './db/storage-fault.ts';

/** Gives every request its actor, its origin and the context that verbs take. */
export function addRequestContext(
  app: FastifyInstance,
  { context, publicUrl }: { context: Omit<Context, 'actor' | 'log'>; publicUrl: string | null },
): void {
  app.decorateRequest('actor', null);
  app.decorateRequest('isActorUnknown', false);
  app.decorateRequest('sessionToken', null);
  app.decorateRequest('origin', {
    getter(this: FastifyRequest) {
      return publicUrl ?? `${this.protocol}://${this.host}`;
    },
  });
  app.decorateRequest('isSecure', {
    getter(this: FastifyRequest) {
      return this.origin.startsWith('https:');
    },
  });
  app.decorateRequest('verbs', function (this: FastifyRequest): Context {
    return { ...context, actor: this.actor, log: this.log };
  });
  app.addHook('onRequest', async (request) => {
    request.sessionToken = tokenOf(request);
    if (request.sessionToken === null) return;
    try {
      request.actor = await administratorOf(context, request.sessionToken);
      // What was saved through another process a moment ago, whoever saved it sees here.
      if (request.actor !== null) await context.catalogue.catchUp();
    } catch (error) {
      if (storageFault(error) === null || API.test(request.url)) throw error;
      // Pages and photos come from memory and files, as they do for visitors: no database has to answer for them.
      request.isActorUnknown = true;
    }
  });
}

const API = /^\/api(?:[/?]|$)/i;

function tokenOf(request: FastifyRequest): string | null {
  const [scheme, bearer] = (request.headers.authorization ?? '').split(' ');
  if (scheme?.toLowerCase() === 'bearer' && bearer !== undefined && bearer !== '') return bearer;
  return request.cookies[SESSION_COOKIE] ?? null;
}
