import { statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { aFolder } from '#tests/support/a-shop-to-back-up.ts';
import { connect, databaseFile } from './connect.ts';

test('a new embedded database and its log can be read by the shop’s own user alone', async () => {
  const dataDir = join(aFolder(), 'nueva');
  const umask = process.umask(0o022);
  onTestFinished(() => void process.umask(umask));
  const db = connect({ databaseUrl: null, dataDir });
  await sql`create table t (x)`.execute(db);
  for (const ending of ['', '-wal', '-shm'])
    expect((statSync(databaseFile(dataDir) + ending).mode & 0o777).toString(8)).toBe('600');
  await db.destroy();
});
