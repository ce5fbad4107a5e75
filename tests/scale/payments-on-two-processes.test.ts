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
const NOTICED_PAYMENTS = timesInStorm(40, 2000);
const POLLED_PAYMENTS = timesInStorm(120, 10_000);
const AT_ONCE = 20;
/** Notices so far, after which the second process is killed. */
const KILLED_AFTER = AT_ONCE * 7;

type Place = Parameters<typeof inDatabase>[0];
type Fake = Awaited<ReturnType<typeof fakeMercadoPago>>;

describe.each(ENGINES)('payments at Mercado Pago over two processes on %s', (engine) => {
  async function twoProcesses() {
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
    return { fake, env, one, other, place, references };
  }

  test('true, forged, double, late and stale notices, and a process that is killed: both books agree [PAY-006]', async () => {
    const { fake, env, one, other, place, references } = await twoProcesses();
    const ids = paidAt(fake, references, NOTICED_PAYMENTS);
    // So some answers are older than what a process knows already.
    fake.lies.stale = 5;
    const urls = [one.url, other.url];
    const answers = new Map<string, number>();
    for (let sent = 0; sent < NOTICES; sent += AT_ONCE) {
      change(fake, ids[(sent * 3) % ids.length] ?? '', sent / AT_ONCE);
      const some = Array.from({ length: AT_ONCE }, (_, index) => sent + index);
      const telling = some.map((index) => tellAt(urls[index % urls.length] ?? one.url, { index, ids }));
      // Some notices of this turn are being written by it.
      if (sent === KILLED_AFTER) await other.stop('SIGKILL');
      for (const answer of await Promise.all(telling)) answers.set(answer, (answers.get(answer) ?? 0) + 1);
      if (sent === KILLED_AFTER) urls.splice(1, 1, (await serverOfTest(env, one.dataDir)).url);
    }
    fake.lies.stale = 0;
    // What was lost on the way is found by asking.
    await askAgain(place);
    expect(await booksOf(place)).toEqual(booksOfFake(fake, references));
    expect(answers.get('200')).toBeGreaterThan(NOTICES / 2);
    expect(answers.get('401')).toBeGreaterThanOrEqual(NOTICES / 10);
    printBooks(`${NOTICES} avisos`, { answers, fake, books: await booksOf(place) });
  });

  test('with the webhook off both books agree by asking alone, also after changes [PAY-006]', async () => {
    const { fake, place, references } = await twoProcesses();
    const ids = paidAt(fake, references, POLLED_PAYMENTS);
    await askAgain(place);
    expect(await booksOf(place)).toEqual(booksOfFake(fake, references));
    for (const [index, id] of ids.entries()) if (index % 3 === 0) change(fake, id, index);
    // One refusal rests all links, so they are due again before they are asked.
    fake.lies.busy = 1;
    await askAgain(place);
    await askAgain(place);
    expect(await booksOf(place)).toEqual(booksOfFake(fake, references));
    printBooks('Sin avisos', { answers: new Map(), fake, books: await booksOf(place) });
  });
});

/** Pays what was asked; and a centavo less, in another currency, of another reference, or not yet. */
function paidAt(fake: Fake, references: readonly string[], count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    fake.pay(index % 13 === 12 ? 'de otro' : (references[index % LINKS] ?? ''), {
      transaction_amount: index % 5 === 4 ? 53_999.99 : 54_000,
      currency_id: index % 11 === 10 ? 'USD' : 'ARS',
      status: index % 7 === 6 ? 'pending' : 'approved',
    }),
  );
}

/** What banks, buyers and shops do with a payment, in turns. */
function change(fake: Fake, id: string, turn: number): void {
  const changes = [
    { status: 'refunded', transaction_amount_refunded: 54_000 },
    { status: 'approved', transaction_amount_refunded: 0 },
    { status: 'approved', transaction_amount_refunded: 4000 },
    { status: 'charged_back', status_detail: 'in_process', transaction_amount_refunded: 0 },
    { status: 'charged_back', status_detail: 'reimbursed', transaction_amount_refunded: 0 },
  ];
  fake.change(id, changes[turn % changes.length] ?? {});
}

type Book = { readonly counted: number; readonly paid: number; readonly payments: number };

/** By reference, what its own payments come to, in centavos. */
function booksOfFake(fake: Fake, references: readonly string[]): Map<string, Book> {
  return new Map(
    references.map((reference) => {
      const own = [...fake.payments.values()]
        .filter((one) => one.external_reference === reference && one.currency_id === 'ARS')
        .filter(({ transaction_amount }) => transaction_amount === 54_000)
        .filter(({ status, status_detail }) => status === 'approved' || status_detail === 'reimbursed')
        .map((one) => Math.round((one.transaction_amount - one.transaction_amount_refunded) * 100))
        .filter((amount) => amount > 0);
      const sum = own.reduce((all, amount) => all + amount, 0);
      return [reference, { counted: sum, paid: sum, payments: own.length }];
    }),
  );
}

type Figures = {
  readonly answers: ReadonlyMap<string, number>;
  readonly fake: Fake;
  readonly books: ReadonlyMap<string, Book>;
};

function printBooks(what: string, { answers, fake, books }: Figures): void {
  const counted = [...books.values()].reduce((sum, { payments }) => sum + payments, 0);
  const said = [...answers].map(([answer, count]) => `${answer}: ${count}`).join(', ');
  console.log(
    `${what} (${said}): ${fake.payments.size} pagos, ${counted} cuentan, ${fake.asked.length} preguntas`,
  );
}

/** All links are due, and are asked for until none is. */
async function askAgain(place: Place): Promise<void> {
  await inDatabase(place, (db) =>
    db.updateTable('gateway_links').set({ next_check_at: 1, leased_until: null }).execute(),
  );
  await expect.poll(() => linksToAsk(place)).toBe(0);
}

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

/** One in five is forged. A process that was killed answers nothing. Returns what was answered. */
async function tellAt(
  url: string,
  { index, ids }: { index: number; ids: readonly string[] },
): Promise<string> {
  const id = ids[(index * 7) % ids.length] ?? '';
  const how = index % 5 === 4 ? { secret: 'falsa' } : { requestId: `aviso-${index}` };
  const { url: path, headers } = noticeOf(id, how);
  const sent = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: '{}' };
  return fetch(`${url}${path}`, sent).then(
    async (answer) => {
      await answer.arrayBuffer();
      return `${answer.status}`;
    },
    () => 'sin respuesta',
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
