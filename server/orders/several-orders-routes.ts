import { idParams } from '#schemas/paging.ts';
import { batchStatusSchema, chosenOrdersQuery } from '#schemas/several-orders.ts';
import { orderToWire } from '#schemas/wire/order.ts';
import type { ApiInstance } from '#server/api-instance.ts';
import { etagOf } from '#server/version-header.ts';
import { pickList } from './read-pick-list.ts';
import { restoreOrder } from './restore-order.ts';
import { setStatuses } from './set-statuses.ts';

const TAGS = ['Pedidos'];

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
