import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { acceptanceSchema, credentialsSchema, invitationTokenSchema } from '#schemas/account.ts';
import type { ApiInstance } from '#server/kernel/api-instance.ts';
import { acceptInvitation, findInvitation } from './accept-invitation.ts';
import { deviceCookie } from './known-device.ts';
import { type LoggedIn, logIn, loginEmail } from './log-in.ts';
import { logOut } from './log-out.ts';
import { SESSION_COOKIE, setDeviceCookie, setSessionCookie } from './session-cookie.ts';

const TAGS = ['Cuentas'];

/** Login, logout, the present session, and accepting an invitation. */
export async function accountRoutes(app: ApiInstance): Promise<void> {
  app.post(
    '/login',
    {
      config: { access: 'public' },
      schema: { tags: TAGS, summary: 'Abre una sesión por un día', body: credentialsSchema },
    },
    async (request, reply) => {
      const { email, password, code = null } = request.body;
      // A client that hung up has no address.
      const address = String(request.ip);
      const device = request.cookies[deviceCookie(loginEmail(email))];
      const login = { email, password, code, address, device, userAgent: userAgentOf(request) };
      return sendSession(reply, request, await logIn(request.verbs(), login));
    },
  );

  app.post(
    '/logout',
    {
      config: { access: 'public', endsSessions: true },
      schema: { tags: TAGS, summary: 'Cierra la sesión', response: { 204: z.null() } },
    },
    async (request, reply) => {
      if (request.sessionToken !== null) await logOut(request.verbs(), request.sessionToken);
      return reply.clearCookie(SESSION_COOKIE, { path: '/' }).code(204).send(null);
    },
  );

  app.get(
    '/session',
    { config: { access: 'public' }, schema: { tags: TAGS, summary: 'Quién ingresó, o null' } },
    async (request, reply) => {
      const session =
        request.actor === null ? null : { email: request.actor.email, role: request.actor.role };
      // Fastify sends no body for null.
      return reply.type('application/json').send(JSON.stringify(session));
    },
  );

  app.post(
    '/invitation',
    {
      config: { access: 'public' },
      schema: { tags: TAGS, summary: 'A quién invita un enlace', body: invitationTokenSchema },
    },
    async (request) => findInvitation(request.verbs(), request.body.token),
  );

  app.post(
    '/invitation/accept',
    {
      config: { access: 'public' },
      schema: { tags: TAGS, summary: 'Acepta una invitación y abre una sesión', body: acceptanceSchema },
    },
    async (request, reply) => {
      const acceptance = { ...request.body, userAgent: userAgentOf(request) };
      return sendSession(reply, request, await acceptInvitation(request.verbs(), acceptance));
    },
  );
}

function sendSession(
  reply: FastifyReply,
  request: FastifyRequest,
  { token, device }: LoggedIn,
): FastifyReply {
  setSessionCookie(reply, request, token);
  return setDeviceCookie(reply, request, device).send({ token });
}

function userAgentOf({ headers }: FastifyRequest): string {
  return headers['user-agent'] ?? '';
}
