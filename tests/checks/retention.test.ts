import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { SHOP_DAY_MS } from '#domain/time/shop-days.ts';
import { KEPT_DAYS } from '#server/analysis/keep-daily-sums.ts';
import { connect } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { KEPT_MS } from '#server/imports/stored-import.ts';
import { KEEP_FAILED_MS, KEEP_SENT_MS } from '#server/notifications/start-sender.ts';
import { IDEMPOTENCY_KEY_DAYS } from '#server/retention/remove-old-keys.ts';
import { KEPT_VERSIONS } from '#server/settings/queries.ts';

const OPERATING = readFileSync(fileURLToPath(new URL('../../docs/operating.md', import.meta.url)), 'utf8');

const [, RETENTION = ''] = /## What is kept, and how long\n([\s\S]*?)\n## /.exec(OPERATING) ?? [];
const ROWS = RETENTION.split('\n').filter((line) => line.startsWith('| `'));

async function tablesOfShop(): Promise<string[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hilvan-tables-'));
  const db = connect({ databaseUrl: null, dataDir });
  await migrate(db, 'sqlite');
  const tables = await db.introspection.getTables();
  await db.destroy();
  rmSync(dataDir, { recursive: true });
  return tables.map(({ name }) => name).filter((name) => !/^kysely_|_words/.test(name));
}

test('the documents say of each table how long its rows are kept', async () => {
  const named = ROWS.flatMap((row) => [...row.matchAll(/`([a-z_]+)`/g)].map(([, name]) => name));
  expect(named.toSorted()).toEqual((await tablesOfShop()).sort());
});

test.each([
  ['daily_sums', `${KEPT_DAYS} days`],
  ['idempotency_keys', `${IDEMPOTENCY_KEY_DAYS} days`],
  [
    'outbox',
    `sent mails ${KEEP_SENT_MS / SHOP_DAY_MS} days, failed ones ${KEEP_FAILED_MS / SHOP_DAY_MS} days`,
  ],
  ['import_parts', `the files, ${KEPT_MS / SHOP_DAY_MS} day`],
  ['store_setting_versions', `the last ${KEPT_VERSIONS} versions`],
])('%s: the documents have the term of the code, %s', (table, term) => {
  expect(ROWS.find((row) => row.includes(`\`${table}\``))).toContain(term);
});
