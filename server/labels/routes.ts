import { newBarCodesSchema, ownBarCodesSchema } from '#schemas/bar-codes.ts';
import { labelsSchema } from '#schemas/labels.ts';
import type { ApiInstance } from '#server/kernel/api-instance.ts';
import { giveOwnBarCodes } from './give-own-bar-codes.ts';
import { listLabels } from './list-labels.ts';
import { ownBarCodes } from './own-bar-codes.ts';

const TAGS = ['Etiquetas'];

/** Bar codes of the shop's own, and what labels say (LABEL-001, LABEL-002). */
export async function labelRoutes(app: ApiInstance): Promise<void> {
  app.post(
    '/bar-codes',
    {
      config: { access: 'catalogue' },
      schema: {
        tags: TAGS,
        summary: 'Códigos de barras propios que nada tiene todavía',
        body: newBarCodesSchema,
      },
    },
    async (request, reply) => {
      const codes = await ownBarCodes(request.verbs(), request.body.howMany);
      return reply.code(201).send({ codes: [...codes] });
    },
  );

  app.post(
    '/bar-codes/own',
    {
      config: { access: 'catalogue' },
      schema: {
        tags: TAGS,
        summary: 'Da un código propio a lo que no tiene ninguno de estos productos',
        body: ownBarCodesSchema,
      },
    },
    async (request) => giveOwnBarCodes(request.verbs(), request.body.productIds),
  );

  app.post(
    '/labels',
    {
      config: { access: 'staff' },
      schema: {
        tags: TAGS,
        summary: 'Lo que dicen hoy las etiquetas de estos productos',
        body: labelsSchema,
      },
    },
    async (request) => listLabels(request.verbs(), request.body.productIds),
  );
}
