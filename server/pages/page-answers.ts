import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Edge } from '#config/env.ts';
import { isPublished } from '#config/is-published.ts';
import type { StoreConfig } from '#config/store.ts';
import { acceptedEncoding, type Encoding } from '#server/http/accepted-encoding.ts';
import { compressed } from '#server/http/compressed.ts';
import { contentTag } from '#server/http/etag.ts';
import type { Context } from '#server/kernel/context.ts';
import type { CatalogueReader, LinkReader } from '#web/context.ts';
import type { PageAnswer } from './page-answer.ts';
import type { PageSources } from './page-cache.ts';
import type { PageRenderer } from './page-renderer.ts';
import { pageRequest, siteOf, variantRequest } from './page-request.ts';
import { createCatalogueReader, pageServicesFor } from './page-services.ts';
import { type PageVariant, pageVariant } from './page-variant.ts';
import type { SharedPages } from './shared-pages.ts';
import { EDGE_TAG } from './start-edge-purge.ts';

/** Shorter bodies are sent uncompressed. */
const MIN_COMPRESSED_BYTES = 1024;

type PageAnswersOptions = Pick<Context, 'now' | 'log'> & {
  readonly render: PageRenderer;
  /** `null` renders every page for each request. */
  readonly shared: SharedPages | null;
  readonly edge: Pick<Edge, 'seconds'> | null;
  readonly isInMaintenance: boolean;
  readonly linksFor: (request: FastifyRequest) => LinkReader;
};

/** Creates the function that answers page requests. Visitors share pages; an administrator's page is never shared. */
export function createPageAnswers(options: PageAnswersOptions) {
  const { render, shared, edge, isInMaintenance, linksFor, now, log } = options;
  return async (request: FastifyRequest, reply: FastifyReply): Promise<PageAnswer> => {
    const { headers } = request;
    const address = request.actor === null ? shared?.addressOf(request.url) : null;
    if (shared === null || !address) return ownPage(request, reply);
    const encoding = acceptedEncoding(headers['accept-encoding'], 'often');
    const variant = pageVariant(address, { headers, origin: siteOf(request), encoding });
    return shared.cache.obtain(variant, sharedPage(variant, headersOfAll(reply)));
  };

  async function ownPage(request: FastifyRequest, reply: FastifyReply): Promise<PageAnswer> {
    const verbs = request.verbs();
    const catalogue = createCatalogueReader(verbs.catalogue, {
      seesHidden: verbs.actor !== null,
      currentStore: () => verbs.store,
    });
    const services = pageServicesFor(verbs, {
      catalogue,
      links: linksFor(request),
      publicUrl: siteOf(request),
      isInMaintenance,
      isSessionUnknown: request.isActorUnknown,
      seed: null,
    });
    const page = await render(pageRequest(request, reply), services);
    const headers = {
      'cache-control': 'no-store',
      ...indexing(page, verbs.store, catalogue),
      ...page.headers,
    };
    const encoding = acceptedEncoding(request.headers['accept-encoding'], 'once');
    return encoded({ ...page, headers }, { encoding, serves: 'once' });
  }

  /** Renders from the variant alone, now and after a write, so nothing of the first visitor gets into the page. */
  function sharedPage(variant: PageVariant, ofEveryAnswer: Record<string, string>) {
    const { origin: publicUrl, seed, encoding } = variant;
    const options = { links: null, publicUrl, isInMaintenance, isSessionUnknown: false, seed };
    return async ({ catalogue, store }: PageSources): Promise<PageAnswer> => {
      const services = pageServicesFor({ actor: null, store, now, log }, { catalogue, ...options });
      const page = await render(variantRequest(variant), services);
      const headers = {
        ...ofEveryAnswer,
        ...cachingHeaders(page, variant, edge),
        ...indexing(page, store, catalogue),
        ...page.headers,
      };
      return encoded({ ...page, headers }, { encoding, serves: 'often' });
    };
  }
}

/** Search engines leave a shop out until it has products and has said who it is. */
function indexing(
  { status }: PageAnswer,
  store: StoreConfig,
  catalogue: CatalogueReader,
): Record<string, string> {
  if (status !== 200) return {};
  if (!isPublished(store)) return { 'x-robots-tag': 'noindex' };
  try {
    return catalogue.isEmpty() ? { 'x-robots-tag': 'noindex' } : {};
  } catch {
    // A page that shows no products comes without the catalogue too.
    return {};
  }
}

/** The security headers of every answer. */
function headersOfAll(reply: FastifyReply): Record<string, string> {
  return Object.fromEntries(
    Object.entries(reply.raw.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}

/**
 * Browsers and proxies revalidate a page each time, but for the edge of a shop that has one. Nobody else may store pages
 * that differ between visitors.
 */
function cachingHeaders(
  { status, body }: PageAnswer,
  { address }: PageVariant,
  edge: Pick<Edge, 'seconds'> | null,
): Record<string, string> {
  if (status !== 200 || body === null) return { 'cache-control': 'no-store' };
  const etag = contentTag(body);
  if (address.isPrivate) return { 'cache-control': 'private, no-cache', etag };
  if (edge === null) return { 'cache-control': 'no-cache', etag };
  return {
    'cache-control': `max-age=0, must-revalidate, s-maxage=${edge.seconds}`,
    // Edges know one or the other.
    'surrogate-key': EDGE_TAG,
    'cache-tag': EDGE_TAG,
    etag,
  };
}

async function encoded(
  page: PageAnswer,
  options: { encoding: Encoding; serves: 'once' | 'often' },
): Promise<PageAnswer> {
  if (page.body === null) return page;
  const headers = { ...page.headers, vary: 'accept-encoding' };
  if (options.encoding === 'identity' || page.body.length < MIN_COMPRESSED_BYTES) return { ...page, headers };
  const body = await compressed(page.body, options);
  return { ...page, headers: { ...headers, 'content-encoding': options.encoding }, body };
}
