import type { Role } from '#domain/accounts/roles.ts';
import { record } from '#server/audit/record.ts';
import type { Context } from '#server/kernel/context.ts';
import { Refusal } from '#server/kernel/errors.ts';
import { sessionTokenHash } from '#server/kernel/session-token.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { deviceProof } from './known-device.ts';
import type { LoggedIn } from './log-in.ts';
import { openSession } from './open-session.ts';
import { hashedPassword } from './password.ts';

/** The invitation of a secret. @throws Refusal 'invitation-not-found': unknown, withdrawn, used or expired */
export async function findInvitation(
  { db, now }: Context,
  token: string,
): Promise<{ email: string; role: Role }> {
  const invitation = await db
    .selectFrom('invitations')
    .select(['email', 'role'])
    .where('token_hash', '=', sessionTokenHash(token))
    .where('expires_at', '>', now())
    .executeTakeFirst();
  if (invitation === undefined) throw new Refusal('invitation-not-found');
  return invitation;
}

/**
 * Makes the invited person an administrator and logs them in. An invitation works once.
 * @throws Refusal 'invitation-not-found' · 'administrator-exists'
 */
export async function acceptInvitation(
  ctx: Context,
  { token, password, userAgent }: { token: string; password: string; userAgent: string },
): Promise<LoggedIn> {
  // Hashing is slow, so the invitation is checked first.
  await findInvitation(ctx, token);
  const passwordHash = await hashedPassword(password);
  return inTransaction(ctx, async (ctx) => {
    const invitation = await ctx.db
      .deleteFrom('invitations')
      .where('token_hash', '=', sessionTokenHash(token))
      .where('expires_at', '>', ctx.now())
      .returning(['email', 'invited_by', 'role'])
      .executeTakeFirst();
    if (invitation === undefined) throw new Refusal('invitation-not-found');
    const { email, invited_by: invitedBy, role } = invitation;
    const account = await ctx.db
      .insertInto('accounts')
      .values({ id: ctx.newId(), email, password_hash: passwordHash, created_at: ctx.now(), role })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (account === undefined) throw new Refusal('administrator-exists');
    const administrator = { accountId: account.id, email, role };
    await record({ ...ctx, actor: administrator }, 'invitation-accepted', { invitedBy });
    const opened = await openSession(ctx, { administrator, userAgent });
    return { token: opened, device: deviceProof({ email, passwordHash }) };
  });
}
