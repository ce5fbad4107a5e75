import { fitsInBrowser } from '#domain/catalogue/browser-limit.ts';
import type { ApiInstance } from '#server/api-instance.ts';
import { compactCatalogueOf } from './compact-catalogue.ts';

type CompactCatalogueOptions = {
  readonly isInMaintenance: boolean;
  /** Above so many visible products visitors ask the server for every page. */
  readonly mostProducts?: number;
};

/** All that the home's searches, filters and pages need, for browsers to answer them by themselves. */
export async function compactCatalogueRoute(
  app: ApiInstance,
  { isInMaintenance, mostProducts }: CompactCatalogueOptions,
): Promise<void> {
  app.get(
    '/catalogue',
    {
      config: { access: 'public' },
      // It is kept compressed.
      compress: false,
      schema: {
        tags: ['Productos'],
        summary: 'Los productos visibles en forma compacta. 204 si son demasiados: pregunta por páginas',
      },
    },
    async (request, reply) => {
      const { catalogue } = request.verbs();
      const visible = catalogue.visible();
      if (isInMaintenance || !fitsInBrowser(visible.entries.length, mostProducts))
        return reply.code(204).send(null);
      const compact = await compactCatalogueOf(visible);
      reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', etag: compact.etag });
      if (isKnown(request.headers['if-none-match'], compact.etag)) return reply.code(304).send(null);
      const encoding = encodingFor(request.headers['accept-encoding']);
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      return reply.type('application/json; charset=utf-8').send(compact[encoding]);
    },
  );
}

/** Proxies may have dropped the mark of a weak tag, which makes no difference here. */
function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch?.includes(etag.replace('W/', '')) === true;
}

/** The smallest that the client reads: 'gzip, deflate, br' is 'br'; what it refuses with `q=0` is not taken. */
function encodingFor(acceptEncoding = ''): 'br' | 'gzip' | 'identity' {
  const accepted = acceptEncoding
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*q=/))
    .filter(([, weight = '1']) => Number(weight) > 0)
    .map(([name = '']) => name.toLowerCase());
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding)) ?? 'identity';
}
