import { describe, expect, test } from 'vitest';
import { demoProducts } from '#demo/generate-products.ts';
import type { WireProductActionDone } from '#schemas/product-action-answers.ts';
import { aFilledPlace } from '#tests/support/a-filled-place.ts';
import { crashEnv } from '#tests/support/crash-env.ts';
import { serverOfTest } from '#tests/support/server-of-test.ts';
import { assertSoundShop, inDatabase } from '#tests/support/sound-shop.ts';
import { timesInStorm } from '#tests/support/storm.ts';
import { ENGINES } from '#tests/support/test-shop.ts';
import { logInAt } from '#tests/support/upload-photo.ts';

/** Rows are staged and copied 2,000 at a time, so an action takes this many pieces of each. */
const PIECES = timesInStorm(2, 3);
const PRODUCTS = PIECES * 2000 - 1000;

/** Where the process dies: the text of a statement, its count among those, and whether the marks count by then. */
const DEATH_POINTS: readonly (readonly [statement: string, nth: number, counts: boolean])[] = [
  ['update products set', 2, true],
  ['insert into "price_changes"', PIECES, false],
  ['insert into "price_batches"', 1, false],
  ['insert into "audit_log"', 2, false],
  ['update "price_batches" set "status"', 1, false],
  ['update products set', 1, true],
];

const STORM_ROUNDS = 20;

describe.each(ENGINES)('the process killed while all products become offers on %s', (engine) => {
  test('all products are marked or none, and the action works when sent again [BUY-007]', async () => {
    const { env, ...place } = await aFilledPlace(engine, demoProducts(PRODUCTS));
    for (const [round, [statement, nth, counts]] of deaths().entries()) {
      const isOn = round % 2 === 0;
      const crashing = await serverOfTest({ ...env, ...crashEnv(statement, nth) }, place.dataDir);
      const before = await storedOffers(place);
      await expect(markAll(crashing.url, isOn)).rejects.toThrow('fetch failed');

      const after = await serverOfTest(env, place.dataDir);
      const expected = counts ? before.map(() => isOn) : before;
      expect(await storedOffers(place)).toEqual(expected);
      await assertSoundShop({ ...place, url: after.url });
      const changed = expected.filter((isOffer) => isOffer !== isOn).length;
      expect(await markAll(after.url, isOn)).toMatchObject({ changed });
      expect(new Set(await storedOffers(place))).toEqual(new Set([isOn]));
      await assertSoundShop({ ...place, url: after.url });
      await after.stop();
    }
  });
});

/** One death among the copies; in the storm twenty, everywhere. */
function deaths() {
  return Array.from(
    { length: timesInStorm(1, STORM_ROUNDS) },
    (_, round) => DEATH_POINTS[round % DEATH_POINTS.length],
  ).filter((point) => point !== undefined);
}

async function markAll(url: string, value: boolean): Promise<WireProductActionDone> {
  const headers = { authorization: `Bearer ${await logInAt(url)}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ select: { hidden: true }, action: 'offer', value });
  return (await fetch(`${url}/api/items/actions`, { method: 'POST', headers, body })).json();
}

/** By product. */
async function storedOffers(place: Parameters<typeof inDatabase>[0]): Promise<boolean[]> {
  return inDatabase(place, async (db) => {
    const rows = await db.selectFrom('products').select('is_offer').orderBy('id').execute();
    return rows.map((row) => Boolean(row.is_offer));
  });
}
