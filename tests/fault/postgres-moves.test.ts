import { expect, onTestFinished, test } from 'vitest';
import { SESSION_COOKIE } from '#server/accounts/session-cookie.ts';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { anOrderRequest } from '#tests/support/an-order-request.ts';
import { freePort } from '#tests/support/free-port.ts';
import { postOrder } from '#tests/support/many-orders.ts';
import { startOrdering } from '#tests/support/order-stream.ts';
import { startPostgres } from '#tests/support/postgres-server.ts';
import { serverOfTest } from '#tests/support/server-of-test.ts';
import { shopClient } from '#tests/support/shop-client.ts';
import { assertSoundShop } from '#tests/support/sound-shop.ts';
import { timesInStorm } from '#tests/support/storm.ts';
import { logInAt } from '#tests/support/upload-photo.ts';

const MOVED_AFTER = timesInStorm(40, 2000);

const NOT_NOW = {
  type: 'about:blank',
  status: 503,
  code: 'storage-read-only',
  title: 'Por ahora no podemos guardar nada. Vuelve a intentar en unos minutos.',
};

/** A process of the shop whose log and readiness can be read. */
async function aProcess(databaseUrl: string) {
  const port = await freePort();
  const server = await serverOfTest({ DATABASE_URL: databaseUrl, OPERATIONS_PORT: String(port) });
  const said: string[] = [];
  server.process.stdout?.on('data', (text: Buffer) => said.push(String(text)));
  return {
    ...server,
    async stateOf(path: string) {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`);
      return [answer.status, ((await answer.json()) as { status: string }).status];
    },
    told: (words: string) => said.join('').split(words).length - 1,
  };
}

test('PostgreSQL moves to its standby while people order: pages go on, each acknowledged order is there once, processes come back by themselves [RUN-004]', async () => {
  const primary = await startPostgres({ isDurable: true });
  onTestFinished(() => primary.stop());
  const ofPrimary = await primary.newDatabase();
  const standby = await primary.startStandby();
  onTestFinished(() => standby.stop());
  const databaseUrl = ofPrimary.replace(/:(\d+)\//, `:$1,127.0.0.1:${standby.port}/`);
  const processes = [await aProcess(databaseUrl), await aProcess(databaseUrl)];
  const [{ url }] = processes as [(typeof processes)[number]];
  const thread = await (await shopClient(url)).addProduct(aPlainThread());
  const payload = JSON.stringify(anOrderRequest([{ product: thread, quantities: { Rojo: 6, Azul: 6 } }]));
  const cookie = `${SESSION_COOKIE}=${await logInAt(url)}`;
  for (const one of processes) await expect.poll(() => one.stateOf('/ready')).toEqual([200, 'ready']);

  const streams = processes.map((one) => startOrdering(one.url, payload, { shoppers: 4, everyMs: 20 }));
  for (const { tally } of streams)
    await expect.poll(() => tally.receipts.length).toBeGreaterThan(MOVED_AFTER);
  await primary.kill();

  for (const one of processes) {
    await expect.poll(() => one.stateOf('/ready')).toEqual([503, 'read-only']);
    expect(await one.stateOf('/serving')).toEqual([200, 'read-only']);
    for (const path of ['/', '/?q=hilo&size=7', `/moreInfo/${thread.id}`, '/api/items', '/sitemap.xml'])
      expect([path, (await fetch(`${one.url}${path}`)).status]).toEqual([path, 200]);
    for (const path of ['/hilvanDash', '/hilvanDash/pedidos', '/api/orders'])
      expect([path, (await fetch(`${one.url}${path}`, { headers: { cookie } })).status]).toEqual([path, 200]);
    const refused = await postOrder(one.url, payload, 'un-pedido-que-no-se-guarda');
    expect([refused.headers.get('retry-after'), await refused.json()]).toEqual(['60', NOT_NOW]);
  }
  const begunMeanwhile = await aProcess(databaseUrl);
  await expect.poll(() => begunMeanwhile.stateOf('/ready')).toEqual([503, 'read-only']);
  expect((await fetch(`${begunMeanwhile.url}/moreInfo/${thread.id}`)).status).toBe(200);

  await standby.promote();
  const all = [...processes, begunMeanwhile];
  for (const one of all) await expect.poll(() => one.stateOf('/ready')).toEqual([200, 'ready']);
  for (const { tally } of streams) {
    const before = tally.receipts.length;
    await expect.poll(() => tally.receipts.length).toBeGreaterThan(before + MOVED_AFTER);
  }
  const tallies = await Promise.all(streams.map((stream) => stream.end()));
  await assertSoundShop(
    { ...processes[0], url, dataDir: '', databaseUrl },
    tallies.flatMap(({ receipts }) => receipts),
  );
  for (const one of all) expect(one.process.exitCode).toBeNull();
  for (const one of processes) {
    await expect.poll(() => one.told('nothing can be stored: over')).toBe(1);
    expect(one.told('nothing can be stored')).toBe(2);
  }
});
