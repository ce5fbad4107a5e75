import { z } from 'zod';
import { idempotencyHeaders } from '#schemas/idempotency-key.ts';
import { briefQuery, flagQuery, idParams, pagingQuery, searchText } from '#schemas/paging.ts';
import { availabilitySchema, productInputSchema, visibilitySchema } from '#schemas/product.ts';
import { briefProductToWire } from '#schemas/wire/brief-product.ts';
import { productToWire } from '#schemas/wire/product.ts';
import type { ApiInstance } from '#server/api-instance.ts';
import { jsonArrayStream } from '#server/json-stream.ts';
import { etagOf, ifMatchHeaders } from '#server/version-header.ts';
import { createProduct } from './create-product.ts';
import { deleteProduct, restoreProduct } from './delete-product.ts';
import { allProducts, getProduct, listProducts, namedProducts } from './list-products.ts';
import { MISSING_PARTS } from './missing-part.ts';
import { setAvailability } from './set-availability.ts';
import { showOrHideProduct } from './show-or-hide-product.ts';
import { updateProduct } from './update-product.ts';

const TAGS = ['Productos'];

const listQuery = z.object({
  ...pagingQuery,
  q: searchText.default(''),
  code: searchText.default(''),
  hidden: flagQuery.default(false),
  deleted: flagQuery.default(false),
  missing: z
    .enum(MISSING_PARTS, { error: 'tiene que ser price, photo o code' })
    .describe('Solo los productos sin precio, sin foto o sin código')
    .optional(),
  order: z
    .enum(['newest'], { error: 'solo puede ser newest' })
    .describe('Los agregados últimos primero')
    .optional(),
  brief: briefQuery.describe('Los productos con una foto, sin textos largos, colores ni modelos'),
  ids: z
    .string()
    .regex(/^[\w-]{1,64}(,[\w-]{1,64}){0,299}$/, {
      error: 'tiene que ser una lista de hasta 300 identificadores',
    })
    .transform((list) => list.split(','))
    .optional(),
});

/** The catalogue. Anyone may read visible products; administrators read and write all. */
export async function catalogueRoutes(app: ApiInstance): Promise<void> {
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
      if (ids !== undefined) return namedProducts(request.verbs(), ids).map(productToWire);
      const { q, code, hidden, deleted, missing, order } = filter;
      const isWhole = q === '' && code === '' && !hidden && !deleted && missing === undefined && !brief;
      if (page === undefined && size === undefined && order === undefined && isWhole) {
        return reply
          .type('application/json')
          .send(jsonArrayStream(wireBatches(allProducts(request.verbs()))));
      }
      const { products, total } = await listProducts(request.verbs(), {
        ...filter,
        page: page ?? 1,
        size: size ?? 50,
      });
      return reply
        .header('x-total-count', total)
        .send(products.map(brief ? briefProductToWire : productToWire));
    },
  );

  app.get(
    '/items/:id',
    { config: { access: 'public' }, schema: { tags: TAGS, summary: 'Un producto', params: idParams } },
    async (request, reply) => {
      const product = getProduct(request.verbs(), request.params.id);
      return reply.header('etag', etagOf(product)).send(productToWire(product));
    },
  );

  app.post(
    '/items',
    {
      schema: {
        tags: TAGS,
        summary: 'Agrega un producto. La misma Idempotency-Key responde siempre con el primero',
        headers: idempotencyHeaders,
        body: productInputSchema,
      },
    },
    async (request, reply) => {
      const idempotencyKey = request.headers['idempotency-key'] ?? null;
      const product = await createProduct(request.verbs(), { input: request.body, idempotencyKey });
      return reply.code(201).header('etag', etagOf(product)).send(productToWire(product));
    },
  );

  app.put(
    '/items/:id',
    {
      schema: {
        tags: TAGS,
        summary: 'Reemplaza un producto',
        params: idParams,
        headers: ifMatchHeaders,
        body: productInputSchema,
      },
    },
    async (request, reply) => {
      const product = await updateProduct(request.verbs(), {
        id: request.params.id,
        expectedVersion: request.headers['if-match'],
        input: request.body,
      });
      return reply.header('etag', etagOf(product)).send(productToWire(product));
    },
  );

  app.delete(
    '/items/:id',
    { schema: { tags: TAGS, summary: 'Elimina un producto; se puede restaurar', params: idParams } },
    async (request, reply) => {
      await deleteProduct(request.verbs(), request.params.id);
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/items/:id/restore',
    { schema: { tags: TAGS, summary: 'Restaura un producto eliminado', params: idParams } },
    async (request, reply) => {
      const product = await restoreProduct(request.verbs(), request.params.id);
      return reply.header('etag', etagOf(product)).send(productToWire(product));
    },
  );

  app.put(
    '/items/:id/availability',
    {
      schema: {
        tags: TAGS,
        summary: 'Dice si un producto está agotado, o qué colores o modelos lo están',
        params: idParams,
        headers: ifMatchHeaders,
        body: availabilitySchema,
      },
    },
    async (request, reply) => {
      const product = await setAvailability(request.verbs(), {
        id: request.params.id,
        expectedVersion: request.headers['if-match'],
        input: request.body,
      });
      return reply.header('etag', etagOf(product)).send(productToWire(product));
    },
  );

  app.put(
    '/showhideitem/:id',
    {
      schema: {
        tags: TAGS,
        summary: 'Oculta o muestra un producto',
        params: idParams,
        body: visibilitySchema,
      },
    },
    async (request, reply) => {
      const product = await showOrHideProduct(request.verbs(), {
        id: request.params.id,
        isHidden: request.body.filter,
      });
      return reply.header('etag', etagOf(product)).send(productToWire(product));
    },
  );
}

const BATCH = 200;

function* wireBatches(products: Iterable<Parameters<typeof productToWire>[0]>) {
  let batch = [];
  for (const product of products) {
    batch.push(productToWire(product));
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}
