import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { pino } from 'pino';
import { type StoreOverrides, startingStore } from '#config/store-overrides.ts';
import type { Product } from '#domain/products/product.ts';
import { SESSION_COOKIE } from '#server/accounts/session-cookie.ts';
import { type AppOptions, buildApp } from '#server/app.ts';
import { openLiveCatalogue } from '#server/catalogue/live-catalogue.ts';
import { insertProducts } from '#server/catalogue/queries.ts';
import type { Engine } from '#server/db/connect.ts';
import { createDiskPhotoStore } from '#server/images/disk-photo-store.ts';
import type { Context } from '#server/kernel/context.ts';
import { nextNumber } from '#server/kernel/counters.ts';
import { openSecrets } from '#server/kernel/secrets.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { type ChangeWatch, watchChanges } from '#server/kernel/watch-changes.ts';
import { openLiveSettings } from '#server/settings/live-settings.ts';
import { administratorsToken } from './administrators-token.ts';
import { type FakeBackups, fakeBackups } from './fake-backups.ts';
import { closeMigrated, openMigrated } from './migrated-database.ts';
import { timesInStorm } from './storm.ts';

/** Server tests run on both: `describe.each(ENGINES)('… on %s', (engine) => …)`. */
export const ENGINES = ['sqlite', 'postgres'] as const satisfies readonly Engine[];

/** For what no engine has a part in: one of them, and in the storm both. */
export const ANY_ENGINE: readonly Engine[] = ENGINES.slice(0, timesInStorm(1, ENGINES.length));

/** A shop with its own database and folder, called without a network. */
export type TestShop = {
  readonly app: FastifyInstance;
  /** The context for verbs, as a visitor; spread `actor` over it for an administrator. */
  readonly ctx: Context;
  readonly changes: ChangeWatch;
  /** The administrator's session. */
  readonly token: string;
  readonly dataDir: string;
  /** `null` on the embedded database. */
  readonly databaseUrl: string | null;
  /** The shop's present in epoch ms; a test may change it. */
  readonly clock: { now: number };
  readonly backups: FakeBackups;
  /** Calls the API as a visitor. */
  call(options: InjectOptions): Promise<LightMyRequestResponse>;
  /** Calls the API as a logged-in administrator. */
  callAsAdministrator(options: InjectOptions): Promise<LightMyRequestResponse>;
  /** For what a test started on its database: a shop of `shopForEachTest` closes before the test's own `onTestFinished`. */
  beforeClosing(stop: () => Promise<void>): void;
  close(): Promise<void>;
};

export type Setup = {
  readonly products?: readonly Product[];
  /** Overrides of the demo store's configuration. */
  readonly store?: StoreOverrides;
  /** Where its Mercado Pago is; nowhere, if left out. */
  readonly mercadoPagoUrl?: string;
} & Partial<
  Pick<
    AppOptions,
    | 'doorLimits'
    | 'hasRateLimits'
    | 'isInMaintenance'
    | 'isOfflineOn'
    | 'loggerInstance'
    | 'mailing'
    | 'metrics'
    | 'pageCacheBytes'
    | 'pages'
    | 'photos'
    | 'priceSource'
    | 'publicUrl'
    | 'trustProxy'
  >
>;

export async function openTestShop(
  engine: Engine,
  { products = [], store = {}, mercadoPagoUrl = 'http://127.0.0.1:9', ...options }: Setup = {},
): Promise<TestShop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hilvan-shop-'));
  const opened = await openMigrated(engine, dataDir);
  const { db, databaseUrl } = opened;
  const clock = { now: Date.UTC(2026, 10, 20, 21, 5) };
  const settings = await openLiveSettings(db, { start: startingStore(store), now: () => clock.now });
  const context = {
    db,
    catalogue: await openLiveCatalogue(db),
    settings,
    get store() {
      return settings.current();
    },
    tellsByMail: true,
    secrets: openSecrets(Buffer.alloc(32, 7)),
    mercadoPagoUrl,
    now: () => clock.now,
    newId: () => crypto.randomUUID().replaceAll('-', '').slice(0, 24),
  };
  const log = pino({ level: 'silent' });
  const ctx: Context = {
    ...context,
    get store() {
      return settings.current();
    },
    actor: null,
    log,
  };
  await addProducts(ctx, products);
  const changes = watchChanges(ctx);
  const backups = fakeBackups(dataDir);
  const app = await buildApp({
    context,
    changes,
    backups,
    loggerInstance: log,
    publicUrl: null,
    trustProxy: 0,
    hasRateLimits: false,
    priceSource: null,
    mailing: null,
    renditionsMegabytes: 100,
    isInMaintenance: false,
    isOfflineOn: true,
    edge: null,
    pageCacheBytes: 8 * 1024 * 1024,
    pages: null,
    photos: createDiskPhotoStore(dataDir),
    ...options,
    dataDir,
  });
  const token = await administratorsToken(ctx);
  const stops: (() => Promise<void>)[] = [];
  return {
    app,
    ctx,
    changes,
    token,
    dataDir,
    databaseUrl,
    clock,
    backups,
    call: (request) => app.inject(request),
    callAsAdministrator: (request) =>
      app.inject({ ...request, cookies: { ...request.cookies, [SESSION_COOKIE]: token } }),
    beforeClosing: (stop) => void stops.push(stop),
    async close() {
      await Promise.all(stops.map((stop) => stop()));
      await app.close();
      changes.stop();
      await closeMigrated(opened);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export async function addProducts(ctx: Context, products: readonly Product[]): Promise<void> {
  if (products.length === 0) return;
  await inTransaction(ctx, async (ctx) => {
    const changedIn = await nextNumber(ctx, 'catalogue-version');
    await insertProducts(ctx.db, products, { now: ctx.now(), changedIn });
  });
  await ctx.catalogue.catchUp();
}
