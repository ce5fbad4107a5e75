import type { FastifyReply, FastifyRequest } from 'fastify';
import type { TreeChange } from '#domain/catalogue/change-tree.ts';
import {
  addCategorySchema,
  hideCategorySchema,
  mergeCategorySchema,
  orderCategoriesSchema,
  pictureOfCategorySchema,
  removeCategorySchema,
  renameCategorySchema,
  textOfCategorySchema,
  undoCategoriesSchema,
} from '#schemas/categories.ts';
import type { WireCategories } from '#schemas/category-answers.ts';
import type { PhotoStore } from '#server/images/photo-store.ts';
import type { ApiInstance } from '#server/kernel/api-instance.ts';
import { etagOf, requiredIfMatchHeaders } from '#server/kernel/version-header.ts';
import { assertPicture } from './assert-picture.ts';
import { changeCategories } from './change-categories.ts';
import { getCategories } from './get-categories.ts';
import { undoCategories } from './undo-categories.ts';

const TAGS = ['Categorías'];
const ACCESS = { access: 'store' } as const;
const headers = requiredIfMatchHeaders;

/** The category tree. Each change answers it anew, with the number of products that it moved. */
export async function categoryRoutes(app: ApiInstance, { photos }: { photos: PhotoStore }): Promise<void> {
  app.get(
    '/categories',
    {
      config: ACCESS,
      schema: { tags: TAGS, summary: 'Las categorías, con cuántos productos tiene cada una' },
    },
    async (request, reply) => sendTree(reply, getCategories(request.verbs())),
  );

  app.post(
    '/categories/add',
    {
      config: ACCESS,
      schema: {
        tags: TAGS,
        summary: 'Agrega una subsección, o un tipo a una',
        headers,
        body: addCategorySchema,
      },
    },
    async (request, reply) => {
      const { name, ...at } = request.body;
      return changed(request, reply, { verb: 'add', at, name });
    },
  );

  app.post(
    '/categories/rename',
    {
      config: ACCESS,
      schema: {
        tags: TAGS,
        summary: 'Cambia un nombre; los productos y los enlaces de antes lo siguen',
        headers,
        body: renameCategorySchema,
      },
    },
    async (request, reply) => {
      const { name, ...at } = request.body;
      return changed(request, reply, { verb: 'rename', at, name });
    },
  );

  app.post(
    '/categories/order',
    {
      config: ACCESS,
      schema: {
        tags: TAGS,
        summary: 'Ordena las categorías de un nivel',
        headers,
        body: orderCategoriesSchema,
      },
    },
    async (request, reply) => {
      const { names, ...at } = request.body;
      return changed(request, reply, { verb: 'order', at, names });
    },
  );

  app.post(
    '/categories/hide',
    {
      config: ACCESS,
      schema: {
        tags: TAGS,
        summary: 'Saca una categoría de los menús, o la vuelve a poner',
        headers,
        body: hideCategorySchema,
      },
    },
    async (request, reply) => {
      const { isHidden, ...at } = request.body;
      return changed(request, reply, { verb: 'hide', at, isHidden });
    },
  );

  app.post(
    '/categories/merge',
    {
      config: ACCESS,
      schema: { tags: TAGS, summary: 'Une una categoría con otra', headers, body: mergeCategorySchema },
    },
    async (request, reply) => {
      const { into, ...at } = request.body;
      return changed(request, reply, { verb: 'merge', at, into });
    },
  );

  app.post(
    '/categories/remove',
    {
      config: ACCESS,
      schema: {
        tags: TAGS,
        summary: 'Quita una categoría vacía, o pasa sus productos a otra',
        headers,
        body: removeCategorySchema,
      },
    },
    async (request, reply) => {
      const { into, ...at } = request.body;
      return changed(request, reply, { verb: 'remove', at, into });
    },
  );

  app.post(
    '/categories/picture',
    {
      config: ACCESS,
      schema: { tags: TAGS, summary: 'La foto de una categoría', headers, body: pictureOfCategorySchema },
    },
    async (request, reply) => {
      const { picture, ...at } = request.body;
      await assertPicture(photos, picture);
      return changed(request, reply, { verb: 'picture', at, picture });
    },
  );

  app.post(
    '/categories/text',
    {
      config: ACCESS,
      schema: {
        tags: TAGS,
        summary: 'El texto de la página de una categoría',
        headers,
        body: textOfCategorySchema,
      },
    },
    async (request, reply) => {
      const { text, ...at } = request.body;
      return changed(request, reply, { verb: 'text', at, text });
    },
  );

  app.post(
    '/categories/undo',
    {
      config: ACCESS,
      schema: {
        tags: TAGS,
        summary: 'Deshace el último cambio, si unió o quitó una categoría',
        headers,
        body: undoCategoriesSchema,
      },
    },
    async (request, reply) => {
      const expectedVersion = request.headers['if-match'];
      return sendTree(reply, await undoCategories(request.verbs(), { expectedVersion }));
    },
  );
}

type WithVersion = Pick<FastifyRequest, 'verbs'> & { readonly headers: { readonly 'if-match': number } };

async function changed(request: WithVersion, reply: FastifyReply, change: TreeChange) {
  const expectedVersion = request.headers['if-match'];
  return sendTree(reply, await changeCategories(request.verbs(), { change, expectedVersion }));
}

function sendTree(reply: FastifyReply, categories: WireCategories): FastifyReply {
  return reply.header('etag', etagOf(categories)).send(categories);
}
