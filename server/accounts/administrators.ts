import { mayDo, type Role } from '#domain/accounts/roles.ts';
import type { WireAdministrator } from '#schemas/account-answers.ts';
import { record } from '#server/audit/record.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { nextNumber } from '#server/kernel/counters.ts';
import { Refusal } from '#server/kernel/errors.ts';
import { inTransaction } from '#server/kernel/transaction.ts';

/** All administrators, oldest first. */
export async function listAdministrators(ctx: Context): Promise<WireAdministrator[]> {
  const { accountId } = assertMay(ctx, 'accounts');
  const rows = await ctx.db
    .selectFrom('accounts')
    .select(['id', 'email', 'role', 'created_at', 'totp_secret'])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id, email, role, created_at, totp_secret }) => ({
    _id: id,
    email,
    role,
    since: new Date(created_at).toISOString(),
    codes: totp_secret !== null,
    current: id === accountId,
  }));
}

/**
 * Removes another administrator, with their sessions and invitations. Nobody can remove their own account, so at least
 * one owner is always left.
 * @throws Refusal 'own-account' · 'administrator-not-found' · 'not-authenticated' or 'not-allowed' when the actor was
 * removed, or is no owner any more
 */
export async function removeAdministrator(ctx: Context, id: string): Promise<void> {
  const { accountId } = assertMay(ctx, 'accounts');
  if (id === accountId) throw new Refusal('own-account');
  await inTransaction(ctx, async (ctx) => {
    await lockAdministrators(ctx);
    const removed = await ctx.db
      .deleteFrom('accounts')
      .where('id', '=', id)
      .returning('email')
      .executeTakeFirst();
    if (removed === undefined) throw new Refusal('administrator-not-found');
    await withdrawInvitationsOf(ctx, removed.email);
    await record(ctx, 'administrator-removed', removed);
  });
}

/**
 * Gives an administrator another role, which holds from their next request on. Who may no longer invite has no open
 * invitations either.
 * @throws Refusal 'last-owner' · 'administrator-not-found' · and as {@link removeAdministrator}
 */
export async function changeRole(ctx: Context, { id, role }: { id: string; role: Role }): Promise<void> {
  assertMay(ctx, 'accounts');
  await inTransaction(ctx, async (ctx) => {
    await lockAdministrators(ctx);
    const account = await ctx.db
      .selectFrom('accounts')
      .select(['email', 'role'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (account === undefined) throw new Refusal('administrator-not-found');
    const { email, role: from } = account;
    if (role === from) return;
    if (from === 'dueno' && (await countOwners(ctx)) === 1) throw new Refusal('last-owner');
    await ctx.db.updateTable('accounts').set({ role }).where('id', '=', id).execute();
    if (!mayDo(role, 'accounts')) await withdrawInvitationsOf(ctx, email);
    await record(ctx, 'role-changed', { email, from, to: role });
  });
}

/**
 * The counter's row is a lock: two owners who remove or demote each other take turns, and the second is refused.
 * @throws Refusal when the actor was removed, or is no owner any more
 */
async function lockAdministrators(ctx: Context): Promise<void> {
  await nextNumber(ctx, 'administrator-changes');
  if (ctx.actor === null) return;
  const { accountId, email } = ctx.actor;
  const account = await ctx.db
    .selectFrom('accounts')
    .select('role')
    .where('id', '=', accountId)
    .executeTakeFirst();
  const present = account === undefined ? null : { accountId, email, role: account.role };
  assertMay({ actor: present }, 'accounts');
}

async function countOwners({ db }: Context): Promise<number> {
  const { count } = await db
    .selectFrom('accounts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('role', '=', 'dueno')
    .executeTakeFirstOrThrow();
  return count;
}

async function withdrawInvitationsOf({ db }: Context, email: string): Promise<void> {
  await db.deleteFrom('invitations').where('invited_by', '=', email).execute();
}
