import type { FastifyBaseLogger } from 'fastify';
import type { Env } from '#config/env.ts';
import { STARTS } from '#config/starting-store.ts';
import { startingStore, storeOverrides } from '#config/store-overrides.ts';
import { assertNoLostShop } from './backup/assert-no-lost-shop.ts';
import { backupBeforeMigration } from './backup/backup-before-migration.ts';
import { openLiveCatalogue } from './catalogue/live-catalogue.ts';
import { assertSoundFile } from './db/assert-sound-file.ts';
import { connect, databaseFile, engineOf } from './db/connect.ts';
import { migrate } from './db/migrate.ts';
import { oneStartAtATime } from './db/one-start-at-a-time.ts';
import { waitUntilReachable } from './db/wait-until-reachable.ts';
import type { Context } from './kernel/context.ts';
import { newId } from './kernel/new-id.ts';
import { openSecrets } from './kernel/secrets.ts';
import { shopInBucket } from './offsite/bring-back.ts';
import { secretsKey } from './secrets-key.ts';
import { openLiveSettings } from './settings/live-settings.ts';
import { shopStart } from './settings/shop-start.ts';

/**
 * Opens the context of verbs on the configured database and migrates it. The server and the commands use it. The caller
 * destroys its `db`. @throws ConfigurationError
 */
export async function openContext(env: Env, log: FastifyBaseLogger): Promise<Context> {
  // Its faults are told before the database is touched.
  const overrides = storeOverrides(env.storeConfig);
  if (env.databaseUrl === null) assertSoundFile(databaseFile(env.dataDir));
  await bringUpToDate(env, log);
  const db = connect(env);
  try {
    const catalogue = await openLiveCatalogue(db);
    const begunWith = await shopStart(db, env.demo === false ? 'blank' : 'demo');
    const start = startingStore(overrides, STARTS[begunWith]);
    const settings = await openLiveSettings(db, { start, now: Date.now });
    return {
      db,
      settings,
      get store() {
        return settings.current();
      },
      log,
      catalogue,
      actor: null,
      now: Date.now,
      newId: () => newId(Date.now()),
      tellsByMail: env.mail !== null,
      secrets: openSecrets(await secretsKey(env)),
      mercadoPagoUrl: env.mercadoPagoUrl.replace(/\/$/, ''),
    };
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

async function bringUpToDate(env: Env, log: FastifyBaseLogger): Promise<void> {
  // A large table takes its time to change, and another start waits for it.
  const db = connect(env, { patienceMs: null });
  try {
    if (env.databaseUrl !== null) await waitUntilReachable(db, { timeoutMs: env.databaseWaitMs, log });
    await oneStartAtATime(db, async () => {
      await assertNoLostShop(db, env, () => shopInBucket(env));
      await backupBeforeMigration(db, env, log);
      await migrate(db, engineOf(env.databaseUrl));
    });
  } finally {
    await db.destroy();
  }
}
