import type { FastifyInstance, FastifyRequest } from 'fastify';
import { administratorOf } from './accounts/administrator-of.ts';
import { SESSION_COOKIE } from './accounts/session-cookie.ts';
import { catchUp } from './catch-up.ts';
import { storageFault } from './db/storage-fault.ts';
import type { Context } from './kernel/context.ts';

/** Adds the actor, the origin and the verbs' context to every request. */
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
      // An administrator sees at once what they saved through another process.
      if (request.actor !== null) await catchUp(context);
    } catch (error) {
      if (storageFault(error) === null || API.test(request.url)) throw error;
      // Pages and photos come from memory and files, so they work without the database.
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
