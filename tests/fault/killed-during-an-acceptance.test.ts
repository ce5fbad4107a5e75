import { describe, expect, inject, test } from 'vitest';
import { crashEnv } from '#tests/support/crash-env.ts';
import { inParallel } from '#tests/support/many-orders.ts';
import { newDatabase } from '#tests/support/postgres-server.ts';
import { acceptedAt, quotesSentAt, storedAcceptances } from '#tests/support/quotes-at.ts';
import { serverOfTest } from '#tests/support/server-of-test.ts';
import { assertSoundShop } from '#tests/support/sound-shop.ts';
import { timesInStorm } from '#tests/support/storm.ts';
import { ENGINES } from '#tests/support/test-shop.ts';

const QUOTES = 40;
const CLIENTS = 8;
const KILLS = timesInStorm(1, 20);

/** Before each of these is committed, nothing of an acceptance counts. */
const DEATH_POINTS = [
  'update "quotes" set "accepted_at"',
  'update "orders" set "quote_state"',
  'insert into "outbox"',
  'insert into "order_entries"',
] as const;

/** A shop that has a mail server, which is never reached. */
const MAIL = {
  SMTP_URL: 'smtp://127.0.0.1:9',
  NOTIFY_EMAIL: 'ventas@casahilvan.example',
  PUBLIC_URL: 'https://casahilvan.example',
};

describe.each(ENGINES)('the process killed while customers accept on %s', (engine) => {
  const envOf = async (): Promise<Record<string, string>> => ({
    ...MAIL,
    ...(engine === 'postgres' && { DATABASE_URL: await newDatabase(inject('postgresUrl')) }),
  });

  test(`what was acknowledged is accepted, and told once, by entry and by mail (kills: ${KILLS}) [QUOTE-004]`, async () => {
    const env = await envOf();
    let server = await serverOfTest(env);
    const place = { dataDir: server.dataDir, databaseUrl: env.DATABASE_URL };
    for (let kill = 0; kill < KILLS; kill += 1) {
      const tokens = await quotesSentAt(server.url, QUOTES);
      let answered = 0;
      const { url, stop } = server;
      const outcomes = await inParallel(tokens, {
        clients: CLIENTS,
        async work(token) {
          const acceptance = await acceptedAt(url, token);
          answered += 1;
          if (answered === 5 + kill) await stop('SIGKILL');
          return { token, acceptance };
        },
      });
      const acknowledged = outcomes.filter(({ acceptance }) => acceptance !== null);
      expect(acknowledged.length).toBeLessThan(QUOTES);

      const stored = await storedAcceptances(place);
      for (const { token, acceptance } of acknowledged)
        expect(stored.get(token)?.at).toBe(Date.parse(acceptance?.acceptedAt ?? ''));
      for (const token of tokens) expect(stored.get(token)).toEqual(wholeOrNone(stored.get(token)?.at));

      server = await serverOfTest(env, place.dataDir);
      const again = await Promise.all(tokens.map((token) => acceptedAt(server.url, token)));
      const after = await storedAcceptances(place);
      for (const [index, token] of tokens.entries()) {
        const at = Date.parse(again[index]?.acceptedAt ?? '');
        expect(after.get(token)).toEqual(wholeOrNone(at));
        expect(stored.get(token)?.at ?? at).toBe(at);
      }
      await assertSoundShop({ ...place, url: server.url });
    }
  });

  test.each(timesInStorm(0, 1) === 1 ? DEATH_POINTS : DEATH_POINTS.slice(-1))(
    'killed after «%s», nothing is accepted, and accepting again works [QUOTE-004]',
    async (statement) => {
      const env = await envOf();
      const before = await serverOfTest(env);
      const place = { dataDir: before.dataDir, databaseUrl: env.DATABASE_URL };
      const [token = ''] = await quotesSentAt(before.url, 1);
      await before.stop();

      const dying = await serverOfTest({ ...env, ...crashEnv(statement) }, place.dataDir);
      expect(await acceptedAt(dying.url, token)).toBeNull();
      expect((await storedAcceptances(place)).get(token)).toEqual(wholeOrNone(null));

      const after = await serverOfTest(env, place.dataDir);
      const acceptance = await acceptedAt(after.url, token);
      const at = Date.parse(acceptance?.acceptedAt ?? '');
      expect((await storedAcceptances(place)).get(token)).toEqual(wholeOrNone(at));
      await assertSoundShop({ ...place, url: after.url });
    },
  );
});

function wholeOrNone(at: number | null | undefined) {
  return at === null || at === undefined
    ? { at: null, state: 'sent', entries: 0, notices: 0 }
    : { at, state: 'accepted', entries: 1, notices: 1 };
}
