import { describe, expect, test } from 'vitest';
import { demoProducts } from '#demo/generate-products.ts';
import type { WirePriceBatch, WirePricePreview } from '#schemas/price-change-answers.ts';
import { aFilledPlace } from '#tests/support/a-filled-place.ts';
import { crashEnv } from '#tests/support/crash-env.ts';
import { serverOfTest } from '#tests/support/server-of-test.ts';
import { assertSoundShop, inDatabase } from '#tests/support/sound-shop.ts';
import { timesInStorm } from '#tests/support/storm.ts';
import { ENGINES } from '#tests/support/test-shop.ts';
import { logInAt } from '#tests/support/upload-photo.ts';

/** Rows are staged and copied 2,000 at a time, so a change takes this many pieces of each. */
const PIECES = timesInStorm(2, 3);
const PRODUCTS = PIECES * 2000 - 1000;

/** Where the process dies: the text of a statement, its count among those, and whether the prices count by then. */
const DEATH_POINTS: readonly (readonly [statement: string, nth: number, counts: boolean])[] = [
  ['insert into "price_batches"', 1, false],
  ['insert into "price_changes"', 1, false],
  ['insert into "price_changes"', PIECES, false],
  ['update "price_batches" set "status"', 1, false],
  ['insert into "audit_log"', 2, false],
  ['update products set', PIECES, true],
  ['update products set', 1, true],
  ['update products set', 2, true],
];

const STORM_ROUNDS = 20;

describe.each(ENGINES)('the process killed in the middle of a change of all prices on %s', (engine) => {
  test('all prices changed or none, the history says the same, and the change works when sent again [STUDIO-006]', async () => {
    const { env, ...place } = await aFilledPlace(engine, demoProducts(PRODUCTS));
    for (const [statement, nth, counts] of deaths()) {
      const crashing = await serverOfTest({ ...env, ...crashEnv(statement, nth) }, place.dataDir);
      const before = await storedPrices(place);
      const batches = await countBatches(place);
      const dying = await clientOf(crashing.url);
      const change = { rows: await dying.dearerRows() };
      await expect(dying.send('/price-changes', change)).rejects.toThrow('fetch failed');

      const after = await serverOfTest(env, place.dataDir);
      const expected = counts ? before.map((price) => price + 700) : before;
      expect(await storedPrices(place)).toEqual(expected);
      await assertSoundShop({ ...place, url: after.url });
      const client = await clientOf(after.url);
      const history = await client.get<WirePriceBatch[]>('/price-changes?size=200');
      expect(history).toHaveLength(batches + (counts ? 1 : 0));
      const changed = change.rows.length;
      if (counts) expect(history[0]).toMatchObject({ status: 'applied', changed });
      const again = { rows: await client.dearerRows() };
      expect(await client.send('/price-changes', again)).toMatchObject({ changed });
      expect(await storedPrices(place)).toEqual(expected.map((price) => price + 700));
      await assertSoundShop({ ...place, url: after.url });
      await after.stop();
    }
  });
});

/** One death on either side of the beginning; in the storm twenty. */
function deaths() {
  const rounds = Array.from(
    { length: STORM_ROUNDS },
    (_, round) => DEATH_POINTS[round % DEATH_POINTS.length],
  );
  const chosen = timesInStorm(0, 1) === 1 ? rounds : [DEATH_POINTS[2], DEATH_POINTS[7]];
  return chosen.filter((point) => point !== undefined);
}

type Place = Parameters<typeof inDatabase>[0];

/** Centavos, by product. Every demo product with a price is dearer by 7 pesos after a change. */
async function storedPrices(place: Place): Promise<number[]> {
  return inDatabase(place, async (db) => {
    const rows = await db.selectFrom('products').select('price').orderBy('id').execute();
    return rows.flatMap(({ price }) => price ?? []);
  });
}

async function countBatches(place: Place): Promise<number> {
  return inDatabase(place, async (db) => {
    const rows = await db.selectFrom('price_batches').select('id').where('status', '!=', 'staged').execute();
    return rows.length;
  });
}

async function clientOf(url: string) {
  const headers = { authorization: `Bearer ${await logInAt(url)}`, 'content-type': 'application/json' };
  const get = async <T>(path: string): Promise<T> => (await fetch(`${url}/api${path}`, { headers })).json();
  const send = async <T>(path: string, body: object): Promise<T> => {
    const answer = await fetch(`${url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return answer.json();
  };
  return {
    get,
    send,
    async dearerRows() {
      const rule = { select: { hidden: true }, change: { by: 'amount', value: '7', on: 'price' } };
      const { rows } = await send<WirePricePreview>('/price-changes/preview', rule);
      const changed = rows.filter(({ flags }) => !flags.includes('no-price'));
      return changed.map(({ _id, version, after }) => ({ _id, version, ...after }));
    },
  };
}
