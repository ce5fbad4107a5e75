import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import type { Product } from '#domain/products/product.ts';
import { insertProducts } from '#server/catalogue/queries.ts';
import { databaseFile, type Engine } from '#server/db/connect.ts';
import { nextNumber } from '#server/kernel/counters.ts';
import { newDatabase } from './postgres-server.ts';
import { inDatabase } from './sound-shop.ts';

export type FilledPlace = {
  /** The place as `inDatabase` and `runServer` take it. */
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly env: Readonly<Record<string, string>>;
};

/** A shop's place with these products, without their photos, for servers of a test; removed after it. */
export async function aFilledPlace(engine: Engine, products: readonly Product[]): Promise<FilledPlace> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hilvan-data-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const copied = inject('migrated')[engine];
  const databaseUrl =
    engine === 'postgres' ? await newDatabase(inject('postgresUrl'), { copied }) : undefined;
  if (engine === 'sqlite') copyFileSync(copied, databaseFile(dataDir));
  await inDatabase({ dataDir, databaseUrl }, (db) =>
    db.transaction().execute(async (db) => {
      const changedIn = await nextNumber({ db }, 'catalogue-version');
      await insertProducts(db, products, { now: Date.now(), changedIn });
    }),
  );
  return { dataDir, databaseUrl, env: databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl } };
}
