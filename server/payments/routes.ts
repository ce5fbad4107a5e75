import { idempotencyHeaders } from '#schemas/idempotency-key.ts';
import { paymentSchema } from '#schemas/order-entry.ts';
import { idParams, idSchema } from '#schemas/paging.ts';
import type { ApiInstance } from '#server/kernel/api-instance.ts';
import { listPayments } from './list-payments.ts';
import { paymentMeans } from './payment-means.ts';
import { receivePayment } from './receive-payment.ts';
import { takePaymentBack } from './take-payment-back.ts';

const TAGS = ['Pedidos'];

/** How the shop is paid, for whoever asks. */
export async function paymentMeansRoutes(app: ApiInstance): Promise<void> {
  app.get(
    '/payments/means',
    {
      config: { access: 'public' },
      schema: { tags: ['Cobros'], summary: 'Cómo se le paga a la tienda' },
    },
    async (request) => paymentMeans(request.verbs()),
  );
}

/** The payments received for an order. */
export async function paymentRoutes(app: ApiInstance): Promise<void> {
  app.get(
    '/orders/:id/payments',
    {
      config: { access: 'orders' },
      schema: { tags: TAGS, summary: 'Los pagos de un pedido y lo que falta', params: idParams },
    },
    async (request) => listPayments(request.verbs(), request.params.id),
  );

  app.post(
    '/orders/:id/payments',
    {
      config: { access: 'orders' },
      schema: {
        tags: TAGS,
        summary: 'Anota un pago. La misma Idempotency-Key responde siempre con el primero',
        params: idParams,
        headers: idempotencyHeaders,
        body: paymentSchema,
      },
    },
    async (request, reply) => {
      const receipt = await receivePayment(request.verbs(), {
        orderId: request.params.id,
        payment: request.body,
        idempotencyKey: request.headers['idempotency-key'] ?? null,
      });
      return reply.code(201).send(receipt);
    },
  );

  app.delete(
    '/orders/:id/payments/:paymentId',
    {
      config: { access: 'orders' },
      schema: {
        tags: TAGS,
        summary: 'Quita un pago anotado por error',
        params: idParams.extend({ paymentId: idSchema }),
      },
    },
    async (request, reply) => {
      const { id: orderId, paymentId } = request.params;
      await takePaymentBack(request.verbs(), { orderId, paymentId });
      return reply.code(204).send(null);
    },
  );
}
