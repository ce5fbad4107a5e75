import type { CompiledQuery } from 'kysely';
import { buildApp } from '#server/app.ts';
import type { Context } from '#server/context.ts';
import { createDiskPhotoStore } from '#server/images/disk-photo-store.ts';
import { watchChanges } from '#server/live/watch-changes.ts';
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
  const { db, queries } = recordingQueries(ctx.db);
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
    pageCacheBytes: 0,
    renditionsMegabytes: 1,
    pages: null,
  });
  return {
    async ask(path) {
      queries.length = 0;
      const started = performance.now();
      const answer = await app.inject({
        url: `/api${path}`,
        headers: { authorization: `Bearer ${token}` },
      });
      const milliseconds = performance.now() - started;
      if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode} ${answer.body}`);
      return { queries: [...queries], bytes: answer.rawPayload.length, milliseconds };
    },
    async close() {
      await app.close();
      changes.stop();
    },
  };
}
