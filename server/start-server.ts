import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Env } from '#config/env.ts';
import { loadStore } from '#config/load-store.ts';
import { pino } from 'pino';
import { ensureAdministrator } from './accounts/ensure-administrator.ts';
import { buildApp } from './app.ts';
import { openLiveCatalogue } from './catalogue/live-catalogue.ts';
import { demoPriceListFile, loadDemo, wantsDemo } from './catalogue/load-demo.ts';
import type { Context } from './context.ts';
import { connect, engineOf } from './db/connect.ts';
import { migrate } from './db/migrate.ts';
import { startKeepAlive } from './keep-alive.ts';
import type { PagesBuild } from './pages/page-routes.ts';

/** How often a process looks whether another one changed the catalogue; in milliseconds. */
const CATCH_UP_EVERY = 1000;
const CLOSE_WITHIN = 4000;

const BUILD = new URL('../build/', import.meta.url);

export type RunningServer = {
  /** Where it listens, without a slash at the end. */
  readonly url: string;
  /** Lets what is under way finish, for at most four seconds, and closes the database. */
  close(): Promise<void>;
};

/** Brings the shop up: database, schema, catalogue, first administrator, server. @throws ConfigurationError */
export async function startServer(env: Env): Promise<RunningServer> {
  const store = loadStore(env.storeConfig);
  const logger = pino({ level: env.logLevel });
  const db = connect(env);
  await migrate(db, engineOf(env.databaseUrl));
  const catalogue = await openLiveCatalogue(db);
  const context: Omit<Context, 'actor' | 'log'> = {
    db,
    catalogue,
    store,
    now: Date.now,
    newId: () => randomBytes(12).toString('hex'),
  };
  await prepareShop({ ...context, actor: null, log: logger }, env);

  const app = await buildApp({
    ...env,
    context,
    loggerInstance: logger,
    priceSource: priceSourceOf(env),
    pages: { build: await builtPages(), clientDir: fileURLToPath(new URL('client', BUILD)) },
  });
  const url = await app.listen({ host: env.host, port: env.port });
  const keepAlive = env.keepAliveUrl === null ? null : startKeepAlive({ url: env.keepAliveUrl, log: logger });
  const catchingUp = env.databaseUrl === null ? undefined : setInterval(catchUp, CATCH_UP_EVERY).unref();

  function catchUp() {
    catalogue.catchUp().catch((error: unknown) => logger.error({ err: error }, 'catalogue not caught up'));
  }

  return {
    url,
    async close() {
      clearInterval(catchingUp);
      keepAlive?.stop();
      const forced = setTimeout(() => app.server.closeAllConnections(), CLOSE_WITHIN);
      await app.close();
      clearTimeout(forced);
      await db.destroy();
    },
  };
}

/** What a new shop needs before its first visitor: the demo's products if it wants them, and somebody to log in. */
async function prepareShop(ctx: Context, env: Env): Promise<void> {
  if (await wantsDemo(ctx, env.demo)) {
    await loadDemo(ctx, { count: env.demoProducts, dataDir: env.dataDir });
  }
  const invented = await ensureAdministrator(ctx, env.admin);
  if (invented !== null) {
    console.log(`Administrador: ${invented.email} · contraseña: ${invented.password} (se muestra solo esta vez)`);
  }
}

function priceSourceOf({ priceList, dataDir, allowsPrivatePriceList }: Env) {
  const location = priceList ?? demoPriceListFile(dataDir);
  return location === null ? null : { location, allowsPrivateAddresses: allowsPrivatePriceList };
}

// The build is made by the set-up, so the compiler does not know it; its shape is React Router's own.
async function builtPages(): Promise<PagesBuild> {
  return (await import(new URL('server/index.js', BUILD).href)) as PagesBuild;
}
