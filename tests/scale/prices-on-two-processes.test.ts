import { describe, expect, inject, test } from 'vitest';
import type {
  WirePriceBatch,
  WirePriceBatchDetail,
  WirePricePreview,
} from '#schemas/price-change-answers.ts';
import type { WireRowsChanged } from '#schemas/wire/problem.ts';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { newDatabase } from '#tests/support/postgres-server.ts';
import { serverOfTest } from '#tests/support/server-of-test.ts';
import { shopClient } from '#tests/support/shop-client.ts';
import { assertSoundShop } from '#tests/support/sound-shop.ts';
import { timesInStorm } from '#tests/support/storm.ts';
import { ENGINES } from '#tests/support/test-shop.ts';
import { logInAt } from '#tests/support/upload-photo.ts';

const PRODUCTS = 12;

describe.each(ENGINES)('two people who change the same prices on two processes on %s', (engine) => {
  test('nothing is applied that was not seen, and the second is told which rows [STUDIO-005 STUDIO-006]', async () => {
    const env: Record<string, string> =
      engine === 'postgres' ? { DATABASE_URL: await newDatabase(inject('postgresUrl')) } : {};
    const one = await serverOfTest(env);
    const other = await serverOfTest(env, one.dataDir);
    const client = await shopClient(one.url);
    for (let made = 0; made < PRODUCTS; made += 1) await client.addProduct(aPlainThread());
    const desks = await Promise.all([deskAt(one.url), deskAt(other.url)]);

    for (let round = 0; round < timesInStorm(3, 30); round += 1) {
      const previews = await Promise.all(desks.map(({ preview }) => preview()));
      const answers = await Promise.all(desks.map(({ apply }, index) => apply(previews[index])));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
      const refused: WireRowsChanged = answers.find(({ status }) => status === 409)?.body;
      expect(refused).toMatchObject({ code: 'rows-changed' });
      expect(refused.rows).toHaveLength(PRODUCTS);
      const seen = previews[0]?.rows.map(({ _id, before, after }) => [_id, before, after]).sort();
      const detail = await desks[0]?.newest();
      expect(detail?.rows.map(({ _id, before, after }) => [_id, before, after]).sort()).toEqual(seen);
      expect(detail?.rows.every(({ state }) => state === 'applied')).toBe(true);
    }
    for (const { url } of [one, other])
      await assertSoundShop({ dataDir: one.dataDir, databaseUrl: env.DATABASE_URL, url });
  });
});

async function deskAt(url: string) {
  const headers = { authorization: `Bearer ${await logInAt(url)}`, 'content-type': 'application/json' };
  const send = async (path: string, body: object) => {
    const answer = await fetch(`${url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return { status: answer.status, body: await answer.json() };
  };
  const get = async <T>(path: string): Promise<T> => (await fetch(`${url}/api${path}`, { headers })).json();
  return {
    async preview(): Promise<WirePricePreview> {
      return (await send('/price-changes/preview', { change: { by: 'percent', value: '1', on: 'both' } }))
        .body;
    },
    apply: (preview: WirePricePreview | undefined) =>
      send('/price-changes', {
        rows: preview?.rows.map(({ _id, version, after }) => ({ _id, version, ...after })),
      }),
    async newest(): Promise<WirePriceBatchDetail> {
      const [batch] = await get<WirePriceBatch[]>('/price-changes?page=1&size=1');
      return get(`/price-changes/${batch?.id}`);
    },
  };
}
