import type { FastifyReply } from 'fastify';
import pLimit from 'p-limit';
import { MAX_SHEET_MEGABYTES } from '#domain/files/file-weights.ts';
import { idParams } from '#schemas/paging.ts';
import {
  priceListLinkParams,
  priceListLinkSchema,
  priceListPricesQuery,
  priceListSchema,
  type WirePriceList,
} from '#schemas/wholesale.ts';
import type { ApiInstance } from '#server/kernel/api-instance.ts';
import { etagOf, requiredIfMatchHeaders } from '#server/kernel/version-header.ts';
import { takeSpreadsheets, uploadedFile } from '#server/tables/uploaded-file.ts';
import { listTerms } from './list-at-desk.ts';
import { getPriceList, listedPrices, listPriceLists } from './list-price-lists.ts';
import { cutPriceListLink, makePriceListLink } from './price-list-links.ts';
import { readOwnPrices } from './read-own-prices.ts';
import { createPriceList, deletePriceList, replacePriceList } from './save-price-list.ts';

const TAGS = ['Mayoristas'];

/** The shop's price lists for who buys wholesale (TRADE-005). */
export async function wholesaleRoutes(app: ApiInstance): Promise<void> {
  await app.register(uploadRoute);

  app.get(
    '/price-lists',
    {
      config: { access: 'see-prices' },
      schema: { tags: TAGS, summary: 'Las listas de precios, con sus links' },
    },
    async (request) => listPriceLists(request.verbs(), request.origin),
  );

  app.get(
    '/price-lists/:id',
    {
      config: { access: 'see-prices' },
      schema: { tags: TAGS, summary: 'Una lista de precios', params: idParams },
    },
    async (request, reply) => {
      const { id } = request.params;
      return sendList(reply, await getPriceList(request.verbs(), { id, origin: request.origin }));
    },
  );

  app.get(
    '/price-lists/:id/prices',
    {
      config: { access: 'see-prices' },
      schema: {
        tags: TAGS,
        summary: 'Los precios de una lista, y por qué regla',
        params: idParams,
        querystring: priceListPricesQuery,
      },
    },
    async (request) => listedPrices(request.verbs(), { id: request.params.id, text: request.query.q }),
  );

  app.get(
    '/price-lists/:id/terms',
    {
      config: { access: 'see-prices' },
      schema: {
        tags: TAGS,
        summary: 'Lo que una lista vigente pide en el mostrador',
        params: idParams,
      },
    },
    async (request) => listTerms(request.verbs(), request.params.id),
  );

  app.post(
    '/price-lists',
    {
      config: { access: 'prices' },
      schema: { tags: TAGS, summary: 'Hace una lista de precios', body: priceListSchema },
    },
    async (request, reply) => {
      const made = await createPriceList(request.verbs(), { request: request.body, origin: request.origin });
      return sendList(reply.code(201), made);
    },
  );

  app.put(
    '/price-lists/:id',
    {
      config: { access: 'prices' },
      schema: {
        tags: TAGS,
        summary: 'Reemplaza una lista, menos sus links; If-Match dice qué versión se cambia',
        params: idParams,
        headers: requiredIfMatchHeaders,
        body: priceListSchema,
      },
    },
    async (request, reply) => {
      const change = {
        id: request.params.id,
        request: request.body,
        expectedVersion: request.headers['if-match'],
        origin: request.origin,
      };
      return sendList(reply, await replacePriceList(request.verbs(), change));
    },
  );

  app.delete(
    '/price-lists/:id',
    {
      config: { access: 'prices' },
      schema: { tags: TAGS, summary: 'Borra una lista con sus links', params: idParams },
    },
    async (request, reply) => {
      await deletePriceList(request.verbs(), request.params.id);
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/price-lists/:id/links',
    {
      config: { access: 'prices' },
      schema: {
        tags: TAGS,
        summary: 'Hace un link de la lista, con nombre. Responde la lista',
        params: idParams,
        body: priceListLinkSchema,
      },
    },
    async (request, reply) => {
      const link = { id: request.params.id, origin: request.origin, link: request.body };
      return sendList(reply.code(201), await makePriceListLink(request.verbs(), link));
    },
  );

  app.delete(
    '/price-lists/:id/links/:linkId',
    {
      config: { access: 'prices' },
      schema: { tags: TAGS, summary: 'Corta un link. Responde la lista', params: priceListLinkParams },
    },
    async (request, reply) => {
      const { id, linkId } = request.params;
      return sendList(reply, await cutPriceListLink(request.verbs(), { id, linkId, origin: request.origin }));
    },
  );
}

async function uploadRoute(app: ApiInstance): Promise<void> {
  const room = pLimit(1);
  await takeSpreadsheets(app);

  app.post(
    '/price-lists/prices',
    {
      config: { access: 'prices' },
      schema: {
        tags: TAGS,
        summary: `Lee precios propios para una lista, sin cambiar nada (campo file: CSV, XLSX, XLS u ODS con codigo y precio, hasta ${MAX_SHEET_MEGABYTES} MB)`,
        consumes: ['multipart/form-data'],
      },
    },
    async (request) => {
      const { bytes } = await uploadedFile(request);
      return readOwnPrices(request.verbs(), { bytes, room });
    },
  );
}

function sendList(reply: FastifyReply, list: WirePriceList): FastifyReply {
  return reply.header('etag', etagOf(list)).send(list);
}
