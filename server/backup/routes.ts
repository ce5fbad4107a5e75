import { z } from 'zod';
import type { ApiInstance } from '#server/kernel/api-instance.ts';
import { type BackupDesk, backupFile, requestBackup, requestProof, shopBackups } from './shop-backups.ts';

const TAGS = ['Copias de seguridad'];

/** The shop's backups: the list, a request for a new one, the proof of one elsewhere, and the download. */
export async function backupRoutes(app: ApiInstance, { backups }: { backups: BackupDesk }): Promise<void> {
  app.get(
    '/backups',
    {
      config: { access: 'backups' },
      schema: { tags: TAGS, summary: 'La última copia de seguridad, y si se está haciendo una' },
    },
    async (request) => shopBackups(request.verbs(), backups),
  );

  app.post(
    '/backups',
    { config: { access: 'backups' }, schema: { tags: TAGS, summary: 'Empieza una copia de seguridad' } },
    async (request, reply) => reply.code(202).send(await requestBackup(request.verbs(), backups)),
  );

  app.post(
    '/backups/proof',
    {
      config: { access: 'backups' },
      schema: { tags: TAGS, summary: 'Empieza la prueba de que la copia fuera de la máquina sirve' },
    },
    async (request, reply) => reply.code(202).send(await requestProof(request.verbs(), backups)),
  );

  app.get(
    '/backups/:id',
    {
      // Photos and packed rows don't get smaller, and an uncompressed download has a known length.
      compress: false,
      config: { access: 'backups' },
      schema: {
        tags: TAGS,
        summary: 'El archivo de una copia de seguridad',
        params: z.object({ id: z.string() }),
      },
    },
    async (request, reply) => {
      const { id: name } = request.params;
      const { content, bytes } = await backupFile(request.verbs(), { folder: backups.folder, name });
      return reply
        .type('application/x-tar')
        .headers({
          'content-length': String(bytes),
          'content-disposition': `attachment; filename="${name}"`,
        })
        .send(content);
    },
  );
}
