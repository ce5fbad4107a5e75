import type { Role } from '#domain/accounts/roles.ts';
import type { Context } from '#server/kernel/context.ts';
import { createSessionToken, sessionTokenHash } from '#server/kernel/session-token.ts';

/** Hash of 'clave-de-prueba-1' at the lowest cost. */
const PASSWORD_HASH =
  '$argon2id$v=19$m=8,t=1,p=1$7MQ27mYYxgksP3TqgWmoZg$tcww3IUTPcDXNYCgKQYkG4vRFRW7GmMcCcmjBZLU+Zs';

/** An account's session without the 50 ms that hashing a password takes; tests of the login log in for real. */
export async function administratorsToken({ db, now }: Context, role: Role = 'dueno'): Promise<string> {
  const id = role === 'dueno' ? 'administrator' : role;
  const token = createSessionToken();
  await db
    .insertInto('accounts')
    .values({
      id,
      email: role === 'dueno' ? 'ana@casahilvan.example' : `${role}@casahilvan.example`,
      password_hash: PASSWORD_HASH,
      created_at: now(),
      role,
    })
    .execute();
  await db
    .insertInto('sessions')
    .values({
      token_hash: sessionTokenHash(token),
      account_id: id,
      created_at: now(),
      expires_at: now() + 86_400_000,
      last_seen_at: now(),
      user_agent: '',
    })
    .execute();
  return token;
}
