import type { WireAdministrator } from '#schemas/wire/account.ts';
import { record } from '#server/audit/record.ts';
import type { Context } from '#server/context.ts';
import { nextNumber } from '#server/db/counters.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { Refusal } from '#server/errors.ts';
import { assertAdministrator } from './assert-administrator.ts';

/** All administrators, oldest first. */
export async function listAdministrators(ctx: Context): Promise<WireAdministrator[]> {
  const { accountId } = assertAdministrator(ctx);
  const rows = await ctx.db
    .selectFrom('accounts')
    .select(['id', 'email', 'created_at', 'totp_secret'])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id, email, created_at, totp_secret }) => ({
    _id: id,
    email,
    since: new Date(created_at).toISOString(),
    codes: totp_secret !== null,
    current: id === accountId,
  }));
}

/**
 * Removes another administrator, with their sessions and invitations. Nobody can remove their own account, so at least
 * one administrator is always left.
 * @throws Refusal 'own-account' · 'administrator-not-found' · 'not-authenticated' when the actor was removed meanwhile
 */
export async function removeAdministrator(ctx: Context, id: string): Promise<void> {
  const { accountId } = assertAdministrator(ctx);
  if (id === accountId) throw new Refusal('own-account');
  await inTransaction(ctx, async (ctx) => {
    // The counter's row is a lock: two administrators who remove each other take turns, and the second is refused.
    await nextNumber(ctx, 'administrator-changes');
    const actor = await ctx.db
      .selectFrom('accounts')
      .select('id')
      .where('id', '=', accountId)
      .executeTakeFirst();
    if (actor === undefined) throw new Refusal('not-authenticated');
    const removed = await ctx.db
      .deleteFrom('accounts')
      .where('id', '=', id)
      .returning('email')
      .executeTakeFirst();
    if (removed === undefined) throw new Refusal('administrator-not-found');
    await ctx.db.deleteFrom('invitations').where('invited_by', '=', removed.email).execute();
    await record(ctx, 'administrator-removed', removed);
  });
}
