import { constants, type ZstdOptions } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Edge } from '#config/env.ts';
import type { Mailing } from './accounts/invitation-mail.ts';
import { addApiDescription } from './add-api-description.ts';
import { api } from './api.ts';
import type { BackupDesk } from './backup/shop-backups.ts';
import { ENCODINGS } from './http/accepted-encoding.ts';
import { answerBrokenAddress } from './http/broken-address.ts';
import { type DoorLimits, openDoor } from './http/door.ts';
import { createMetrics, type Metrics } from './http/metrics.ts';
import type { PhotoStore } from './images/photo-store.ts';
import { imageRoutes } from './images/routes.ts';
import { addBudgets } from './kernel/content-budgets.ts';
import type { Context } from './kernel/context.ts';
import { Refusal } from './kernel/errors.ts';
import { NO_JSON_SCHEMAS } from './kernel/no-json-schemas.ts';
import { answerProblem } from './kernel/problems.ts';
import { BODY_BYTES } from './kernel/request-limits.ts';
import type { ChangeWatch } from './kernel/watch-changes.ts';
import { payFormRoutes } from './mercado-pago/pay-form-routes.ts';
import { contactFormRoutes } from './messages/contact-form-routes.ts';
import { requestIdOf } from './operations/request-id.ts';
import { watchRequests } from './operations/watch-requests.ts';
import { crawlerRoutes } from './pages/crawler-routes.ts';
import { pageRoutes } from './pages/page-routes.ts';
import type { PagesSource } from './pages/pages-source.ts';
import { createQuickAnswers } from './pages/quick-answers.ts';
import { openSharedPages } from './pages/shared-pages.ts';
import { receiptFormRoutes } from './payments/receipt-form-routes.ts';
import type { PriceSource } from './prices/routes.ts';
import { quoteFormRoutes } from './quotes/form-routes.ts';
import { addRequestContext } from './request-context.ts';
import { shopPictureRoutes } from './shop-pictures/shop-picture-routes.ts';
import { priceListLinkRoutes } from './wholesale/link-routes.ts';
import { withdrawalFormRoutes } from './withdrawals/withdrawal-form-routes.ts';

/**
 * Its first level. What others need to prepare costs more than a list of 16 products itself: with the default one, four
 * times what Brotli takes (docs/adr/0038). Gzip passes it over.
 */
const QUICK_ZSTANDARD: ZstdOptions = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };

export type AppOptions = {
  readonly context: Omit<Context, 'actor' | 'log'>;
  readonly changes: ChangeWatch;
  readonly loggerInstance: FastifyBaseLogger;
  readonly publicUrl: string | null;
  /** How many proxies are trusted about the client's address. */
  readonly trustProxy: number;
  readonly hasRateLimits: boolean;
  readonly photos: PhotoStore;
  readonly dataDir: string;
  /** How many bytes photo renditions may take on disk. */
  readonly renditionsMegabytes: number;
  readonly priceSource: PriceSource | null;
  /** The mail settings for invitations; `null` without mail. */
  readonly mailing: Mailing | null;
  readonly backups: BackupDesk;
  readonly isInMaintenance: boolean;
  /** Whether browsers may keep pages for visits without network. */
  readonly isOfflineOn: boolean;
  /** The cache before the shop that may keep pages; `null` lets none keep any. */
  readonly edge: Pick<Edge, 'seconds'> | null;
  /** The memory for shared pages, in bytes; 0 renders every page anew. */
  readonly pageCacheBytes: number;
  /** `null` serves the API and images alone. */
  readonly pages: PagesSource | null;
  /** Where the server registers its counts of requests. */
  readonly metrics?: Metrics;
  readonly doorLimits?: DoorLimits;
};

/** The whole server before it listens: every plugin and group of routes. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { metrics = createMetrics() } = options;
  const shared = openSharedPages(options);
  const door = openDoor({
    answerQuickly: shared === null ? null : createQuickAnswers(shared, options),
    metrics,
    limits: options.doorLimits,
  });
  const app = fastify({
    loggerInstance: options.loggerInstance,
    trustProxy: (_address, hop) => hop < options.trustProxy,
    bodyLimit: BODY_BYTES.any,
    // Requests on open connections are still answered, with the notice that the connection closes.
    return503OnClosing: false,
    genReqId: (request) => requestIdOf(request, options.trustProxy),
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 200 },
    schemaController: NO_JSON_SCHEMAS,
    frameworkErrors: answerBrokenAddress,
    ...door.options,
  });
  app.addHook('onClose', async () => door.close());
  watchRequests(app, metrics);
  app.setErrorHandler(answerProblem);
  app.setNotFoundHandler(() => {
    throw new Refusal('unknown-route');
  });
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    // The shop speaks for its own host alone: others below it may have no HTTPS, and browsers remember this for a year.
    strictTransportSecurity:
      options.publicUrl?.startsWith('https:') === true
        ? { maxAge: 31_536_000, includeSubDomains: false }
        : false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  await app.register(compress, {
    // Our clients send no compressed bodies, and a compressed body is larger than it looks.
    globalDecompression: false,
    encodings: [...ENCODINGS.once],
    zlibOptions: QUICK_ZSTANDARD,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  await app.register(cookie);
  addApiDescription(app);
  addRequestContext(app, { context: options.context, publicUrl: options.publicUrl });
  addBudgets(app, options);
  await app.register(api, { prefix: '/api', ...options });
  const { photos, dataDir, renditionsMegabytes } = options;
  await app.register(imageRoutes, { photos, dataDir, renditionsMegabytes });
  if (!options.isInMaintenance) await app.register(priceListLinkRoutes);
  if (options.pages !== null) {
    const { pages, isInMaintenance, isOfflineOn, context, hasRateLimits, edge } = options;
    await app.register(crawlerRoutes, { isInMaintenance });
    await app.register(shopPictureRoutes);
    await app.register(quoteFormRoutes, { context, hasRateLimits });
    await app.register(payFormRoutes, { context, hasRateLimits });
    await app.register(receiptFormRoutes, { context, hasRateLimits });
    await app.register(contactFormRoutes, { context, hasRateLimits });
    await app.register(withdrawalFormRoutes, { context, hasRateLimits });
    await app.register(pageRoutes, {
      pages,
      shared,
      isInMaintenance,
      isOfflineOn,
      edge,
      context,
      hasRateLimits,
    });
  }
  return app;
}
