import { describe, expect, inject, test } from 'vitest';
import { acceptanceAt, ribbonShopAt, storedShelf } from '#tests/support/last-metres.ts';
import { inParallel } from '#tests/support/many-orders.ts';
import { newDatabase } from '#tests/support/postgres-server.ts';
import { serverOfTest } from '#tests/support/server-of-test.ts';
import { assertSoundShop } from '#tests/support/sound-shop.ts';
import { timesInStorm } from '#tests/support/storm.ts';
import { ENGINES } from '#tests/support/test-shop.ts';

const PROCESSES = 4;
/** Of each to PostgreSQL; who waits ten seconds for one is refused. */
const CONNECTIONS = 6;
const QUOTES = timesInStorm(80, 200);
/** What is there and what each quote says, in centimetres. */
const THERE = 300;
const EACH = 50;

describe.each(ENGINES)('the last three metres over four processes on %s', (engine) => {
  test(`of ${QUOTES} who accept at once as many succeed as there is, all where the shop takes more, and each leaves once [STOCK-003 STOCK-004 STOCK-007]`, async () => {
    const env: Record<string, string> =
      engine === 'postgres' ? { DATABASE_URL: await newDatabase(inject('postgresUrl')) } : {};
    const first = await serverOfTest(env);
    const place = { dataDir: first.dataDir, databaseUrl: env.DATABASE_URL };
    const { client, staff, quotes } = await ribbonShopAt(first.url, THERE);
    await client.changeStore('stock', { isOn: true, promisesFrom: 'accepted', refusesShort: true });
    const quoted = await quotes(QUOTES, [EACH]);
    const started = Array.from({ length: PROCESSES - 1 }, () => serverOfTest(env, first.dataDir));
    const urls = [first, ...(await Promise.all(started))].map(({ url }) => url);
    const urlAt = (turn: number) => urls[turn % PROCESSES] ?? '';
    const acceptAll = (asked: typeof quoted) =>
      Promise.all(asked.map(({ token }, turn) => acceptanceAt(urlAt(turn), token)));

    const answers = await acceptAll(quoted);
    const refused = quoted.filter((_, turn) => answers[turn] === 409);
    expect(answers.filter((status) => status === 200)).toHaveLength(THERE / EACH);
    expect(refused).toHaveLength(QUOTES - THERE / EACH);

    await client.changeStore('stock', { refusesShort: false });
    // Every process reads the settings anew by itself.
    for (const [turn, { token }] of refused.slice(0, PROCESSES).entries())
      await expect.poll(() => acceptanceAt(urlAt(turn), token)).toBe(200);
    expect(new Set(await acceptAll(refused))).toEqual(new Set([200]));
    expect(await storedShelf(place)).toEqual({ there: THERE, rows: THERE, taken: new Map() });

    // Each twice, at two processes, as many at once as these have connections.
    const twice = quoted.flatMap(({ orderId }, turn) => [turn, turn + 1].map((at) => ({ orderId, at })));
    const ready = await inParallel(twice, {
      clients: PROCESSES * CONNECTIONS,
      work: ({ orderId, at }) =>
        staff(urlAt(at), { method: 'PUT', path: `/orders/${orderId}`, body: { status: 'Listo' } }),
    });
    expect(new Set(ready)).toEqual(new Set([200]));
    const left = THERE - QUOTES * EACH;
    expect(await storedShelf(place)).toEqual({
      there: left,
      rows: left,
      taken: new Map(quoted.map(({ orderId }) => [orderId, EACH])),
    });
    await assertSoundShop({ ...place, url: first.url });
  });
});
