import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { administratorOf } from '#server/accounts/administrator-of.ts';
import { sessionTokenHash } from '#server/kernel/session-token.ts';
import { aFirstDatabase } from '#tests/support/first-database.ts';
import { ENGINES } from '#tests/support/test-shop.ts';
import { migrate } from '../migrate.ts';

describe.each(ENGINES)('the seventh schema on %s', (engine) => {
  test('sessions stay valid, last seen at their start', async () => {
    const db = await aFirstDatabase(engine);
    await sql`insert into accounts (id, email, password_hash, created_at)
      values ('a1', 'ana@casahilvan.example', '-', 5)`.execute(db);
    await sql`insert into sessions (token_hash, account_id, created_at, expires_at)
      values (${sessionTokenHash('secreto')}, 'a1', 10, 1000)`.execute(db);
    await migrate(db, engine);
    expect(await administratorOf({ db, now: () => 20 }, 'secreto')).toEqual({
      accountId: 'a1',
      email: 'ana@casahilvan.example',
      role: 'dueno',
    });
    const sessions = await db.selectFrom('sessions').select(['last_seen_at', 'user_agent']).execute();
    expect(sessions.map((row) => ({ ...row }))).toEqual([{ last_seen_at: 10, user_agent: '' }]);
    const [account] = await db.selectFrom('accounts').select('totp_secret').execute();
    expect(account?.totp_secret).toBeNull();
  });
});
