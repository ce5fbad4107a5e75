import { sql } from 'kysely';
import { areaOf } from '#server/audit/area-of.ts';
import { record } from '#server/audit/record.ts';
import type { Context } from '#server/kernel/context.ts';
import { Refusal } from '#server/kernel/errors.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { acceptCode } from './accept-code.ts';
import { type DeviceProof, deviceProof, knownDevice } from './known-device.ts';
import { beginAttempt, forgetAttempt } from './login-throttle.ts';
import { openSession } from './open-session.ts';
import { isPassword } from './password.ts';

type Login = {
  readonly email: string;
  readonly password: string;
  /** A one-time or recovery code, or `null` before one was asked for. */
  readonly code: string | null;
  readonly address: string;
  /** What the browser sent as `deviceCookie(email)`. */
  readonly device?: string | undefined;
  readonly userAgent: string;
};

/** A session's token, and the proof that the browser keeps for its next login. */
export type LoggedIn = { readonly token: string; readonly device: DeviceProof };

/**
 * Opens a session for an administrator.
 * @throws Refusal 'wrong-credentials', the same for an unknown account and a wrong password; 'code-required' when the
 * password is right and the account wants a code too; 'wrong-code'; 'too-many-logins'
 */
export async function logIn(
  ctx: Context,
  { password, code, address, userAgent, ...login }: Login,
): Promise<LoggedIn> {
  const email = loginEmail(login.email);
  const account = await ctx.db
    .selectFrom('accounts')
    .select(['id', 'email', 'password_hash', 'totp_secret', 'role'])
    .where('email', '=', email)
    .executeTakeFirst();
  const signer = { email, passwordHash: account?.password_hash ?? '' };
  const device = account === undefined ? null : knownDevice(login.device, signer);
  const attempt = await beginAttempt(ctx, device === null ? { email, address } : { device });
  const isRight = await isPassword(password, account?.password_hash ?? null);
  if (account === undefined || !isRight) {
    await recordFailure(ctx, { email, attempt });
    throw new Refusal('wrong-credentials');
  }
  const { id, totp_secret, role } = account;
  if (totp_secret !== null && code === null) {
    await forgetAttempt(ctx, attempt);
    throw new Refusal('code-required');
  }
  const administrator = { accountId: id, email, role };
  const token = await inTransaction(ctx, async (ctx) => {
    if (totp_secret !== null && !(await acceptCode(ctx, { id, email, totp_secret }, code ?? ''))) {
      await record({ ...ctx, actor: administrator }, 'login-failed', { reason: 'code' });
      return null;
    }
    await forgetAttempt(ctx, attempt);
    return openSession(ctx, { administrator, userAgent });
  });
  if (token === null) throw new Refusal('wrong-code');
  return { token, device: deviceProof(signer, device ?? undefined) };
}

/** An account's email as it is stored. */
export function loginEmail(typed: string): string {
  return typed.trim().toLowerCase();
}

/**
 * Adds a known account's failed login to the audit log. For an unknown account it also writes and commits, but keeps no
 * entry: equal times don't reveal which accounts exist.
 */
async function recordFailure(
  ctx: Context,
  { email, attempt }: { email: string; attempt: number },
): Promise<void> {
  const now = ctx.now();
  await inTransaction(ctx, async ({ db }) => {
    await db.updateTable('login_failures').set({ failed_at: now }).where('id', '=', attempt).execute();
    await db
      .insertInto('audit_log')
      .columns(['happened_at', 'actor', 'area', 'kind', 'details'])
      .expression((eb) =>
        eb
          .selectFrom('accounts')
          .select([
            sql<number>`cast(${now} as bigint)`.as('happened_at'),
            'email as actor',
            sql.lit(areaOf('login-failed')).as('area'),
            sql.lit('login-failed').as('kind'),
            sql.lit(JSON.stringify({ reason: 'password' })).as('details'),
          ])
          .where('email', '=', email),
      )
      .execute();
  });
}
