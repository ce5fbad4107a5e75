import { fitsInBrowser } from '#schemas/wire/compact-catalogue-limit.ts';
import { acceptedEncoding } from '#server/http/accepted-encoding.ts';
import { isKnownTag } from '#server/http/etag.ts';
import type { ApiInstance } from '#server/kernel/api-instance.ts';
import { compactCatalogueOf } from './compact-catalogue.ts';
import { listIntros } from './shop-list-intros.ts';

type CompactCatalogueOptions = {
  readonly isInMaintenance: boolean;
  /** With more visible products than this, browsers request each page from the server. */
  readonly maxProducts?: number;
};

/** The data with which browsers search, filter and page the home without the server. */
export async function compactCatalogueRoute(
  app: ApiInstance,
  { isInMaintenance, maxProducts }: CompactCatalogueOptions,
): Promise<void> {
  app.get(
    '/catalogue',
    {
      config: { access: 'public' },
      // The stored answer is compressed already.
      compress: false,
      schema: {
        tags: ['Productos'],
        summary: 'Los productos visibles en forma compacta. 204 si son demasiados: pregunta por páginas',
      },
    },
    async (request, reply) => {
      const { catalogue, store } = request.verbs();
      const visible = catalogue.storefront().visible;
      if (isInMaintenance || !fitsInBrowser(visible.entries.length, maxProducts))
        return reply.code(204).send(null);
      const compact = await compactCatalogueOf(visible, {
        intros: listIntros(catalogue, store),
        stock: store.stock,
      });
      reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', etag: compact.etag });
      if (isKnownTag(request.headers['if-none-match'], compact.etag)) return reply.code(304).send(null);
      const encoding = acceptedEncoding(request.headers['accept-encoding'], 'often');
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      return reply.type('application/json; charset=utf-8').send(compact[encoding]);
    },
  );
}
