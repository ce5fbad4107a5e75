import type { Role } from '#domain/accounts/roles.ts';
import type { WireInvitation } from '#schemas/account-answers.ts';
import { record } from '#server/audit/record.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { Refusal } from '#server/kernel/errors.ts';
import { createSessionToken, sessionTokenHash } from '#server/kernel/session-token.ts';
import { inTransaction } from '#server/kernel/transaction.ts';

const VALID_MS = 7 * 86_400_000;

/** Open invitations, newest first. */
export async function listInvitations(ctx: Context): Promise<WireInvitation[]> {
  assertMay(ctx, 'accounts');
  const rows = await ctx.db
    .selectFrom('invitations')
    .select(['id', 'email', 'role', 'invited_by', 'expires_at'])
    .where('expires_at', '>', ctx.now())
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ id, email, role, invited_by, expires_at }) => ({
    _id: id,
    email,
    role,
    invitedBy: invited_by,
    expiresAt: new Date(expires_at).toISOString(),
  }));
}

/**
 * Invites an administrator by email and replaces an earlier invitation to the same address. Returns the secret of its
 * link; the database keeps only a hash of it.
 * @throws Refusal 'administrator-exists'
 */
export async function inviteAdministrator(
  ctx: Context,
  { email, role }: { email: string; role: Role },
): Promise<{ invitation: WireInvitation; token: string }> {
  const actor = assertMay(ctx, 'accounts');
  const token = createSessionToken();
  const now = ctx.now();
  const id = ctx.newId();
  const expiresAt = now + VALID_MS;
  await inTransaction(ctx, async (ctx) => {
    const account = await ctx.db
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirst();
    if (account !== undefined) throw new Refusal('administrator-exists');
    const values = {
      id,
      token_hash: sessionTokenHash(token),
      invited_by: actor.email,
      role,
      created_at: now,
      expires_at: expiresAt,
    };
    await ctx.db
      .insertInto('invitations')
      .values({ ...values, email })
      .onConflict((conflict) => conflict.column('email').doUpdateSet(values))
      .execute();
    await record(ctx, 'administrator-invited', { email, role });
  });
  const invitation = { _id: id, email, role, invitedBy: actor.email };
  return { invitation: { ...invitation, expiresAt: new Date(expiresAt).toISOString() }, token };
}

/** Withdraws an invitation. @throws Refusal 'invitation-not-found' */
export async function withdrawInvitation(ctx: Context, id: string): Promise<void> {
  assertMay(ctx, 'accounts');
  await inTransaction(ctx, async (ctx) => {
    const withdrawn = await ctx.db
      .deleteFrom('invitations')
      .where('id', '=', id)
      .returning('email')
      .executeTakeFirst();
    if (withdrawn === undefined) throw new Refusal('invitation-not-found');
    await record(ctx, 'invitation-withdrawn', withdrawn);
  });
}
