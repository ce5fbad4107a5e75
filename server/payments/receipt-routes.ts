import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { idempotencyHeaders } from '#schemas/idempotency-key.ts';
import { receiptRefusalSchema, receiptTakeSchema } from '#schemas/order-entry.ts';
import { idParams } from '#schemas/paging.ts';
import { tokenParams } from '#schemas/quote.ts';
import { amountFromWire } from '#schemas/wire/amount.ts';
import type { ApiInstance } from '#server/kernel/api-instance.ts';
import { perMinute } from '#server/kernel/request-limits.ts';
import { refuseReceipt, takeReceipt } from './decide-receipt.ts';
import type { PaidLink } from './linked-payment.ts';
import { fileOfReceipt, waitingReceipts } from './list-receipts.ts';
import { pesosInDots } from './pesos-in-dots.ts';
import { RECEIPT_FORM, receiptUpload } from './receipt-upload.ts';
import { type ReceiptAnswer, sendReceipt } from './send-receipt.ts';

const TAGS = ['Cobros'];

/** The receipts that customers send by their links (PAY-007). */
export async function publicReceiptRoutes(app: ApiInstance): Promise<void> {
  // Registered here alone: no other route accepts what a foreign site's form could send.
  await app.register(multipart, { limits: RECEIPT_FORM });
  const options = (of: string) => ({
    config: { access: 'public' as const, rateLimit: perMinute('receipts') },
    schema: {
      tags: TAGS,
      summary: `Avisa una transferencia ${of}: amount ('64800.90'), date y, si hay, file (foto o PDF)`,
      consumes: ['multipart/form-data'],
      params: tokenParams,
      headers: idempotencyHeaders,
    },
  });

  app.post('/orders/link/:token/receipts', options('de un pedido'), async (request, reply) => {
    const { token } = request.params;
    const key = request.headers['idempotency-key'] ?? null;
    return reply.code(201).send(await receive(request, { orderToken: token }, key));
  });

  app.post('/quotes/:token/receipts', options('de un presupuesto aceptado'), async (request, reply) => {
    const { token } = request.params;
    const key = request.headers['idempotency-key'] ?? null;
    return reply.code(201).send(await receive(request, { quoteToken: token }, key));
  });
}

async function receive(request: FastifyRequest, link: PaidLink, key: string | null): Promise<ReceiptAnswer> {
  const { fields, file } = await receiptUpload(request);
  await request.spend('receiptBytes', 2000 + (file?.bytes.length ?? 0));
  const { amount = '', date = '' } = fields;
  return sendReceipt(request.verbs(), {
    link,
    amount: pesosInDots(amount),
    date: date.trim(),
    file,
    idempotencyKey: key,
  });
}

/** The desk's inbox of receipts. */
export async function receiptRoutes(app: ApiInstance): Promise<void> {
  app.get(
    '/receipts',
    {
      config: { access: 'orders' },
      schema: { tags: TAGS, summary: 'Los comprobantes por revisar, el más viejo primero' },
    },
    async (request) => waitingReceipts(request.verbs()),
  );

  app.post(
    '/receipts/:id/take',
    {
      config: { access: 'orders' },
      schema: {
        tags: TAGS,
        summary: 'Toma un comprobante como pago. Repetido, responde con el mismo',
        params: idParams,
        body: receiptTakeSchema,
      },
    },
    async (request) => {
      const { amount } = request.body;
      const given = amount === undefined ? null : amountFromWire(amount);
      return takeReceipt(request.verbs(), { id: request.params.id, amount: given });
    },
  );

  app.post(
    '/receipts/:id/refuse',
    {
      config: { access: 'orders' },
      schema: {
        tags: TAGS,
        summary: 'Rechaza un comprobante, con un mensaje para el cliente',
        params: idParams,
        body: receiptRefusalSchema,
      },
    },
    async (request, reply) => {
      await refuseReceipt(request.verbs(), { id: request.params.id, message: request.body.message });
      return reply.code(204).send(null);
    },
  );
}

/**
 * The files of receipts, for the desk. A PDF is a download and never a page of the shop: it may hold scripts. Files are left
 * out of the API's description.
 */
export async function receiptFileRoutes(app: FastifyInstance): Promise<void> {
  app.get<{ Params: { id: string } }>(
    '/receipts/:id/file',
    { config: { access: 'orders' }, schema: { hide: true } },
    async (request, reply) => {
      const { id } = idParams.parse(request.params);
      const { type, bytes } = await fileOfReceipt(request.verbs(), id);
      return reply
        .headers({
          'cache-control': 'private, no-store',
          'content-security-policy': "default-src 'none'; sandbox",
          'x-content-type-options': 'nosniff',
          ...(type === 'application/pdf' && {
            'content-disposition': 'attachment; filename="comprobante.pdf"',
          }),
        })
        .type(type)
        .send(bytes);
    },
  );
}
