import { z } from 'zod';
import type { Order } from '#domain/orders/order.ts';
import { idempotencyHeaders } from '#schemas/idempotency-key.ts';
import { orderChangeSchema, orderRequestSchema } from '#schemas/order.ts';
import { briefQuery, idParams, pagingQuery } from '#schemas/paging.ts';
import { filterOf, orderFilterQuery } from '#schemas/several-orders.ts';
import { briefOrderToWire, orderToWire, receiptToWire } from '#schemas/wire/order.ts';
import { orderPageLink } from '#schemas/wire/public-link.ts';
import type { ApiInstance } from '#server/kernel/api-instance.ts';
import { jsonArrayStream } from '#server/kernel/json-stream.ts';
import { perMinute, storedBytes } from '#server/kernel/request-limits.ts';
import { etagOf, ifMatchHeaders } from '#server/kernel/version-header.ts';
import { listTokenOf } from '#server/wholesale/list-cookie.ts';
import { deleteOrder, getOrder, setOrderStatus } from './change-order.ts';
import { allOrders, countOrdersByStatus, listBriefOrders, listOrders } from './list-orders.ts';
import { getOrderLinkToken } from './order-link.ts';
import { placeOrder } from './place-order.ts';

const TAGS = ['Pedidos'];

const listQuery = z.object({
  ...pagingQuery,
  ...orderFilterQuery,
  brief: briefQuery.describe('Los pedidos sin lo que llevan'),
});

/** Orders. Anyone may place one; everything else is for administrators. */
export async function orderRoutes(app: ApiInstance): Promise<void> {
  app.post(
    '/orders',
    {
      config: { access: 'public', rateLimit: perMinute('orders') },
      schema: {
        tags: TAGS,
        summary: 'Pide un presupuesto. La misma Idempotency-Key responde siempre con el primer pedido',
        headers: idempotencyHeaders,
        body: orderRequestSchema,
      },
    },
    async (request, reply) => {
      await request.spend('storedBytes', storedBytes(request.body.asSent));
      const idempotencyKey = request.headers['idempotency-key'] ?? null;
      const order = await placeOrder(request.verbs(), {
        request: request.body,
        idempotencyKey,
        listToken: listTokenOf(request),
      });
      return reply.code(201).send(receiptToWire(order, orderPageLink(request.origin, order.linkToken)));
    },
  );

  app.get(
    '/orders',
    {
      config: { access: 'orders' },
      schema: { tags: TAGS, summary: 'Los pedidos, del más nuevo al más viejo', querystring: listQuery },
    },
    async (request, reply) => {
      const { page, size, brief, ...filter } = request.query;
      const isWhole = page === undefined && size === undefined && !brief && !isFiltered(filter);
      if (isWhole)
        return reply.type('application/json').send(jsonArrayStream(wireBatches(allOrders(request.verbs()))));
      const query = { filter: filterOf(filter), page: page ?? 1, size: size ?? 50 };
      if (brief) {
        const { orders, total } = await listBriefOrders(request.verbs(), query);
        return reply.header('x-total-count', total).send(orders.map(briefOrderToWire));
      }
      const { orders, total } = await listOrders(request.verbs(), query);
      return reply.header('x-total-count', total).send(orders.map(orderToWire));
    },
  );

  app.get(
    '/orders/pending-count',
    { config: { access: 'orders' }, schema: { tags: TAGS, summary: 'Cuántos pedidos hay en cada estado' } },
    async (request) => {
      const counts = await countOrdersByStatus(request.verbs());
      return { count: counts.pendiente, byStatus: counts };
    },
  );

  app.get(
    '/orders/:id',
    { config: { access: 'orders' }, schema: { tags: TAGS, summary: 'Un pedido entero', params: idParams } },
    async (request, reply) => {
      const order = await getOrder(request.verbs(), request.params.id);
      return reply.header('etag', etagOf(order)).send(orderToWire(order));
    },
  );

  app.get(
    '/orders/:id/link',
    {
      config: { access: 'orders' },
      schema: { tags: TAGS, summary: 'El enlace del pedido para su cliente', params: idParams },
    },
    async (request) => {
      const token = await getOrderLinkToken(request.verbs(), request.params.id);
      return { link: orderPageLink(request.origin, token) };
    },
  );

  app.put(
    '/orders/:id',
    {
      config: { access: 'orders' },
      schema: {
        tags: TAGS,
        summary: 'Cambia el estado de un pedido',
        params: idParams,
        headers: ifMatchHeaders,
        body: orderChangeSchema,
      },
    },
    async (request, reply) => {
      const order = await setOrderStatus(request.verbs(), {
        id: request.params.id,
        status: request.body.status,
        expectedVersion: request.headers['if-match'],
      });
      return reply.header('etag', etagOf(order)).send(orderToWire(order));
    },
  );

  app.delete(
    '/orders/:id',
    { config: { access: 'orders' }, schema: { tags: TAGS, summary: 'Elimina un pedido', params: idParams } },
    async (request, reply) => {
      await deleteOrder(request.verbs(), request.params.id);
      return reply.code(204).send(null);
    },
  );
}

/** Without any filter all orders are asked for. */
function isFiltered({ q, ...others }: Parameters<typeof filterOf>[0]): boolean {
  return q !== '' || Object.values(others).some((value) => value !== undefined);
}

async function* wireBatches(batches: AsyncIterable<Order[]>) {
  for await (const orders of batches) yield orders.map(orderToWire);
}
