import { assertAdministrator } from '#server/kernel/assert-administrator.ts';
import type { Context } from '#server/kernel/context.ts';
import { Refusal } from '#server/kernel/errors.ts';
import { acceptCode } from './accept-code.ts';
import { beginAttempt, forgetAttempt } from './login-throttle.ts';
import { isPassword } from './password.ts';

/**
 * Checks the password again before a sensitive change, because anyone could be using an open session. Wrong guesses are
 * limited like logins, by a counter of the account's own sessions.
 * @param code checked too, unless it is `null`
 * @throws Refusal 'wrong-password' · 'wrong-code' · 'codes-are-off' · 'too-many-logins'
 */
export async function confirmIdentity(
  ctx: Context,
  { password, code }: { password: string; code: string | null },
): Promise<void> {
  const { accountId, email } = assertAdministrator(ctx);
  const attempt = await beginAttempt(ctx, { sessionsOf: accountId });
  const { password_hash, totp_secret } = await ctx.db
    .selectFrom('accounts')
    .select(['password_hash', 'totp_secret'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (!(await isPassword(password, password_hash))) throw new Refusal('wrong-password');
  if (code !== null) {
    if (totp_secret === null) throw new Refusal('codes-are-off');
    if (!(await acceptCode(ctx, { id: accountId, email, totp_secret }, code)))
      throw new Refusal('wrong-code');
  }
  await forgetAttempt(ctx, attempt);
}
