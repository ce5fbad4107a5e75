import { describe, expect, inject, test } from 'vitest';
import type { WireQuote, WireQuoteReceipt } from '#schemas/quote-answers.ts';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { crashEnv } from '#tests/support/crash-env.ts';
import { orderThroughApi } from '#tests/support/order-through-api.ts';
import { newDatabase } from '#tests/support/postgres-server.ts';
import { A_QUOTE, aQuoteLine } from '#tests/support/quote-desk.ts';
import { inThreeDays } from '#tests/support/quotes-at.ts';
import { serverOfTest } from '#tests/support/server-of-test.ts';
import { shopClient } from '#tests/support/shop-client.ts';
import { assertSoundShop } from '#tests/support/sound-shop.ts';
import { timesInStorm } from '#tests/support/storm.ts';
import { ENGINES } from '#tests/support/test-shop.ts';
import { logInAt } from '#tests/support/upload-photo.ts';

/** Before each of these is committed, nothing of a quote counts. */
const DEATH_POINTS = [
  'update "orders" set "quote_state"',
  'insert into "quote_drafts"',
  'insert into "order_entries"',
];

describe.each(ENGINES)('the process killed while a quote is sent on %s', (engine) => {
  test.each(timesInStorm(0, 1) === 1 ? DEATH_POINTS : DEATH_POINTS.slice(1, 2))(
    'after «%s» nothing of it is stored, and the same press sends one version [QUOTE-003]',
    async (statement) => {
      const databaseUrl = engine === 'postgres' ? await newDatabase(inject('postgresUrl')) : undefined;
      const env: Record<string, string> = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl };
      const before = await serverOfTest(env);
      const place = { dataDir: before.dataDir, databaseUrl };
      const product = await (await shopClient(before.url)).addProduct(aPlainThread({ code: null }));
      const order = await orderThroughApi(before.url, { lines: [{ product, quantities: { Rojo: 2 } }] });
      await before.stop();

      const path = `/api/orders/${order._id}/quotes`;
      const headersAt = async (url: string) => ({
        authorization: `Bearer ${await logInAt(url)}`,
        'content-type': 'application/json',
        'idempotency-key': 'la-misma-pulsacion',
        'if-match': '"0"',
      });
      const body = JSON.stringify({
        ...A_QUOTE,
        lines: [aQuoteLine(product, { Rojo: 2 })],
        validUntil: inThreeDays(),
      });
      const dying = await serverOfTest({ ...env, ...crashEnv(statement) }, place.dataDir);
      const headers = await headersAt(dying.url);
      await expect(fetch(dying.url + path, { method: 'POST', headers, body })).rejects.toThrow(TypeError);

      const after = await serverOfTest(env, place.dataDir);
      const again = await headersAt(after.url);
      const quotes = async (): Promise<WireQuote[]> =>
        (await fetch(after.url + path, { headers: again })).json();
      expect(await quotes()).toEqual([]);
      for (let press = 0; press < 2; press += 1) {
        const answer = await fetch(after.url + path, { method: 'POST', headers: again, body });
        expect((await answer.json()) as WireQuoteReceipt).toMatchObject({ version: 1 });
      }
      expect(await quotes()).toHaveLength(1);
      await assertSoundShop({ ...place, url: after.url });
    },
  );
});
