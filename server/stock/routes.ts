import { idempotencyHeaders } from '#schemas/idempotency-key.ts';
import { idParams } from '#schemas/paging.ts';
import { chosenOrdersQuery } from '#schemas/several-orders.ts';
import {
  remnantSchema,
  stockCountsSchema,
  stockMovesSchema,
  stockQuery,
  stockWatchSchema,
} from '#schemas/stock.ts';
import type { ApiInstance } from '#server/kernel/api-instance.ts';
import { countStock } from './count-stock.ts';
import { listStock } from './list-stock.ts';
import { moveStock } from './move-stock.ts';
import { offerRemnant } from './offer-remnant.ts';
import { orderShortages } from './order-shortages.ts';
import { productStock } from './product-stock.ts';
import { watchStock } from './watch-stock.ts';

const TAGS = ['Existencias'];

/** What is on the shelf. Everybody at the desk reads it and may receive. */
export async function stockRoutes(app: ApiInstance): Promise<void> {
  app.get(
    '/stock',
    {
      config: { access: 'receive-stock' },
      schema: { tags: TAGS, summary: 'Lo que se cuenta, por proveedor', querystring: stockQuery },
    },
    async (request) => {
      const { page = 1, size = 50, ...query } = request.query;
      return listStock(request.verbs(), { ...query, page, size });
    },
  );

  app.get(
    '/stock/shortages',
    {
      config: { access: 'orders' },
      schema: {
        tags: TAGS,
        summary: 'Lo que estos pedidos piden entre todos y no alcanza, y cuáles piden demasiado por sí solos',
        querystring: chosenOrdersQuery,
      },
    },
    async (request) => orderShortages(request.verbs(), request.query.ids),
  );

  app.get(
    '/stock/:id',
    {
      config: { access: 'receive-stock' },
      schema: { tags: TAGS, summary: 'Lo que hay de un producto, con su libro', params: idParams },
    },
    async (request) => productStock(request.verbs(), request.params.id),
  );

  app.put(
    '/stock/:id',
    {
      config: { access: 'stock' },
      schema: {
        tags: TAGS,
        summary: 'Desde cuánto avisar que un producto se termina, o dejar de contarlo',
        params: idParams,
        body: stockWatchSchema,
      },
    },
    async (request) => watchStock(request.verbs(), { id: request.params.id, watch: request.body }),
  );

  app.post(
    '/stock/moves',
    {
      config: { access: 'receive-stock' },
      schema: {
        tags: TAGS,
        summary: 'Anota lo que llegó, salió o se perdió: todo o nada. El mostrador puede recibir',
        headers: idempotencyHeaders,
        body: stockMovesSchema,
      },
    },
    async (request, reply) => {
      const idempotencyKey = request.headers['idempotency-key'] ?? null;
      const moved = await moveStock(request.verbs(), { request: request.body, idempotencyKey });
      return reply.code(201).send(moved);
    },
  );

  app.post(
    '/stock/counts',
    {
      config: { access: 'stock' },
      schema: {
        tags: TAGS,
        summary: 'Anota un conteo y dice en qué difiere de lo anotado; con dryRun solo lo dice',
        body: stockCountsSchema,
      },
    },
    async (request) => countStock(request.verbs(), request.body),
  );

  app.post(
    '/stock/:id/remnants',
    {
      config: { access: 'stock' },
      schema: {
        tags: TAGS,
        summary: 'Ofrece un retazo: es un producto aparte, del que hay uno, y su largo sale del rollo',
        params: idParams,
        headers: idempotencyHeaders,
        body: remnantSchema,
      },
    },
    async (request, reply) => {
      const idempotencyKey = request.headers['idempotency-key'] ?? null;
      const offer = { id: request.params.id, remnant: request.body, idempotencyKey };
      return reply.code(201).send(await offerRemnant(request.verbs(), offer));
    },
  );
}
