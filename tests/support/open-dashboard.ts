import type { CompiledQuery } from 'kysely';
import { buildApp } from '#server/app.ts';
import { createDiskPhotoStore } from '#server/images/disk-photo-store.ts';
import type { Context } from '#server/kernel/context.ts';
import { watchChanges } from '#server/kernel/watch-changes.ts';
import { fakeBackups } from './fake-backups.ts';
import { recordingQueries } from './recorded-queries.ts';

type Answer = {
  readonly queries: readonly CompiledQuery[];
  /** Before compression. */
  readonly bytes: number;
  readonly milliseconds: number;
};

export type Dashboard = {
  /** Asks the API, below `/api`, as an administrator's browser does. @throws for any status but 200 */
  ask(path: string): Promise<Answer>;
  close(): Promise<void>;
};

/**
 * The API over a shop's database, called without a network; it measures each answer.
 * @param token of an administrator's session
 */
export async function openDashboard(
  ctx: Context,
  { dataDir, token }: { dataDir: string; token: string },
): Promise<Dashboard> {
  const { db, queriesOf } = recordingQueries(ctx.db);
  const changes = watchChanges(ctx);
  const app = await buildApp({
    context: { ...ctx, db },
    changes,
    loggerInstance: ctx.log,
    publicUrl: null,
    trustProxy: 0,
    hasRateLimits: false,
    photos: createDiskPhotoStore(dataDir),
    dataDir,
    priceSource: null,
    mailing: null,
    backups: fakeBackups(dataDir),
    isInMaintenance: false,
    isOfflineOn: true,
    edge: null,
    pageCacheBytes: 0,
    renditionsMegabytes: 1,
    pages: null,
  });
  return {
    async ask(path) {
      let bytes = 0;
      // biome-ignore lint/plugin: a figure of the benchmarks; no test reads it.
      const started = performance.now();
      const queries = await queriesOf(async () => {
        const headers = { authorization: `Bearer ${token}` };
        const { statusCode, body, rawPayload } = await app.inject({ url: `/api${path}`, headers });
        if (statusCode !== 200) throw new Error(`${path}: ${statusCode} ${body}`);
        bytes = rawPayload.length;
      });
      // biome-ignore lint/plugin: as above.
      return { queries, bytes, milliseconds: performance.now() - started };
    },
    async close() {
      await app.close();
      changes.stop();
    },
  };
}
