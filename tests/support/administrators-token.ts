import { createSessionToken, sessionTokenHash } from '#server/accounts/session-token.ts';
import type { Context } from '#server/context.ts';

/** Hash of 'clave-de-prueba-1' at the lowest cost. */
const PASSWORD_HASH =
  '$argon2id$v=19$m=8,t=1,p=1$7MQ27mYYxgksP3TqgWmoZg$tcww3IUTPcDXNYCgKQYkG4vRFRW7GmMcCcmjBZLU+Zs';

/** A session without the 50 ms that hashing a password takes; tests of the login log in for real. */
export async function administratorsToken({ db, now }: Context): Promise<string> {
  const token = createSessionToken();
  await db
    .insertInto('accounts')
    .values({
      id: 'administrator',
      email: 'ana@casahilvan.example',
      password_hash: PASSWORD_HASH,
      created_at: now(),
    })
    .execute();
  await db
    .insertInto('sessions')
    .values({
      token_hash: sessionTokenHash(token),
      account_id: 'administrator',
      created_at: now(),
      expires_at: now() + 86_400_000,
      last_seen_at: now(),
      user_agent: '',
    })
    .execute();
  return token;
}
