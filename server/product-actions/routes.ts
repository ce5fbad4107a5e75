import { idempotencyHeaders } from '#schemas/idempotency-key.ts';
import { idParams } from '#schemas/paging.ts';
import { chosenProductSchema, productActionSchema } from '#schemas/product-action.ts';
import { jsonInPieces } from '#server/http/json-in-pieces.ts';
import type { ApiInstance } from '#server/kernel/api-instance.ts';
import { readInPieces } from '#server/kernel/read-in-pieces.ts';
import { BODY_BYTES } from '#server/kernel/request-limits.ts';
import { actOnProducts } from './act-on-products.ts';
import { undoAction } from './undo-action.ts';

const TAGS = ['Productos'];

/** What is done with many products at once. */
export async function productActionRoutes(app: ApiInstance): Promise<void> {
  const parser = jsonInPieces(app.getDefaultJsonParser('error', 'error'));
  app.addContentTypeParser('application/json', { parseAs: 'string' }, parser);

  app.post(
    '/items/actions',
    {
      bodyLimit: BODY_BYTES.manyProducts,
      config: { access: 'catalogue' },
      schema: {
        tags: TAGS,
        summary: 'Hace algo con muchos productos: con todos o con ninguno',
        headers: idempotencyHeaders,
        body: productActionSchema,
      },
    },
    async (request) => {
      const { ids, select, action } = request.body;
      const idempotencyKey = request.headers['idempotency-key'] ?? null;
      const read = ids && (await readInPieces(ids, { field: 'ids', schema: chosenProductSchema }));
      return actOnProducts(request.verbs(), { choice: { ids: read, select }, action, idempotencyKey });
    },
  );

  app.post(
    '/items/actions/:id/undo',
    {
      config: { access: 'catalogue' },
      schema: {
        tags: TAGS,
        summary: 'Deshace lo que se hizo con muchos productos; nombra los que cambiaron después',
        params: idParams,
      },
    },
    async (request) => undoAction(request.verbs(), request.params.id),
  );
}
