import { invitationSchema } from '#schemas/account.ts';
import { idParams } from '#schemas/paging.ts';
import type { WireNewInvitation } from '#schemas/wire/account.ts';
import type { ApiInstance } from '#server/api-instance.ts';
import { listAdministrators, removeAdministrator } from './administrators.ts';
import { type Mailing, mailInvitation } from './invitation-mail.ts';
import { inviteAdministrator, listInvitations, withdrawInvitation } from './invitations.ts';

const TAGS = ['Administradores'];

/** The shop's administrators and their invitations. */
export async function administratorRoutes(
  app: ApiInstance,
  { mailing }: { mailing: Mailing | null },
): Promise<void> {
  app.get('/administrators', { schema: { tags: TAGS, summary: 'Los administradores' } }, async (request) =>
    listAdministrators(request.verbs()),
  );

  app.delete(
    '/administrators/:id',
    {
      config: { endsSessions: true },
      schema: { tags: TAGS, summary: 'Quita a otro administrador', params: idParams },
    },
    async (request, reply) => {
      await removeAdministrator(request.verbs(), request.params.id);
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/invitations',
    { schema: { tags: TAGS, summary: 'Las invitaciones pendientes' } },
    async (request) => listInvitations(request.verbs()),
  );

  app.post(
    '/invitations',
    {
      schema: {
        tags: TAGS,
        summary: 'Invita a un administrador; el enlace vale siete días, una vez',
        body: invitationSchema,
      },
    },
    async (request, reply) => {
      const ctx = request.verbs();
      const { invitation, token } = await inviteAdministrator(ctx, request.body.email);
      // The part after '#' reaches no log and no other site.
      const link = `${request.origin}/invitacion#${token}`;
      const mailed = mailing === null ? null : await mailInvitation(ctx, mailing, { invitation, link });
      const answer: WireNewInvitation = { ...invitation, link, mailed };
      return reply.code(201).send(answer);
    },
  );

  app.delete(
    '/invitations/:id',
    { schema: { tags: TAGS, summary: 'Retira una invitación', params: idParams } },
    async (request, reply) => {
      await withdrawInvitation(request.verbs(), request.params.id);
      return reply.code(204).send(null);
    },
  );
}
