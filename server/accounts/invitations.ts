import type { WireInvitation } from '#schemas/wire/account.ts';
import { record } from '#server/audit/record.ts';
import type { Context } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { Refusal } from '#server/errors.ts';
import { assertAdministrator } from './assert-administrator.ts';
import { createSessionToken, sessionTokenHash } from './session-token.ts';

const VALID_MS = 7 * 86_400_000;

/** Open invitations, newest first. */
export async function listInvitations(ctx: Context): Promise<WireInvitation[]> {
  assertAdministrator(ctx);
  const rows = await ctx.db
    .selectFrom('invitations')
    .select(['id', 'email', 'invited_by', 'expires_at'])
    .where('expires_at', '>', ctx.now())
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ id, email, invited_by, expires_at }) => ({
    _id: id,
    email,
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
  email: string,
): Promise<{ invitation: WireInvitation; token: string }> {
  const actor = assertAdministrator(ctx);
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
      created_at: now,
      expires_at: expiresAt,
    };
    await ctx.db
      .insertInto('invitations')
      .values({ ...values, email })
      .onConflict((conflict) => conflict.column('email').doUpdateSet(values))
      .execute();
    await record(ctx, 'administrator-invited', { email });
  });
  const invitation = { _id: id, email, invitedBy: actor.email, expiresAt: new Date(expiresAt).toISOString() };
  return { invitation, token };
}

/** Withdraws an invitation. @throws Refusal 'invitation-not-found' */
export async function withdrawInvitation(ctx: Context, id: string): Promise<void> {
  assertAdministrator(ctx);
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
