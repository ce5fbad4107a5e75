import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { orderThroughApi } from '#tests/support/order-through-api.ts';
import { newDatabase } from '#tests/support/postgres-server.ts';
import { ADMINISTRATOR, type RunningServer, runServer } from '#tests/support/running-server.ts';
import { shopClient } from '#tests/support/shop-client.ts';

async function started(env: Record<string, string> = {}): Promise<RunningServer> {
  const server = await runServer(env);
  onTestFinished(async () => {
    await server.stop('SIGKILL');
    server.clean();
  });
  return server;
}

test('a second signal, as Ctrl-C under npm sends it, does not abort running work', async () => {
  const { url, process: child } = await started();
  const body = JSON.stringify(ADMINISTRATOR);
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    answer += text;
  });
  const head = `POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`;
  socket.write(head);
  await expect.poll(() => answer).toContain('100 Continue');
  child.kill('SIGINT');
  await once(child.stdout ?? child, 'data');
  child.kill('SIGINT');
  socket.write(body);
  await once(child, 'exit');
  expect(answer).toContain('HTTP/1.1 200 OK');
  expect(child.exitCode).toBe(0);
});

test('while it still serves after SIGTERM, each answer tells a kept connection to end', async () => {
  const server = await started({ DRAIN_SECONDS: '60' });
  const connectionOf = (path: string) =>
    new Promise<string | undefined>((resolve, reject) => {
      const agent = new Agent({ keepAlive: true });
      get(`${server.url}${path}`, { agent }, (response) => {
        response.resume().once('end', () => {
          agent.destroy();
          resolve(response.headers.connection);
        });
      }).once('error', reject);
    });
  expect(await connectionOf('/FAQ')).toBe('keep-alive');
  server.process.kill('SIGTERM');
  await once(server.process.stdout ?? server.process, 'data');
  // A page that was kept, one that is made, and the API.
  for (const path of ['/FAQ', '/?q=hilo', '/api/health'])
    await expect.poll(() => connectionOf(path)).toBe('close');
});

test('SIGTERM ends it by force while the database answers nothing', async () => {
  const databaseUrl = await newDatabase(inject('postgresUrl'));
  const server = await started({ DATABASE_URL: databaseUrl });
  const product = await (await shopClient(server.url)).addProduct(aPlainThread());
  const other = new pg.Client({ connectionString: databaseUrl });
  await other.connect();
  onTestFinished(() => other.end());
  await other.query("begin; select value from counters where name = 'order-number' for update");
  const order = orderThroughApi(server.url, { lines: [{ product, quantities: { Rojo: 1 } }] });
  const isWaiting = async () => {
    const { rowCount } = await other.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    return rowCount;
  };
  await expect.poll(isWaiting).toBe(1);
  await Promise.all([server.stop('SIGTERM'), expect(order).rejects.toThrow()]);
  // The time that it gives itself, docs/operating.md, has passed by then.
  expect(server.process.exitCode).toBe(1);
});
