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
import {
  BUDGETS,
  type Budget,
  LISTS_PER_MINUTE,
  MESSAGES_PER_MINUTE,
  ORDERS_PER_MINUTE,
  QUOTE_ANSWERS_PER_MINUTE,
  QUOTE_READS_PER_MINUTE,
  UNKNOWN_LINKS_PER_MINUTE,
  VISIT_REPORTS_PER_MINUTE,
} from '#server/kernel/request-limits.ts';
import { KEEP_FAILED_MS, KEEP_SENT_MS } from '#server/notifications/start-sender.ts';
import { IDEMPOTENCY_KEY_DAYS } from '#server/retention/remove-old-keys.ts';
import { KEPT_VERSIONS } from '#server/settings/queries.ts';

const textOf = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../docs/${name}`, import.meta.url)), 'utf8');

const OPERATING = textOf('operating.md');

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

const grouped = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, ',');
const megabytes = (bytes: number) => `${bytes / 1e6} MB`;

test('the documents have the limits of the code', () => {
  const { storedBytes, searchedLetters, reportedLetters } = BUDGETS;
  const stored = `${megabytes(storedBytes.address)} from one address, ${megabytes(storedBytes.network)} from one network (/24, or /48 of IPv6), ${megabytes(storedBytes.shop)} from all strangers`;
  const letters = ({ address, network, shop }: Budget) =>
    `${grouped(address)} from one address, ${grouped(network)} from one network, ${grouped(shop)} from all`;
  for (const text of [
    `${ORDERS_PER_MINUTE} orders, ${MESSAGES_PER_MINUTE} messages, ${LISTS_PER_MINUTE} pasted lists and ${VISIT_REPORTS_PER_MINUTE} reports of visits a minute from one address`,
    `${UNKNOWN_LINKS_PER_MINUTE} links that open nothing, ${QUOTE_READS_PER_MINUTE} looks at quotes by link in the API and ${QUOTE_ANSWERS_PER_MINUTE} answers to them`,
    `orders, messages and answers an hour: ${stored}`,
    `requests of up to ${storedBytes.small / 1000} kB`,
    `letters of pasted lists a minute: ${letters(searchedLetters)}`,
    `only lists of up to ${grouped(searchedLetters.small)}`,
    `letters of the searches that browsers report a minute, each search with 50 more: ${letters(reportedLetters)}`,
    `only reports of up to ${grouped(reportedLetters.small)}`,
  ])
    expect(OPERATING).toContain(text);
  const api = textOf('api.md');
  expect(api).toContain(`send ${ORDERS_PER_MINUTE} orders and ${MESSAGES_PER_MINUTE} messages a minute`);
  expect(api).toContain(`${megabytes(storedBytes.address)} an hour from an address`);
  expect(api).toContain(`${LISTS_PER_MINUTE} calls and ${grouped(searchedLetters.address)} letters a minute`);
});
