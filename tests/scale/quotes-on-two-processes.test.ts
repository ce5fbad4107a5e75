import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { mailContent } from '#tests/support/mail-content.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { newDatabase } from '#tests/support/postgres-server.ts';
import { acceptedAt, quotesSentAt, storedAcceptances } from '#tests/support/quotes-at.ts';
import { serverOfTest } from '#tests/support/server-of-test.ts';
import { inDatabase } from '#tests/support/sound-shop.ts';
import { ENGINES } from '#tests/support/test-shop.ts';

/** How many quotes end at once. */
const EXPIRING = 10;

const SHOP = 'ventas@casahilvan.example';

describe.each(ENGINES)('quotes over two processes on %s', (engine) => {
  test('twenty acceptances at once are one, with one entry, mail and answer; each end is told once [QUOTE-004 QUOTE-005]', async () => {
    const mail = await startMailServer();
    onTestFinished(() => mail.close());
    const env: Record<string, string> = {
      SMTP_URL: mail.url,
      NOTIFY_EMAIL: SHOP,
      PUBLIC_URL: 'https://casahilvan.example',
      ...(engine === 'postgres' && { DATABASE_URL: await newDatabase(inject('postgresUrl')) }),
    };
    const one = await serverOfTest(env);
    const other = await serverOfTest(env, one.dataDir);
    const place = { dataDir: one.dataDir, databaseUrl: env.DATABASE_URL };
    const [token = ''] = await quotesSentAt(one.url, 1);

    const twenty = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? one : other));
    const answers = await Promise.all(twenty.map(({ url }) => acceptedAt(url, token)));
    const [first] = answers;
    expect(first).toEqual({ orderNumber: 1, total: 54_000, acceptedAt: expect.any(String) });
    expect(answers).toEqual(Array(20).fill(first));
    const at = Date.parse(first?.acceptedAt ?? '');
    expect((await storedAcceptances(place)).get(token)).toEqual({
      at,
      state: 'accepted',
      entries: 1,
      notices: 1,
    });

    await expect.poll(() => unsentNotices(place)).toBe(0);
    expect(subjectsOf(mail).filter((subject) => subject.includes('aceptó'))).toHaveLength(1);

    const open = await quotesSentAt(one.url, EXPIRING);
    await endAll(place);
    await expect.poll(() => toldEnds(place)).toEqual(Array(EXPIRING).fill(1));
    await expect.poll(() => unsentNotices(place)).toBe(0);
    expect(subjectsOf(mail).filter((subject) => subject.includes('venció'))).toHaveLength(EXPIRING);
    const stored = await storedAcceptances(place);
    expect(open.map((each) => stored.get(each)?.state)).toEqual(Array(EXPIRING).fill('sent'));
  });
});

type Place = Parameters<typeof inDatabase>[0];

function subjectsOf({ received }: Awaited<ReturnType<typeof startMailServer>>): string[] {
  const toShop = received.filter(({ to }) => to === SHOP);
  return toShop.map(({ raw }) => mailContent(raw).headers.get('subject') ?? '');
}

/** Makes the validity of all unanswered quotes end now, as their orders have it. */
function endAll(place: Place): Promise<unknown> {
  return inDatabase(place, (db) =>
    db
      .updateTable('orders')
      .set({ quote_valid_until: 1, quote_expires_at: 1 })
      .where('quote_state', '=', 'sent')
      .execute(),
  );
}

/** How often the end of each order's quote was told, where it was. */
function toldEnds(place: Place): Promise<number[]> {
  return inDatabase(place, async (db) => {
    const rows = await db
      .selectFrom('order_entries')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('kind', '=', 'quote-expired')
      .groupBy('order_id')
      .execute();
    return rows.map(({ count }) => count);
  });
}

function unsentNotices(place: Place): Promise<number> {
  return inDatabase(place, async (db) => {
    const rows = await db.selectFrom('outbox').select('id').where('sent_at', 'is', null).execute();
    return rows.length;
  });
}
