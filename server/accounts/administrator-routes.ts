import { invitationSchema, roleChangeSchema } from '#schemas/account.ts';
import type { WireNewInvitation } from '#schemas/account-answers.ts';
import { idParams } from '#schemas/paging.ts';
import type { ApiInstance } from '#server/kernel/api-instance.ts';
import { changeRole, listAdministrators, removeAdministrator } from './administrators.ts';
import { type Mailing, mailInvitation } from './invitation-mail.ts';
import { inviteAdministrator, listInvitations, withdrawInvitation } from './invitations.ts';

const TAGS = ['Administradores'];
const OWNERS = { access: 'accounts' } as const;

/** The shop's administrators and their invitations. */
export async function administratorRoutes(
  app: ApiInstance,
  { mailing }: { mailing: Mailing | null },
): Promise<void> {
  app.get(
    '/administrators',
    { config: OWNERS, schema: { tags: TAGS, summary: 'Los administradores' } },
    async (request) => listAdministrators(request.verbs()),
  );

  app.put(
    '/administrators/:id',
    {
      config: OWNERS,
      schema: {
        tags: TAGS,
        summary: 'Cambia el rol de un administrador; vale desde su próximo pedido',
        params: idParams,
        body: roleChangeSchema,
      },
    },
    async (request, reply) => {
      await changeRole(request.verbs(), { id: request.params.id, role: request.body.role });
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/administrators/:id',
    {
      config: { ...OWNERS, endsSessions: true },
      schema: { tags: TAGS, summary: 'Quita a otro administrador', params: idParams },
    },
    async (request, reply) => {
      await removeAdministrator(request.verbs(), request.params.id);
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/invitations',
    { config: OWNERS, schema: { tags: TAGS, summary: 'Las invitaciones pendientes' } },
    async (request) => listInvitations(request.verbs()),
  );

  app.post(
    '/invitations',
    {
      config: OWNERS,
      schema: {
        tags: TAGS,
        summary: 'Invita a un administrador; el enlace vale siete días, una vez',
        body: invitationSchema,
      },
    },
    async (request, reply) => {
      const ctx = request.verbs();
      const { invitation, token } = await inviteAdministrator(ctx, request.body);
      // The part after '#' reaches no log and no other site.
      const link = `${request.origin}/invitacion#${token}`;
      const mailed = mailing === null ? null : await mailInvitation(ctx, mailing, { invitation, link });
      const answer: WireNewInvitation = { ...invitation, link, mailed };
      return reply.code(201).send(answer);
    },
  );

  app.delete(
    '/invitations/:id',
    { config: OWNERS, schema: { tags: TAGS, summary: 'Retira una invitación', params: idParams } },
    async (request, reply) => {
      await withdrawInvitation(request.verbs(), request.params.id);
      return reply.code(204).send(null);
    },
  );
}
