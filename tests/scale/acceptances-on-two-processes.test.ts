import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { mailContent } from '#tests/support/mail-content.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { newDatabase } from '#tests/support/postgres-server.ts';
import { acceptedAt, quotesSentAt, storedAcceptances } from '#tests/support/quotes-at.ts';
import { serverOfTest } from '#tests/support/server-of-test.ts';
import { inDatabase } from '#tests/support/sound-shop.ts';
import { ENGINES } from '#tests/support/test-shop.ts';

const SHOP = 'ventas@casahilvan.example';

describe.each(ENGINES)('twenty acceptances at once over two processes on %s', (engine) => {
  test('are one acceptance, one entry and one mail, with one answer for all [QUOTE-004]', async () => {
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

    await eventually(() => unsentNotices(place)).toBe(0);
    const subjects = mail.received
      .filter(({ to }) => to === SHOP)
      .map(({ raw }) => mailContent(raw).headers.get('subject'));
    expect(subjects.filter((subject) => subject?.includes('aceptó'))).toHaveLength(1);
  });
});

function unsentNotices(place: Parameters<typeof inDatabase>[0]): Promise<number> {
  return inDatabase(place, async (db) => {
    const rows = await db.selectFrom('outbox').select('id').where('sent_at', 'is', null).execute();
    return rows.length;
  });
}
