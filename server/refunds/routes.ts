import { idempotencyHeaders } from '#schemas/idempotency-key.ts';
import { paymentSchema } from '#schemas/order-entry.ts';
import { idParams, idSchema } from '#schemas/paging.ts';
import type { ApiInstance } from '#server/kernel/api-instance.ts';
import { giveBack } from './give-back.ts';
import { takeRefundBack } from './take-refund-back.ts';

const TAGS = ['Pedidos'];

/** The money that was given back of an order's payments. */
export async function refundRoutes(app: ApiInstance): Promise<void> {
  app.post(
    '/orders/:id/refunds',
    {
      config: { access: 'orders' },
      schema: {
        tags: TAGS,
        summary: 'Anota dinero devuelto. La misma Idempotency-Key responde siempre con el primero',
        params: idParams,
        headers: idempotencyHeaders,
        body: paymentSchema,
      },
    },
    async (request, reply) => {
      const receipt = await giveBack(request.verbs(), {
        orderId: request.params.id,
        refund: request.body,
        idempotencyKey: request.headers['idempotency-key'] ?? null,
      });
      return reply.code(201).send(receipt);
    },
  );

  app.delete(
    '/orders/:id/refunds/:refundId',
    {
      config: { access: 'orders' },
      schema: {
        tags: TAGS,
        summary: 'Quita una devolución anotada por error',
        params: idParams.extend({ refundId: idSchema }),
      },
    },
    async (request, reply) => {
      const { id: orderId, refundId } = request.params;
      await takeRefundBack(request.verbs(), { orderId, refundId });
      return reply.code(204).send(null);
    },
  );
}
