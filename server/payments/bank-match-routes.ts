import pLimit from 'p-limit';
import type { z } from 'zod';
import { MAX_SHEET_MEGABYTES } from '#domain/files/file-weights.ts';
import { bankColumnsQuery, matchTakeSchema } from '#schemas/bank-match.ts';
import { idParams } from '#schemas/paging.ts';
import { amountFromWire } from '#schemas/wire/amount.ts';
import type { ApiInstance } from '#server/kernel/api-instance.ts';
import { takeSpreadsheets, uploadedFile } from '#server/tables/uploaded-file.ts';
import { listMatches } from './list-matches.ts';
import { receiveBankFile, type SaidColumns } from './receive-bank-file.ts';
import { reopenCredit, setCreditAside } from './set-credit-aside.ts';
import { takeCredit } from './take-credit.ts';

const TAGS = ['Cobros'];

/** The credits of the shop's bank, and the orders that they pay (PAY-004, PAY-007). */
export async function bankMatchRoutes(app: ApiInstance): Promise<void> {
  await app.register(uploadRoute);

  app.get(
    '/payments/matches',
    {
      config: { access: 'orders' },
      schema: {
        tags: TAGS,
        summary:
          'Las acreditaciones del último archivo del banco, con el pedido que se propone para cada una',
      },
    },
    async (request) => listMatches(request.verbs()),
  );

  app.post(
    '/payments/matches/:id/take',
    {
      config: { access: 'orders' },
      schema: {
        tags: TAGS,
        summary: 'Toma una acreditación como pago de un pedido. Repetida, responde con el mismo',
        params: idParams,
        body: matchTakeSchema,
      },
    },
    async (request) => {
      const { orderId, paymentId = null, balance } = request.body;
      const seenBalance = balance === undefined ? null : amountFromWire(balance);
      return takeCredit(request.verbs(), { id: request.params.id, orderId, paymentId, seenBalance });
    },
  );

  app.post(
    '/payments/matches/:id/set-aside',
    {
      config: { access: 'orders' },
      schema: { tags: TAGS, summary: 'Dice que una acreditación no es de ningún pedido', params: idParams },
    },
    async (request, reply) => {
      await setCreditAside(request.verbs(), request.params.id);
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/payments/matches/:id/reopen',
    {
      config: { access: 'orders' },
      schema: {
        tags: TAGS,
        summary: 'Deshace lo que se decidió de una acreditación, y el pago que se anotó con ella',
        params: idParams,
      },
    },
    async (request, reply) => {
      await reopenCredit(request.verbs(), request.params.id);
      return reply.code(204).send(null);
    },
  );
}

async function uploadRoute(app: ApiInstance): Promise<void> {
  const room = pLimit(1);
  await takeSpreadsheets(app);

  app.post(
    '/payments/matches',
    {
      config: { access: 'orders' },
      schema: {
        tags: TAGS,
        summary: `Lee los movimientos de un banco o de Mercado Pago (campo file: CSV, XLSX, XLS u ODS, hasta ${MAX_SHEET_MEGABYTES} MB)`,
        consumes: ['multipart/form-data'],
        querystring: bankColumnsQuery,
      },
    },
    async (request, reply) => {
      const file = await uploadedFile(request);
      const upload = { ...file, columns: columnsOf(request.query), bank: request.query.bank ?? null, room };
      return reply.code(201).send(await receiveBankFile(request.verbs(), upload));
    },
  );
}

/** The columns as a person said them; `null` without a day and an amount. */
function columnsOf({ date, amount, texts, taxId }: z.output<typeof bankColumnsQuery>): SaidColumns | null {
  if (date === undefined || amount === undefined) return null;
  return { date, amount, texts: texts ?? [], taxId: taxId ?? null };
}
