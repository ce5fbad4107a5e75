import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import type { StoreConfig } from '#config/store.ts';
import { Refusal } from '#server/errors.ts';
import { pageServices } from '#web/context.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { RETRY_AFTER_SECONDS } from './maintenance.ts';
import { pageRequest } from './page-request.ts';
import { pageServicesOf } from './page-services.ts';
import type { PagesSource } from './pages-source.ts';
import { staticFiles } from './static-files.ts';

/** Addresses of files: what is not found there is not found, and no page stands in for it. */
const FILES = /^\/(?:api|images|assets|colours|brands|art|feeds|sitemaps)(?:\/|$)/i;

type PageRoutesOptions = {
  readonly pages: PagesSource;
  readonly store: StoreConfig;
  readonly isInMaintenance: boolean;
};

/** Every address that is neither the API's nor a file is a page, rendered by React Router. */
export async function pageRoutes(
  app: FastifyInstance,
  { pages, store, isInMaintenance }: PageRoutesOptions,
): Promise<void> {
  const render = createRequestHandler(pages.build, pages.mode);
  if (pages.mode === 'production') await app.register(staticFiles, pages);
  // Whatever a page's visitor writes goes through /api.
  app.get('*', { schema: { hide: true } }, answerPage);

  async function answerPage(request: FastifyRequest, reply: FastifyReply) {
    if (pages.mode === 'development' && (await isAnsweredByVite(pages.middleware, request, reply)))
      return reply;
    if (FILES.test(request.url)) throw new Refusal('unknown-route');
    const context = new RouterContextProvider();
    context.set(pageServices, pageServicesOf(request, { isInMaintenance }));
    const response = await render(pageRequest(request, reply), context);
    return sendPage(response, reply);
  }

  async function sendPage(response: Response, reply: FastifyReply) {
    reply.code(response.status);
    for (const [name, value] of response.headers) {
      if (name !== 'set-cookie') reply.header(name, value);
    }
    const cookies = response.headers.getSetCookie();
    if (cookies.length > 0) reply.header('set-cookie', cookies);
    if (response.status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
    if (!response.headers.has('cache-control')) reply.header('cache-control', 'no-store');
    if (response.body === null) return reply.send();
    const body = Buffer.from(await response.arrayBuffer());
    // Vite's own scripts and styles are inline and change with every edit.
    if (pages.mode === 'development') reply.removeHeader('content-security-policy');
    else if (isHtml(response)) {
      reply.header('content-security-policy', contentSecurityPolicy(body.toString('utf8'), store));
    }
    return reply.send(body);
  }
}

function isHtml({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('text/html') === true;
}

function isAnsweredByVite(
  middleware: Extract<PagesSource, { mode: 'development' }>['middleware'],
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  return new Promise((resolve) => {
    reply.raw.once('finish', () => {
      reply.hijack();
      resolve(true);
    });
    middleware(request.raw, reply.raw, () => resolve(false));
  });
}
