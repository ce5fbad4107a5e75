import type { Context } from '#server/context.ts';
import { Refusal } from '#server/errors.ts';
import { beginAttempt, forgetAttempt } from './login-throttle.ts';
import { isPassword } from './password.ts';
import { SESSION_SECONDS } from './session-cookie.ts';
import { newSessionToken, sessionTokenHash } from './session-token.ts';

/**
 * Opens a session for an administrator and returns its token, which is stored only as a hash.
 * @throws Refusal 'wrong-credentials', the same for an unknown account and a wrong password; 'too-many-logins'
 */
export async function logIn(
  ctx: Context,
  input: { email: string; password: string; address: string },
): Promise<{ token: string; email: string }> {
  const email = input.email.trim().toLowerCase();
  const attempt = await beginAttempt(ctx, { email, address: input.address });
  const account = await ctx.db
    .selectFrom('accounts')
    .select(['id', 'email', 'password_hash'])
    .where('email', '=', email)
    .executeTakeFirst();
  const isRight = await isPassword(input.password, account?.password_hash ?? null);
  if (account === undefined || !isRight) throw new Refusal('wrong-credentials');
  await forgetAttempt(ctx, attempt);
  const token = newSessionToken();
  const now = ctx.now();
  await ctx.db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
  await ctx.db
    .insertInto('sessions')
    .values({
      token_hash: sessionTokenHash(token),
      account_id: account.id,
      created_at: now,
      expires_at: now + SESSION_SECONDS * 1000,
    })
    .execute();
  return { token, email: account.email };
}
