import { setTimeout as delay } from 'node:timers/promises';
import type { Env } from '#config/env.ts';
import { ensureAdministrator } from './accounts/ensure-administrator.ts';
import type { Mailing } from './accounts/invitation-mail.ts';
import { buildApp } from './app.ts';
import { createBackupLauncher } from './backup/backup-launcher.ts';
import { startNightlyBackups } from './backup/nightly-backups.ts';
import { settleCategories } from './catalogue/settle-categories.ts';
import { settlePrices } from './catalogue/settle-prices.ts';
import { catchUp } from './catch-up.ts';
import { startCategoryWork } from './categories/start-category-work.ts';
import { poolUseOf } from './db/connect.ts';
import { imageFolder } from './images/image-store.ts';
import { openPhotoStore } from './images/open-photo-store.ts';
import type { PhotoStore } from './images/photo-store.ts';
import { removeStaleDrafts } from './images/remove-stale-drafts.ts';
import { startImportWork } from './imports/start-import-work.ts';
import { startKeepAlive } from './keep-alive.ts';
import type { Context } from './kernel/context.ts';
import { openLog } from './kernel/log.ts';
import { createOutageLog } from './kernel/outage-log.ts';
import { watchChanges } from './kernel/watch-changes.ts';
import { demoPriceListFile, loadDemo, wantsDemo } from './load-demo.ts';
import { startGatewayChecks } from './mercado-pago/start-gateway-checks.ts';
import { NOTICE_MAILS } from './notice-mails.ts';
import { startNoticeSender } from './notifications/start-sender.ts';
import { createOffsiteDesk } from './offsite/offsite-desk.ts';
import { createOffsiteLauncher } from './offsite/offsite-launcher.ts';
import { startOffsiteCopies } from './offsite/start-offsite-copies.ts';
import { openContext } from './open-context.ts';
import { logDestination } from './operations/log-destination.ts';
import { type Operations, openOperations } from './operations/operations-server.ts';
import { shopMetrics } from './operations/shop-metrics.ts';
import { builtPages, type PagesSource } from './pages/pages-source.ts';
import { startEdgePurge } from './pages/start-edge-purge.ts';
import { startPriceSchedule } from './price-changes/start-price-schedule.ts';
import { createPushDelivery } from './push/deliver.ts';
import { startPushSender } from './push/start-push-sender.ts';
import { startQuoteExpiry } from './quotes/start-quote-expiry.ts';
import { startHourlyRemoval } from './retention/start-hourly-removal.ts';
import { startFault } from './start-fault.ts';
import { startNightlyComparison } from './stock/start-nightly-comparison.ts';

/** How often a process checks for changes of products and settings by other processes and commands, in ms: all show them within a second. */
const CATCH_UP_EVERY_MS = 500;
/** Leaves a busy machine more than a second of `SHUTDOWN_TIMEOUT_MS` to close the database. */
const CLOSE_TIMEOUT_MS = 3500;
/** How often connections that have become idle are closed during shutdown, in ms. */
const CLOSE_IDLE_EVERY_MS = 100;
/**
 * New connections that the system queues until the process accepts them. Clients that find the queue full retry after
 * one, two, four seconds; Node's 511 are too few for a thousand at once. The system's own limit may be lower.
 */
const MAX_QUEUED_CONNECTIONS = 4096;

export type RunningServer = {
  /** The server's address, without a slash at the end. */
  readonly url: string;
  /**
   * Reports 'closing', waits until proxies have seen it, finishes requests for at most three and a half seconds, and
   * closes the database.
   */
  close(): Promise<void>;
};

/** Starts the shop: database, schema, catalogue, first administrator, server. @throws ConfigurationError */
export async function startServer(env: Env, pages?: PagesSource): Promise<RunningServer> {
  const operations = await openOperations(env.operations);
  try {
    const context = await openContext(env, openLog(env.logLevel, await logDestination()));
    const parts = { env, operations, pages: pages ?? (await builtPages()) };
    return await servedBy(context, parts).catch(async (error: unknown) => {
      await context.db.destroy();
      throw error;
    });
  } catch (error) {
    operations.close();
    throw startFault(error, env);
  }
}

type ServedBy = { readonly env: Env; readonly operations: Operations; readonly pages: PagesSource };

async function servedBy(context: Context, { env, operations, pages }: ServedBy): Promise<RunningServer> {
  const { log } = context;
  const { metrics, readiness } = operations;
  const photos = await openPhotoStore(env, log);
  await prepareShop(context, env, photos);
  const changes = watchChanges(context);
  const mailing = await mailingOf(env);
  const launcher = createBackupLauncher({ env, log });
  const offsite = createOffsiteLauncher({ env, log });
  const app = await buildApp({
    ...env,
    context,
    photos,
    changes,
    backups: {
      folder: env.backupDir,
      isAutomatic: env.hasNightlyBackups,
      launcher,
      elsewhere: offsite && createOffsiteDesk(offsite),
    },
    loggerInstance: log,
    priceSource: priceSourceOf(env),
    mailing,
    pages,
    metrics,
  });
  metrics.add(() => shopMetrics(context, env));
  const url = await app.listen({ host: env.host, port: env.port, backlog: MAX_QUEUED_CONNECTIONS });
  const keepAlive = env.keepAliveUrl === null ? null : startKeepAlive({ url: env.keepAliveUrl, log });
  const edgePurge = env.edge === null ? null : startEdgePurge({ ...context, edge: env.edge });
  const sender =
    mailing === null ? null : startNoticeSender({ ctx: context, changes, mails: NOTICE_MAILS, ...mailing });
  const pushes = startPushSender({
    ctx: context,
    changes,
    deliver: createPushDelivery({ allowsPrivateAddresses: false }),
  });
  readiness.open(context.db);
  const stopNightlyBackups = env.hasNightlyBackups
    ? startNightlyBackups({ db: context.db, log, launcher })
    : null;
  const stopOffsiteCopies =
    offsite === null
      ? null
      : startOffsiteCopies({ ctx: context, folder: env.backupDir, launcher: offsite, backups: launcher });
  const stopPriceSchedule = startPriceSchedule(context);
  const stopQuoteExpiry = startQuoteExpiry(context);
  const stopImportWork = startImportWork(context, photos);
  const stopCategoryWork = startCategoryWork(context);
  const stopHourlyRemoval = startHourlyRemoval(context);
  const stopGatewayChecks = startGatewayChecks(context);
  const stopNightlyComparison = startNightlyComparison(context);
  const outage = createOutageLog(log, 'changes of other processes not read');
  const readOnly = createOutageLog(log, 'only a standby of the database answers, so nothing can be stored');
  const catchingUp = setInterval(() => {
    catchUp(context).then(outage.worked, outage.failed);
    if (poolUseOf(context.db)?.isReadOnly === true) readOnly.failed(null);
    else readOnly.worked();
  }, CATCH_UP_EVERY_MS).unref();

  return {
    url,
    async close() {
      readiness.close();
      // Clients and proxies that keep connections open leave with their next answer.
      app.server.prependListener('request', (_request, response) =>
        response.setHeader('connection', 'close'),
      );
      await delay(env.drainSeconds * 1000);
      clearInterval(catchingUp);
      keepAlive?.stop();
      edgePurge?.stop();
      stopNightlyBackups?.();
      const jobsStopped = [
        stopOffsiteCopies?.(),
        stopPriceSchedule(),
        stopQuoteExpiry(),
        stopImportWork(),
        stopCategoryWork(),
        stopHourlyRemoval(),
        stopGatewayChecks(),
        stopNightlyComparison(),
      ];
      launcher.stop();
      offsite?.stop();
      // Node closes only connections that are idle at the beginning; later ones would delay the end.
      const closingIdle = setInterval(() => app.server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS);
      const forced = setTimeout(() => app.server.closeAllConnections(), CLOSE_TIMEOUT_MS);
      await Promise.all([sender?.stop(), pushes.stop(), ...jobsStopped, app.close()]);
      changes.stop();
      clearInterval(closingIdle);
      clearTimeout(forced);
      await context.db.destroy();
      operations.close();
    },
  };
}

/** Prepares a new shop: demo products, if wanted, and the first administrator. */
async function prepareShop(ctx: Context, env: Env, photos: PhotoStore): Promise<void> {
  if (await wantsDemo(ctx, env.demo)) {
    await loadDemo(ctx, { count: env.demoProducts, photos, dataDir: env.dataDir });
  }
  await removeStaleDrafts(imageFolder(env.dataDir));
  // A process that died may have begun to change prices or categories; readers see them, and the rows follow here.
  await settlePrices(ctx);
  await settleCategories(ctx);
  // Another process may have loaded the demo since the catalogue was read.
  await ctx.catalogue.catchUp();
  const invented = await ensureAdministrator(ctx, env.admin);
  if (invented !== null) {
    console.log(
      `Administrador: ${invented.email} · contraseña: ${invented.password} (se muestra solo esta vez)`,
    );
  }
}

async function mailingOf({ mail, publicUrl }: Env): Promise<Mailing | null> {
  if (mail === null || publicUrl === null) return null;
  // Most shops send no mail, and start and idle without the mailer.
  const { createSmtpMailer } = await import('./notifications/mailer.ts');
  return { mailer: createSmtpMailer(mail.smtpUrl), settings: { ...mail, publicUrl } };
}

function priceSourceOf({ priceList, dataDir, allowsPrivatePriceList }: Env) {
  const location = priceList ?? demoPriceListFile(dataDir);
  return location === null ? null : { location, allowsPrivateAddresses: allowsPrivatePriceList };
}
