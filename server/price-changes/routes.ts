import { z } from 'zod';
import type { Vat } from '#domain/law/vat.ts';
import { idempotencyHeaders } from '#schemas/idempotency-key.ts';
import { idParams } from '#schemas/paging.ts';
import {
  newPriceRowSchema,
  priceBatchQuery,
  priceBatchSchema,
  priceRuleSchema,
  priceUndoSchema,
  selectionRuleSchema,
  staleQuery,
  vatRuleSchema,
} from '#schemas/price-change.ts';
import type { WirePreviewRow, WireVatRow } from '#schemas/price-change-answers.ts';
import { record } from '#server/audit/record.ts';
import { sendSheet } from '#server/exports/send-sheet.ts';
import { jsonInPieces } from '#server/http/json-in-pieces.ts';
import type { ApiInstance } from '#server/kernel/api-instance.ts';
import { breathsBetween } from '#server/kernel/breathe.ts';
import { jsonObjectStream } from '#server/kernel/json-stream.ts';
import { readInPieces } from '#server/kernel/read-in-pieces.ts';
import { BODY_BYTES } from '#server/kernel/request-limits.ts';
import type { StoredProduct } from '#server/kernel/stored-product.ts';
import { pricesToWire, receiptToWire } from './batch-to-wire.ts';
import { cancelPriceBatch } from './cancel-price-batch.ts';
import { countSelected } from './count-selected.ts';
import { createPriceBatch } from './create-price-batch.ts';
import { getPriceBatch, listPriceBatches } from './list-price-batches.ts';
import { type PreviewRow, previewPrices } from './preview-prices.ts';
import { previewVat } from './preview-vat.ts';
import { priceBatchSheet } from './price-batch-sheet.ts';
import { priceProgress } from './price-progress.ts';
import { productPrices } from './product-prices.ts';
import { stalePrices } from './stale-prices.ts';
import { undoPriceBatch } from './undo-price-batch.ts';

const TAGS = ['Precios'];

const exportQuery = z.object({ format: z.enum(['csv', 'xlsx'], { error: 'tiene que ser csv o xlsx' }) });

/** Prices by the hundred: previewed, applied or scheduled, told, and taken back. */
export async function priceChangeRoutes(app: ApiInstance): Promise<void> {
  const parser = jsonInPieces(app.getDefaultJsonParser('error', 'error'));
  app.addContentTypeParser('application/json', { parseAs: 'string' }, parser);

  app.post(
    '/price-changes/preview',
    {
      bodyLimit: BODY_BYTES.manyPrices,
      config: { access: 'prices' },
      schema: { tags: TAGS, summary: 'Lo que una regla cambiaría, sin cambiar nada', body: priceRuleSchema },
    },
    async (request, reply) => {
      const { rows, ...codes } = await previewPrices(request.verbs(), request.body);
      const stream = jsonObjectStream({ rows: inPieces(rows, rowToWire) }, codes);
      return reply.type('application/json').send(stream);
    },
  );

  app.post(
    '/price-changes/selection',
    {
      bodyLimit: BODY_BYTES.manyPrices,
      config: { access: 'prices' },
      schema: {
        tags: TAGS,
        summary: 'Cuántos productos elige una selección, y sus marcas',
        body: selectionRuleSchema,
      },
    },
    async (request) => countSelected(request.verbs(), request.body),
  );

  app.post(
    '/price-changes/vat/preview',
    {
      bodyLimit: BODY_BYTES.manyPrices,
      config: { access: 'prices' },
      schema: {
        tags: TAGS,
        summary: 'El IVA de los productos elegidos, sin cambiar nada',
        body: vatRuleSchema,
      },
    },
    async (request, reply) => {
      const { products, ...codes } = await previewVat(request.verbs(), request.body);
      const rows = inPieces(products, (product) => vatRowToWire(product, request.body.vat));
      return reply.type('application/json').send(jsonObjectStream({ rows }, codes));
    },
  );

  app.post(
    '/price-changes',
    {
      bodyLimit: BODY_BYTES.manyPrices,
      config: { access: 'prices' },
      schema: {
        tags: TAGS,
        summary: 'Aplica las filas de una vista previa, todas o ninguna, ahora o en su momento',
        headers: idempotencyHeaders,
        body: priceBatchSchema,
      },
    },
    async (request, reply) => {
      const idempotencyKey = request.headers['idempotency-key'] ?? null;
      const input = {
        ...request.body,
        rows: await readInPieces(request.body.rows, { field: 'rows', schema: newPriceRowSchema }),
      };
      const batch = await createPriceBatch(request.verbs(), { input, idempotencyKey });
      return reply.code(201).send(receiptToWire(batch));
    },
  );

  app.get(
    '/price-changes',
    {
      config: { access: 'prices' },
      schema: {
        tags: TAGS,
        summary: 'Los cambios de precios, del más nuevo al más viejo',
        querystring: priceBatchQuery,
      },
    },
    async (request, reply) => {
      const { page = 1, size = 50, scheduled } = request.query;
      const { batches, total } = await listPriceBatches(request.verbs(), { scheduled, page, size });
      return reply.header('x-total-count', total).send(batches);
    },
  );

  app.get(
    '/price-changes/progress',
    {
      config: { access: 'prices' },
      schema: { tags: TAGS, summary: 'Hasta dónde llegó el cambio que se está aplicando' },
    },
    async (request) => priceProgress(request.verbs()),
  );

  app.get(
    '/price-changes/stale',
    {
      config: { access: 'see-prices' },
      schema: { tags: TAGS, summary: 'Los precios que no cambian hace tantos días', querystring: staleQuery },
    },
    async (request) => stalePrices(request.verbs(), request.query.days),
  );

  app.get(
    '/price-changes/:id',
    {
      config: { access: 'prices' },
      schema: { tags: TAGS, summary: 'Un cambio de precios con sus filas', params: idParams },
    },
    async (request, reply) => {
      const { batch, rows } = await getPriceBatch(request.verbs(), request.params.id);
      return reply.type('application/json').send(jsonObjectStream({ rows }, batch));
    },
  );

  app.get(
    '/price-changes/:id/export',
    {
      config: { access: 'prices' },
      schema: {
        tags: TAGS,
        summary: 'Las filas de un cambio de precios, en CSV o XLSX',
        params: idParams,
        querystring: exportQuery,
      },
    },
    async (request, reply) => {
      const { format } = request.query;
      const sheet = await priceBatchSheet(request.verbs(), request.params.id);
      await record(request.verbs(), 'list-downloaded', { list: 'prices', format });
      return sendSheet(reply, sheet, format);
    },
  );

  app.post(
    '/price-changes/:id/undo',
    {
      bodyLimit: BODY_BYTES.manyPrices,
      config: { access: 'prices' },
      schema: {
        tags: TAGS,
        summary: 'Vuelve a los precios de antes, en todas las filas o en algunas',
        params: idParams,
        body: priceUndoSchema,
      },
    },
    async (request) =>
      undoPriceBatch(request.verbs(), { id: request.params.id, ids: request.body.ids ?? null }),
  );

  app.delete(
    '/price-changes/:id',
    {
      config: { access: 'prices' },
      schema: { tags: TAGS, summary: 'Cancela un cambio programado', params: idParams },
    },
    async (request, reply) => {
      await cancelPriceBatch(request.verbs(), request.params.id);
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/items/:id/prices',
    {
      config: { access: 'see-prices' },
      schema: { tags: TAGS, summary: 'Cómo cambió el precio de un producto', params: idParams },
    },
    async (request) => productPrices(request.verbs(), request.params.id),
  );
}

/** Rows that are written in one go. */
const PIECE = 500;

async function* inPieces<Row, Wire>(rows: readonly Row[], toWire: (row: Row) => Wire) {
  const letPass = breathsBetween();
  for (let start = 0; start < rows.length; start += PIECE) {
    yield rows.slice(start, start + PIECE).map(toWire);
    await letPass();
  }
}

function rowToWire({ product, after, flags }: PreviewRow): WirePreviewRow {
  return {
    ...namedToWire(product),
    before: pricesToWire(product),
    after: pricesToWire(after),
    flags: [...flags],
  };
}

function vatRowToWire(product: StoredProduct, after: Vat): WireVatRow {
  return { ...namedToWire(product), before: product.vat, after };
}

function namedToWire({ id, version, code, brand, name }: StoredProduct) {
  return { _id: id, version, code: code ?? '', brand, name };
}
