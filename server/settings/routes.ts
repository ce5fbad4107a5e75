import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { WireStoreArea } from '#schemas/store-answers.ts';
import { STORE_AREAS } from '#schemas/wire/store-areas.ts';
import type { ApiInstance } from '#server/kernel/api-instance.ts';
import { etagOf, requiredIfMatchHeaders } from '#server/kernel/version-header.ts';
import { getArea, getAreaVersion, getStore, listAreaVersions } from './read-settings.ts';
import { saveArea } from './save-area.ts';

const TAGS = ['Mi tienda'];
const config = { access: 'store' } as const;

const area = z.enum(STORE_AREAS, { error: 'no es un área de la tienda' });
const areaParams = z.object({ area });
const versionParams = z.object({
  area,
  version: z
    .string()
    .regex(/^\d{1,9}$/, { error: 'tiene que ser un número entero' })
    .transform(Number),
});
/** The verb checks the fields by the area's own schema. */
const areaBody = z
  .record(z.string(), z.unknown(), { error: 'tiene que ser un objeto con los datos del área' })
  .describe('Los datos del área, como los responde GET; su version no cuenta');

/** The shop's settings, area by area. */
export async function storeRoutes(app: ApiInstance): Promise<void> {
  app.get(
    '/store',
    { config, schema: { tags: TAGS, summary: 'Los datos de la tienda, por áreas' } },
    async (request) => getStore(request.verbs()),
  );

  app.get(
    '/store/:area',
    { config, schema: { tags: TAGS, summary: 'Un área de la tienda', params: areaParams } },
    async (request, reply) => sendArea(reply, getArea(request.verbs(), request.params.area)),
  );

  app.put(
    '/store/:area',
    {
      config,
      schema: {
        tags: TAGS,
        summary: 'Reemplaza un área de la tienda; If-Match dice qué versión se cambia',
        params: areaParams,
        headers: requiredIfMatchHeaders,
        body: areaBody,
      },
    },
    async (request, reply) => {
      const change = {
        area: request.params.area,
        input: request.body,
        expectedVersion: request.headers['if-match'],
      };
      return sendArea(reply, await saveArea(request.verbs(), change));
    },
  );

  app.get(
    '/store/:area/versions',
    {
      config,
      schema: {
        tags: TAGS,
        summary: 'Las últimas versiones de un área, de la más nueva a la más vieja',
        params: areaParams,
      },
    },
    async (request) => listAreaVersions(request.verbs(), request.params.area),
  );

  app.get(
    '/store/:area/versions/:version',
    { config, schema: { tags: TAGS, summary: 'Un área como era en una versión', params: versionParams } },
    async (request) => getAreaVersion(request.verbs(), request.params),
  );
}

function sendArea(reply: FastifyReply, state: WireStoreArea): FastifyReply {
  return reply.header('etag', etagOf(state)).send(state);
}
