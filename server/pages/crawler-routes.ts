import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { shownTaxonomy } from '#domain/catalogue/taxonomy.ts';
import { isKnownTag } from '#server/http/etag.ts';
import { APP_VERSION } from '#server/kernel/app-version.ts';
import { Refusal } from '#server/kernel/errors.ts';
import { RETRY_AFTER_SECONDS } from './maintenance.ts';
import { merchantFeed } from './merchant-feed.ts';
import { metaFeed } from './meta-feed.ts';
import { siteOf } from './page-request.ts';
import { robots } from './robots.ts';
import { sitemap, sitemapPartOf } from './sitemap.ts';

/** The number of entries per chunk. While a chunk is built, other requests wait. */
const ENTRIES_AT_ONCE = 200;

/** Files are public and left out of the API's description. */
const HIDDEN = { config: { access: 'public' }, schema: { hide: true } } as const;

/** The documents for search engines and comparison sites: robots, sitemap, product feeds. */
export async function crawlerRoutes(
  app: FastifyInstance,
  { isInMaintenance }: { isInMaintenance: boolean },
): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    if (isInMaintenance) return reply.code(503).header('retry-after', RETRY_AFTER_SECONDS).send();
    reply.header('cache-control', 'no-cache');
  });

  app.get('/robots.txt', HIDDEN, (request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robots(siteOf(request))),
  );

  app.get('/sitemap.xml', HIDDEN, (request, reply) => sendXml(request, reply, sitemap(shopOf(request))));

  app.get<{ Params: { part: string } }>('/sitemaps/:part', HIDDEN, async (request, reply) => {
    const [, number] = /^([1-9]\d{0,5})\.xml$/.exec(request.params.part) ?? [];
    const part = number === undefined ? null : sitemapPartOf(shopOf(request), Number(number));
    if (part === null) throw new Refusal('unknown-route');
    return sendXml(request, reply, part);
  });

  app.get('/feeds/google-merchant.xml', HIDDEN, (request, reply) =>
    sendXml(request, reply, merchantFeed(shopOf(request))),
  );

  app.get('/feeds/meta.csv', HIDDEN, (request, reply) =>
    sendDocument(request, reply, { document: metaFeed(shopOf(request)), type: 'text/csv' }),
  );
}

function shopOf(request: FastifyRequest) {
  const { store, catalogue } = request.verbs();
  return {
    site: siteOf(request),
    store,
    taxonomy: shownTaxonomy(catalogue.categories().tree),
    storefront: catalogue.storefront(),
    version: catalogue.version(),
  };
}

function sendXml(request: FastifyRequest, reply: FastifyReply, document: Iterable<string>): FastifyReply {
  return sendDocument(request, reply, { document, type: 'application/xml' });
}

/** Streams a document, unless the client has it already. Its content changes only with the catalogue. */
function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  { document, type }: { readonly document: Iterable<string>; readonly type: string },
): FastifyReply {
  const etag = tagOf(request);
  reply.header('etag', etag);
  if (isKnownTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  reply.type(`${type}; charset=utf-8`);
  return reply.send(Readable.from(request.method === 'HEAD' ? [] : inPieces(document)));
}

/** The catalogue's version and the other inputs of the documents. */
function tagOf(request: FastifyRequest): string {
  const { site, store, version } = shopOf(request);
  const rest = JSON.stringify([
    APP_VERSION,
    site,
    store.name,
    store.description,
    store.switchedOff,
    store.writtenLegalPages,
    store.stock,
  ]);
  return `W/"${version}-${createHash('sha256').update(rest).digest('base64url').slice(0, 12)}"`;
}

function* inPieces(entries: Iterable<string>): Generator<string> {
  let piece: string[] = [];
  for (const entry of entries) {
    piece.push(entry);
    if (piece.length < ENTRIES_AT_ONCE) continue;
    yield piece.join('');
    piece = [];
  }
  yield piece.join('');
}
