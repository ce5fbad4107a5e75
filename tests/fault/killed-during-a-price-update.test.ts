import { describe, expect, test } from 'vitest';
import { demoProducts } from '#demo/generate-products.ts';
import { aFilledPlace } from '#tests/support/a-filled-place.ts';
import { crashEnv } from '#tests/support/crash-env.ts';
import { serverOfTest } from '#tests/support/server-of-test.ts';
import { assertSoundShop, inDatabase } from '#tests/support/sound-shop.ts';
import { timesInStorm } from '#tests/support/storm.ts';
import { ENGINES } from '#tests/support/test-shop.ts';
import { logInAt } from '#tests/support/upload-photo.ts';

/** Prices are written a thousand at a time, so this update takes two statements. */
const PRODUCTS = 1200;

/** Where the process dies: the text of a statement, and its count among the statements with that text. */
const DEATH_POINTS: readonly (readonly [string, number])[] = [
  ['update products set', 1],
  ['update products set', 2],
  ['insert into "price_changes"', 1],
  ['insert into "price_changes"', 2],
];

describe.each(ENGINES)('the process killed in the middle of an update of all prices on %s', (engine) => {
  test('the update changed all prices or none, and works when sent again [PRICES-010]', async () => {
    const { env, ...place } = await aFilledPlace(engine, demoProducts(PRODUCTS));
    for (const [statement, nth] of DEATH_POINTS.slice(-timesInStorm(1, DEATH_POINTS.length))) {
      const crashing = await serverOfTest({ ...env, ...crashEnv(statement, nth) }, place.dataDir);
      const before = await prices(place);
      const body = dearerBy(7, before);
      await expect(updatePrices(crashing.url, body)).rejects.toThrow('fetch failed');

      const after = await serverOfTest(env, place.dataDir);
      expect(await prices(place)).toEqual(before);
      await assertSoundShop({ ...place, url: after.url });
      expect(await updatePrices(after.url, body)).toMatchObject({
        updated: before.length,
        unknownCodes: [],
      });
      await assertSoundShop({ ...place, url: after.url });
      await after.stop();
    }
  });
});

/** Prices in centavos by code. */
function prices(place: Parameters<typeof inDatabase>[0]): Promise<[string, number][]> {
  return inDatabase(place, async (db) => {
    const rows = await db.selectFrom('products').select(['code', 'price']).orderBy('code').execute();
    return rows.flatMap(({ code, price }) => (code === null || price === null ? [] : [[code, price]]));
  });
}

function dearerBy(pesos: number, before: readonly [string, number][]) {
  return { rows: before.map(([codigo, price]) => ({ codigo, precio: String(price / 100 + pesos) })) };
}

async function updatePrices(url: string, body: object): Promise<unknown> {
  const token = await logInAt(url);
  const answer = await fetch(`${url}/api/update-prices`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  return answer.json();
}
