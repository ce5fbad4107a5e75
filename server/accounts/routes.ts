import { z } from 'zod';
import { credentialsSchema } from '#schemas/account.ts';
import type { ApiInstance } from '#server/api-instance.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import { SESSION_COOKIE, SESSION_SECONDS } from './session-cookie.ts';

/** Login, logout, and who is logged in. */
export async function accountRoutes(app: ApiInstance): Promise<void> {
  app.post(
    '/login',
    {
      config: { access: 'public' },
      schema: { tags: ['Cuentas'], summary: 'Abre una sesión por un día', body: credentialsSchema },
    },
    async (request, reply) => {
      // A client that hung up has no address any more.
      const address = String(request.ip);
      const { token } = await logIn(request.verbs(), { ...request.body, address });
      reply.setCookie(SESSION_COOKIE, token, {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure: request.isSecure,
        maxAge: SESSION_SECONDS,
      });
      return { token };
    },
  );

  app.post(
    '/logout',
    {
      config: { access: 'public' },
      schema: { tags: ['Cuentas'], summary: 'Cierra la sesión', response: { 204: z.null() } },
    },
    async (request, reply) => {
      if (request.sessionToken !== null) await logOut(request.verbs(), request.sessionToken);
      return reply.clearCookie(SESSION_COOKIE, { path: '/' }).code(204).send(null);
    },
  );

  app.get(
    '/session',
    { config: { access: 'public' }, schema: { tags: ['Cuentas'], summary: 'Quién ingresó, o null' } },
    async (request, reply) => {
      const session = request.actor === null ? null : { email: request.actor.email };
      // The framework answers a bare null without a body.
      return reply.type('application/json').send(JSON.stringify(session));
    },
  );
}
