import { describe, expect, inject, test } from 'vitest';
import { crashFromEnv } from '#tests/support/crash-env.ts';
import { acceptanceAt, type QuotedMetres, ribbonShopAt, storedShelf } from '#tests/support/last-metres.ts';
import { newDatabase } from '#tests/support/postgres-server.ts';
import { storedAcceptances } from '#tests/support/quotes-at.ts';
import { serverOfTest } from '#tests/support/server-of-test.ts';
import { assertSoundShop, inDatabase } from '#tests/support/sound-shop.ts';
import { timesInStorm } from '#tests/support/storm.ts';
import { ENGINES } from '#tests/support/test-shop.ts';

const ROUNDS = timesInStorm(1, 20);
/** Every statement in the storm, each seventh in a run of all tests. */
const STEP = timesInStorm(7, 1);
/** More than either change sends. */
const MOST_STATEMENTS = 60;

/** What is there and what two lines of each quote say, in centimetres. */
const THERE = 100_000;
const LINES = [150, 200];
const EACH = 350;

/** Where counting begins: an acceptance looks for its quote, taking off the shelf follows the new status. */
const OF_ACCEPTANCE = '"token" = ';
const OF_READINESS = 'update "orders" set "status"';

describe.each(ENGINES)('the process killed while the shelf changes on %s', (engine) => {
  test(`after any statement an acceptance, or what 'Listo' takes, is whole or nothing, and then once (rounds: ${ROUNDS}) [STOCK-003 STOCK-004 STOCK-007]`, async () => {
    const env: Record<string, string> =
      engine === 'postgres' ? { DATABASE_URL: await newDatabase(inject('postgresUrl')) } : {};
    let server = await serverOfTest(env);
    const place = { dataDir: server.dataDir, databaseUrl: env.DATABASE_URL };
    const { client, staff, quotes } = await ribbonShopAt(server.url, THERE);
    await client.changeStore('stock', { isOn: true, refusesShort: true });
    const quoted = (await quotes(ROUNDS * Math.ceil(MOST_STATEMENTS / STEP), LINES)).values();
    const taken = new Map<string, number>();

    async function startAnew(dying: Readonly<Record<string, string>> = {}): Promise<void> {
      await server.stop('SIGKILL');
      server = await serverOfTest({ ...env, ...dying }, place.dataDir);
    }

    async function makeReady(orderId: string): Promise<number> {
      const body = { status: 'Listo' };
      const status = await staff(server.url, { method: 'PUT', path: `/orders/${orderId}`, body });
      const isReady = (await statusOf(place, orderId)) === 'Listo';
      if (status === 200) expect(isReady).toBe(true);
      if (isReady) taken.set(orderId, EACH);
      const there = THERE - taken.size * EACH;
      expect(await storedShelf(place)).toEqual({ there, rows: there, taken });
      return status;
    }

    async function accept(token: string): Promise<number> {
      const status = await acceptanceAt(server.url, token);
      const stored = (await storedAcceptances(place)).get(token);
      const isAccepted = status === 200 || (stored?.at ?? null) !== null;
      expect(stored).toMatchObject(
        isAccepted
          ? { at: expect.any(Number), state: 'accepted', entries: 1 }
          : { at: null, state: 'sent', entries: 0 },
      );
      return status;
    }

    let kills = 0;
    let last: QuotedMetres | null = null;
    for (let round = 0; round < ROUNDS; round += 1) {
      let isSurvived = false;
      for (let nth = 1 + (round % STEP); !isSurvived && nth <= MOST_STATEMENTS; nth += STEP) {
        const quote = quoted.next().value;
        if (quote === undefined) throw new Error('too few quotes');
        await startAnew(crashFromEnv(OF_ACCEPTANCE, nth));
        if (last !== null) expect(await makeReady(last.orderId)).toBe(200);
        const accepted = await accept(quote.token);
        await startAnew(crashFromEnv(OF_READINESS, nth));
        expect(await accept(quote.token)).toBe(200);
        const ready = await makeReady(quote.orderId);
        kills += [accepted, ready].filter((status) => status === 0).length;
        isSurvived = accepted === 200 && ready === 200;
        last = quote;
      }
      expect(isSurvived).toBe(true);
    }
    expect(kills).toBeGreaterThan(2);
    await startAnew();
    await assertSoundShop({ ...place, url: server.url });
  });
});

function statusOf(place: Parameters<typeof inDatabase>[0], orderId: string): Promise<string> {
  return inDatabase(place, async (db) => {
    const query = db.selectFrom('orders').select('status').where('id', '=', orderId);
    return (await query.executeTakeFirstOrThrow()).status;
  });
}
