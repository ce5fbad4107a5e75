import { z } from 'zod';
import { facetsQuery, filtersOfQuery } from '#schemas/facets.ts';
import { searchText } from '#schemas/paging.ts';
import { pastedListSchema } from '#schemas/pasted-list.ts';
import type { ApiInstance } from '#server/kernel/api-instance.ts';
import { perMinute } from '#server/kernel/request-limits.ts';
import { findFacets } from './find-facets.ts';
import { matchList } from './match-list.ts';
import { suggestProducts } from './suggest-products.ts';

const TAGS = ['Productos'];

/** What the shop understands of a half-typed search and of a pasted list, and what a search can be narrowed by. */
export async function suggestionRoutes(app: ApiInstance): Promise<void> {
  app.get(
    '/suggestions',
    {
      config: { access: 'public' },
      schema: {
        tags: TAGS,
        summary: 'Hasta 6 productos, 3 categorías y 2 marcas para lo que se está escribiendo',
        querystring: z.object({ q: searchText }),
      },
    },
    async (request) => suggestProducts(request.verbs(), request.query.q),
  );

  app.get(
    '/facets',
    {
      config: { access: 'public' },
      schema: {
        tags: TAGS,
        summary: 'Por qué se puede filtrar una lista, y cuántos productos trae cada filtro',
        querystring: facetsQuery,
      },
    },
    async (request) => findFacets(request.verbs(), filtersOfQuery(request.query)),
  );

  app.post(
    '/matched-list',
    {
      config: { access: 'public', rateLimit: perMinute('lists') },
      schema: {
        tags: TAGS,
        summary: 'Los productos que piden las líneas de una lista pegada. No guarda nada',
        body: pastedListSchema,
      },
    },
    async (request) => {
      await request.spend('searchedLetters', request.body.list.length);
      return matchList(request.verbs(), request.body.list);
    },
  );
}
