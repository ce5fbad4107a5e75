import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { ACCESS_TOKEN, fakeMercadoPago, noticeOf, WEBHOOK_SECRET } from '#tests/support/fake-mercado-pago.ts';
import { newDatabase } from '#tests/support/postgres-server.ts';
import { acceptedAt, quotesSentAt } from '#tests/support/quotes-at.ts';
import { serverOfTest } from '#tests/support/server-of-test.ts';
import { inDatabase } from '#tests/support/sound-shop.ts';
import { timesInStorm } from '#tests/support/storm.ts';
import { ENGINES } from '#tests/support/test-shop.ts';
import { logInAt } from '#tests/support/upload-photo.ts';

const LINKS = 8;
const NOTICES = timesInStorm(300, 10_000);
const AT_ONCE = 20;

type Place = Parameters<typeof inDatabase>[0];

describe.each(ENGINES)('payments at Mercado Pago over two processes on %s', (engine) => {
  test('true, forged, double and late notices, and a process that is killed: both books agree [PAY-006]', async () => {
    const fake = await fakeMercadoPago();
    onTestFinished(() => fake.close());
    const env: Record<string, string> = {
      MERCADOPAGO_URL: fake.url,
      ...(engine === 'postgres' && { DATABASE_URL: await newDatabase(inject('postgresUrl')) }),
    };
    const one = await serverOfTest(env);
    const other = await serverOfTest(env, one.dataDir);
    const place = { dataDir: one.dataDir, databaseUrl: env.DATABASE_URL };
    await connectAt(one.url);
    const references = await linksAt([one.url, other.url]);
    const ids = Array.from({ length: 5 * LINKS }, (_, index) =>
      fake.pay(references[index % LINKS] ?? '', {
        transaction_amount: index % 5 === 4 ? 53_999.99 : 54_000,
        currency_id: index % 11 === 10 ? 'USD' : 'ARS',
        status: index % 7 === 6 ? 'pending' : 'approved',
      }),
    );
    const urls = [one.url, other.url];
    for (let sent = 0; sent < NOTICES; sent += AT_ONCE) {
      const some = Array.from({ length: AT_ONCE }, (_, index) => sent + index);
      if (sent === AT_ONCE * 5) fake.change(ids[0] ?? '', { status: 'refunded' });
      const telling = some.map((index) => tellAt(urls[index % urls.length] ?? one.url, { index, ids }));
      // Some notices of this turn are being written by it.
      if (sent === AT_ONCE * 7) await other.stop('SIGKILL');
      await Promise.all(telling);
      if (sent === AT_ONCE * 7) urls.splice(1, 1, (await serverOfTest(env, one.dataDir)).url);
    }
    // What was lost on the way is found by asking.
    await inDatabase(place, (db) =>
      db.updateTable('gateway_links').set({ next_check_at: 1, leased_until: null }).execute(),
    );
    await expect.poll(() => linksToAsk(place)).toBe(0);
    const books = await booksOf(place);
    for (const reference of references) {
      const own = [...fake.payments.values()].filter(
        ({ external_reference, status, currency_id, transaction_amount }) =>
          external_reference === reference &&
          status === 'approved' &&
          currency_id === 'ARS' &&
          transaction_amount === 54_000,
      );
      expect(books.get(reference)).toEqual({
        counted: own.length * 5_400_000,
        paid: own.length * 5_400_000,
        payments: own.length,
      });
    }
  });
});

async function connectAt(url: string): Promise<void> {
  const headers = { authorization: `Bearer ${await logInAt(url)}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ isOn: true, accessToken: ACCESS_TOKEN, webhookSecret: WEBHOOK_SECRET });
  const answer = await fetch(`${url}/api/payments/mercado-pago`, { method: 'PUT', headers, body });
  expect(answer.status).toBe(200);
}

/** What is asked to be paid for so many quotes, each by both processes at once. */
async function linksAt(urls: readonly string[]): Promise<string[]> {
  const references: string[] = [];
  for (const token of await quotesSentAt(urls[0] ?? '', LINKS)) {
    await acceptedAt(urls[0] ?? '', token);
    const answers = await Promise.all(
      urls.map(async (url) => {
        const headers = { 'content-type': 'application/json' };
        const answer = await fetch(`${url}/api/quotes/${token}/pay`, { method: 'POST', headers, body: '{}' });
        expect(answer.status).toBe(200);
        return ((await answer.json()) as { url: string }).url;
      }),
    );
    const [only = '', ...others] = new Set(answers.map((url) => url.split('=').at(-1)));
    expect(others).toEqual([]);
    references.push(only ?? '');
  }
  return references;
}

/** One in five is forged. A process that was killed answers nothing. */
async function tellAt(url: string, { index, ids }: { index: number; ids: readonly string[] }): Promise<void> {
  const id = ids[(index * 7) % ids.length] ?? '';
  const how = index % 5 === 4 ? { secret: 'falsa' } : { requestId: `aviso-${index}` };
  const { url: path, headers } = noticeOf(id, how);
  const sent = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: '{}' };
  await fetch(`${url}${path}`, sent).then(
    (answer) => answer.arrayBuffer(),
    () => null,
  );
}

async function linksToAsk(place: Place): Promise<number> {
  const rows = await inDatabase(place, (db) =>
    db.selectFrom('gateway_links').select('id').where('next_check_at', '<', 1000).execute(),
  );
  return rows.length;
}

/** By reference: what is counted, what the order has as paid, and how many payments. */
function booksOf(place: Place) {
  return inDatabase(place, async (db) => {
    const links = await db
      .selectFrom('gateway_links')
      .innerJoin('orders', 'orders.id', 'gateway_links.order_id')
      .select(['gateway_links.id', 'gateway_links.order_id', 'orders.paid_amount'])
      .execute();
    const counted = await db.selectFrom('gateway_payments').select(['link_id', 'counted']).execute();
    const payments = await db
      .selectFrom('order_payments')
      .select(['order_id'])
      .where('removed_at', 'is', null)
      .execute();
    return new Map(
      links.map(({ id, order_id, paid_amount }) => [
        id,
        {
          counted: counted.filter(({ link_id }) => link_id === id).reduce((sum, one) => sum + one.counted, 0),
          paid: paid_amount,
          payments: payments.filter((one) => one.order_id === order_id).length,
        },
      ]),
    );
  });
}
