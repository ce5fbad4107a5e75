import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { LIST_ORDERS } from '#domain/catalogue/product-order.ts';
import { idempotencyHeaders } from '#schemas/idempotency-key.ts';
import { briefQuery, flagQuery, idParams, pagingQuery } from '#schemas/paging.ts';
import { availabilitySchema, productInputSchema, visibilitySchema } from '#schemas/product.ts';
import type { WireProduct } from '#schemas/product-answer.ts';
import { productFilterQuery } from '#schemas/product-filter.ts';
import { briefProductToWire } from '#schemas/wire/brief-product.ts';
import { productToWire } from '#schemas/wire/product-to-wire.ts';
import type { PhotoStore } from '#server/images/photo-store.ts';
import type { ApiInstance } from '#server/kernel/api-instance.ts';
import { jsonArrayStream } from '#server/kernel/json-stream.ts';
import type { StoredProduct } from '#server/kernel/stored-product.ts';
import { etagOf, ifMatchHeaders } from '#server/kernel/version-header.ts';
import { asSeen } from './as-seen.ts';
import { createProduct } from './create-product.ts';
import { deleteProduct, restoreProduct } from './delete-product.ts';
import {
  allProducts,
  getProduct,
  listBrands,
  listBriefProducts,
  listProductIds,
  listProducts,
  namedProducts,
} from './list-products.ts';
import { setAvailability } from './set-availability.ts';
import { showOrHideProduct } from './show-or-hide-product.ts';
import { updateProduct } from './update-product.ts';

const TAGS = ['Productos'];

const filterQuery = z.object(productFilterQuery);

const listQuery = z.object({
  ...pagingQuery,
  ...productFilterQuery,
  order: z
    .enum(LIST_ORDERS, { error: `tiene que ser ${LIST_ORDERS.join(', ')}` })
    .describe('Por fecha (lo último primero), nombre, código o precio; sin código o sin precio van al final')
    .optional(),
  near: flagQuery
    .default(false)
    .describe('Si ningún producto tiene las palabras de q: los que dicen lo más parecido'),
  brief: briefQuery.describe(
    'Solo para administradores: los productos con una foto, sin textos largos, colores ni modelos',
  ),
  ids: z
    .string()
    .regex(/^[\w-]{1,64}(,[\w-]{1,64}){0,299}$/, {
      error: 'tiene que ser una lista de hasta 300 identificadores',
    })
    .transform((list) => list.split(','))
    .optional(),
});

/** The catalogue. Anyone may read visible products; administrators read and write all. */
export async function catalogueRoutes(app: ApiInstance, { photos }: { photos: PhotoStore }): Promise<void> {
  app.get(
    '/items',
    {
      config: { access: 'public' },
      schema: {
        tags: TAGS,
        summary: 'Los productos: todos, una página (page, size) o los nombrados (ids)',
        querystring: listQuery,
      },
    },
    async (request, reply) => {
      const { page, size, ids, brief, ...filter } = request.query;
      if (ids !== undefined) return namedProducts(request.verbs(), ids).map(wireFor(request));
      const isWhole = !brief && !Object.values(filter).some(isChosen);
      if (page === undefined && size === undefined && isWhole) {
        return reply
          .type('application/json')
          .send(jsonArrayStream(wireBatches(allProducts(request.verbs()), wireFor(request))));
      }
      const query = { ...filter, page: page ?? 1, size: size ?? 50 };
      if (brief) {
        const { products, total } = await listBriefProducts(request.verbs(), query);
        return reply.header('x-total-count', total).send(products.map(briefProductToWire));
      }
      const { products, total } = await listProducts(request.verbs(), query);
      return reply.header('x-total-count', total).send(products.map(wireFor(request)));
    },
  );

  app.get(
    '/items/ids',
    {
      config: { access: 'see-prices' },
      schema: {
        tags: TAGS,
        summary: 'Los identificadores de todos los productos que una lista encuentra',
        querystring: filterQuery,
      },
    },
    async (request) => listProductIds(request.verbs(), request.query),
  );

  app.get(
    '/items/brands',
    {
      config: { access: 'see-prices' },
      schema: { tags: TAGS, summary: 'Las marcas que tienen los productos' },
    },
    async (request) => listBrands(request.verbs()),
  );

  app.get(
    '/items/:id',
    { config: { access: 'public' }, schema: { tags: TAGS, summary: 'Un producto', params: idParams } },
    async (request, reply) => {
      return sendProduct(reply, asSeen(request.verbs(), getProduct(request.verbs(), request.params.id)));
    },
  );

  app.post(
    '/items',
    {
      config: { access: 'catalogue' },
      schema: {
        tags: TAGS,
        summary: 'Agrega un producto. La misma Idempotency-Key responde siempre con el primero',
        headers: idempotencyHeaders,
        body: productInputSchema,
      },
    },
    async (request, reply) => {
      const idempotencyKey = request.headers['idempotency-key'] ?? null;
      const creation = { input: request.body, idempotencyKey, photos };
      return sendProduct(reply.code(201), await createProduct(request.verbs(), creation));
    },
  );

  app.put(
    '/items/:id',
    {
      config: { access: 'catalogue' },
      schema: {
        tags: TAGS,
        summary: 'Reemplaza un producto',
        params: idParams,
        headers: ifMatchHeaders,
        body: productInputSchema,
      },
    },
    async (request, reply) => {
      const change = { ...changeOf(request), input: request.body, photos };
      return sendProduct(reply, await updateProduct(request.verbs(), change));
    },
  );

  app.delete(
    '/items/:id',
    {
      config: { access: 'catalogue' },
      schema: { tags: TAGS, summary: 'Elimina un producto; se puede restaurar', params: idParams },
    },
    async (request, reply) => {
      await deleteProduct(request.verbs(), request.params.id);
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/items/:id/restore',
    {
      config: { access: 'catalogue' },
      schema: { tags: TAGS, summary: 'Restaura un producto eliminado', params: idParams },
    },
    async (request, reply) => {
      return sendProduct(reply, await restoreProduct(request.verbs(), request.params.id));
    },
  );

  app.put(
    '/items/:id/availability',
    {
      config: { access: 'catalogue' },
      schema: {
        tags: TAGS,
        summary: 'Dice si un producto está agotado, o qué colores o modelos lo están',
        params: idParams,
        headers: ifMatchHeaders,
        body: availabilitySchema,
      },
    },
    async (request, reply) => {
      const change = { ...changeOf(request), input: request.body };
      return sendProduct(reply, await setAvailability(request.verbs(), change));
    },
  );

  app.put(
    '/showhideitem/:id',
    {
      config: { access: 'catalogue' },
      schema: {
        tags: TAGS,
        summary: 'Oculta o muestra un producto',
        params: idParams,
        body: visibilitySchema,
      },
    },
    async (request, reply) => {
      const change = { id: request.params.id, isHidden: request.body.filter };
      return sendProduct(reply, await showOrHideProduct(request.verbs(), change));
    },
  );
}

/** A limit of 0 pesos is a choice too: it leaves out what has no price. */
function isChosen(value: unknown): boolean {
  return Boolean(value) || value === 0;
}

function changeOf({ params, headers }: { params: { id: string }; headers: { 'if-match': number | null } }) {
  return { id: params.id, expectedVersion: headers['if-match'] };
}

function sendProduct(reply: FastifyReply, product: StoredProduct): FastifyReply {
  return reply.header('etag', etagOf(product)).send(productToWire(product));
}

type WireFor = (product: StoredProduct) => WireProduct;

function wireFor(request: FastifyRequest): WireFor {
  const ctx = request.verbs();
  return (product) => productToWire(asSeen(ctx, product));
}

const BATCH = 200;

function* wireBatches(products: Iterable<StoredProduct>, toWire: WireFor) {
  let batch = [];
  for (const product of products) {
    batch.push(toWire(product));
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}
