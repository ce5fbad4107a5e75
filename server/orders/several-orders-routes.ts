import { z } from 'zod';
import { idParams } from '#schemas/paging.ts';
import {
  batchStatusSchema,
  chosenOrdersQuery,
  chosenOrdersSchema,
  filterOf,
  orderFilterQuery,
  purgeSchema,
} from '#schemas/several-orders.ts';
import { orderToWire } from '#schemas/wire/order.ts';
import type { ApiInstance } from '#server/kernel/api-instance.ts';
import { etagOf } from '#server/kernel/version-header.ts';
import { deleteOrders } from './delete-orders.ts';
import { listOrderIds } from './list-orders.ts';
import { purgeOrders } from './purge-orders.ts';
import { pickList } from './read-pick-list.ts';
import { restoreOrder } from './restore-order.ts';
import { setStatuses } from './set-statuses.ts';

const TAGS = ['Pedidos'];

const filterQuery = z.object(orderFilterQuery);

/** What is done with several orders at once, and with deleted ones. */
export async function severalOrdersRoutes(app: ApiInstance): Promise<void> {
  app.post(
    '/orders/batch-status',
    {
      config: { access: 'orders' },
      schema: { tags: TAGS, summary: 'Cambia el estado de varios pedidos a la vez', body: batchStatusSchema },
    },
    async (request) => setStatuses(request.verbs(), request.body),
  );

  app.get(
    '/orders/pick-list',
    {
      config: { access: 'orders' },
      schema: {
        tags: TAGS,
        summary: 'Lo que hay que preparar para varios pedidos, sumado por producto y sin precios',
        querystring: chosenOrdersQuery,
      },
    },
    async (request) => pickList(request.verbs(), request.query.ids),
  );

  app.post(
    '/orders/pick-list',
    {
      config: { access: 'orders' },
      schema: {
        tags: TAGS,
        summary: 'Lo mismo, para más pedidos de los que entran en una dirección',
        body: chosenOrdersSchema,
      },
    },
    async (request) => pickList(request.verbs(), request.body.ids),
  );

  app.get(
    '/orders/ids',
    {
      config: { access: 'orders' },
      schema: {
        tags: TAGS,
        summary: 'Los identificadores de los pedidos que una lista encuentra, hasta 2000',
        querystring: filterQuery,
      },
    },
    async (request) => listOrderIds(request.verbs(), filterOf(request.query)),
  );

  app.post(
    '/orders/batch-delete',
    {
      config: { access: 'orders' },
      schema: { tags: TAGS, summary: 'Elimina varios pedidos a la vez', body: chosenOrdersSchema },
    },
    async (request) => deleteOrders(request.verbs(), request.body.ids),
  );

  app.post(
    '/orders/purge',
    {
      config: { access: 'erase' },
      schema: { tags: TAGS, summary: 'Borra para siempre los pedidos eliminados', body: purgeSchema },
    },
    async (request) => purgeOrders(request.verbs(), { seen: request.body.count }),
  );

  app.post(
    '/orders/:id/restore',
    {
      config: { access: 'orders' },
      schema: { tags: TAGS, summary: 'Recupera un pedido eliminado', params: idParams },
    },
    async (request, reply) => {
      const order = await restoreOrder(request.verbs(), request.params.id);
      return reply.header('etag', etagOf(order)).send(orderToWire(order));
    },
  );
}
