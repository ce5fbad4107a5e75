import { idempotencyHeaders } from '#schemas/idempotency-key.ts';
import { idParams } from '#schemas/paging.ts';
import { withdrawalAnswerSchema, withdrawalSchema } from '#schemas/withdrawal.ts';
import type { ApiInstance } from '#server/kernel/api-instance.ts';
import { perMinute, storedBytes } from '#server/kernel/request-limits.ts';
import { etagOf, requiredIfMatchHeaders } from '#server/kernel/version-header.ts';
import { answerWithdrawal } from './answer-withdrawal.ts';
import { listWithdrawals } from './list-withdrawals.ts';
import { requestWithdrawal } from './request-withdrawal.ts';
import { withdrawalReceiptToWire } from './withdrawal-to-wire.ts';

const TAGS = ['Arrepentimientos'];

/** Purchases that people take back: anyone may ask, the dashboard answers. */
export async function withdrawalRoutes(app: ApiInstance): Promise<void> {
  app.post(
    '/withdrawals',
    {
      config: { access: 'public', rateLimit: perMinute('messages') },
      schema: {
        tags: TAGS,
        summary: 'Pide dejar sin efecto una compra; responde el código del pedido',
        headers: idempotencyHeaders,
        body: withdrawalSchema,
      },
    },
    async (request, reply) => {
      await request.spend('storedBytes', storedBytes(request.body));
      const idempotencyKey = request.headers['idempotency-key'] ?? null;
      const row = await requestWithdrawal(request.verbs(), { request: request.body, idempotencyKey });
      return reply.code(201).send(withdrawalReceiptToWire(row));
    },
  );

  app.get(
    '/withdrawals',
    {
      config: { access: 'orders' },
      schema: { tags: TAGS, summary: 'Los arrepentimientos, arriba el próximo a vencer' },
    },
    async (request) => listWithdrawals(request.verbs()),
  );

  app.put(
    '/withdrawals/:id',
    {
      config: { access: 'orders' },
      schema: {
        tags: TAGS,
        summary: 'Acepta o rechaza un arrepentimiento; If-Match dice qué versión se responde',
        params: idParams,
        headers: requiredIfMatchHeaders,
        body: withdrawalAnswerSchema,
      },
    },
    async (request, reply) => {
      const withdrawal = await answerWithdrawal(request.verbs(), {
        id: request.params.id,
        expectedVersion: request.headers['if-match'],
        ...request.body,
      });
      return reply.header('etag', etagOf(withdrawal)).send(withdrawal);
    },
  );
}
