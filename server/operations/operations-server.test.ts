import { once } from 'node:events';
import { createServer } from 'node:http';
import pg from 'pg';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { ConfigurationError } from '#config/env.ts';
import { connect, type Database } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { freePort } from '#tests/support/free-port.ts';
import { orderThroughApi } from '#tests/support/order-through-api.ts';
import { newDatabase } from '#tests/support/postgres-server.ts';
import { runServer } from '#tests/support/running-server.ts';
import { shopClient } from '#tests/support/shop-client.ts';
import { ENGINES } from '#tests/support/test-shop.ts';
import { openOperations } from './operations-server.ts';
import { watchReadiness } from './readiness.ts';

/** A line of Prometheus' text format that holds a number. */
const SAMPLE = /^([a-z_]+)(\{(?:[a-z]+="[^"\\\n]*",?)+\})? (-?\d+(?:\.\d+)?(?:e[+-]?\d+)?|NaN)$/;

describe.each(ENGINES)('the operations server on %s', (engine) => {
  test('metrics are on their own port only, and count the shop’s traffic', async () => {
    const port = await freePort();
    const server = await runServer({
      OPERATIONS_PORT: String(port),
      ...(engine === 'postgres' && { DATABASE_URL: await newDatabase(inject('postgresUrl')) }),
    });
    onTestFinished(async () => {
      await server.stop('SIGKILL');
      server.clean();
    });
    const product = await (await shopClient(server.url)).addProduct(aPlainThread());
    await orderThroughApi(server.url, { lines: [{ product, quantities: { Rojo: 1 } }] });
    for (let visit = 0; visit < 3; visit += 1)
      await (await fetch(`${server.url}/moreInfo/${product.id}`)).text();

    const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    const samples = samplesIn(await answer.text());
    expect(samples.get('hilvan_http_requests_total{method="POST",route="/api/orders",status="201"}')).toBe(1);
    expect(samples.get('hilvan_http_requests_total{method="GET",route="*",status="200"}')).toBe(1);
    expect(samples.get('hilvan_kept_pages_sent_total')).toBe(2);
    expect(samples.get('hilvan_orders_placed_total')).toBe(1);
    expect(samples.get('hilvan_products')).toBe(1);
    expect(samples.get('hilvan_database_up')).toBe(1);
    expect(samples.get('hilvan_disk_free_bytes')).toBeGreaterThan(0);
    expect(samples.get('hilvan_disk_size_bytes')).toBeGreaterThan(samples.get('hilvan_disk_free_bytes') ?? 0);
    expect(samples.get('hilvan_outbox_waiting')).toBe(0);
    expect(samples.get('hilvan_last_backup_timestamp_seconds')).toBe(0);
    expect(samples.get('hilvan_http_put_off_total{worth="write"}')).toBe(0);
    expect(samples.get('process_resident_memory_bytes')).toBeGreaterThan(50_000_000);
    const open = samples.get('hilvan_database_connections{state="open"}');
    expect(open).toEqual(engine === 'postgres' ? expect.any(Number) : undefined);
    const buckets = [...samples].filter(([name]) =>
      name.includes('_bucket{method="POST",route="/api/orders"'),
    );
    expect(buckets.map(([, value]) => value)).toEqual(
      buckets.map(([, value]) => value).toSorted((a, b) => a - b),
    );
    expect(buckets.at(-1)).toEqual([expect.stringContaining('le="+Inf"'), 1]);

    for (const path of ['/metrics', '/ready', '/serving']) {
      const asVisitor = await fetch(`${server.url}${path}`, { redirect: 'manual' });
      expect([path, asVisitor.status, asVisitor.headers.get('location')]).toEqual([path, 302, '/']);
    }
  });
});

/** @throws when a line is none of the format, or a metric is told of twice */
function samplesIn(text: string): Map<string, number> {
  const described = [...text.matchAll(/^# TYPE (\S+) (?:counter|gauge|histogram)$/gm)].map(
    ([, name]) => name,
  );
  expect(new Set(described).size).toBe(described.length);
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('# '));
  return new Map(
    lines.map((line) => {
      const [, name = '', labels = '', value] = SAMPLE.exec(line) ?? [];
      expect([line, described.some((known) => known !== undefined && name.startsWith(known))]).toEqual([
        line,
        true,
      ]);
      return [`${name}${labels}`, Number(value)];
    }),
  );
}

describe('readiness', () => {
  async function aDatabase(): Promise<{ db: Database; databaseUrl: string }> {
    const databaseUrl = await newDatabase(inject('postgresUrl'));
    const db = connect({ databaseUrl, dataDir: '' });
    onTestFinished(() => db.destroy());
    await migrate(db, 'postgres');
    return { db, databaseUrl };
  }

  test('not ready while it starts, nor once it ends', async () => {
    const readiness = watchReadiness();
    expect(await readiness.now()).toBe('starting');
    readiness.open((await aDatabase()).db);
    expect(await readiness.now()).toBe('ready');
    readiness.close();
    expect(await readiness.now()).toBe('closing');
  });

  test('a hanging database counts as down after a second, and is asked again', async () => {
    const { db, databaseUrl } = await aDatabase();
    const readiness = watchReadiness();
    readiness.open(db);
    const other = new pg.Client({ connectionString: databaseUrl });
    await other.connect();
    onTestFinished(() => other.end());
    await other.query('begin; lock table counters');
    expect(await Promise.all([readiness.now(), readiness.now()])).toEqual(['no-database', 'no-database']);
    await other.query('rollback');
    await expect.poll(() => readiness.now()).toBe('ready');
  });
});

test('a taken port stops the start with a line that says so', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  onTestFinished(() => void taken.close());
  const address = taken.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const opening = openOperations({ host: '127.0.0.1', port });
  await expect(opening).rejects.toThrow(ConfigurationError);
  await expect(opening).rejects.toThrow(`OPERATIONS_PORT: no se puede atender en 127.0.0.1:${port}`);
});
