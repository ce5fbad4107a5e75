import { deskOrderSchema } from '#schemas/desk-order.ts';
import { idempotencyHeaders } from '#schemas/idempotency-key.ts';
import { receiptToWire } from '#schemas/wire/order.ts';
import { orderPageLink } from '#schemas/wire/public-link.ts';
import type { ApiInstance } from '#server/kernel/api-instance.ts';
import { placeDeskOrder } from './place-desk-order.ts';

/** Orders that the shop takes itself. */
export async function deskOrderRoutes(app: ApiInstance): Promise<void> {
  app.post(
    '/desk/orders',
    {
      config: { access: 'orders' },
      schema: {
        tags: ['Pedidos'],
        summary: 'Toma un pedido por teléfono o en el mostrador, a los precios del catálogo',
        headers: idempotencyHeaders,
        body: deskOrderSchema,
      },
    },
    async (request, reply) => {
      const idempotencyKey = request.headers['idempotency-key'] ?? null;
      const order = await placeDeskOrder(request.verbs(), { request: request.body, idempotencyKey });
      return reply.code(201).send(receiptToWire(order, orderPageLink(request.origin, order.linkToken)));
    },
  );
}
