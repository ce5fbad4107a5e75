import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Edge } from '#config/env.ts';
import { busyPage, isForPeople } from '#server/http/busy-answer.ts';
import { Refusal } from '#server/kernel/errors.ts';
import { answerProblem } from '#server/kernel/problems.ts';
import { addRateLimits, type RateLimitsOptions } from '#server/kernel/rate-limits.ts';
import { createLinkLimit } from './link-limit.ts';
import { createLinkReaders } from './link-readers.ts';
import { sendAnswer } from './page-answer.ts';
import { createPageAnswers } from './page-answers.ts';
import { createPageRenderer } from './page-renderer.ts';
import type { PagesSource } from './pages-source.ts';
import type { SharedPages } from './shared-pages.ts';
import { staticFiles } from './static-files.ts';
import { switchWorkerOff, workerRoutes } from './worker-routes.ts';

/** Paths of files: an unknown one is answered with 404, never with a page. */
const FILES = /^\/(?:api|images|assets|colours|brands|art|feeds|sitemaps)(?:\/|$)/i;

type PageRoutesOptions = RateLimitsOptions & {
  readonly pages: PagesSource;
  readonly shared: SharedPages | null;
  readonly isInMaintenance: boolean;
  readonly isOfflineOn: boolean;
  readonly edge: Pick<Edge, 'seconds'> | null;
};

/** Every path that belongs neither to the API nor to a file is a page, rendered by React Router. */
export async function pageRoutes(
  app: FastifyInstance,
  { pages, shared, isInMaintenance, isOfflineOn, edge, context, hasRateLimits }: PageRoutesOptions,
): Promise<void> {
  await addRateLimits(app, { context, hasRateLimits });
  const answerFor = createPageAnswers({
    render: createPageRenderer(pages),
    shared,
    edge,
    isInMaintenance,
    linksFor: createLinkReaders(createLinkLimit(app)),
    now: context.now,
    log: app.log,
  });
  if (!isOfflineOn) app.addHook('onRequest', switchWorkerOff);
  if (pages.mode === 'production') {
    await app.register(staticFiles, pages);
    await app.register(workerRoutes, { clientDir: pages.clientDir, isOfflineOn });
  }
  app.setErrorHandler(answerFault);
  // Only GET, because pages send their writes to /api. Pages are already compressed, shared ones only once.
  app.get('*', { config: { access: 'public' }, schema: { hide: true }, compress: false }, answerPage);

  async function answerPage(request: FastifyRequest, reply: FastifyReply) {
    // Vite's development scripts and styles are inline and change with every edit.
    if (pages.mode === 'development') reply.removeHeader('content-security-policy');
    if (FILES.test(request.url)) throw new Refusal('unknown-route');
    return sendAnswer(request, reply, await answerFor(request, reply));
  }
}

function answerFault(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const isBusy = error instanceof Refusal && error.code === 'overloaded';
  if (!isBusy || !isForPeople(request.headers)) return answerProblem(error, request, reply);
  request.log.warn('page put off: too many at once');
  const { headers, html } = busyPage();
  return reply.code(503).headers(headers).send(html);
}
