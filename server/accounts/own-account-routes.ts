import type { FastifyRequest } from 'fastify';
import { codeSchema, codesEndSchema, passwordChangeSchema } from '#schemas/account.ts';
import { idParams } from '#schemas/paging.ts';
import type { ApiInstance } from '#server/kernel/api-instance.ts';
import { Refusal } from '#server/kernel/errors.ts';
import { changePassword } from './change-password.ts';
import { disableCodes, enableCodes, getAccount, offerCodes } from './one-time-codes.ts';
import { setDeviceCookie } from './session-cookie.ts';
import { endOtherSessions, endSession, listSessions } from './sessions.ts';

const TAGS = ['Cuenta propia'];

/** The routes of an administrator's own account. */
export async function ownAccountRoutes(app: ApiInstance): Promise<void> {
  app.get(
    '/account',
    { config: { access: 'staff' }, schema: { tags: TAGS, summary: 'Cómo está protegida la cuenta propia' } },
    async (request) => getAccount(request.verbs()),
  );

  app.put(
    '/account/password',
    {
      config: { access: 'staff', endsSessions: true },
      schema: {
        tags: TAGS,
        summary: 'Cambia la contraseña y cierra las demás sesiones',
        body: passwordChangeSchema,
      },
    },
    async (request, reply) => {
      const change = { ...request.body, token: tokenOf(request) };
      const device = await changePassword(request.verbs(), change);
      return setDeviceCookie(reply, request, device).code(204).send(null);
    },
  );

  app.get(
    '/account/sessions',
    { config: { access: 'staff' }, schema: { tags: TAGS, summary: 'Las sesiones abiertas' } },
    async (request) => listSessions(request.verbs(), tokenOf(request)),
  );

  app.delete(
    '/account/sessions',
    {
      config: { access: 'staff', endsSessions: true },
      schema: { tags: TAGS, summary: 'Cierra todas las sesiones menos esta' },
    },
    async (request) => ({ ended: await endOtherSessions(request.verbs(), tokenOf(request)) }),
  );

  app.delete(
    '/account/sessions/:id',
    {
      config: { access: 'staff', endsSessions: true },
      schema: { tags: TAGS, summary: 'Cierra una sesión', params: idParams },
    },
    async (request, reply) => {
      await endSession(request.verbs(), request.params.id);
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/account/codes',
    {
      config: { access: 'staff' },
      schema: { tags: TAGS, summary: 'Una clave nueva para los códigos de un solo uso' },
    },
    async (request) => offerCodes(request.verbs()),
  );

  app.put(
    '/account/codes',
    {
      config: { access: 'staff' },
      schema: {
        tags: TAGS,
        summary: 'Activa los códigos con uno correcto; responde los de recuperación',
        body: codeSchema,
      },
    },
    async (request) => ({ recoveryCodes: await enableCodes(request.verbs(), request.body.code) }),
  );

  app.post(
    '/account/codes/disable',
    {
      config: { access: 'staff' },
      schema: { tags: TAGS, summary: 'Desactiva los códigos', body: codesEndSchema },
    },
    async (request, reply) => {
      await disableCodes(request.verbs(), request.body);
      return reply.code(204).send(null);
    },
  );
}

/** Only administrators reach this, so a token was sent. */
function tokenOf({ sessionToken }: FastifyRequest): string {
  if (sessionToken === null) throw new Refusal('not-authenticated');
  return sessionToken;
}
